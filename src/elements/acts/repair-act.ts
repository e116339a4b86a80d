import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { changesFor } from '../../rules/campaign/settlement/before-and-after.ts';
import { mechOf, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isPart, isUsable, isWhole } from '../../rules/campaign/card/part.ts';
import type { Mending } from '../../rules/campaign/acts/mending.ts';
import { mendingsOf } from '../../rules/campaign/acts/mending.ts';
import type { Repair } from '../../rules/campaign/acts/repair.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { sufferedText } from '../../rules/words/words.ts';
import '../campaign/part-hits.ts';
import { hitsWords } from '../campaign/campaign-words.ts';
import { repairForm } from '../../rules/words/acts/repair.ts';
import type { ActDraft } from './act-draft.ts';

type Work = ActDraft<'repair'>;

/** Effects of a part: `whole`, `1 of 3 criticals: +2 heat each turn`. */
const bringsWords = (part: Part): string =>
  isWhole(part) ? 'whole' : `${hitsWords(part)}: ${suffersWords(part)}`;

const suffersWords = ({ scars }: Part): string =>
  scars.map((scar) => sufferedText(scar, scar.times)).join('; ');

/** Equal whole parts are offered once, with their number. */
const moreWords = (more: number): string => (more === 0 ? '' : `; ${more} more like it`);

/**
 * Shows the repair (K6): under each damaged part of the 'Mech the parts that can replace it with their effects,
 * and *Leave it* last; then the parts removed and those that repaired themselves (K8).
 */
export const repairAct = (work: Work): TemplateResult => {
  const repairs = mendingsOf(work.hangar, work.choice.pilot);
  return html`<div class="body stack">
    ${repairs.length === 0 ? html`<p>${repairForm.whole}</p>` : nothing}
    ${repairs.map((each, place) => repairRows(work, each, place))} ${outWords(work, repairs)}
    ${mendedWords(work)}
  </div>`;
};

const repairRows = (
  work: Work,
  { part, candidates, others }: Mending,
  place: number,
): TemplateResult => {
  const { choice, fixed, hangar, settlement } = work;
  const fitted = choice.fit.find(({ name }) => name === part.name);
  const whole = candidates.filter((each) => each.shut === null && isWhole(each.part));
  const lead = whole.find((each) => fitted && isPart(each.part, fitted)) ?? whole[0];
  const shown = candidates.filter((each) => each === lead || !whole.includes(each));
  return html`<fieldset class="rows ${fixed ? 'fixed' : ''}" ?disabled=${fixed}>
    <legend class="unseen">${part.name}, ${bringsWords(part)}</legend>
    <p class="hurt abreast" aria-hidden="true">
      <b>${part.name}</b> <part-hits silent .piece=${part}></part-hits>
      <span class="soft">${suffersWords(part)}</span>
    </p>
    ${shown.map(({ part: other, shut }) => {
      const of = mechOf(hangar, other.of).name;
      const before = settlement?.before ?? hangar;
      const from = pilotOf(before, choice.pilot).stockpile.some((kept) => isPart(kept, other))
        ? 'from the stockpile'
        : 'just salvaged';
      return html`<label class="row ${shut ? 'shut' : ''}">
        <input
          type="radio"
          name=${`fit-${place}`}
          ?disabled=${shut !== null}
          .checked=${live(fitted !== undefined && isPart(other, fitted))}
          @change=${() => fit(work, part, other)}
        />
        <span
          ><b>${other.name} of ${of}</b>
          <small
            >${shut ? hindranceText(shut, (pilot) => nameOfPilot(hangar, pilot)) : `${from}, ${bringsWords(other)}${lead?.part === other ? moreWords(whole.length - 1) : ''}`}</small
          ></span
        >
      </label>`;
    })}
    ${
      candidates.length === 0
        ? html`<p class="quiet faint none">
            ${repairForm.none(others.map((pilot) => nameOfPilot(hangar, pilot)))}
          </p>`
        : html`<label class="row">
            <input
              type="radio"
              name=${`fit-${place}`}
              .checked=${live(fitted === undefined)}
              @change=${() => fit(work, part, null)}
            />
            <span><b>Leave it</b> <small>${repairForm.left(suffersWords(part))}</small></span>
          </label>`
    }
  </fieldset>`;
};

const outWords = (
  { choice }: Work,
  repairs: readonly Repair[],
): TemplateResult | typeof nothing => {
  const out = repairs.flatMap(({ part }) =>
    choice.fit.some(({ name }) => name === part.name) ? [part] : [],
  );
  const going = [
    [out.filter(isUsable), 'to the stockpile', 'damage stays with'],
    [out.filter((part) => !isUsable(part)), 'to the scrap', ''],
  ] as const;
  if (out.length === 0) return nothing;
  return html`<p>
    <b>What comes out:</b>
    ${going.map(([parts, where, stays]) =>
      parts.length === 0
        ? nothing
        : html`${parts.map(
            (part, place) =>
              html`${place === 0 ? '' : place === parts.length - 1 ? ' and ' : ', '}<span
                  >${part.name} <part-hits .piece=${part}></part-hits
                ></span>`,
          )}
          ${parts.length === 1 ? 'goes' : 'go'}
          ${where}.${stays === '' ? '' : parts.length === 1 ? ` Its ${stays} it.` : ` Their ${stays} them.`} `,
    )}
  </p>`;
};

const mendedWords = ({ settlement, choice, find }: Work): TemplateResult | typeof nothing => {
  const changes = settlement ? changesFor(settlement, choice.pilot, find) : [];
  const mended = changes.flatMap((change) => (change.what === 'mended' ? [change] : []));
  if (mended.length === 0) return nothing;
  return html`<p class="quiet faint">
    ${repairForm.mended(mended.map(({ part, scar }) => `${part} (${sufferedText(scar, scar.times)})`))}
  </p>`;
};

const fit = ({ choice, draft }: Work, part: Part, other: Part | null): void => {
  const others = choice.fit.filter(({ name }) => name !== part.name);
  draft({
    ...choice,
    fit: [...others, ...(other ? [{ of: other.of, name: other.name }] : [])],
  });
};
