import { LitElement, html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { isShortName } from '../../rules/fight/name.ts';
import '../common/sheet-dialog.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import type { Peril } from './film-peril.ts';
import './leave-or-stay.ts';
import { say } from '../common/say.ts';
import { pilotMark } from '../common/signs.ts';
import styles from './leave-corner.css?inline';
import { styled } from '../common/styled.ts';

const flag = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  ${svg`<path d="M5 22V3H19L15.500 8 19 13H5"/>`}
</svg>`;

/**
 * A button in the corner as long as a pilot may still leave (D7). Where it matters it is red, has an
 * edge, and names who would go; it opens what can be announced, each by one press.
 *
 * @fires pilots-leave - detail `{ leaving }`
 */
@customElement('leave-corner')
export class LeaveCorner extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) account!: Account;
  /** What threatens each side, as far as it lies open. */
  @property({ attribute: false }) perils: ReadonlyMap<Side, Peril> = new Map();
  @state() private asked = false;

  override render(): TemplateResult {
    return html`<button
        type="button"
        class="button ${this.perils.size > 0 ? 'matters' : 'plain'}"
        aria-keyshortcuts="l"
        @click=${this.ask}
      >
        ${flag} <span>${this.#name()}</span>
      </button>
      <sheet-dialog
        heading="Leave before any damage?"
        .open=${this.asked}
        @sheet-closed=${() => (this.asked = false)}
      >
        ${this.asked ? this.#choices() : nothing}
        <button
          slot="buttons"
          type="button"
          class="button main"
          @click=${() => (this.asked = false)}
        >
          Nobody leaves
        </button>
      </sheet-dialog>`;
  }

  /** Who leaves, and how; what each comes to is said with it. */
  #choices(): TemplateResult {
    const leaving = SIDES.map((side) => {
      const { seat } = viewOf(this.account, side);
      return { seat, leaves: 'bails out' } as const;
    });
    return html`<div class="choices" @pilots-leave=${() => (this.asked = false)}>
      ${SIDES.map(
        (side) =>
          html`<leave-or-stay asked-for .account=${this.account} .side=${side}></leave-or-stay>`,
      )}
      <button
        type="button"
        class="button"
        @click=${(event: Event) => event.currentTarget && say(event.currentTarget, 'pilots-leave', { leaving })}
      >
        <span>Both bail out<small>nobody wins, both pilots live</small></span>
      </button>
    </div>`;
  }

  /** Who would go; a long name is heard, and its sign seen. */
  #name(): TemplateResult | string {
    const [first, second] = [...this.perils];
    if (!first || second) return 'Leave';
    const [side, peril] = first;
    const { pilot } = viewOf(this.account, side).me;
    const goes = peril === 'escape' ? 'escapes?' : 'bails out?';
    return isShortName(pilot)
      ? `${pilot} ${goes}`
      : html`<span class="brief"
          >${pilotMark(side)}<span class="unseen">${pilot}</span> ${goes}</span
        >`;
  }

  /** Opens what can be announced. */
  readonly ask = (): void => {
    this.asked = true;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'leave-corner': LeaveCorner;
  }
}
