import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { say } from '../common/say.ts';
import styles from './telling-note.css?inline';
import { styled } from '../common/styled.ts';

/** What a first-timer is told at a step of the exchange. */
export const noteWords = (
  step: number,
  [lone, rival]: readonly Named[],
  side: Side | null = null,
): string => {
  const [one, other] =
    side === null
      ? [possessive(lone?.pilot ?? 'One'), possessive(rival?.pilot ?? 'the other')]
      : ['Your', possessive((side === 'lone' ? rival : lone)?.pilot ?? 'the other')];
  switch (step) {
    case 1:
      return 'Both numbers are told aloud. Each pilot looks the other’s number up on their own console.';
    case 2:
      return `${one} number is the console to turn to, ${other} number the cell on it: it leads to a view screen, perhaps with a letter.`;
    case 3:
      return 'Now each sees what the enemy did. A pilot may leave here, before any damage; mostly both stay.';
    case 4:
    case 5:
      return 'A view screen with a SCORE is a hit: score and maneuver make the damage. A letter is a critical, if the damage reaches its number.';
    default:
      return 'Armor, heat and rounds are kept for you. “Next” is what each pilot may do in the coming turn.';
  }
};

const SHORT_WORDS: Readonly<Record<number, string>> = {
  1: 'Each looks the other’s number up.',
  2: 'Your number: the console. Theirs: the cell.',
  3: 'Leave now, before any damage, or stay.',
  4: 'A SCORE is a hit: score and maneuver add up.',
  5: 'A SCORE is a hit: score and maneuver add up.',
  6: '“Next” is what each may do in the coming turn.',
};

/**
 * A note of paper at a step of the first exchange.
 *
 * @fires notes-read - no more of them are wanted
 */
@customElement('telling-note')
export class TellingNote extends LitElement {
  static override styles = styled(styles);

  @property({ type: Number }) step = 1;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** Whose half it stands on; null where both look. */
  @property() side: Side | null = null;
  /** One line, where there is little room. */
  @property({ type: Boolean, reflect: true }) short = false;

  override render(): TemplateResult {
    return html`<div class="note" role="note" aria-label="Note for a first turn">
      <p>${this.short ? SHORT_WORDS[this.step] : noteWords(this.step, this.names, this.side)}</p>
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
