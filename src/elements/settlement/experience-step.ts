import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { TONS_PER_STEP } from '../../rules/campaign/acts/experience.ts';
import { bookletOf, mechOf, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import { flownBy } from '../../rules/campaign/chronicle/pilot-history.ts';
import { skillOf } from '../../rules/campaign/card/pilot-card.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import { signed } from '../../rules/words/words.ts';
import { sure } from '../../rules/sure.ts';
import '../campaign/experience-bar.ts';
import { arrow } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import { draft } from './drafted.ts';
import { stepsToTake } from '../../rules/campaign/acts/learn.ts';
import { flownMech } from '../../rules/campaign/acts/settling.ts';
import styles from './experience-step.css?inline';
import rowStyles from './rows.css?inline';
import type { ChoiceOf, StepWork } from './steps.ts';

/**
 * Experience (K1, K2): what the game brought, and for each 250 tons that are reached a category, or later.
 *
 * @fires choice-drafted
 */
@customElement('experience-step')
export class ExperienceStep extends LitElement {
  static override styles = styled(rowStyles, styles);

  @property({ attribute: false }) work: StepWork<ChoiceOf<'experience'>> | null = null;

  override render(): TemplateResult {
    const { work } = this;
    if (!work) return html``;
    const { settlement, choice } = work;
    const was = pilotOf(settlement.before, choice.pilot);
    const is = pilotOf(settlement.after, choice.pilot);
    const steps = stepsToTake(settlement.after, choice.pilot);
    // The next one is asked for when the one before it is taken.
    const asked = Math.min(steps, choice.learn.length + 1);
    return html`<div class="body stack">
      <p class="line">
        <span>Experience</span>
        <strong>${was.experience} ${arrow('right', 'to')} ${is.experience}</strong>
      </p>
      <experience-bar told .experience=${is.experience}></experience-bar>
      <p>
        ${this.#why(work)}
        ${
          steps > 0
            ? html`${steps === 1 ? html`A step of ${TONS_PER_STEP} tons is` : html`Steps of ${TONS_PER_STEP} tons are`}
                reached: <b>+1 in one category</b>${steps === 1 ? '' : ' for each'}, for good, in
                any 'Mech.`
            : nothing
        }
      </p>
      ${Array.from({ length: asked }, (_, place) => this.#categories(work, place, steps))}
    </div>`;
  }

  /** What brought it: `60 tons for Last Lantern.` */
  #why(work: StepWork<ChoiceOf<'experience'>>): string {
    const { settlement, choice, find } = work;
    const { game, paid } = settlement;
    const [flown] = flownBy({ ...paid, history: [game] }, choice.pilot, find);
    const beaten = (flown?.beat ?? []).map(({ mech, share, stand }) => {
      const { name } = mechOf(paid, mech);
      const escaped = stand.out === 'escaped' ? ', which escaped: half of them' : '';
      const [first, next] = stand.victors;
      const most = (next?.damage ?? 0) < (first?.damage ?? 0);
      const shared =
        first && next
          ? `, shared by ${inWords(stand.victors.length)}; the victory goes to ${this.#fighter(work, first.fighter)}, ${most ? 'who did most damage' : 'the first of those who did as much'}`
          : '';
      return `${share.tons} tons for ${name}${escaped}${shared}`;
    });
    return beaten.length === 0 ? 'This game brought no experience.' : `${listed(beaten)}.`;
  }

  #fighter({ settlement }: StepWork<ChoiceOf<'experience'>>, place: number): string {
    const { paid, game } = settlement;
    return pilotOf(paid, sure(game.muster.fighters[place]).pilot).name;
  }

  #categories(work: StepWork<ChoiceOf<'experience'>>, place: number, of: number): TemplateResult {
    const picked = work.choice.learn[place] ?? null;
    return html`<fieldset class=${work.fixed ? 'fixed' : ''} ?disabled=${work.fixed}>
      <legend class=${of === 1 ? 'unseen' : 'label'}>
        ${of === 1 ? 'Which category' : `Step ${place + 1} of ${of}`}
      </legend>
      <div class="rows">
        ${CATEGORIES.map((category) => this.#row(work, place, category, picked === category))}
        <label class="row">
          <input
            type="radio"
            name=${`learn-${place}`}
            .checked=${live(picked === null)}
            @change=${() => this.#pick(work, place, null)}
          />
          <b>Keep it for later</b>
        </label>
      </div>
    </fieldset>`;
  }

  #row(
    work: StepWork<ChoiceOf<'experience'>>,
    place: number,
    category: Category,
    picked: boolean,
  ): TemplateResult {
    const { settlement, choice, find } = work;
    const booklet = bookletOf(flownMech(settlement, choice.pilot), find);
    const count = booklet.statCard.maneuvers.filter(({ categories }) =>
      categories.includes(category),
    ).length;
    const now =
      skillOf(pilotOf(settlement.after, choice.pilot))[category] +
      choice.learn.slice(0, place).filter((each) => each === category).length;
    return html`<label class="row skill ${count === 0 ? 'idle' : ''}">
      <input
        type="radio"
        name=${`learn-${place}`}
        .checked=${live(picked)}
        @change=${() => this.#pick(work, place, category)}
      />
      <b class="number">${category}</b>
      <b class="name">${CATEGORY_NAMES[category]}</b>
      <span class="note">${count === 0 ? 'none' : count} on the ${booklet.mech.name}</span>
      <b class="points"
        >${signed(now)}${picked ? html` ${arrow('right', 'to')} ${signed(now + 1)}` : nothing}</b
      >
    </label>`;
  }

  #pick(work: StepWork<ChoiceOf<'experience'>>, place: number, category: Category | null): void {
    const { learn } = work.choice;
    const before = learn.slice(0, place);
    const after = category === null ? [] : learn.slice(place + 1);
    draft(this, {
      ...work.choice,
      learn: [...before, ...(category === null ? [] : [category]), ...after],
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'experience-step': ExperienceStep;
  }
}
