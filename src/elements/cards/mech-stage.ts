import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { stepRule } from '../../rules/campaign/acts/acts.ts';
import type { MechId, PilotId } from '../../rules/campaign/card/names.ts';
import { loadable } from '../../rules/campaign/acts/reload.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import '../campaign/paint-choice.ts';
import { Past } from '../campaign/past.ts';
import type { Said } from '../common/say.ts';
import '../common/stage-bar.ts';
import { isOnPressed, StageKeys } from '../common/stage-keys.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import { CardActs } from './card-acts.ts';
import { askToRenameMech } from './card-questions.ts';
import './mech-facts.ts';
import './mech-portrait.ts';
import styles from './mech-stage.css?inline';
import fieldStyles from './sheet-fields.css?inline';
import { mechDid, priceToday, replacementWords, whose } from './mech-words.ts';
import { noSuch } from './no-such.ts';
import './parts-plan.ts';
import type { ShownMech } from './shown-mech.ts';
import { asItWas, shownMech } from './shown-mech.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import { GAMES_FOR_NEW, priceAfter } from '../../rules/campaign/acts/new-mech.ts';
import { addressOfGame } from '../campaign/open-game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { isHindrance, unlessHindered } from '../../rules/campaign/card/hindrance.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { flownBy } from '../../rules/campaign/chronicle/pilot-history.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { dayWords } from '../campaign/day-words.ts';

const mechLog = (
  past: Hangar | null,
  mech: Mech,
  find: FindBooklet,
): TemplateResult | typeof nothing => {
  const { pilot } = mech;
  if (!past || pilot === null || mech.games === 0) return nothing;
  const flown = unlessHindered(() => flownBy(past, pilot, find));
  const games = isHindrance(flown)
    ? []
    : flown.filter((each) => each.mech === mech.id).toReversed();
  return html`<section class="panel log" aria-labelledby="log">
    <h2 id="log" class="label">Its games</h2>
    <ol class="stack snug" reversed>
      ${games.map(
        (each) =>
          html`<li class="grid">
            <b><span class="unseen">Game </span>${each.number}</b>
            <span class="soft">${dayWords(each.game.on)}</span>
            <span>${mechDid(past, each)}</span>
          </li>`,
      )}
    </ol>
  </section>`;
};

interface Asks {
  renames(): void;
  takesNew(): void;
}

const main = (address: string, words: string): TemplateResult =>
  html`<a class="button main big grow" href=${address}
    >${words} <kbd aria-hidden="true">Enter</kbd></a
  >`;

const mechDock = (shown: ShownMech, asks: Asks): TemplateResult => {
  const { booklet, free, hangar, mech, pilot, running } = shown;
  const at = `#/hangar/${running.id}`;
  if (mech.id !== pilot.mech) {
    const flown = hangar.mechs.find(({ id }) => id === pilot.mech);
    return html`<div class="dock">
      ${flown ? main(`${at}/mech/${flown.id}`, flown.name) : main(`${at}/pilot/${pilot.id}`, pilot.name)}
    </div>`;
  }
  const left = GAMES_FOR_NEW - mech.games;
  const soon = `after ${left} more ${left === 1 ? 'game' : 'games'}`;
  const today = booklet && left <= 0 ? priceToday(priceAfter(mech, booklet)) : '';
  return html`<div class="dock">
    <button
      type="button"
      class="button plain"
      aria-haspopup="dialog"
      ?disabled=${!free}
      @click=${() => asks.renames()}
    >
      Rename…
    </button>
    <button
      type="button"
      class="button new ${free && left <= 0 ? '' : 'notyet'}"
      aria-haspopup="dialog"
      ?disabled=${!free || left > 0}
      @click=${() => asks.takesNew()}
    >
      <span>New 'Mech… <small>${left > 0 ? soon : today}</small></span>
    </button>
    ${goingOn(shown, at)}
  </div>`;
};

/** Where to go on: the unfinished game, the pilot with a part for repairs, or a new game. */
const goingOn = ({ hangar, mendings, pilot, running }: ShownMech, at: string): TemplateResult => {
  const game = openGameOf(hangar, pilot.id);
  const lacks = mendings.some(
    ({ candidates, others }) => candidates.length === 0 && others.length > 0,
  );
  if (game) return main(addressOfGame(game, running), 'Resume the game');
  return lacks ? main(`${at}/trade`, 'Trade for parts') : main(`${at}/muster`, 'Muster a game');
};

type Sheet = 'reload' | 'replacement';

/**
 * Shows a 'Mech: its numbers with their reasons, possible repairs, parts, games, paint; of a replacement the
 * penalty, which can be bought back; of a lost one how it ended.
 */
@customElement('mech-stage')
export class MechStage extends LitElement {
  static override styles = styled(frameStyles, fieldStyles, styles);

  @property() hangarId = '';
  @property() mechId = '';
  readonly #open = new OpenHangar(this, () => this.hangarId);
  readonly #acts = new CardActs<Sheet>(this, this.#open);
  readonly #past = new Past(this);

