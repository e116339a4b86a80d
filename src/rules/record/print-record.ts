import type { Options } from '../battle/options.ts';
import { OPTIONS } from '../battle/options.ts';
import type { BattleRecord, Entrant, RecordLines } from './record.ts';
import { seatName } from './seat-name.ts';
import { printStarts } from './starts-text.ts';
import { printTurn } from './turn-text.ts';

/** A line of a head. */
interface HeadLine {
  readonly words: string;
  readonly of?: 'entrant' | 'starts';
  readonly seat?: number;
}

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
  const lineOf = (of: HeadLine['of'], seat: number): number | undefined => {
    const place = head.findIndex((line) => line.of === of && line.seat === seat);
    return place < 0 ? undefined : place + 1;
  };
  return {
    entrants: record.entrants.map((_, seat) => lineOf('entrant', seat) ?? 1),
    starts: record.entrants.map((_, seat) => lineOf('starts', seat)),
    turns: record.turns.map((_, index) => head.length + index + 1),
  };
};

/** The first version serves for a duel of two fresh 'Mechs from the shelf, by the options of its time. */
const isFirstVersion = ({ entrants, options }: BattleRecord): boolean =>
  entrants.length === 2 &&
  entrants.every(({ edition, starts }) => edition === null && starts === null) &&
  !optionNames.some((name) => isSaid(name, options) && name !== 'ammunition');

const optionNames = Object.keys(OPTIONS) as (keyof Options)[];

/** Ammunition always has its line; another option where it is not the usual choice, which says nothing. */
const isSaid = (name: keyof Options, options: Options): boolean =>
  name === 'ammunition' || options[name] !== OPTIONS[name][0];

const headOf = (record: BattleRecord): readonly HeadLine[] => {
  const { entrants, options } = record;
  const first = isFirstVersion(record);
  return [
    { words: `viewscreen record ${first ? 1 : 2}` },
    ...entrants.map((entrant, seat): HeadLine => ({
      words: `${seat === 0 ? 'lone' : 'rival'}: ${printEntrant(entrant)}`,
      of: 'entrant',
      seat,
    })),
    ...optionNames
      .filter((name) => isSaid(name, options))
      .map((name) => ({ words: `${name}: ${options[name]}` })),
    ...entrants.flatMap(({ starts }, seat): HeadLine[] =>
      starts
        ? [
            {
              words: `${seatName(seat, entrants.length)} starts: ${printStarts(starts)}`,
              of: 'starts',
              seat,
            },
          ]
        : [],
    ),
  ];
};

/** Who flies what, as a line has it after its colon: `rfl-3n@5k2q9x0b Ada`. */
export const printEntrant = ({ booklet, edition, pilot }: Entrant): string =>
  `${booklet}${edition === null ? '' : `@${edition}`} ${pilot}`;
