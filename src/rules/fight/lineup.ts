import { refuse } from './refusal.ts';

/** One pilot alone against one or more (M1). */
export interface Lineup<Pilot = number> {
  readonly lone: Pilot;
  /** One at least. */
  readonly rivals: readonly Pilot[];
}

/**
 * Two sides as battles (M1): everybody on the smaller side stands alone against somebody of the other,
 * and the rest of that one go round. Where both are as many the first is the smaller, and all are duels.
 */
export const pairOff = <Pilot>(
  first: readonly Pilot[],
  second: readonly Pilot[],
): readonly Lineup<Pilot>[] => {
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  return few.map((lone, place) => ({
    lone,
    rivals: many.filter((_, each) => each % few.length === place),
  }));
};

/** One battle of so many pilots: all against the first. */
export const againstFirst = (pilots: number): readonly Lineup[] => [
  { lone: 0, rivals: Array.from({ length: pilots - 1 }, (_, place) => place + 1) },
];

/** Whether these are battles of one fight (M1): every pilot in one of them, and nobody without a rival. */
export const areBattles = (lineups: readonly Lineup[], pilots: number): boolean => {
  const seated = lineups.flatMap(({ lone, rivals }) => [lone, ...rivals]);
  return (
    lineups.length > 0 &&
    lineups.every(({ rivals }) => rivals.length > 0) &&
    seated.length === pilots &&
    Array.from({ length: pilots }, (_, pilot) => pilot).every((pilot) => seated.includes(pilot))
  );
};

/** Who fights in a battle, by the numbers of the pilots from 1: `1 against 2 3`. */
export const printLineup = ({ lone, rivals }: Lineup): string =>
  `${lone + 1} against ${rivals.map((rival) => rival + 1).join(' ')}`;

/** Reads what `printLineup` writes, in a fight of so many. */
export const readLineup = (words: string, pilots: number): Lineup => {
  const [, lone, rivals] = /^(\d{1,2}) against (\d{1,2}(?: \d{1,2})*)$/u.exec(words) ?? [];
  if (lone === undefined || rivals === undefined) return refuse({ kind: 'no lineup', words });
  return {
    lone: readPilot(lone, pilots),
    rivals: rivals.split(' ').map((each) => readPilot(each, pilots)),
  };
};

/** A pilot's number, as it is written: from 1. */
export const readPilot = (words: string, pilots: number): number => {
  const pilot = Number(words);
  return pilot >= 1 && pilot <= pilots ? pilot - 1 : refuse({ kind: 'no pilot', words });
};

/** A join as a record's line: `3 joins: C is 2 against 1 3`. */
export const printJoin = (
  pilot: number,
  opens: readonly { readonly name: string; readonly lineup: Lineup }[],
): string =>
  `${pilot + 1} joins: ${opens.map(({ name, lineup }) => `${name} is ${printLineup(lineup)}`).join(', ')}`;

/** What a line of a join says: who joins, and the battles that come of it, with their names. */
export interface WrittenJoin {
  readonly pilot: number;
  readonly opens: readonly { readonly name: string; readonly lineup: Lineup }[];
}

/** Reads what `printJoin` writes; null for a line that is no join. */
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
