import { readLibrary } from '../../src/command-line/library.ts';
import { trimOf } from '../../src/command-line/weigh.ts';
import { readSheet } from '../../src/forge/read-sheet.ts';
import { fairShare, offOf, weighedAgainst } from '../../src/forge/weighed.ts';
import { sure } from '../../src/rules/sure.ts';
import { weighing } from '../../src/tactics/balance/balance.ts';
import { statusShare } from '../../src/tactics/balance/status-game.ts';
import { NO_DUELS, added } from '../../src/tactics/balance/tally.ts';
import { made } from '../forge/forged.ts';
import { MACHINES } from '../forge/machines.ts';

/**
 * `npm run --silent tool -- known-machines [DUELS [FROM [TO]]]`: the 24 machines of `tests/forge/machines.tsv`, each with its
 * trim there: how many of 100 duels it wins more than its weight says, on average against the booklets of `books`, at
 * once and in so many duels, 400 if nothing is said, judged roughly; and whether another trim is proposed.
 */
const [DUELS, FROM, TO] = [400, 0, MACHINES.length].map((usual, at) =>
  Number(process.argv[2 + at] ?? usual),
) as [number, number, number];
const books = [...readLibrary().values()];
const each = Math.ceil(DUELS / books.length);

let [atOnceAll, playedAll] = [0, 0];
for (const sheet of MACHINES.slice(FROM, TO)) {
  const { booklet } = made(sheet);
  const atOnce = offOf(books.map((other) => weighedAgainst(booklet, other, statusShare)));
  const played = offOf(
    books.map((other) => {
      const { drawn, duels, won } = [...weighing(booklet, other, 0, each)].reduce(added, NO_DUELS);
      const wins = (100 * (won + drawn / 2)) / Math.max(1, duels);
      return { wins, fair: fairShare(booklet.mech.tonnage, other.mech.tonnage) };
    }),
  );
  atOnceAll += Math.abs(atOnce);
  playedAll += Math.abs(played);
  const read = readSheet({ ...sheet, balance: {} });
  const trim = read.ok ? JSON.stringify(sure(trimOf(read.machine)).balance) : 'none';
  const own = JSON.stringify(sheet['balance']);
  process.stdout.write(
    `${booklet.mech.designation} ${own}: at once ${atOnce.toFixed(1)}, played ${played.toFixed(1)}${trim === own ? '' : `; proposed ${trim}`}\n`,
  );
}
const many = TO - FROM;
process.stdout.write(
  `on average off by ${(atOnceAll / many).toFixed(1)} at once, ${(playedAll / many).toFixed(1)} in ${each * books.length} duels\n`,
);
