import { readLibrary } from '../../src/command-line/library.ts';
import { judgingOf } from '../../src/command-line/nets.ts';
import { fairShare } from '../../src/forge/weighed.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { isRoughly, weighing } from '../../src/tactics/balance/balance.ts';
import type { PairTally } from '../../src/tactics/balance/tally.ts';
import { NO_DUELS, added } from '../../src/tactics/balance/tally.ts';

/**
 * `npm run --silent tool -- fair [COUNT [ID …]]`: every booklet of `books` against every other and against its like, so many
 * duels each, 200 if nothing is said, or only the pairs of those that are named: what each wins of 100, a duel without a
 * winner being half of one, in brackets how far that is from what its weight says (K1); then what is asked of the shelf.
 * Judged by the nets of `books/nets`, roughly where there is none.
 */
const COUNT = Number(process.argv[2] ?? 200);
const named = process.argv.slice(3);
/** A duel of so many turns is left. */
const LONGEST = 200;

const shelf = [...readLibrary().values()].toSorted(
  (one, other) => one.mech.tonnage - other.mech.tonnage || (one.id < other.id ? -1 : 1),
);
const judge = judgingOf(shelf);

interface Weighed {
  readonly lone: Booklet;
  readonly rival: Booklet;
  readonly wins: number;
  readonly fair: number;
  readonly long: number;
  readonly turns: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);
const turnsOf = ({ ranges }: PairTally): number => sum(ranges);
const signed = (off: number, digits: number): string =>
  `${off < 0 ? '−' : '+'}${Math.abs(off).toFixed(digits)}`;

const weighed = (lone: Booklet, rival: Booklet): Weighed => {
  let tally = NO_DUELS;
  let long = 0;
  for (const duel of weighing(lone, rival, 0, COUNT, judge)) {
    if (turnsOf(duel) >= LONGEST) long += 1;
    tally = added(tally, duel);
  }
  const wins = (100 * (tally.won + tally.drawn / 2)) / tally.duels;
  const fair = fairShare(lone.mech.tonnage, rival.mech.tonnage);
  const turns = turnsOf(tally) / tally.duels;
  const by = isRoughly(lone, rival, judge) ? 'roughly' : 'by its net';
  process.stderr.write(
    `${lone.id} ${rival.id}: ${wins.toFixed(1)}, fair ${fair.toFixed(1)}, ${turns.toFixed(0)} turns, judged ${by}\n`,
  );
  return { lone, rival, wins, fair, long, turns };
};

const all = shelf
  .flatMap((lone, at) => shelf.slice(at).map((rival) => [lone, rival] as const))
  .filter((pair) => named.length === 0 || pair.some(({ id }) => named.includes(id)))
  .map(([lone, rival]) => weighed(lone, rival));

/** A pair as the booklet of a row has it. */
const cellOf = (row: Booklet, column: Booklet): Pick<Weighed, 'wins' | 'fair'> | null => {
  const here = all.find(({ lone, rival }) => lone === row && rival === column);
  const there = all.find(({ lone, rival }) => lone === column && rival === row);
  return here ?? (there ? { wins: 100 - there.wins, fair: 100 - there.fair } : null);
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
const rows = shelf.map((row) => {
  const cells = shelf.map((column) => cellOf(row, column));
  const offs = cells.flatMap((cell, at) =>
    cell && shelf[at] !== row ? [cell.wins - cell.fair] : [],
  );
  return line([
    `${row.mech.name}, ${row.mech.tonnage} t`,
    ...cells.map((cell) =>
      cell ? `${cell.wins.toFixed(0)} (${signed(cell.wins - cell.fair, 0)})` : '–',
    ),
    signed(mean(offs), 1),
  ]);
});

const others = all.filter(({ lone, rival }) => lone !== rival);
const off = mean(others.map(({ wins, fair }) => Math.abs(wins - fair)));
const least = Math.min(...others.map(({ wins }) => Math.min(wins, 100 - wins)));
const long = (100 * sum(all.map((pair) => pair.long))) / (COUNT * all.length);
process.stdout.write(
  [
    line(['', ...shelf.map(({ mech }) => mech.name), 'mean']),
    line(['---', ...shelf.map(() => '--:'), '--:']),
    ...rows,
    `\n${COUNT} duels a pair. Off the fair share by ${off.toFixed(1)} points on average; nobody wins fewer than `,
    `${least.toFixed(0)} of 100; ${long.toFixed(2)} % of the duels are left after ${LONGEST} turns.\n`,
    ...others
      .filter(({ lone, rival }) => lone.mech.tonnage === rival.mech.tonnage)
      .map(
        ({ lone, rival, wins }) =>
          `Equals: the ${lone.mech.name} wins ${wins.toFixed(1)} of 100 against the ${rival.mech.name}.\n`,
      ),
  ].join(''),
);
