import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Pilot, PilotWords } from '../../rules/campaign/card/pilot-card.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { pilotName } from '../../rules/fight/name.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import fields from './sheet-fields.css?inline';

/**
 * Asks for another name, nickname or unit of a pilot, and says why one is refused. Starts with those of the
 * card; text typed is kept until it closes.
 *
 * @fires pilot-renamed
 */
@customElement('rename-sheet')
export class RenameSheet extends LitElement {
  static override styles = styled(fields);

  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) pilot!: Pilot;
  @property() fault = '';

  override render(): TemplateResult {
    const { name, nickname, unit } = this.pilot;
    return html`<sheet-dialog heading="Name, nickname, unit" .open=${this.open}>
      ${
        this.open
          ? html`<form id="words" class="fields" @submit=${this.#submit}>
              <label>Name ${field('name', name, 96)}</label>
              <label>Nickname ${field('nickname', nickname, LONGEST.nickname)}</label>
              <label>Unit ${field('unit', unit, LONGEST.unit)}</label>
            </form>`
          : nothing
      }
      <p class="fault" role="alert">${this.fault}</p>
      <button slot="buttons" type="button" class="button main" @click=${this.#submit}>
        Write it on the card
      </button>
    </sheet-dialog>`;
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    const typed = (name: keyof PilotWords): string =>
      this.renderRoot.querySelector<HTMLInputElement>(`[name='${name}']`)?.value.trim() ?? '';
    say(this, 'pilot-renamed', {
      name: pilotName(typed('name')),
      nickname: typed('nickname'),
      unit: typed('unit'),
    });
  };
}

const field = (name: string, value: string, longest: number): TemplateResult =>
  html`<input
    name=${name}
    maxlength=${longest}
    .defaultValue=${value}
    autocomplete="off"
    enterkeyhint="done"
  />`;

declare global {
  interface HTMLElementEventMap {
    'pilot-renamed': CustomEvent<PilotWords>;
  }
}
