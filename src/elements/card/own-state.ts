import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Named } from '../../rules/words/tell.ts';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import { CARD_WORDS } from './card-words.ts';
import './gauge-row.ts';
import styles from './own-state.css?inline';
import { toldLines } from './told-lines.ts';
import { turnBanner } from './turn-banner.ts';

/** State of the player's own 'Mech above the rows of the stat card: gauges and the status given. */
@customElement('own-state')
export class OwnState extends OwnTask {
  static override styles = styled(styles);

  /** In a column of its own, on a phone on its side. */
  @property({ type: Boolean, reflect: true }) apart = false;
  @property({ attribute: false }) battle!: Battle;
  /** The status given in it governs the pilot; with several rivals at its range, in each of theirs. */
  @property({ attribute: false }) pairing!: Pairing;
  @property({ type: Number }) seat = 0;
  /** The enemy pilot, who gave the status. */
  @property() teller = '';
  /** By seat; needed if several give a status. */
  @property({ attribute: false }) names: readonly Named[] = [];
  /** A tap on a row locks in. */
  @property({ type: Boolean }) oneTap = false;
  /** Its heat is hatched in the gauge. */
  @property({ attribute: false }) pick: Maneuver | null = null;

  override render(): TemplateResult {
    const { battle, pick, seat } = this;
    return html`<section
      class="panel"
      aria-label=${CARD_WORDS.own(bookletOf(battle, seat).mech.name)}
    >
      <gauge-row
        criticals
        .seat=${seatOf(battle, seat)}
        .forecastHeat=${pick ? forecast(battle, seat, pick).heat : null}
        .uncounted=${battle.options.ammunition === 'ignored'}
      ></gauge-row>
      ${toldLines(this, this.teller)} ${turnBanner(battle, seat, this.names, this.oneTap)}
    </section>`;
  }
}
