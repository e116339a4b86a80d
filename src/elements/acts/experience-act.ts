import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { stepsToTake } from '../../rules/campaign/acts/learn.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { pilotSkill } from '../../rules/campaign/card/pilot-card.ts';
import { raisedBy } from '../../rules/campaign/card/skill-reach.ts';
import { flownBy } from '../../rules/campaign/chronicle/pilot-history.ts';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import { sure } from '../../rules/sure.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { experienceForm } from '../../rules/words/acts/experience.ts';
import { signed } from '../../rules/words/words.ts';
import { namesOfFighter } from '../../rules/words/hangar-names.ts';
import '../campaign/experience-bar.ts';
import { arrow } from '../common/signs.ts';
import type { ActDraft } from './act-draft.ts';

type Work = ActDraft<'experience'>;

/**
 * Shows experience (K1, K2): what the game brought (on a page), and for each 250 tons reached a category to
 * train now or later.
 */
export const experienceAct = (work: Work): TemplateResult => {
  const { choice, hangar, settlement } = work;
  const { experience } = pilotOf(hangar, choice.pilot);
  const steps = stepsToTake(hangar, choice.pilot);
  const [reached, worth, lasting] = experienceForm.reached(steps);
  // Ask for one category at a time.
  const asked = Math.min(steps, choice.learn.length + 1);
  return html`<div class="body stack">
    ${
      settlement
        ? html`<p class="line baseline wrap spread">
              <span>Experience</span>
              <strong
                >${pilotOf(settlement.before, choice.pilot).experience} ${arrow('right', 'to')}
                ${experience} t</strong
              >
            </p>
            <experience-bar told .experience=${experience}></experience-bar>`
        : nothing
    }
    <p>
      ${settlement ? why(settlement, work) : nothing}
      ${steps > 0 ? html`${reached} <b>${worth}</b>${lasting}` : nothing}
    </p>
    ${Array.from({ length: asked }, (_, place) => categories(work, place, steps))}
  </div>`;
};

const why = ({ game, paid }: Settlement, { choice, find }: Work): string => {
  const [flown] = flownBy({ ...paid, history: [game] }, choice.pilot, find);
  const fighter = (place: number): string =>
    namesOfFighter(paid, sure(game.muster.fighters[place])).pilot;
  return experienceForm.brought(
    (flown?.beat ?? []).map(({ fighter: fallen, share, stand }) => {
      const [first, next] = stand.victors;
      return {
        mech: namesOfFighter(paid, fallen).mech,
        tons: share.tons,
        escaped: stand.out === 'escaped',
        shared:
          first && next
            ? {
                by: stand.victors.length,
                victor: fighter(first.fighter),
                most: next.damage < first.damage,
              }
            : null,
      };
    }),
  );
};

const categories = (work: Work, place: number, of: number): TemplateResult => {
  const picked = work.choice.learn[place] ?? null;
  return html`<fieldset class=${work.fixed ? 'fixed' : ''} ?disabled=${work.fixed}>
    <legend class=${of === 1 ? 'unseen' : 'label'}>
      ${of === 1 ? 'Which category' : `Step ${place + 1} of ${of}`}
    </legend>
    <div class="rows">
      ${CATEGORIES.map((category) => row(work, place, category, picked === category))}
      <label class="row">
        <input
          type="radio"
          name=${`learn-${place}`}
          .checked=${live(picked === null)}
          @change=${() => pick(work, place, null)}
        />
        <b>${experienceForm.keep}</b>
      </label>
    </div>
  </fieldset>`;
};

const row = (work: Work, place: number, category: Category, picked: boolean): TemplateResult => {
  const { choice, find, hangar } = work;
  const pilot = pilotOf(hangar, choice.pilot);
  const flown = hangar.mechs.findLast((mech) => mech.pilot === pilot.id);
  const booklet = flown && find(flown.booklet, flown.edition);
  const reach = booklet ? raisedBy(booklet, pilot, category).length : 0;
  const now =
    pilotSkill(pilot)[category] +
    choice.learn.slice(0, place).filter((each) => each === category).length;
  return html`<label class="row skill ${reach === 0 ? 'idle' : ''}">
    <input
      type="radio"
      name=${`learn-${place}`}
      .checked=${live(picked)}
      @change=${() => pick(work, place, category)}
    />
    <b class="number">${category}</b>
    <span class="name"
      ><b>${CATEGORY_NAMES[category]}</b> ${
        booklet
          ? html`<small
              >${reach === 0 ? 'none' : reach} of ${booklet.statCard.maneuvers.length} on the
              ${booklet.mech.name}</small
            >`
          : nothing
      }</span
    >
    <b class="points together firm"
      >${signed(now)}${picked ? html` ${arrow('right', 'to')} ${signed(now + 1)}` : nothing}</b
    >
  </label>`;
};

const pick = ({ choice, draft }: Work, place: number, category: Category | null): void => {
  const { learn } = choice;
  const before = learn.slice(0, place);
  const after = category === null ? [] : learn.slice(place + 1);
  draft({
    ...choice,
    learn: [...before, ...(category === null ? [] : [category]), ...after],
  });
};
