import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { AskedFighter } from '../../../rules/campaign/game/asked.ts';
import { MOST_TIMES } from '../../../rules/campaign/game/asked.ts';
import { sure } from '../../../rules/sure.ts';
import { effectText } from '../../../rules/words/words.ts';
import { say } from '../../common/say.ts';
import { styled } from '../../common/styled.ts';
import styles from './critical-finder.css?inline';
import { criticalAt } from './page-and-letter.ts';
import { PAPER_WORDS, notFoundWords } from './paper-words.ts';

/**
 * Asks for a critical as read at the table, by page and letter: `33 F`. Says what was found.
 *
 * @fires critical-found - detail `{ place }` among those that are asked
 */
@customElement('critical-finder')
export class CriticalFinder extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) asked: AskedFighter | null = null;
  /** How often each critical has been entered. */
  @property({ attribute: false }) times: readonly number[] = [];
  @property() name = '';
  @state() private typed = '';
  @state() private said = '';

  override updated(changed: PropertyValues): void {
    // The answer is below the field, and could be behind the bar at the foot.
    if (changed.has('said') && this.said)
      this.renderRoot.querySelector('p')?.scrollIntoView({ block: 'nearest' });
  }

  override render(): TemplateResult {
    return html`<label>
        <span>${PAPER_WORDS.pageAndLetter}<span class="unseen">, ${this.name}</span></span>
        <input
          class="boxed bold finger"
          autocomplete="off"
          autocapitalize="characters"
          maxlength="6"
          placeholder=${PAPER_WORDS.pageExample}
          .value=${this.typed}
          @input=${({ target }: InputEvent) => (this.typed = (target as HTMLInputElement).value)}
          @keydown=${this.#onKey}
        />
      </label>
      <button type="button" class="button" @click=${this.#find}>${PAPER_WORDS.addHit}</button>
      <p role="status">${this.said}</p>`;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter here does not submit the form.
    event.preventDefault();
    event.stopPropagation();
    this.#find();
  };

  readonly #find = (): void => {
    const { asked, typed } = this;
    if (!asked) return;
    const found = criticalAt(typed, asked.entry.booklet, asked.possible);
    if (found.kind !== 'critical') {
      this.said = notFoundWords(found);
      return;
    }
    const { part, ...critical } = sure(asked.possible[found.place]);
    const where = typed.trim().toUpperCase();
    const what = PAPER_WORDS.critical(part, effectText(critical));
    if ((this.times[found.place] ?? 0) >= MOST_TIMES) {
      this.said = PAPER_WORDS.foundMost(where, what, MOST_TIMES);
      return;
    }
    this.said = PAPER_WORDS.found(where, what);
    this.typed = '';
    say(this, 'critical-found', { place: found.place });
    this.renderRoot.querySelector('input')?.focus();
  };
}

declare global {
  interface HTMLElementEventMap {
    'critical-found': CustomEvent<{ readonly place: number }>;
  }
}
