import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Choice, Step } from '../../rules/campaign/history/choice.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { styled } from '../common/styled.ts';
import styles from './take-back-sheet.css?inline';
import { actWords } from '../../rules/words/acts/words-of-acts.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';

export interface TakingBack {
  /** Place among the choices of the game. */
  readonly place: number;
  /** The choice and those that depend on it, in order. */
  readonly taken: readonly Choice[];
}

/**
 * Asks before more than one step is taken back, and names them.
 *
 * @fires step-taken-back - detail `{ place }`
 */
@customElement('take-back-sheet')
export class TakeBackSheet extends LitElement {
  static override styles = styled(styles);

  /** Null to close the sheet. */
  @property({ attribute: false }) asked: TakingBack | null = null;
  @property({ attribute: false }) settlement: Settlement | null = null;

  override render(): TemplateResult {
    const { asked, settlement } = this;
    const [first, ...along] = asked?.taken ?? [];
    return html`<sheet-dialog
      heading=${first ? `Take ${actWords(first.step).name} back?` : ''}
      .open=${asked !== null}
    >
      ${
        settlement
          ? html`<p>This goes along:</p>
              <ul>
                ${along.map(
                  ({ pilot, step }) =>
                    html`<li>${this.#along(step, nameOfPilot(settlement.after, pilot))}</li>`,
                )}
              </ul>`
          : nothing
      }
      <button
        slot="buttons"
        type="button"
        class="button main"
        @click=${() => asked && say(this, 'step-taken-back', { place: asked.place })}
      >
        Take back all ${asked?.taken.length ?? 0}
      </button>
    </sheet-dialog>`;
  }

  #along(step: Step, pilot: string): TemplateResult | string {
    const { along, name } = actWords(step);
    return along?.(pilot) ?? html`<b>${name}</b> of ${pilot}`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'step-taken-back': CustomEvent<{ readonly place: number }>;
  }
}
