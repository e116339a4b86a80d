import { OPTIONS } from '../battle/options.ts';
import type { Options } from '../battle/options.ts';
import { printEntrant } from '../record/print-record.ts';
import { printRecord } from '../record/print-record.ts';
import { printStarts } from '../record/starts-text.ts';
import { printTurn } from '../record/turn-text.ts';
import { battleName } from './fight.ts';
import type { FightLines, FightRecord, Move } from './fight-record.ts';
import { battleOfFight } from './fight-record.ts';
import { printJoin, printLineup } from './lineup-text.ts';
import { TurnCount } from './turn-count.ts';

/** A line of a fight's record, and what it is about. */
interface Line {
  readonly words: string;
  readonly of?: 'entrant' | 'starts' | 'move';
  readonly pilot?: number;
}

/** A fight as text, in the shortest form that holds it; `parseFight` reads the same fight back. */
export const printFight = (record: FightRecord): string => {
  const battle = battleOfFight(record);
  return battle
    ? printRecord(battle)
    : `${linesOf(record)
        .map(({ words }) => words)
        .join('\n')}\n`;
};

/** The lines of a fight's record of the third version as it is printed. */
export const printedFightLines = (record: FightRecord): FightLines => {
  const lines = linesOf(record);
  const lineOf = (of: Line['of'], pilot: number): number | undefined => {
    const place = lines.findIndex((line) => line.of === of && line.pilot === pilot);
    return place < 0 ? undefined : place + 1;
  };
  return {
    entrants: record.entrants.map((_, pilot) => lineOf('entrant', pilot) ?? 1),
    starts: record.entrants.map((_, pilot) => lineOf('starts', pilot)),
    moves: lines.flatMap(({ of }, place) => (of === 'move' ? [place + 1] : [])),
  };
};

const optionNames = Object.keys(OPTIONS) as (keyof Options)[];

const linesOf = ({ options, entrants, battles, moves }: FightRecord): readonly Line[] => {
  const count = new TurnCount(battles);
  return [
    { words: 'viewscreen record 3' },
    ...entrants.map((entrant, pilot): Line => ({
      words: `pilot: ${printEntrant(entrant)}`,
      of: 'entrant',
      pilot,
    })),
    ...battles.map((lineup, place) => ({
      words: `battle ${battleName(place)}: ${printLineup(lineup)}`,
    })),
    ...optionNames.map((name) => ({ words: `${name}: ${options[name]}` })),
    ...entrants.flatMap(({ starts }, pilot): Line[] =>
      starts
        ? [{ words: `pilot ${pilot + 1} starts: ${printStarts(starts)}`, of: 'starts', pilot }]
        : [],
    ),
    ...moves.map((move): Line => ({ words: printMove(move, count), of: 'move' })),
  ];
};

const printMove = (move: Move, count: TurnCount): string => {
  switch (move.kind) {
    case 'turn': {
      const { turn, seats } = count.played(move.battle);
      return `${move.battle}${turn}. ${printTurn(move.orders, seats)}`;
    }
    case 'join':
      return printJoin(move.pilot, count.joined(move.pilot, move.opens));
    case 'sits out':
      return `${move.pilot + 1} sits out`;
  }
};
