import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../rules/battle/battle.ts';
import type { Deed } from '../../rules/battle/deed.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Incident } from '../../rules/battle/incident.ts';
import type { Named } from '../../rules/words/tell.ts';
import { tell } from '../../rules/words/tell.ts';
import { number, plain } from '../../rules/words/words.ts';
import { colourSign, pilotMark } from '../common/signs.ts';
import '../page/small-picture.ts';
import { say } from '../common/say.ts';
import styles from './duel-log.css?inline';
import { styled } from '../common/styled.ts';

const BESIDES: readonly Incident['kind'][] = [
  'harmed',
  'exploded',
  'pilot killed',
  'shut down',
  'started up',
  'bailed out',
  'escaped',
];

/**
 * The whole log of a duel, a row a turn, with what each pilot saw where there is room for it.
 *
 * @fires turn-chosen - detail `{ turn }`: replay from there
 */
@customElement('duel-log')
export class DuelLog extends LitElement {
  static override styles = styled(styles);

  /** Before the first turn and after each. */
  @property({ attribute: false }) battles: readonly Battle[] = [];
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];

  override render(): TemplateResult {
    const name = (seat: number): string => this.names[seat]?.pilot ?? '';
    return html`<table>
      <caption class="unseen">
        Log of the duel
      </caption>
      <thead>
        <tr>
          <th scope="col">Turn</th>
          ${SIDES.map(
            (side, seat) =>
              html`<th scope="col">
                  ${pilotMark(side)} <span class="unseen">${name(seat)} called</span>
                </th>
                <th scope="col">${name(seat)} did</th>`,
          )}
          <th scope="col" class="broad">Armor after</th>
          <th scope="col" class="broad">Heat after</th>
        </tr>
      </thead>
      <tbody>
        ${this.exchanges.map((played, index) => this.#row(played, index))}
      </tbody>
    </table>`;
  }

  #row({ battle, incidents, pairings }: Exchange, index: number): TemplateResult {
    const [pairing] = pairings;
    const turn = index + 1;
    if (!pairing)
      return html`<tr>
        <td>${turn}</td>
        <td colspan="6">a draw between two turns</td>
      </tr>`;
    return html`<tr>
        <td>
          <button
            type="button"
            aria-label=${`Replay from turn ${turn}`}
            @click=${() => say(this, 'turn-chosen', { turn })}
          >
            ${turn}
          </button>
        </td>
        ${SIDES.map((side) => this.#deed(pairing.deeds[side], side))}
        <td class="broad">${battle.seats.map(({ armor }) => number(armor)).join(' : ')}</td>
        <td class="broad">${battle.seats.map(({ heat }) => heat).join(' : ')}</td>
      </tr>
      ${this.#besides(incidents)}`;
  }

  /** What happened in a turn that is nobody's deed: explosions, shutdowns, deaths, leaves. */
  #besides(incidents: readonly Incident[]): TemplateResult | typeof nothing {
    const told = incidents.filter(({ kind }) => BESIDES.includes(kind));
    return told.length === 0
      ? nothing
      : html`<tr>
          <td></td>
          <td colspan="6" class="besides">
            ${told.map((incident) => html`${plain(tell(incident, this.names))} `)}
          </td>
        </tr>`;
  }

  #deed({ console, damage, criticals, sees }: Deed, side: Side): TemplateResult {
    const battle = this.battles[0];
    const enemy = battle && bookletOf(battle, side === 'lone' ? 1 : 0);
    const maneuver = battle && maneuverAt(bookletOf(battle, SIDES.indexOf(side)).statCard, console);
    return html`<td class="called">
        <b>${console}</b>
        ${maneuver ? html`${colourSign(maneuver.colour)} <span class="broad">${maneuver.name}</span>` : nothing}
      </td>
      <td>
        <div class="did">
          ${
            enemy
              ? html`<small-picture
                  .booklet=${enemy}
                  .number=${sees.screen.number}
                  alt=${`${enemy.mech.name} ${sees.screen.title}`}
                ></small-picture>`
              : nothing
          }
          <span>
            ${damage > 0 ? html`<b>${damage}</b>${criticals.map(({ part }) => ` · ${part}`)}` : '–'}
          </span>
        </div>
      </td>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'duel-log': DuelLog;
  }
  interface HTMLElementEventMap {
    'turn-chosen': CustomEvent<{ turn: number }>;
  }
}
