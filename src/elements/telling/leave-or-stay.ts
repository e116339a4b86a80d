import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import type { Pending } from '../../rules/record/pending.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import '../common/sheet-dialog.ts';
import type { Told } from './told.ts';
import { otherSide, seatNumber } from './told.ts';
import { say } from '../common/say.ts';
import styles from './leave-or-stay.css?inline';
import { styled } from '../common/styled.ts';

/**
 * What one pilot may announce before any damage (D7): bail out always (B1), escape only when allowed
 * (E1). Each says what it means, and asks once more.
 *
 * @fires pilots-leave - detail `{ leaves }`: who leaves, and how
 */
@customElement('leave-or-stay')
export class LeaveOrStay extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) told!: Told;
  @property() side: Side = 'lone';
  /** Turned round, for the pilot at the far edge of the table. */
  @property({ type: Boolean }) turned = false;
  @state() private asked: 'escapes' | 'bails out' | null = null;

  override render(): TemplateResult {
    const { battle, played, names } = this.told;
    const seat = seatNumber(this.side);
    const them = names[1 - seat]?.pilot;
    return html`<button
        type="button"
        class="button leave"
        @click=${() => (this.asked = 'bails out')}
      >
        Bail out…<small>${them} wins, the pilot lives</small>
      </button>
      ${
        mayEscape(battle, seat, played.pairings)
          ? html`<button
              type="button"
              class="button leave"
              @click=${() => (this.asked = 'escapes')}
            >
              Escape…<small>from view screen 29: half a victory for ${them}</small>
            </button>`
          : nothing
      }
      ${this.#sheet()}`;
  }

  #sheet(): TemplateResult {
    const { names } = this.told;
    const seat = seatNumber(this.side);
    const [me, them] = [names[seat], names[1 - seat]];
    const escaping = this.asked === 'escapes';
    return html`<sheet-dialog
      heading=${escaping ? `${me?.pilot} escapes?` : `${me?.pilot} bails out?`}
      ?turned=${this.turned}
      .open=${this.asked !== null}
      @sheet-closed=${() => (this.asked = null)}
    >
      <p>
        ${
          escaping
            ? `The ${me?.mech} gets away. The duel is over before any damage, and ${them?.pilot} has half a victory.`
            : `${me?.pilot} leaves the ${me?.mech} before any damage. The pilot lives; ${them?.pilot} wins. If ${them?.pilot} bails out as well, nobody wins.`
        }
      </p>
      <button
        slot="buttons"
        type="button"
        class="button main"
        @click=${() => this.#leave(escaping ? { [this.side]: 'escapes' } : { [this.side]: 'bails out' })}
      >
        ${escaping ? 'Escape' : 'Bail out'}
      </button>
      ${
        escaping
          ? nothing
          : html`<button
              slot="buttons"
              type="button"
              class="button"
              @click=${() => this.#leave({ [this.side]: 'bails out', [otherSide(this.side)]: 'bails out' })}
            >
              ${them?.pilot} bails out too
            </button>`
      }
      <button slot="buttons" type="button" class="button" @click=${() => (this.asked = null)}>
        Stay
      </button>
    </sheet-dialog>`;
  }

  #leave(leaves: Pending['leaves']): void {
    this.asked = null;
    say(this, 'pilots-leave', { leaves });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'leave-or-stay': LeaveOrStay;
  }
  interface HTMLElementEventMap {
    'pilots-leave': CustomEvent<{ leaves: Pending['leaves'] }>;
  }
}
