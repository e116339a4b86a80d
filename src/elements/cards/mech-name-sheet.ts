import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import fields from './sheet-fields.css?inline';

/**
 * Asks for another name of a 'Mech. Starts with the present one and keeps what is typed.
 *
 * @fires mech-renamed
 */
@customElement('mech-name-sheet')
export class MechNameSheet extends LitElement {
  static override styles = styled(fields);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) mech!: Mech;
  @property() fault = '';

  override render(): TemplateResult {
    return html`<sheet-dialog heading="The name" .open=${this.open}>
      ${
        this.open
          ? html`<form class="fields" @submit=${this.#submit}>
              <label
                >Name
                <input
                  maxlength=${LONGEST.mech}
                  .defaultValue=${this.mech.name}
                  autocomplete="off"
                  enterkeyhint="done"
                />
              </label>
            </form>`
          : nothing
      }
      <p class="fault" role="alert">${this.fault}</p>
      <button slot="buttons" type="button" class="button main" @click=${this.#submit}>
        Call it so
      </button>
    </sheet-dialog>`;
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    const typed = this.renderRoot.querySelector('input')?.value ?? '';
    say(this, 'mech-renamed', { name: typed.replaceAll(/\s+/g, ' ').trim() });
  };
}

declare global {
  interface HTMLElementEventMap {
    'mech-renamed': CustomEvent<{ readonly name: string }>;
  }
}
