import type { DrawnComic } from '../../src/elements/comic/drawn-comic.ts';
import { drawComic } from '../../src/elements/comic/drawn-comic.ts';
import { placesCome } from '../../src/offline/pictures/picture-places.ts';
import { comicPage } from '../../src/rules/comic/comic.ts';
import { brokenComicLaws } from './comic-laws.ts';
import { brokenPlaces } from './comic-places.ts';
import { measureLetters } from './letter-widths.ts';
import { fightToTell } from './told-fights.ts';
import { writeComics } from './written-comics.ts';

/**
 * `npm run tool -- comics [COUNT [FIRST]]`: plays so many fights, 200 if nothing is said, of every length, pair and ending,
 * worn and painted, one against three and seven, two against six. Holds the comic page of each record to its laws,
 * what stands on it to the laws of its place, and prints how many panels and claims there are, and what found no place.
 * `npm run tool -- comics 30 0 FOLDER` also writes each page there as SVG and PNG, from stills.
 */
const [COUNT, FIRST] = [Number(process.argv[2] ?? 200), Number(process.argv[3] ?? 0)];
const FOLDER = process.argv[4];

/** Turns up to which battles are counted together. */
const LENGTHS = [1, 3, 6, 9, 12, 20, 60, 200] as const;

const panels = new Map<string, number[]>();
const claims = new Map<string, number>();
const unplaced = new Map<string, number>();
const drawings: [name: string, drawn: DrawnComic][] = [];
let broken = 0;

const complain = (seed: number, what: string): void => {
  broken += 1;
  process.exitCode = 1;
  process.stderr.write(`fight ${seed}: ${what}\n`);
};

const tell = (seed: number): void => {
  const { fought, kind } = fightToTell(seed);
  const page = comicPage(fought);
  if (typeof page === 'string') return complain(seed, page);
  for (const law of brokenComicLaws(page)) complain(seed, law);
  const drawn = drawComic(page, '27 Nov 2026', measureLetters);
  for (const law of brokenPlaces(drawn)) complain(seed, law);
  for (const what of drawn.panels.flatMap(({ left }) => left))
    unplaced.set(what, (unplaced.get(what) ?? 0) + 1);
  if (FOLDER) drawings.push([`${seed}-${kind.replaceAll(' ', '-')}`, drawn]);
  const turns = page.told.exchanges.length;
  const most = LENGTHS.find((each) => turns <= each) ?? turns;
  const key = `${kind === 'duel' ? kind : 'several'}, up to ${String(most).padStart(3)} turns`;
  panels.set(key, [...(panels.get(key) ?? []), page.panels.length + 1]);
  for (const { claim } of page.panels) claims.set(claim, (claims.get(claim) ?? 0) + 1);
};

await placesCome();
for (let seed = FIRST; seed < FIRST + COUNT; seed += 1)
  try {
    tell(seed);
  } catch (error) {
    complain(seed, error instanceof Error ? error.message : String(error));
  }
process.stdout.write(`${COUNT} comic pages; ${broken} laws broken\n`);
for (const [key, counts] of [...panels].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  process.stdout.write(
    `${key}: ${counts.length} pages, ${Math.min(...counts)} to ${Math.max(...counts)} panels, ${(counts.reduce((sum, each) => sum + each, 0) / counts.length).toFixed(1)} on average\n`,
  );
process.stdout.write(`${[...claims].map(([claim, many]) => `${claim} ${many}`).join(', ')}\n`);
process.stdout.write(
  `left off: ${[...unplaced].map(([what, many]) => `${what} ${many}`).join(', ')}\n`,
);
if (FOLDER) await writeComics(FOLDER, drawings);
