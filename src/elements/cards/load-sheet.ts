import { LitElement, html } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import fields from './sheet-fields.css?inline';
import styles from './load-sheet.css?inline';
import { ammunitionTitle } from './pilot-words.ts';

/** Ammunition that can be loaded from a stockpile. */
export interface Loading {
  readonly ammunition: string;
  /** What is in the 'Mech, and what is a full load. */
  readonly is: number;
  readonly full: number;
  /** So much there is room for, as far as the stockpile reaches. */
  readonly most: number;
}

/**
 * The sheet that asks how much ammunition of the stockpile is loaded (K9).
 *
 * @fires rounds-loaded
 */
@customElement('load-sheet')
export class LoadSheet extends LitElement {
  static override styles = styled(fields, styles);

  /** Null while nothing is asked. */
  @property({ attribute: false }) loading: Loading | null = null;
  @property() fault = '';
  @state() private points = 0;

  override willUpdate(changed: PropertyValues<this>): void {
    const { loading } = this;
    const asked =
      changed.has('loading') && changed.get('loading')?.ammunition !== loading?.ammunition;
    if (asked && loading) this.points = loading.most;
    this.points = Math.min(this.points, loading?.most ?? 0);
  }

  override render(): TemplateResult {
    const { loading, points } = this;
    const name = ammunitionTitle(loading?.ammunition ?? '');
    return html`<sheet-dialog heading="${name} from the stockpile" .open=${loading !== null}>
      ${
        loading &&
        html`<p>
            ${loading.is} of ${loading.full} are loaded; the stockpile has room to give
            ${loading.most}.
          </p>
          <div class="stepper" role="group" aria-label=${name}>
            <button
              type="button"
              aria-label="One less"
              ?disabled=${points <= 1}
              @click=${() => (this.points -= 1)}
            >
              <span class="minus"></span>
            </button>
            <output aria-live="polite">${points}</output>
            <button
              type="button"
              aria-label="One more"
              ?disabled=${points >= loading.most}
              @click=${() => (this.points += 1)}
            >
              <span class="plus"></span>
            </button>
          </div>
          <p class="fault" role="alert">${this.fault}</p>
          <button
            slot="buttons"
            type="button"
            class="button main"
            @click=${() => say(this, 'rounds-loaded', { ammunition: loading.ammunition, points })}
          >
            Load ${points}: ${loading.is + points} of ${loading.full}
          </button>`
      }
    </sheet-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'load-sheet': LoadSheet;
  }
  interface HTMLElementEventMap {
    'rounds-loaded': CustomEvent<{ readonly ammunition: string; readonly points: number }>;
  }
}
