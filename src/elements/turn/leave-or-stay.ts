import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import '../common/sheet-dialog.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import { severalContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { say } from '../common/say.ts';
import styles from './leave-or-stay.css?inline';
import { styled } from '../common/styled.ts';

/**
 * What one pilot may announce before any damage (D7): bail out always (B1), escape only when allowed
 * (E1). Each says what it means, and asks once more, unless it is `asked-for` already.
 *
 * @fires pilots-leave - detail `{ leaving }`: who leaves, and how
 */
@customElement('leave-or-stay')
export class LeaveOrStay extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) account!: Account;
  @property() side: Side = 'lone';
  /** Turned round, for the pilot at the far edge of the table. */
  @property({ type: Boolean }) turned = false;
  /** It stands on a sheet that asks who leaves: a press is the answer, and names the pilot. */
  @property({ type: Boolean, attribute: 'asked-for' }) askedFor = false;
  /** Small: leaving does not count yet. */
  @property({ type: Boolean, reflect: true }) quiet = false;
  /** Whether the fight goes on in other battles. */
  @fromContext(severalContext) private several = false;
  @state() private asked: Leave['leaves'] | null = null;

  override render(): TemplateResult {
    const { battle, played } = this.account;
    const { seat, me, them } = viewOf(this.account, this.side);
    const { askedFor } = this;
    return html`<button type="button" class="button leave" @click=${() => this.#ask('bails out')}>
        ${askedFor ? `${me.pilot} bails out` : 'Bail out…'}
        <small
          >${them.pilot} wins${this.several ? ' this battle' : ''},
          ${askedFor ? me.pilot : 'the pilot'} lives</small
        >
      </button>
      ${
        mayEscape(battle, seat, played.pairings)
          ? html`<button type="button" class="button leave" @click=${() => this.#ask('escapes')}>
              ${askedFor ? `${me.pilot} escapes` : 'Escape…'}
              <small>
                from view screen 29:
                ${this.several ? 'this battle is over' : `half a victory for ${them.pilot}`}
              </small>
            </button>`
          : nothing
      }
      ${askedFor ? nothing : this.#sheet()}`;
  }

  #ask(leaves: Leave['leaves']): void {
    if (this.askedFor) this.#leave({ seat: viewOf(this.account, this.side).seat, leaves });
    else this.asked = leaves;
  }

  #sheet(): TemplateResult {
    const { seat, enemy, me, them } = viewOf(this.account, this.side);
    const escaping = this.asked === 'escapes';
    return html`<sheet-dialog
      heading=${escaping ? `${me.pilot} escapes?` : `${me.pilot} bails out?`}
      ?turned=${this.turned}
      .open=${this.asked !== null}
      @sheet-closed=${() => (this.asked = null)}
    >
      <p>${this.#meaning(escaping, me, them.pilot)}</p>
      <button
        slot="buttons"
        type="button"
        class="button main"
        @click=${() => this.#leave({ seat, leaves: escaping ? 'escapes' : 'bails out' })}
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
              @click=${() => this.#leave({ seat, leaves: 'bails out' }, { seat: enemy, leaves: 'bails out' })}
            >
              ${them.pilot} bails out too
            </button>`
      }
      <button slot="buttons" type="button" class="button" @click=${() => (this.asked = null)}>
        Stay
      </button>
    </sheet-dialog>`;
  }

  #meaning(escaping: boolean, { mech, pilot }: Named, enemy: string): string {
    const { several } = this;
    if (!escaping)
      return `${pilot} leaves the ${mech} before any damage. The pilot lives; ${enemy} wins${several ? ' this battle' : ''}. If ${enemy} bails out as well, nobody wins${several ? ' it' : ''}.`;
    return several
      ? `The ${mech} gets away. This battle is over before any damage.`
      : `The ${mech} gets away. The duel is over before any damage, and ${enemy} has half a victory.`;
  }

  #leave(...leaving: readonly Leave[]): void {
    this.asked = null;
    say(this, 'pilots-leave', { leaving });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'leave-or-stay': LeaveOrStay;
  }
  interface HTMLElementEventMap {
    'pilots-leave': CustomEvent<{ leaving: readonly Leave[] }>;
  }
}
