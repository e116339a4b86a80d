import { LitElement, css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle, Side } from '../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../rules/battle/battle.ts';
import type { Deed, Exchange } from '../../rules/battle/exchange.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import type { Incident } from '../../rules/battle/incident.ts';
import type { Named } from '../../rules/words/tell.ts';
import { tell } from '../../rules/words/tell.ts';
import { number, plain } from '../../rules/words/words.ts';
import { shared } from '../common/shared-styles.ts';
import { colourSign, pilotMark } from '../common/signs.ts';
import '../page/small-picture.ts';

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
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: 17px;
      }
      th {
        font-size: 13px;
        text-transform: uppercase;
        letter-spacing: 0.05em;
        color: var(--ink2);
        text-align: left;
        padding: 5px 6px;
        border-bottom: 2px solid var(--edge);
        line-height: 1;
      }
      td {
        padding: 5px 6px;
        border-bottom: 1px solid var(--rule);
        line-height: 1.1;
      }
      td button {
        min-height: 44px;
        min-width: 44px;
        border: 0;
        background: none;
        font-weight: 700;
        text-decoration: underline;
        text-underline-offset: 3px;
        padding: 0;
      }
      .besides {
        color: var(--ink2);
        font-size: 16px;
        padding-top: 0;
      }
      tr:has(+ tr .besides) td {
        border-bottom: 0;
      }
      .called {
        white-space: nowrap;
      }
      .broad,
      small-picture {
        display: none;
      }
      .did {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      @container (min-width: 620px) {
        .broad {
          display: table-cell;
        }
        span.broad {
          display: inline;
        }
      }
      @container (min-width: 700px) {
        small-picture:not([empty]) {
          display: block;
        }
        td.broad {
          white-space: nowrap;
        }
      }
      @container (min-width: 700px) and (max-width: 839px) {
        .called {
          white-space: normal;
        }
      }
    `,
  ];

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
            @click=${() => this.dispatchEvent(new CustomEvent('turn-chosen', { detail: { turn }, bubbles: true, composed: true }))}
          >
            ${turn}
          </button>
        </td>
        ${SIDES.map((side) => this.#deed(pairing[side], side))}
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
}
