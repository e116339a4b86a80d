import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { pairingOfDuel, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import { sufferedText } from '../../rules/words/words.ts';
import './gauge-row.ts';
import { pilotMark } from '../common/signs.ts';
import styles from './enemy-known.css?inline';
import { styled } from '../common/styled.ts';

/** What a pilot knows of the enemy 'Mech: its gauges, its criticals, and the turn before. */
@customElement('enemy-known')
export class EnemyKnown extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The enemy's. */
  @property({ type: Number }) seat = 1;
  @property({ attribute: false }) last: Exchange | null = null;

  override render(): TemplateResult {
    const booklet = bookletOf(this.battle, this.seat);
    const mech = seatOf(this.battle, this.seat);
    const { suffered } = mech.wounds;
    return html`<section class="panel">
        <h2 class="label">What is known of the ${booklet.mech.name}</h2>
        <gauge-row
          .seat=${mech}
          .uncounted=${this.battle.options.ammunition === 'ignored'}
        ></gauge-row>
        <p>
          ${mech.shutDown ? html`<b>Shut down.</b> ` : nothing}${
            suffered.length === 0
              ? 'No criticals.'
              : suffered
                  .map(
                    ({ critical, times }) =>
                      `${critical.part}: ${sufferedText(critical, times)}${times > 1 ? ` (${times} times)` : ''}`,
                  )
                  .join(' · ')
          }
        </p>
      </section>
      ${this.#lastTurn()}`;
  }

  #lastTurn(): TemplateResult | typeof nothing {
    const pairing = this.last && pairingOfDuel(this.last);
    if (!pairing) return nothing;
    return html`<section class="panel">
      <h2 class="label">Last turn</h2>
      ${SIDES.map((side) => {
        const deed = pairing.deeds[side];
        return html`<p class="deed">
          <b>${pilotMark(side)} ${this.names[seatIn(pairing, side)]?.pilot} ${deed.console}</b>
          <span>${deed.sees.screen.number} ${deed.sees.line?.letter ?? ''}</span>
          <span
            >${deed.damage > 0 ? `${deed.damage} damage` : deed.sees.screen.score === null ? 'no score' : 'missed'}${deed.criticals.map(({ part }) => `, ${part}`)}</span
          >
        </p>`;
      })}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'enemy-known': EnemyKnown;
  }
}
