import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SIDES, seatOf } from '../../../rules/battle/battle.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import type { Seat } from '../../../rules/battle/seat.ts';
import { beatsOf } from '../../../rules/fight/steps.ts';
import '../../card/gauge-row.ts';
import { pilotMark } from '../../common/signs.ts';
import type { Account } from '../facts/account.ts';
import { viewOf } from '../facts/account.ts';
import { convertedWords } from '../words/calls.ts';
import { seatBeforeBeats } from './exchange-slips.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import '../log/turn-list.ts';
import { TURN_WORDS } from '../words/turn-words.ts';

/** Input of the parts beside the pages. */
interface Beside {
  /** Earlier turns. */
  readonly exchanges: readonly Exchange[];
  /** Everything between the lone pilot and the rival was shown; until then gauges stay as before the turn. */
  readonly isTold: (rival: number) => boolean;
}

/** A seat's gauges before and after what is shown of a pairing. */
interface Gauged {
  readonly before: Seat;
  readonly after: Seat;
}

/** With several only the armor changes in a pairing, by the scores shown one after another. */
const amongSeveral = (
  { battle, played }: PlayedTurn,
  { pairing }: Account,
  seat: number,
  isTold: Beside['isTold'],
): Gauged => {
  const whole = seatOf(battle, seat);
  const armored = (armor: number): Seat => ({ ...whole, armor });
  let before = whole;
  for (const incident of played.incidents) {
    if (incident.kind !== 'scored' || incident.on !== seat) continue;
    const rival = Math.max(incident.seat, incident.on);
    if (!isTold(rival)) continue;
    if (rival === pairing.rival)
      return { before: armored(incident.from), after: armored(incident.to) };
    if (rival < pairing.rival) before = armored(incident.to);
  }
  return { before, after: before };
};

/** Beside both pages of a pairing: its converted number, gauges, and turns. */
export const besidePages = (
  turn: PlayedTurn,
  account: Account,
  { exchanges, isTold }: Beside,
): TemplateResult => {
  const { battle, names, pairing, played } = account;
  const several = battle.seats.length > 2;
  const told = isTold(pairing.rival);
  const converted = convertedWords(account, turn.played);
  // The log must not tell a beat that is still to come.
  const inLog = told && (several || beatsOf(played).length === 0);
  const gauged = (seat: number): Gauged =>
    several
      ? amongSeveral(turn, account, seat, isTold)
      : { before: seatOf(battle, seat), after: seatBeforeBeats(account, seat) };
  return html`<div class="beside">
    ${converted ? html`<p class="converted panel">${converted}</p>` : nothing}
    ${SIDES.map((side) => {
      const { me, seat } = viewOf(account, side);
      const { after, before } = gauged(seat);
      return html`<section class="gauge panel">
        <h3>${pilotMark(side)}&nbsp;${me.pilot} <span class="soft">${me.mech}</span></h3>
        <gauge-row
          .seat=${told ? after : before}
          .was=${told ? before : null}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
      </section>`;
    })}
    <div class="panel log" role="region" aria-label=${TURN_WORDS.soFar} tabindex="0">
      <turn-list
        .battle=${battle}
        .pairing=${pairing}
        .exchanges=${inLog ? [...exchanges, played] : exchanges}
        .names=${names}
      ></turn-list>
    </div>
  </div>`;
};
