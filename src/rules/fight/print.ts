import { saidOptions, unusualOptions } from '../battle/options.ts';
import { printComment } from './comments.ts';
import { battleName } from './fight.ts';
import { printJoin, printLineup } from './lineup-text.ts';
import type { Entrant, FightRecord, Move, RecordLines } from './record.ts';
import { inSeatOrder, isOneBattle } from './record.ts';
import { seatName } from './lineup.ts';
import { printStarts } from './starts-text.ts';
import { TurnCount } from './turn-count.ts';
import { printTurn } from './turn-text.ts';

/** A fight as text, in the earliest version that can hold it; `parseRecord` reads the same fight
 *  back. */
export const printRecord = (record: FightRecord): string => {
  const { head, moves } = written(record);
  const beside = (at: number): readonly string[] =>
    (record.comments ?? []).filter((comment) => comment.at === at).map(printComment);
  return [
    ...head.map(({ words }) => words),
    ...[...moves, ''].flatMap((move, at) => [...beside(at), move]),
  ].join('\n');
};

/** Where things are in the text that `printRecord` writes. */
export const printedLines = (record: FightRecord): RecordLines => {
  const { head, moves } = written(record);
  const lineOf = (of: HeadLine['of'], place: number): number | undefined => {
    const at = head.findIndex((line) => line.of === of && line.place === place);
    return at < 0 ? undefined : at + 1;
  };
  return {
    entrants: record.entrants.map((_, place) => lineOf('entrant', place) ?? 1),
    starts: record.entrants.map((_, place) => lineOf('starts', place)),
    moves: moves.map(
      (_, index) =>
        head.length + index + 1 + (record.comments ?? []).filter(({ at }) => at <= index).length,
    ),
  };
};

/** A line of a head, and the entrant it belongs to. */
interface HeadLine {
  readonly words: string;
  readonly of?: 'entrant' | 'starts';
  readonly place?: number;
}

const written = (given: FightRecord) => {
  const record = inSeatOrder(given);
  const count = new TurnCount(record.battles);
  const several = !isOneBattle(record);
  return {
    head: headOf(record, several ? 3 : isFirstVersion(record) ? 1 : 2),
    moves: record.moves.map((move) => printMove(move, count, several)),
  };
};

/** The first version holds a duel of two fresh 'Mechs from the shelf, with the options of its
 *  time. */
const isFirstVersion = ({ entrants, options }: FightRecord): boolean =>
  entrants.length === 2 &&
  entrants.every(({ edition, starts }) => edition === null && starts === null) &&
  unusualOptions(options).length === 0;

const headOf = (
  { battles, entrants, options }: FightRecord,
  version: 1 | 2 | 3,
): readonly HeadLine[] => {
  const several = version === 3;
  return [
    { words: `viewscreen record ${version}` },
    ...entrants.map((entrant, place): HeadLine => {
      const role = several ? 'pilot' : place === 0 ? 'lone' : 'rival';
      return { words: `${role}: ${printEntrant(entrant)}`, of: 'entrant', place };
    }),
    ...(several ? battles : []).map((lineup, place) => ({
      words: `battle ${battleName(place)}: ${printLineup(lineup)}`,
    })),
    ...saidOptions(options).map(([name, choice]) => ({ words: `${name}: ${choice}` })),
    ...entrants.flatMap(({ starts }, place): HeadLine[] => {
      const who = several ? `pilot ${place + 1}` : seatName(place, entrants.length);
      return starts
        ? [{ words: `${who} starts: ${printStarts(starts)}`, of: 'starts', place }]
        : [];
    }),
  ];
};

/** `rfl-3n@5k2q9x0b Ada` */
const printEntrant = ({ booklet, edition, pilot }: Entrant): string =>
  `${booklet}${edition === null ? '' : `@${edition}`} ${pilot}`;

const printMove = (move: Move, count: TurnCount, several: boolean): string => {
  switch (move.kind) {
    case 'turn': {
      const { turn, seats } = count.played(move.battle);
      return `${several ? move.battle : ''}${turn}. ${printTurn(move.orders, seats)}`;
    }
    case 'join':
      return printJoin(move.pilot, count.joined(move.pilot, move.opens));
    case 'sits out':
      return `${move.pilot + 1} sits out`;
  }
};
