import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { mechBooklet, mechOfPilot, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import {
  FULL_LOAD_EVERY,
  isFullLoad,
  loadable,
  loadsOf,
} from '../../rules/campaign/acts/reload.ts';
import type { Load } from '../../rules/campaign/acts/reload.ts';
import { wouldCome } from '../../rules/campaign/settlement/would-come.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import { arrow } from '../common/signs.ts';
import { reloadForm } from '../../rules/words/acts/reload.ts';
import { listed } from '../../rules/words/listed.ts';
import { loadText, roundsName } from '../../rules/words/seat-brought.ts';
import type { ActDraft } from './act-draft.ts';

type Work = ActDraft<'reload'>;

/** Up to this many points are drawn as single pips, more as a bar. */
const MOST_PIPS = 16;

/**
 * Shows the reload (K9): for each kind of ammunition how full the 'Mech is afterward, which load is used, what
 * happens to the excess, and what is loaded from the stockpile.
 */
export const reloadAct = (work: Work): TemplateResult => {
  const { choice, find, hangar, settlement } = work;
  const mech = mechOfPilot(hangar, choice.pilot);
  const booklet = mechBooklet(mech, find);
  const isLoaded = settlement?.game.muster.options.ammunition === 'counted';
  const loads = loadsOf(booklet, mech).map((load) =>
    isLoaded ? load : { ...load, after: load.before, excess: 0 },
  );
  if (loads.length === 0)
    return html`<div class="body stack">
      <p>${reloadForm.none(booklet.mech.name)}</p>
    </div>`;
  return html`<div class="body stack">
    ${loads.map((each) => loadRow(work, each))}
    ${
      settlement
        ? html`<p class="which">
            ${thirds(mech.games)} <span>${which(mech, isLoaded, loads)}</span>
          </p>`
        : nothing
    }
    ${excessWays(work, loads)}
  </div>`;
};

const loadRow = (work: Work, { ammunition, before, after, full }: Load): TemplateResult => {
  const more = roundsOf(work.choice.load, ammunition);
  const is = after + more;
  return html`<div class="kind stack snug">
    <p class="line baseline wrap spread">
      <span class="ammunition">${ammunition}</span>
      <strong>${before} ${arrow('right', 'to')} ${is}<i>/${full}</i></strong>
    </p>
    ${full <= MOST_PIPS ? pips(before, is, full) : bar(before, is, full)}
    ${fromStockpile(work, ammunition, more)}
  </div>`;
};

const pips = (before: number, is: number, full: number): TemplateResult => {
  return html`<div class="pips" aria-hidden="true">
    ${Array.from(
      { length: full },
      (_, place) => html`<i class=${place < before ? 'old' : place < is ? 'new' : ''}></i>`,
    )}
  </div>`;
};

const bar = (before: number, is: number, full: number): TemplateResult => {
  const share = (points: number): string => `width: ${(100 * points) / full}%`;
  return html`<div class="bar" aria-hidden="true">
    <i class="old" .style=${share(before)}></i><i class="new" .style=${share(is - before)}></i>
  </div>`;
};

/** The cycle half, half, full: the games so far and this one. */
const thirds = (games: number): TemplateResult => {
  const now = (games - 1) % FULL_LOAD_EVERY;
  return html`<span class="thirds" aria-hidden="true"
    >${Array.from(
      { length: FULL_LOAD_EVERY },
      (_, place) =>
        html`<i class=${place < now ? 'past' : place === now ? 'now' : ''}
          >${isFullLoad(place + 1) ? 'full' : 'half'}</i
        >`,
    )}</span
  >`;
};

const which = ({ games, name }: Mech, isLoaded: boolean, loads: readonly Load[]): string => {
  return isLoaded
    ? reloadForm.load(
        games,
        name,
        loads.some(({ excess }) => excess > 0),
      )
    : reloadForm.ignored(games, name);
};

const excessWays = (work: Work, loads: readonly Load[]): TemplateResult | typeof nothing => {
  const over = loads.filter(({ excess }) => excess > 0);
  if (over.length === 0) return nothing;
  const { choice, draft, fixed } = work;
  const points = listed(over.map(({ ammunition, excess }) => loadText(ammunition, excess)));
  return html`<fieldset class="rows ${fixed ? 'fixed' : ''}" ?disabled=${fixed}>
    <legend class="unseen">${reloadForm.excess}</legend>
    ${reloadForm.ways(points).map(
      ([excess, name, note]) =>
        html`<label class="row">
          <input
            type="radio"
            name="excess"
            .checked=${live(choice.excess === excess)}
            @change=${() => draft({ ...choice, excess, load: {} })}
          />
          <span><b>${name}</b> <small>${note}</small></span>
        </label>`,
    )}
  </fieldset>`;
};

/** Offers ammunition from the stockpile if there is room after the load. */
const fromStockpile = (work: Work, kind: string, more: number): TemplateResult | typeof nothing => {
  const { choice, draft, find, fixed } = work;
  const loaded = wouldCome(work, { ...choice, load: {} }, find);
  if (isHindrance(loaded)) return nothing;
  const most = roundsOf(loadable(loaded, choice.pilot, find), kind);
  if (most === 0) return nothing;
  const load = (points: number): void =>
    draft({ ...choice, load: { ...choice.load, [kind]: points } });
  const kept = roundsOf(pilotOf(loaded, choice.pilot).rounds, kind);
  return html`<div
    class="stepper abreast"
    role="group"
    aria-label=${reloadForm.fromStockpile(roundsName(kind))}
  >
    <span>From the stockpile <small>${kept} there</small></span>
    <button
      type="button"
      aria-label="One less"
      ?disabled=${fixed || more === 0}
      @click=${() => load(more - 1)}
    >
      −
    </button>
    <b aria-live="polite">${more}</b>
    <button
      type="button"
      aria-label="One more"
      ?disabled=${fixed || more === most}
      @click=${() => load(more + 1)}
    >
      +
    </button>
    <button
      type="button"
      class="all"
      ?disabled=${fixed || more === most}
      @click=${() => load(most)}
    >
      All ${most}
    </button>
  </div>`;
};
