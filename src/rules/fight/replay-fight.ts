import type { Exchange } from '../battle/exchange.ts';
import type { Orders } from '../battle/orders.ts';
import type { RecordFault, Refusal } from './refusal.ts';
import { isRefusal } from './refusal.ts';
import type { FindBooklet } from './replay.ts';
import { allEntered, play } from './replay.ts';
import { sure } from '../sure.ts';
import type { Fight } from './fight.ts';
import { afterTurn, battleNamed, freePilots, isRunning, openFight, sitOut } from './fight.ts';
import type { FightLines, FightRead, FightRecord, Move } from './fight-record.ts';
import { join, joinInto } from './join.ts';
import type { Lineup } from './lineup.ts';
import { parseFight } from './parse-fight.ts';
import { printedFightLines } from './print-fight.ts';

/** A move of a fight, played. */
export interface Moved {
  /** The fight after it. */
  readonly fight: Fight;
  /** What came of a turn; null where none was played. */
  readonly exchange: Exchange | null;
}

/** Plays a move from outside: the fight after it, or why it is not allowed. */
export const playMove = (fight: Fight, move: Move): Moved | Refusal => {
  if (fight.outcome) return { kind: 'fight over' };
  switch (move.kind) {
    case 'turn':
      return playTurn(fight, move.battle, move.orders);
    case 'join':
      return playJoin(fight, move.pilot, move.opens);
    case 'sits out':
      return freePilots(fight).includes(move.pilot)
        ? { fight: sitOut(fight, move.pilot), exchange: null }
        : { kind: 'not free', pilot: move.pilot };
  }
};

const playTurn = (fight: Fight, name: string, orders: Orders): Moved | Refusal => {
  const found = battleNamed(fight, name);
  if (!found || !isRunning(found)) return { kind: 'no battle', battle: name };
  const exchange = play(found.battle, orders);
  return isRefusal(exchange)
    ? exchange
    : { fight: afterTurn(fight, name, exchange.battle), exchange };
};

const playJoin = (fight: Fight, pilot: number, opens: readonly Lineup[]): Moved | Refusal => {
  if (!freePilots(fight).includes(pilot)) return { kind: 'not free', pilot };
  const found = joinInto(fight, pilot, opens);
  return found ? { fight: join(fight, found), exchange: null } : { kind: 'no such join', pilot };
};

export interface FightReplayed {
  /** The fight before the first move and after each good one; empty where it could not be opened. */
  readonly fights: readonly Fight[];
  /** By the moves: what came of a turn, null where none was played. */
  readonly exchanges: readonly (Exchange | null)[];
  readonly fault: RecordFault | null;
}

/** Replays a fight from the start, up to the first move that is not allowed. `lines` are for its fault. */
export const replayFight = (
  record: FightRecord,
  find: FindBooklet,
  lines: FightLines = printedFightLines(record),
): FightReplayed => {
  const { entries, fault } = allEntered(record.entrants, find, lines);
  if (fault) return { fights: [], exchanges: [], fault };
  const fights = [openFight(record.options, entries, record.battles)];
  const exchanges: (Exchange | null)[] = [];
  for (const [index, move] of record.moves.entries()) {
    const moved = playMove(sure(fights[index]), move);
    if (isRefusal(moved))
      return { fights, exchanges, fault: { line: sure(lines.moves[index]), refusal: moved } };
    exchanges.push(moved.exchange);
    fights.push(moved.fight);
  }
  return { fights, exchanges, fault: null };
};

/** Reads the record of a fight, of any version, and replays it. */
export const replayFightText = (
  text: string,
  find: FindBooklet,
): FightReplayed & Pick<FightRead, 'record'> => {
  const read = parseFight(text);
  if (!read.record) return { record: null, fights: [], exchanges: [], fault: read.fault };
  const replayed = replayFight(read.record, find, read.lines);
  return { ...replayed, record: read.record, fault: replayed.fault ?? read.fault };
};
