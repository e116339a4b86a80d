import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { Battle, Side } from '../../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../../rules/battle/battle.ts';
import { DUEL, enemyIn, pairingWith, seatIn } from '../../../rules/battle/duel.ts';
import type { ByRival } from '../../../rules/battle/duel.ts';
import type { Exchange, PlayedPairing } from '../../../rules/battle/exchange.ts';
import { maneuverAt } from '../../../rules/booklet/stat-card.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { tell } from '../../../rules/words/tell.ts';
import { plain } from '../../../rules/words/words.ts';
import { arrow, colourSign, pilotMark } from '../../common/signs.ts';
import { Slices } from '../../common/slices.ts';
import { OwnTask } from '../../common/own-task.ts';
import { styled } from '../../common/styled.ts';
import { isInLog, isOf } from '../facts/incident-places.ts';
import styles from './turn-list.css?inline';
import { TURN_WORDS } from '../words/turn-words.ts';

/** Earlier turns, the last one first: calls, pages, and damage. */
@customElement('turn-list')
export class TurnList extends OwnTask {
  static override styles = styled(styles);

  @property({ attribute: false }) battle!: Battle;
  /** The two whose turns are listed. */
  @property({ attribute: false }) pairing: ByRival = DUEL;
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  readonly #slices = new Slices(this, () => this.exchanges.length);

  override render(): TemplateResult {
    const last = this.exchanges.map((played, index) => ({ played, turn: index + 1 })).toReversed();
    const [number, page] = TURN_WORDS.columns;
    return html`<h3 class="baseline spread caps">
        The turns <span class="soft">${number} ${arrow('right')} ${page}</span>
      </h3>
      ${last.length === 0 ? html`<p class="soft">${TURN_WORDS.first}</p>` : nothing}
      <ol>
        ${this.#slices
          .of(last)
          .map(({ played, turn }) => guard([played, this.names], () => this.#turn(played, turn)))}
      </ol>`;
  }

  #turn(played: Exchange, turn: number): TemplateResult | typeof nothing {
    const pairing = pairingWith(played, this.pairing);
    if (!pairing) return nothing;
    return html`<li>
      <b class="turn medium"><span class="unseen">Turn</span> ${turn}</b>
      ${SIDES.map((side) => this.#deed(pairing, side))}
      <p class="besides">
        ${SIDES.map((side) => this.#criticals(pairing, side))}
        ${played.incidents
          .filter((incident) => isInLog(incident) && isOf(incident, pairing))
          .map((incident) => html`${plain(tell(incident, this.names))} `)}
      </p>
    </li>`;
  }

  #deed(pairing: PlayedPairing, side: Side): TemplateResult {
    const { console, damage, sees } = pairing.deeds[side];
    const seat = seatIn(pairing, side);
    const maneuver = maneuverAt(bookletOf(this.battle, seat).statCard, console);
    return html`<span class="deed together"
      ><span class="unseen">${this.names[seat]?.pilot} called </span>${pilotMark(side)}
      <b>${console}</b> ${maneuver ? colourSign(maneuver.colour) : nothing}
      ${arrow('right', ', page ')} ${sees.screen.number}
      ${sees.line?.letter ?? ''}${damage > 0 ? html`<b class="damage inked">${damage}<span class="unseen"> damage.</span></b>` : html`<span class="unseen">, no damage.</span>`}</span
    >`;
  }

  #criticals(pairing: PlayedPairing, side: Side): TemplateResult | typeof nothing {
    const { criticals } = pairing.deeds[side];
    return criticals.length === 0
      ? nothing
      : html`${this.names[enemyIn(pairing, side)]?.mech}:
        ${criticals.map(({ part }) => part).join(', ')}. `;
  }
}
