import type { Options } from '../battle/options.ts';
import { OPTIONS } from '../battle/options.ts';
import type { HeadLine } from './head-lines.ts';
import { entrantLines, optionNames, printEntrant, startsLines } from './head-lines.ts';
import type { BattleRecord, RecordLines } from './record.ts';
import { seatName } from './seat-name.ts';
import { printTurn } from './turn-text.ts';

/** The record as text; `parseRecord` reads the same record back. */
export const printRecord = (record: BattleRecord): string =>
  [
    ...headOf(record).map(({ words }) => words),
    ...record.turns.map(
      (orders, index) => `${index + 1}. ${printTurn(orders, record.entrants.length)}`,
    ),
    '',
  ].join('\n');

/** The lines of a record as it is printed. */
export const printedLines = (record: BattleRecord): RecordLines => {
  const head = headOf(record);
  return {
    ...entrantLines(head, record.entrants),
    turns: record.turns.map((_, index) => head.length + index + 1),
  };
};

/** The first version serves for a duel of two fresh 'Mechs from the shelf, by the options of its time. */
const isFirstVersion = ({ entrants, options }: BattleRecord): boolean =>
  entrants.length === 2 &&
  entrants.every(({ edition, starts }) => edition === null && starts === null) &&
  !optionNames.some((name) => isSaid(name, options) && name !== 'ammunition');

/** Ammunition always has its line; another option where it is not the usual choice, which says nothing. */
const isSaid = (name: keyof Options, options: Options): boolean =>
  name === 'ammunition' || options[name] !== OPTIONS[name][0];

const headOf = (record: BattleRecord): readonly HeadLine[] => {
  const { entrants, options } = record;
  const first = isFirstVersion(record);
  return [
    { words: `viewscreen record ${first ? 1 : 2}` },
    ...entrants.map((entrant, place): HeadLine => ({
      words: `${place === 0 ? 'lone' : 'rival'}: ${printEntrant(entrant)}`,
      of: 'entrant',
      place,
    })),
    ...optionNames
      .filter((name) => isSaid(name, options))
      .map((name) => ({ words: `${name}: ${options[name]}` })),
    ...startsLines(entrants, (seat) => seatName(seat, entrants.length)),
  ];
};
