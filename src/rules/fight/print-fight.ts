import type { HeadLine } from './head-lines.ts';
import { entrantLines, optionNames, printEntrant, startsLines } from './head-lines.ts';
import { printRecord } from './print-record.ts';
import { printTurn } from './turn-text.ts';
import { battleName } from './fight.ts';
import type { FightLines, FightRecord, Move } from './fight-record.ts';
import { battleOfFight } from './fight-record.ts';
import { printJoin, printLineup } from './lineup-text.ts';
import { TurnCount } from './turn-count.ts';

/** A fight as text, in the shortest form that holds it; `parseFight` reads the same fight back. */
export const printFight = (record: FightRecord): string => {
  const battle = battleOfFight(record);
  if (battle) return printRecord(battle);
  const count = new TurnCount(record.battles);
  return [
    ...headOf(record).map(({ words }) => words),
    ...record.moves.map((move) => printMove(move, count)),
    '',
  ].join('\n');
};

/** The lines of a fight's record of the third version as it is printed. */
export const printedFightLines = (record: FightRecord): FightLines => {
  const head = headOf(record);
  return {
    ...entrantLines(head, record.entrants),
    moves: record.moves.map((_, index) => head.length + index + 1),
  };
};

const headOf = ({ options, entrants, battles }: FightRecord): readonly HeadLine[] => [
  { words: 'viewscreen record 3' },
  ...entrants.map((entrant, place): HeadLine => ({
    words: `pilot: ${printEntrant(entrant)}`,
    of: 'entrant',
    place,
  })),
  ...battles.map((lineup, place) => ({
    words: `battle ${battleName(place)}: ${printLineup(lineup)}`,
  })),
  ...optionNames.map((name) => ({ words: `${name}: ${options[name]}` })),
  ...startsLines(entrants, (place) => `pilot ${place + 1}`),
];

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
