import type { Battle } from '../battle/battle.ts';
import { openBattle, seatOf, sideOf } from '../battle/battle.ts';
import { fresh } from '../battle/entry.ts';
import type { Booklet } from '../booklet/booklet.ts';
import type { Exchange } from '../battle/exchange.ts';
import { exchange } from '../battle/exchange.ts';
import { whyShut } from '../battle/open-maneuvers.ts';
import type { Orders } from '../battle/orders.ts';
import { QUIET_TURNS } from '../vocabulary.ts';
import type { BattleRecord, RecordFault, RecordLines, RecordRead } from './record.ts';
import { PRINTED_LINES, parseRecord } from './record.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import { shutText } from '../words/words.ts';

/** Finds a booklet by its name in records, `rfl-3n`. */
export type FindBooklet = (id: string) => Booklet | undefined;

export interface Replayed {
  /** The battle before the first turn and after each good one; empty where it could not be opened. */
  readonly battles: readonly Battle[];
  readonly exchanges: readonly Exchange[];
  readonly fault: RecordFault | null;
}

/** Plays a turn of orders from outside: the exchange, or why it is not allowed, as a sentence. */
export const play = (battle: Battle, orders: Orders): Exchange | string => {
  if (battle.outcome) return 'the battle is over';
  const { draw, seats = [] } = orders;
  if (draw?.by === 'claimed' && battle.quiet < QUIET_TURNS)
    return `${sideOf(draw.seat)} may not claim a draw: armor fell in one of the last ${QUIET_TURNS} turns, or there were fewer`;
  for (const [seat, order] of seats.entries()) {
    const { booklet, out } = seatOf(battle, seat);
    if (out && order) return `${sideOf(seat)} is out`;
    if (!out && !order) return `${sideOf(seat)} has no number`;
    if (!order) continue;
    const maneuver = maneuverAt(booklet.statCard, order.console);
    if (!maneuver)
      return `${sideOf(seat)} may not do ${order.console}: the ${booklet.mech.name} has no such maneuver`;
    const shut = whyShut(battle, seat, maneuver);
    if (shut) {
      const { long } = shutText(shut);
      return `${sideOf(seat)} may not do ${order.console} (${maneuver.name}): ${shut.kind === 'critical' ? long : long.charAt(0).toLowerCase() + long.slice(1)}`;
    }
  }
  const played = exchange(battle, orders);
  for (const [seat, order] of seats.entries()) {
    const { leaves, loses } = order ?? {};
    if (
      leaves === 'escapes' &&
      !played.incidents.some((incident) => incident.kind === 'escaped' && incident.seat === seat)
    )
      return `${sideOf(seat)} may not escape: only a 'Mech that began the turn at long range and is shown on view screen 29 may`;
    if (
      loses !== undefined &&
      !played.incidents.some(
        (incident) =>
          incident.kind === 'exploded' && incident.seat === seat && incident.ammunition === loses,
      )
    )
      return `${sideOf(seat)} loses no ${loses} in this turn`;
  }
  return played;
};

/** Replays a record from the start, up to the first turn that is not allowed. `lines` are for its fault. */
export const replay = (
  record: BattleRecord,
  find: FindBooklet,
  lines: RecordLines = PRINTED_LINES,
): Replayed => {
  const [lone, rival] = [find(record.lone.booklet), find(record.rival.booklet)];
  if (!lone || !rival) {
    const missing = lone ? record.rival.booklet : record.lone.booklet;
    return {
      battles: [],
      exchanges: [],
      fault: {
        line: lone ? lines.rival : lines.lone,
        reason: `there is no booklet "${missing}" here`,
      },
    };
  }
  const battles = [
    openBattle({
      options: record.options,
      lone: fresh(lone, record.lone.pilot),
      rivals: [fresh(rival, record.rival.pilot)],
    }),
  ];
  const exchanges: Exchange[] = [];
  for (const [index, orders] of record.turns.entries()) {
    const played = play(battles[index] as Battle, orders);
    if (typeof played === 'string')
      return {
        battles,
        exchanges,
        fault: { line: lines.turns[index] ?? index + 5, reason: played },
      };
    exchanges.push(played);
    battles.push(played.battle);
  }
  return { battles, exchanges, fault: null };
};

/** Reads a record's text and replays it: the good turns, and the first fault of either kind. */
export const replayText = (
  text: string,
  find: FindBooklet,
): Replayed & Pick<RecordRead, 'record'> => {
  const read = parseRecord(text);
  if (!read.record) return { record: null, battles: [], exchanges: [], fault: read.fault };
  const replayed = replay(read.record, find, read.lines);
  return {
    ...replayed,
    record: read.record,
    fault: replayed.fault ?? read.fault,
  };
};
