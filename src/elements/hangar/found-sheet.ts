import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import { HOUSE_RULES } from '../../rules/campaign/history/founding.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { orNotDone } from '../campaign/answered.ts';
import fieldStyles from '../campaign/fields.css?inline';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import { HANGAR_WORDS } from './hangar-words.ts';
import styles from './found-sheet.css?inline';

const USUAL = 'The hangar';

/**
 * Asks for a name and founds a hangar. The penalty of replacements is asked at the first one (K10).
 *
 * @fires hangar-entered - founded: detail `{ id }`
 */
@customElement('found-sheet')
export class FoundSheet extends LitElement {
  static override styles = styled(fieldStyles, styles);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) hangars: Hangars | null = null;
  @state() private name = '';
  @state() private trouble = '';
  #founding = false;

  override render(): TemplateResult {
    return html`<sheet-dialog heading="Start a hangar" .open=${this.open}>
      <form id="founding" @submit=${this.#found}>
        <label class="field"
          ><span>${HANGAR_WORDS.called}</span
          ><input
            autocomplete="off"
            maxlength=${LONGEST.hangar}
            placeholder=${USUAL}
            .value=${live(this.name)}
            @input=${(event: Event) => (this.name = (event.target as HTMLInputElement).value)}
        /></label>
        <p role="alert">${this.trouble || nothing}</p>
      </form>
      <button slot="buttons" type="submit" form="founding" class="button main">
        Start the hangar
      </button>
    </sheet-dialog>`;
  }

  readonly #found = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!this.hangars || this.#founding) return;
    this.#founding = true;
    const made = await orNotDone(
      this.hangars.found({ name: this.name.trim() || USUAL, replacements: HOUSE_RULES[0] }),
    );
    this.#founding = false;
    if (made.kind === 'done') say(this, 'hangar-entered', { id: made.id });
    else this.trouble = made.sentence;
  };
}

declare global {
  interface HTMLElementEventMap {
    'hangar-entered': CustomEvent<{ id: string }>;
  }
}
