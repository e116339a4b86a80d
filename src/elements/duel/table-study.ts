import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import '../card/maneuver-table.ts';
import type { Said } from '../common/say.ts';
import { say } from '../common/say.ts';
import '../common/sheet-dialog.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { styled } from '../common/styled.ts';
import '../telling/duel-log.ts';
import styles from './table-study.css?inline';

/**
 * What both pilots may look up between their halves: the turns so far and both stat cards. It can be
 * turned round to the other edge of the table.
 *
 * @fires study-closed
 */
@customElement('table-study')
export class TableStudy extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) battles: readonly Battle[] = [];
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  @property({ type: Boolean }) open = false;
  @state() private turned = false;

  override render(): TemplateResult {
    return html`<sheet-dialog
      heading="Study"
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
    const { battle, names } = this;
    return html`<h3>The turns so far</h3>
      ${
        this.exchanges.length === 0
          ? html`<p class="soft">None yet.</p>`
          : html`<duel-log
              .battles=${this.battles}
              .exchanges=${this.exchanges}
              .names=${names}
            ></duel-log>`
      }
      ${SIDES.map((side, seat) => {
        const booklet = bookletOf(battle, seat);
        return html`<h3>
            ${pilotMark(side)} ${possessive(names[seat]?.pilot ?? '')} ${booklet.mech.name}
          </h3>
          <maneuver-table .booklet=${booklet}></maneuver-table>`;
      })}`;
  }

  readonly #closed = (event: Said<'sheet-closed'>): void => {
    event.stopPropagation();
    this.turned = false;
    say(this, 'study-closed');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'table-study': TableStudy;
  }
  interface HTMLElementEventMap {
    'study-closed': CustomEvent<null>;
  }
}