  constructor() {
    super();
    this.addController(
      new StageKeys((key, event) => {
        if (key === 'Enter' && !isOnPressed(event))
          this.renderRoot.querySelector<HTMLElement>('.dock .main')?.click();
      }),
    );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('mechId')) this.#acts.ask(null);
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => {
      const shown = shownMech(hangar, running, this.mechId);
      if (!shown) return noSuch("'Mech", this.hangarId);
      return this.#stage({ ...shown, mech: asItWas(shown, this.#past.of(hangar, running)) });
    });
  }

  #stage(shown: ShownMech): TemplateResult {
    const { booklet, hangar, mech, mendings, pilot, running } = shown;
    const told = this.#told(shown);
    const isFlown = pilot.mech === mech.id;
    const card = { hangar, pilot: pilot.id, find: running.find };
    const onPage = (step: 'repair' | 'buy back'): TemplateResult =>
      this.#acts.onPage(step, card, !shown.free);
    const mend = isFlown ? onPage('repair') : nothing;
    const back = mech.replacement && isFlown && booklet ? onPage('buy back') : nothing;
    // Without a marked panel the parts stand beside the games.
    const calm = told === nothing && !mech.replacement && mendings.length === 0;
    return html`<div class="stage">
        <stage-bar
          takes-focus
          back=${`#/hangar/${this.hangarId}/pilot/${pilot.id}`}
          back-to=${`To ${pilot.name}`}
        >
          ${mech.name}
          <p slot="aside" class="soft">${whose(booklet, pilot.name)}</p>
        </stage-bar>
        <div class="body ${mech.fate ? 'gone' : ''}" tabindex=${mech.fate ? 0 : nothing}>
          <mech-portrait
            class=${mech.replacement ? 'low' : ''}
            .hangar=${hangar}
            .mech=${mech}
            .booklet=${booklet}
          ></mech-portrait>
          ${calm ? nothing : html`<div class="now stack">${told} ${back} ${mend}</div>`}
          ${
            mech.parts.length > 0
              ? html`<parts-plan .hangar=${hangar} .mech=${mech}></parts-plan>`
              : nothing
          }
          ${
            booklet
              ? html`<mech-facts
                  .mech=${mech}
                  .booklet=${booklet}
                  .loadable=${shown.free ? loadable(hangar, pilot.id, running.find) : {}}
                  @loading-asked=${({ detail }: Said<'loading-asked'>) => this.#load(shown, detail.ammunition)}
                ></mech-facts>`
              : nothing
          }
          <div class="more stack">
            ${calm ? mend : nothing} ${mechLog(this.#past.of(hangar, running), mech, running.find)}
            ${this.#paint(shown)}
          </div>
        </div>
        ${mechDock(shown, {
          renames: () =>
            askToRenameMech({ stage: this, acts: this.#acts, shown: () => this.#named(mech.id) }),
          takesNew: () => this.#acts.ask('replacement'),
        })}
      </div>
      ${this.#sheets(shown)}`;
  }

  #told({ free, hangar, mech, pilot, running }: ShownMech): TemplateResult | typeof nothing {
    const told = replacementWords(this.#past.of(hangar, running) ?? hangar, mech);
    const busy = pilot.mech === mech.id && !free;
    return told || busy
      ? html`${told ? html`<p class="panel told">${told}</p>` : nothing}
        ${
          busy
            ? html`<p class="panel told">
                <b>A game to finish.</b> This 'Mech stays as it is until its page is closed.
              </p>`
            : nothing
        }`
      : nothing;
  }

  #paint({ free, mech }: ShownMech): TemplateResult | typeof nothing {
    const { id, name, paint } = mech;
    return free
      ? html`<div class="panel paint">
          <paint-choice
            .paint=${paint}
            @paint-chosen=${({ detail }: Said<'paint-chosen'>) =>
              void this.#acts.write({
                kind: 'rename mech',
                mech: id,
                words: { name, paint: detail.paint },
              })}
          ></paint-choice>
        </div>`
      : nothing;
  }

  /** A 'Mech as it is now, while it is shown. */
  #named(mech: MechId): Mech | undefined {
    return this.mechId === mech
      ? this.#open.running?.hangar?.mechs.find(({ id }) => id === mech)
      : undefined;
  }

  #sheets({ hangar, pilot, running }: ShownMech): TemplateResult {
    const acts = this.#acts;
    const card = { hangar, pilot: pilot.id, find: running.find };
    return html`${acts.onSheet('reload', card)}
    ${acts.onSheet('replacement', card, () => this.#showFlown(pilot.id))}`;
  }

  #load({ hangar, pilot, running }: ShownMech, ammunition: string): void {
    const most = roundsOf(loadable(hangar, pilot.id, running.find), ammunition);
    const first = stepRule('reload').first({ hangar, settlement: null }, pilot.id);
    this.#acts.ask('reload', { ...first, load: { [ammunition]: most } });
  }

  #showFlown(pilot: PilotId): void {
    const now = this.#open.running?.hangar?.pilots.find(({ id }) => id === pilot)?.mech;
    if (now) location.hash = `#/hangar/${this.hangarId}/mech/${now}`;
  }
}
