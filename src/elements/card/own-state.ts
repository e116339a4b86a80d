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

/** How the pilot's own 'Mech stands, over the rows of the stat card: gauges, and what was told. */
@customElement('own-state')
export class OwnState extends OwnTask {
  static override styles = styled(styles);

  /** It stands by itself, beside the rest, on a phone that lies. */
  @property({ type: Boolean, reflect: true }) apart = false;
  @property({ attribute: false }) battle!: Battle;
  /** The status in it governs the pilot; with several at its range, in each of theirs. */
  @property({ attribute: false }) pairing!: Pairing;
  /** Whose 'Mech: the seat's number. */
  @property({ type: Number }) seat = 0;
  /** The enemy pilot, who told the status. */
  @property() teller = '';
  /** Who fights, by seat: needed where several give a status. */
  @property({ attribute: false }) names: readonly Named[] = [];
  /** A tap on a row locks in. */
  @property({ type: Boolean }) oneTap = false;
  /** What is picked: its heat is hatched into the gauge. */
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
