import type { Battle } from '../battle/battle.ts';
import type { Entry } from '../battle/entry.ts';
import type { Exchange } from '../battle/exchange.ts';
import type { Orders } from '../battle/orders.ts';
import type { Booklet } from '../booklet/booklet.ts';
import { sure } from '../sure.ts';
import type { Fight } from './fight.ts';
import { ONLY_BATTLE, battleNamed, openFight } from './fight.ts';
import { playMove } from './moves.ts';
import { parseRecord } from './parse.ts';
import { printedLines } from './print.ts';
import type {
  Entrant,
  EntrantLines,
  FightRecord,
  Move,
  RecordLines,
  RecordRead,
} from './record.ts';
import type { RecordFault, Refusal } from './refusal.ts';
import { isRefusal, readOr } from './refusal.ts';
import { entryOf } from './starts.ts';

/** Finds a booklet by its name in records, `rfl-3n`, and its edition; null for the one on the
 *  shelf. */
export type FindBooklet = (id: string, edition: string | null) => Booklet | undefined;

export interface Replayed {
  /** The fight before the first move and after each good one; empty if it could not be opened. */
  readonly fights: readonly Fight[];
  /** By move; null unless it was a turn. */
  readonly exchanges: readonly (Exchange | null)[];
  readonly fault: RecordFault | null;
}

/** Replays a record up to the first move that is not allowed. `lines` locate its fault. */
export const replay = (
  record: FightRecord,
  find: FindBooklet,
  lines: RecordLines = printedLines(record),
): Replayed => {
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

/** Reads a record and replays it: the good moves, and the first fault of either kind. */
export const replayText = (text: string, find: FindBooklet): ReturnType<typeof replayRead> =>
  replayRead(parseRecord(text), find);

export const replayRead = (
  read: RecordRead,
  find: FindBooklet,
): Replayed & Pick<RecordRead, 'record'> => {
  if (!read.record) return { record: null, fights: [], exchanges: [], fault: read.fault };
  const replayed = replay(read.record, find, read.lines);
  return { ...replayed, record: read.record, fault: replayed.fault ?? read.fault };
};

/** One battle of a fight. */
export interface BattleTurns {
  /** Before its first turn and after each; empty if there is no such battle. */
  readonly battles: readonly Battle[];
  readonly exchanges: readonly Exchange[];
  readonly orders: readonly Orders[];
}

/** One battle of a replayed fight, the first by default. */
export const turnsOf = (
  moves: readonly Move[],
  { exchanges, fights }: Pick<Replayed, 'exchanges' | 'fights'>,
  name: string = ONLY_BATTLE,
): BattleTurns => {
  const opened = fights.map((each) => battleNamed(each, name)).find((each) => each);
  const turns = exchanges.flatMap((exchange, index) => {
    const move = moves[index];
    return exchange && move?.kind === 'turn' && move.battle === name
      ? [{ exchange, orders: move.orders }]
      : [];
  });
  return {
    battles: [
      ...(opened ? [opened.battle] : []),
      ...turns.map(({ exchange: { battle } }) => battle),
    ],
    exchanges: turns.map(({ exchange }) => exchange),
    orders: turns.map(({ orders }) => orders),
  };
};

/** The entrants in their order, up to the first who cannot sit down. */
export const allEntered = (
  entrants: readonly Entrant[],
  find: FindBooklet,
  lines: EntrantLines,
): { readonly entries: readonly Entry[]; readonly fault: RecordFault | null } => {
  const entries: Entry[] = [];
  for (const [place, entrant] of entrants.entries()) {
    const entry = entered(entrant, find);
    if (isRefusal(entry)) {
      const isBooklet = entry.kind === 'no booklet' || entry.kind === 'no edition';
      const line = sure((isBooklet ? lines.entrants : lines.starts)[place]);
      return { entries, fault: { line, refusal: entry } };
    }
    entries.push(entry);
  }
  return { entries, fault: null };
};

/** What an entrant brings into a battle, or why it cannot sit down. */
export const entered = (
  { booklet: id, edition, pilot, starts, livery }: Entrant,
  find: FindBooklet,
): Entry | Refusal => {
  const booklet = find(id, edition);
  if (!booklet)
    return edition !== null && find(id, null)
      ? { kind: 'no edition', booklet: id, edition }
      : { kind: 'no booklet', booklet: id };
  const entry = readOr(
    () => entryOf(booklet, pilot, starts),
    (refusal) => refusal,
  );
  return isRefusal(entry) || !livery ? entry : { ...entry, livery };
};
