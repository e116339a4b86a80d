import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Both, Side } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Advice, AdvisedChoice } from '../../tactics/asked.ts';
import { reasonText } from '../../tactics/words.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { COACH_WORDS } from './opponent-words.ts';
import styles from './coach-slip.css?inline';

/** A pick that costs at least this many points gets advice. */
const COSTLY = 8;

/** Draws a choice at random with the probabilities of a good pilot. */
const thrown = (choices: readonly AdvisedChoice[]): number | null => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  let left = (drawn / 2 ** 32) * choices.reduce((sum, { often }) => sum + often, 0);
  return choices.find(({ often }) => (left -= often) < 0)?.console ?? null;
};

/**
 * Shows the coach's advice above the button that locks in: what a costly pick loses to and how much. Empty for
 * other picks.
 *
 * @fires good-choices-asked - detail `{ shown }`
 * @fires coach-spoke - advice appeared and takes height from what is above
 * @fires choice-thrown - detail `{ console }`
 */
@customElement('coach-slip')
export class CoachSlip extends LitElement {
  static override styles = styled(styles);

  /** The value of all choices; null until known. */
  @property({ attribute: false }) advice: Advice | null = null;
  @property({ attribute: false }) picked: number | null = null;
  @property() side: Side = 'lone';
  @property({ attribute: false }) pilots!: Both<string>;
  @property({ attribute: false }) booklets!: Both<Booklet>;
  @property({ type: Boolean }) shows = false;

  override render(): TemplateResult {
    const { advice } = this;
    const costly = this.#costly;
    return html`<div role="status">
        ${advice && costly ? this.#warning(advice, costly) : nothing}
      </div>
      ${advice && costly ? this.#ways(advice) : nothing}`;
  }

  override updated(changed: PropertyValues<this>): void {
    if (this.#costly && (changed.has('advice') || changed.has('picked'))) say(this, 'coach-spoke');
  }

  get #costly(): AdvisedChoice | null {
    const choice = this.advice?.choices.find(({ console }) => console === this.picked);
    return choice && choice.costs >= COSTLY ? choice : null;
  }

  #warning({ chance, isRough }: Advice, choice: AdvisedChoice): TemplateResult {
    const { booklets, pilots, side } = this;
    const { console, costs } = choice;
    const why = reasonText(
      { ...choice, kind: 'choice', side },
      { called: { lone: console, rival: console } },
      { pilots, booklets },
      true,
    );
    return html`<div class="says">
      <p class="abreast spread">
        <b class="label">${COACH_WORDS.coach}</b> <b>${COACH_WORDS.about(costs, chance)}</b>
      </p>
      <p>${why} ${isRough ? html`<span class="soft">${COACH_WORDS.rough}</span>` : nothing}</p>
    </div>`;
  }

  #ways({ choices }: Advice): TemplateResult {
    return html`<div class="ways abreast">
      <button
        type="button"
        class="button grow"
        @click=${() => say(this, 'good-choices-asked', { shown: !this.shows })}
      >
        ${this.shows ? COACH_WORDS.hide : COACH_WORDS.show}
      </button>
      <button
        type="button"
        class="button grow"
        @click=${() => {
          const console = thrown(choices);
          if (console !== null) say(this, 'choice-thrown', { console });
        }}
      >
        ${COACH_WORDS.throw}
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'good-choices-asked': CustomEvent<{ shown: boolean }>;
    'coach-spoke': CustomEvent<null>;
    'choice-thrown': CustomEvent<{ console: number }>;
  }
}
