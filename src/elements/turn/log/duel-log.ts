import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { Battle, Side } from '../../../rules/battle/battle.ts';
import { SIDES, bookletOf } from '../../../rules/battle/battle.ts';
import { DUEL, enemyIn, pairingWith, seatIn } from '../../../rules/battle/duel.ts';
import type { Exchange, PlayedPairing } from '../../../rules/battle/exchange.ts';
import { maneuverAt } from '../../../rules/booklet/stat-card.ts';
import type { Incident } from '../../../rules/battle/incident.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { tell } from '../../../rules/words/tell.ts';
import { number, plain } from '../../../rules/words/words.ts';
import { Slices } from '../../common/slices.ts';
import { colourSign, pilotMark } from '../../common/signs.ts';
import '../../page/small-picture.ts';
import { say } from '../../common/say.ts';
import { isInLog, isOf } from '../facts/incident-places.ts';
import styles from './duel-log.css?inline';
import { styled } from '../../common/styled.ts';
import { TURN_WORDS } from '../words/turn-words.ts';
import { whyIn } from '../words/why-lines.ts';

/**
 * The log of two who fight each other, a row for each turn, with what each saw if it fits.
 *
 * @fires turn-chosen - detail `{ turn }`, by its place in the log: replay from there
 */
@customElement('duel-log')
export class DuelLog extends LitElement {
  static override styles = styled(styles);

  /** Before the first turn and after each. */
  @property({ attribute: false }) battles: readonly Battle[] = [];
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  /** By seat. */
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The rival's seat. */
  @property({ type: Number }) rival = DUEL.rival;

  /** Comments on each turn. */
  @property({ attribute: false }) comments: readonly (readonly string[])[] = [];

  readonly #slices = new Slices(this, () => this.exchanges.length);

  override render(): TemplateResult {
    const name = (seat: number): string => this.names[seat]?.pilot ?? '';
    return html`<table class="fine">
      <caption class="unseen">
        ${TURN_WORDS.log}
      </caption>
      <thead>
        <tr>
          <th scope="col">Turn</th>
          ${SIDES.map((side) => {
            const pilot = name(seatIn(this, side));
            return html`<th scope="col">
                ${pilotMark(side)} <span class="unseen">${pilot} called</span>
              </th>
              <th scope="col">${pilot} did</th>`;
          })}
          <th scope="col" class="broad">Armor after</th>
          <th scope="col" class="broad">Heat after</th>
        </tr>
      </thead>
      <tbody>
        ${this.#slices
          .of(this.exchanges)
          .map((played, index) =>
            guard([played, this.names, this.comments], () => [
              this.#row(played, index),
              this.#beside(index),
            ]),
          )}
      </tbody>
    </table>`;
  }

  #row(played: Exchange, index: number): TemplateResult {
    const { battle, incidents } = played;
    const pairing = pairingWith(played, this);
    const { seats } = battle;
    const two = SIDES.flatMap((side) => seats[seatIn(this, side)] ?? []);
    const place = index + 1;
    // The pilot may have joined after some turns.
    const turn = (this.battles[0]?.turns ?? 0) + place;
    if (!pairing)
      return html`<tr>
        <td>${turn}</td>
        <td colspan="6">${TURN_WORDS.agreed}</td>
      </tr>`;
    return html`<tr>
        <td>
          <button
            class="underlined bold finger"
            type="button"
            aria-label=${`Replay from turn ${turn}`}
            @click=${() => say(this, 'turn-chosen', { turn: place })}
          >
            ${turn}
          </button>
        </td>
        ${SIDES.map((side) => this.#deed(pairing, side))}
        <td class="broad">${two.map(({ armor }) => number(armor)).join(' : ')}</td>
        <td class="broad">${two.map(({ heat }) => heat).join(' : ')}</td>
      </tr>
      ${this.#besides(incidents, this.#whys(played, index))}`;
  }

  /** Reasons for the result of each call. */
  #whys(played: Exchange, index: number): readonly TemplateResult[] {
    const battle = this.battles[index];
    return battle
      ? SIDES.map(
          (side) =>
            html`<p>
              ${pilotMark(side)} ${whyIn({ battle, played, names: this.names }, this.rival, side)}
            </p>`,
        )
      : [];
  }

  /** Whys, and incidents that belong to no call: explosions, shutdowns, deaths, leaves. */
  #besides(
    incidents: readonly Incident[],
    whys: readonly TemplateResult[],
  ): TemplateResult | typeof nothing {
    const besides = incidents.filter((incident) => isInLog(incident) && isOf(incident, this));
    return besides.length + whys.length === 0
      ? nothing
      : html`<tr>
          <td></td>
          <td colspan="6" class="besides">
            ${whys} ${besides.map((incident) => html`${plain(tell(incident, this.names))} `)}
          </td>
        </tr>`;
  }

  /** Comments on a turn. */
  #beside(index: number): TemplateResult[] | undefined {
    return this.comments[index]?.map(
      (words) =>
        html`<tr>
          <td></td>
          <td colspan="6" class="besides">${TURN_WORDS.comment(words)}</td>
        </tr>`,
    );
  }

  #deed(pairing: PlayedPairing, side: Side): TemplateResult {
    const { console, damage, criticals, sees } = pairing.deeds[side];
    const [battle] = this.battles;
    const enemy = battle && bookletOf(battle, enemyIn(pairing, side));
    const own = battle && bookletOf(battle, seatIn(pairing, side));
    const maneuver = own && maneuverAt(own.statCard, console);
    return html`<td class="called">
        <b>${console}</b>
        ${maneuver ? html`${colourSign(maneuver.colour)} <span class="name">${maneuver.name}</span>` : nothing}
      </td>
      <td>
        <div class="abreast">
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
  interface HTMLElementEventMap {
    'turn-chosen': CustomEvent<{ turn: number }>;
  }
}
