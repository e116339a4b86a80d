import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { sure } from '../rules/sure.ts';
import { printNet } from '../tactics/judge/net-text.ts';
import type { Plays } from '../tactics/duel/plays.ts';
import { playsOf } from '../tactics/duel/plays.ts';
import { Study } from '../tactics/learn/study.ts';
import { readLibrary } from './library.ts';

/**
 * `npm run tool -- study [DUELS [SEED [NAME NAME]]]`: learns the nets of the printed pairs, or of one pair of booklets, and writes
 * them into `books/nets`. The same duels and seed make the same file.
 */
const duels = Number(process.argv[2] ?? 60_000);
const seed = Number(process.argv[3] ?? 1);
const named = process.argv.slice(4);

const FOLDER = 'books/nets';
/** How often it is told how far it is. */
const TOLD = 20;

const learn = (pair: readonly [Booklet, Booklet]): void => {
  const plays = pair.map((booklet) => playsOf(booklet)) as [Plays, Plays];
  const name = pair
    .map(({ id }) => id)
    .toSorted()
    .join('-');
  const study = new Study(plays, seed, duels);
  const began = performance.now();
  while (study.duels < duels) {
    study.wholeDuel();
    if (study.duels % Math.ceil(duels / TOLD) === 0) {
      const seconds = (performance.now() - began) / 1000;
      process.stderr.write(
        `${name}: ${study.duels} duels, ${study.positions} positions, ${Math.round(study.positions / seconds)} a second\n`,
      );
    }
  }
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${name}.net`;
  const text = printNet(study.average, { seed, duels, positions: study.positions });
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  writeFileSync(file, text);
  process.stdout.write(`${file}: ${same ? 'as it was' : 'written'}\n`);
};

const library = readLibrary();
const booklets =
  named.length > 0
    ? named.map((id) => sure(library.get(id)))
    : [...library.values()].filter(({ id }) => !existsSync(`books/sheets/${id}.json`));
booklets.forEach((one, at) => {
  for (const other of booklets.slice(named.length > 0 ? at + 1 : at)) learn([one, other]);
});
