import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../rules/battle/battle.ts';
import { pairingOfDuel } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import { sure } from '../../rules/sure.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import '../choosing/booklet-leaves.ts';
import '../turn/log/turn-list.ts';
import { FACE_WORDS } from './face-words.ts';
import styles from './table-study.css?inline';
import { TURN_WORDS } from '../turn/words/turn-words.ts';

/**
 * Study for the table: both booklets with their cards, and earlier turns. It can be turned around to face the
 * other edge.
 *
 * @fires study-closed
 */
@customElement('table-study')
export class TableStudy extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Boolean }) open = false;
  /** Facing the far edge of the table. */
  @property({ type: Boolean }) turned = false;

  override render(): TemplateResult {
    return html`<sheet-dialog
      heading=${FACE_WORDS.study}
      wide
      ?turned=${this.turned}
      .open=${this.open}
      @sheet-closed=${this.#closed}
    >
      ${this.open ? this.#inside() : null}
      <button
        slot="buttons"
        type="button"
        class="button"
        @click=${() => (this.turned = !this.turned)}
      >
        ${icon('swap')} Turn it round
      </button>
    </sheet-dialog>`;
  }

  #inside(): TemplateResult {
    const { battle, exchanges, names } = this;
    return html`<h3 class="titled">Both booklets</h3>
      <booklet-leaves
        .booklets=${SIDES.map((_, seat) => bookletOf(battle, seat))}
        .pilots=${names.map(({ pilot }) => pilot)}
        .number=${sure(pairingOfDuel(battle)).sees.lone.number}
      ></booklet-leaves>
      <h3 class="titled">${TURN_WORDS.soFar}</h3>
      ${
        exchanges.length === 0
          ? html`<p class="soft">None yet.</p>`
          : html`<turn-list .battle=${battle} .exchanges=${exchanges} .names=${names}></turn-list>`
      }`;
  }

  readonly #closed = (event: Said<'sheet-closed'>): void => {
    event.stopPropagation();
    this.turned = false;
    say(this, 'study-closed');
  };
}

declare global {
  interface HTMLElementEventMap {
    'study-closed': CustomEvent<null>;
  }
}
