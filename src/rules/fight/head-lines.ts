import type { Options } from '../battle/options.ts';
import { OPTIONS } from '../battle/options.ts';
import type { Entrant, EntrantLines } from './record.ts';
import { printStarts } from './starts-text.ts';

/** A line of a head as it is printed, and which of the entrants it is about. */
export interface HeadLine {
  readonly words: string;
  readonly of?: 'entrant' | 'starts';
  readonly place?: number;
}

/** The options in the order in which their lines stand. */
export const optionNames = Object.keys(OPTIONS) as (keyof Options)[];

/** Who flies what, as a line has it after its colon: `rfl-3n@5k2q9x0b Ada`. */
export const printEntrant = ({ booklet, edition, pilot }: Entrant): string =>
  `${booklet}${edition === null ? '' : `@${edition}`} ${pilot}`;

/** A line for each entrant who does not begin as printed: `lone starts: …`. */
export const startsLines = (
  entrants: readonly Entrant[],
  nameOf: (place: number) => string,
): readonly HeadLine[] =>
  entrants.flatMap(({ starts }, place): HeadLine[] =>
    starts
      ? [{ words: `${nameOf(place)} starts: ${printStarts(starts)}`, of: 'starts', place }]
      : [],
  );

/** Where in a head its entrants stand. */
export const entrantLines = (
  head: readonly HeadLine[],
  entrants: readonly Entrant[],
): EntrantLines => {
  const lineOf = (of: HeadLine['of'], place: number): number | undefined => {
    const at = head.findIndex((line) => line.of === of && line.place === place);
    return at < 0 ? undefined : at + 1;
  };
  return {
    entrants: entrants.map((_, place) => lineOf('entrant', place) ?? 1),
    starts: entrants.map((_, place) => lineOf('starts', place)),
  };
};
