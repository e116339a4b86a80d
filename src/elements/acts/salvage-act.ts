import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { mechBooklet, mechOf, mechOfPilot } from '../../rules/campaign/hangar/hangar.ts';
import { salvageOffers } from '../../rules/campaign/acts/salvage-offer.ts';
import type { SalvageOffer } from '../../rules/campaign/acts/salvage-offer.ts';
import { PORTRAIT } from '../../rules/booklet/picture-name.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import '../campaign/part-hits.ts';
import { hitsWords } from '../campaign/campaign-words.ts';
import { withArticle } from '../../rules/words/capital.ts';
import { salvageForm } from '../../rules/words/acts/salvage.ts';
import '../page/small-picture.ts';
import type { ActDraft } from './act-draft.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { hasTaken, isInTurn } from '../../rules/campaign/acts/salvage.ts';
import { nameOfMech, nameOfPilot } from '../../rules/words/hangar-names.ts';

type Work = ActDraft<'salvage'>;

/**
 * Shows the salvage (K5): the parts of one beaten 'Mech, first those that repair the own one, then weapons. A
 * single picker takes any number of parts; several pickers take one each in turn.
 */
export const salvageAct = (work: Work): TemplateResult => {
  const { choice, find, fixed, hangar, settlement } = work;
  if (!settlement) return html``;
  const offers = salvageOffers(hangar, choice.pilot, { mech: choice.of });
  const usable = offers.filter(({ shut }) => shut === null);
  const wreck = mechOf(hangar, choice.of);
  const name = nameOfMech(hangar, wreck.id);
  const booklet = mechBooklet(wreck, find);
  const turns = isInTurn(settlement, choice.of);
  return html`<div class="wreck abreast">
      <small-picture .number=${PORTRAIT} .booklet=${booklet}></small-picture>
      <p>
        ${wreck.fate?.kind === 'wreck' ? html`<b>${name}</b>.` : html`<b>${name}</b>, ${withArticle(booklet.mech.name)}.`}
        <span class="soft">${salvageForm.usable(usable.length, offers.length)}</span>
      </p>
      ${
        turns || fixed || usable.length === 0
          ? nothing
          : html`<button
              type="button"
              class="button"
              @click=${(event: Event) => takeAll(work, usable, event)}
            >
              ${choice.take.length === usable.length ? 'Take none' : `Take all ${usable.length}`}
            </button>`
      }
    </div>
    ${turns ? turnWords(settlement, work) : nothing}
    <fieldset class=${fixed ? 'fixed' : ''} ?disabled=${fixed}>
      <legend class="unseen">Parts of ${name}</legend>
      ${offers.map((offer) => row(work, offer, turns))}
      ${
        turns
          ? html`<label class="row">
              <input
                type="radio"
                name="take"
                .checked=${live(choice.take.length === 0)}
                @change=${() => work.draft({ ...choice, take: [] })}
              />
              <b>${hasTaken(settlement, choice) ? 'Take no more' : 'Take nothing'}</b>
            </label>`
          : nothing
      }
    </fieldset>
    <p class="quiet faint">${salvageForm.rest}</p>`;
};

const turnWords = ({ after, wrecks }: Settlement, { choice }: Work): TemplateResult => {
  const { row = [] } = wrecks.find(({ mech }) => mech === choice.of) ?? {};
  const others = row.filter((pilot) => pilot !== choice.pilot);
  return html`<p class="turns">
    ${salvageForm.turns(others.map((pilot) => nameOfPilot(after, pilot)))}
  </p>`;
};

const row = (work: Work, offer: SalvageOffer, turns: boolean): TemplateResult => {
  const { choice, hangar } = work;
  const { part, shut, mends, kept } = offer;
  const note = shut
    ? hindranceText(shut, (pilot) => nameOfPilot(hangar, pilot))
    : mends
      ? `mends ${mechOfPilot(hangar, choice.pilot).name}`
      : kept > 0
        ? `you have ${kept}`
        : '';
  const label = [part.name, hitsWords(part), note].filter((words) => words !== '').join(', ');
  return html`<label class="row part ${shut ? 'shut' : ''}">
    <input
      type=${turns ? 'radio' : 'checkbox'}
      name="take"
      aria-label=${label}
      ?disabled=${shut !== null}
      .checked=${live(choice.take.includes(part.name))}
      @change=${() => takePart(work, part.name, turns)}
    />
    <b class="name grow">${part.name}</b>
    <part-hits silent .piece=${part}></part-hits>
    <span class="note ${mends ? 'mends' : ''}">${note}</span>
  </label>`;
};

const takePart = ({ choice, draft }: Work, part: string, turns: boolean): void => {
  const { take } = choice;
  draft({
    ...choice,
    take: turns
      ? [part]
      : take.includes(part)
        ? take.filter((each) => each !== part)
        : [...take, part],
  });
};

const takeAll = (
  { choice, draft }: Work,
  usable: readonly SalvageOffer[],
  { target }: Event,
): void => {
  draft({
    ...choice,
    take: choice.take.length === usable.length ? [] : usable.map(({ part }) => part.name),
  });
  // Focus an input, not the button: Enter then does the step, where on the button it would undo all.
  const form = (target as Element).getRootNode() as ShadowRoot;
  form.querySelector<HTMLElement>('input:enabled')?.focus();
};
