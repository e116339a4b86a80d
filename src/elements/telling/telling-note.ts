import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { DUEL, enemyIn, seatIn } from '../../rules/battle/duel.ts';
import type { Step } from '../../rules/record/steps.ts';
import { CALLED } from '../../rules/record/steps.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { say } from '../common/say.ts';
import styles from './telling-note.css?inline';
import { styled } from '../common/styled.ts';

/** What a first-timer is told at a step of the exchange. */
export const noteWords = (
  step: Step,
  names: readonly Named[],
  side: Side | null = null,
): string => {
  const one = side === null ? possessive(names[seatIn(DUEL, 'lone')]?.pilot ?? 'One') : 'Your';
  const other = possessive(names[enemyIn(DUEL, side ?? 'lone')]?.pilot ?? 'the other');
  switch (step.kind) {
    case 'called':
      return 'Both numbers are told aloud. Each pilot looks the other’s number up on their own console.';
    case 'look up':
      return `${one} number is the console to turn to, ${other} number the cell on it: it leads to a view screen, perhaps with a letter.`;
    case 'leave or stay':
      return 'Now each sees what the enemy did. A pilot may leave here, before any damage; mostly both stay.';
    case 'score':
      return 'A view screen with a SCORE is a hit: score and maneuver make the damage. A letter is a critical, if the damage reaches its number.';
    case 'marks':
      return 'Armor, heat and rounds are kept for you. “Next” is what each pilot may do in the coming turn.';
  }
};

const SHORT_WORDS: Readonly<Record<Step['kind'], string>> = {
  called: 'Each looks the other’s number up.',
  'look up': 'Your number: the console. Theirs: the cell.',
  'leave or stay': 'Leave now, before any damage, or stay.',
  score: 'A SCORE is a hit: score and maneuver add up.',
  marks: '“Next” is what each may do in the coming turn.',
};

/**
 * A note of paper at a step of the first exchange.
 *
 * @fires notes-read - no more of them are wanted
 */
@customElement('telling-note')
export class TellingNote extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) step: Step = CALLED;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Whose half it stands on; null where both look. */
  @property() side: Side | null = null;
  /** One line, where there is little room. */
  @property({ type: Boolean, reflect: true }) short = false;

  override render(): TemplateResult {
    return html`<div class="note" role="note" aria-label="Note for a first turn">
      <p>
        ${this.short ? SHORT_WORDS[this.step.kind] : noteWords(this.step, this.names, this.side)}
      </p>
      <button type="button" class="button" @click=${this.#done}>Skip notes</button>
    </div>`;
  }

  readonly #done = (): void => {
    say(this, 'notes-read');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'telling-note': TellingNote;
  }
  interface HTMLElementEventMap {
    'notes-read': CustomEvent<null>;
  }
}
