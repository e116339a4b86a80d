import type { Lineup } from './lineup.ts';
import { refuse } from './refusal.ts';

/** A lineup by pilot numbers from 1: `1 against 2 3`. */
export const printLineup = ({ lone, rivals }: Lineup): string =>
  `${lone + 1} against ${rivals.map((rival) => rival + 1).join(' ')}`;

/** Reads what `printLineup` writes, in a fight of this many pilots. */
export const readLineup = (words: string, pilots: number): Lineup => {
  const [, lone, rivals] = /^(\d{1,2}) against (\d{1,2}(?: \d{1,2})*)$/u.exec(words) ?? [];
  if (lone === undefined || rivals === undefined) return refuse({ kind: 'no lineup', words });
  return {
    lone: readPilot(lone, pilots),
    rivals: rivals.split(' ').map((each) => readPilot(each, pilots)),
  };
};

/** A pilot number as written, from 1. */
export const readPilot = (words: string, pilots: number): number => {
  const pilot = Number(words);
  return pilot >= 1 && pilot <= pilots ? pilot - 1 : refuse({ kind: 'no pilot', words });
};

/** A join as a line of a record: `3 joins: C is 2 against 1 3`. */
export const printJoin = (
  pilot: number,
  opens: readonly { readonly name: string; readonly lineup: Lineup }[],
): string =>
  `${pilot + 1} joins: ${opens.map(({ name, lineup }) => `${name} is ${printLineup(lineup)}`).join(', ')}`;

/** The line of a join: the pilot, and the battles that open with their names. */
export interface WrittenJoin {
  readonly pilot: number;
  readonly opens: readonly { readonly name: string; readonly lineup: Lineup }[];
}

/** Reads what `printJoin` writes; null for any other line. */
export const readJoin = (words: string, pilots: number): WrittenJoin | null => {
  const [, pilot, rest] = /^(\d{1,2}) joins ?: ?(.*)$/u.exec(words) ?? [];
  if (pilot === undefined || rest === undefined) return null;
  return {
    pilot: readPilot(pilot, pilots),
    opens: rest.split(/ ?, ?/u).map((each) => {
      const [, name, lineup] = /^([A-Z]{1,2}) is (.*)$/u.exec(each) ?? [];
      return name === undefined || lineup === undefined
        ? refuse({ kind: 'no lineup', words: each })
        : { name, lineup: readLineup(lineup, pilots) };
    }),
  };
};
