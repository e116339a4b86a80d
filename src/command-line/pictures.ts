import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Booklet } from '../rules/booklet/booklet.ts';
import type { Poster } from '../rules/booklet/picture-name.ts';
import { COVER, DUEL_HEIGHT, POSTERS, POSTER_HEIGHT } from '../rules/booklet/picture-name.ts';
import { FRONT_COVERS } from '../rules/document/figure-document.ts';
import { sure } from '../rules/sure.ts';
import { VIEW_SCREENS } from '../rules/vocabulary.ts';
import { drawingHash, duelHash, posterHash, sheetBits } from './drawing-hash.ts';
import type { DrawingTable } from './drawing-table.ts';
import { openDrawingTable } from './drawing-table.ts';
import { readLibrary } from './library.ts';
import { writePlaces } from './places.ts';

/**
 * `npm run pictures`: draws the stills of every booklet of the game with their second sheets, and writes down where each
 * shows what and how what moves on it does; `-- rfl-3n`: of one booklet.
 * `npm run pictures -- --pages 17,25`: of all booklets only these pages, after a change of the drawing that changes no other;
 * whoever says so vouches for it. The others keep their bytes under the new hash.
 * `npm run pictures -- places`: writes down only that; it needs no browser.
 * `npm run pictures -- rfl-3n OUT.png`: all 32 of one booklet on a sheet; `--print` at print size.
 * `npm run pictures -- --covers`: the front covers alone; `-- rfl-3n OUT.png --covers`: all that its own might be, on a sheet.
 * `npm run pictures -- --portraits`: the portraits alone; `-- --duels`: the covers of duels alone.
 */

const STILLS = 'src/offline/public/pictures';
/** What each booklet's stills were drawn from; their addresses carry it. */
const HASHES = 'src/offline/stills.json';
/** Which of them have a second sheet. */
const SECOND = 'src/offline/second-sheets.json';
/** Wider than the window of a page, so that there is country beside it; sharp on the screen of a phone. */
const STILL = { width: 1152, height: 1152, samples: 2 } as const;
/** A poster is sharp on the start of a tablet. */
const POSTER = { width: 960, height: 960 * POSTER_HEIGHT, samples: 3 } as const;

/** The cover of a duel is as wide as a shared picture. */
const MEETING = { width: 1200, height: 1200 * DUEL_HEIGHT, samples: 2 } as const;
/** The duels whose covers come with the game, the one that is lit first: what a newcomer sees. Every other is drawn on
 *  the device. */
const DUELS = [['rfl-3n', 'grf-1n']] as const;

const textOf = (id: string): string => readFileSync(`books/${id}.json`, 'utf8');

/** A row of a table of one booklet each. */
const writeRow = (file: string, id: string, row: string): void => {
  const rows: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  rows[id] = row;
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
};

/** The folder of a booklet's second sheets, under the hash that it has now; whatever it was before is renamed. */
const keptBelow = (booklet: Booklet): string => {
  const folder = `${STILLS}/${booklet.id}`;
  const below = `${folder}/second-${drawingHash(booklet)}`;
  const before = readdirSync(folder).find((name) => name.startsWith('second-'));
  if (before !== undefined && !existsSync(below)) renameSync(`${folder}/${before}`, below);
  return below;
};

/** An empty folder for a booklet's stills, and the one of its second sheets in it. */
const emptyBelow = (booklet: Booklet): string => {
  const folder = `${STILLS}/${booklet.id}`;
  const below = `${folder}/second-${drawingHash(booklet)}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(below, { recursive: true });
  return below;
};

/** Draws stills of a booklet and their second sheets; gives how many bytes they are. */
const drawStills = async (
  table: DrawingTable,
  booklet: Booklet,
  numbers: readonly number[],
  below: string,
): Promise<number> => {
  const { id } = booklet;
  let bytes = 0;
  const folder = `${STILLS}/${id}`;
  for (const number of numbers) {
    const { files, milliseconds, sheets } = await table.draw({
      text: textOf(id),
      numbers: [number],
      ...STILL,
      as: { kind: 'stills' },
    });
    const file = Buffer.from(files[0] ?? '', 'base64');
    const sheet = Buffer.from(sheets[0] ?? '', 'base64');
    bytes += file.length + sheet.length;
    writeFileSync(`${folder}/${number}.webp`, file);
    rmSync(`${below}/${number}.webp`, { force: true });
    if (sheet.length > 0) writeFileSync(`${below}/${number}.webp`, sheet);
    console.log(
      `${id} ${number}: ${file.length} and ${sheet.length} bytes, ${Math.round(milliseconds[0] ?? 0)} ms`,
    );
  }
  return bytes;
};

/** Says what a booklet's stills were drawn from, where they show what, and which have a second sheet. */
const writeRows = (booklet: Booklet, below: string): void => {
  const second = readdirSync(below).map((file) => Number(file.replace('.webp', '')));
  writePlaces(booklet);
  writeRow(SECOND, booklet.id, sheetBits(second));
  writeRow(HASHES, booklet.id, drawingHash(booklet));
};

const duelFile = (id: string, other: string): string => `${STILLS}/${id}/against-${other}.webp`;

const writeDuelRow = (id: string, other: string): void =>
  writeRow(
    HASHES,
    `${id} against-${other}`,
    duelHash(sure(library.get(id)), sure(library.get(other))),
  );

/** Draws some pages of every booklet; all others, and the posters, keep their bytes. */
const drawPages = async (table: DrawingTable, numbers: readonly number[]): Promise<void> => {
  for (const booklet of library.values()) {
    const below = keptBelow(booklet);
    await drawStills(table, booklet, numbers, below);
    writeRows(booklet, below);
    for (const name of POSTERS)
      if (existsSync(`${STILLS}/${booklet.id}/${name}.webp`))
        writeRow(HASHES, `${booklet.id} ${name}`, posterHash(booklet, name));
  }
  for (const [id, other] of DUELS) if (existsSync(duelFile(id, other))) writeDuelRow(id, other);
};

/** Draws the still of a poster, and only then says what it was drawn from. */
const drawPoster = async (table: DrawingTable, booklet: Booklet, name: Poster): Promise<void> => {
  const { id } = booklet;
  const { files, milliseconds } = await table.draw({
    text: textOf(id),
    numbers: [name],
    ...POSTER,
    as: { kind: 'stills' },
  });
  const file = Buffer.from(files[0] ?? '', 'base64');
  mkdirSync(`${STILLS}/${id}`, { recursive: true });
  writeFileSync(`${STILLS}/${id}/${name}.webp`, file);
  writeRow(HASHES, `${id} ${name}`, posterHash(booklet, name));
  console.log(`${id} ${name}: ${file.length} bytes, ${Math.round(milliseconds[0] ?? 0)} ms`);
};

/** Draws the stills of the covers of duels in which some booklets are, and only then says what they were drawn from. */
const drawDuels = async (table: DrawingTable, ids: readonly string[]): Promise<void> => {
  for (const [id, other] of DUELS.filter((pair) => pair.some((each) => ids.includes(each)))) {
    const { files, milliseconds } = await table.draw({
      text: textOf(id),
      against: { text: textOf(other) },
      numbers: [],
      ...MEETING,
      as: { kind: 'stills' },
    });
    const file = Buffer.from(files[0] ?? '', 'base64');
    writeFileSync(duelFile(id, other), file);
    writeDuelRow(id, other);
    const time = Math.round(milliseconds[0] ?? 0);
    console.log(`${id} against ${other}: ${file.length} bytes, ${time} ms`);
  }
};

/** Draws the stills of some booklets, and only then says of these what they were drawn from. */
const drawAll = async (table: DrawingTable, ids: readonly string[]): Promise<void> => {
  let bytes = 0;
  for (const id of ids) {
    const booklet = sure(library.get(id));
    const below = emptyBelow(booklet);
    bytes += await drawStills(table, booklet, VIEW_SCREENS, below);
    writeRows(booklet, below);
    for (const name of POSTERS) await drawPoster(table, booklet, name);
  }
  const mean = bytes / ids.length / VIEW_SCREENS.length / 1000;
  console.log(`${(bytes / 1e6).toFixed(2)} MB in all, ${mean.toFixed(1)} kB a page`);
};

const drawSheet = async (
  table: DrawingTable,
  { id, out }: { id: string; out: string },
): Promise<void> => {
  const { files } = await table.draw({
    text: textOf(id),
    numbers: VIEW_SCREENS,
    ...(isCovers ? { covers: FRONT_COVERS } : {}),
    ...(isPrint
      ? { width: 1800, height: 2400, samples: 2 }
      : { width: 480, height: isCovers ? 480 * POSTER_HEIGHT : 640, samples: 3 }),
    as: { kind: 'sheet', columns: isCovers ? 3 : 8, scale: 1 },
  });
  writeFileSync(out, Buffer.from(files[0] ?? '', 'base64'));
};

const library = readLibrary();
const isPrint = process.argv.includes('--print');
const isCovers = process.argv.includes('--covers');
const isPortraits = process.argv.includes('--portraits');
const isDuels = process.argv.includes('--duels');
if (process.argv[2] === 'places') {
  for (const booklet of library.values()) writePlaces(booklet);
  process.exit();
}
const pagesAsked = process.argv.indexOf('--pages');
const pages =
  pagesAsked < 0
    ? null
    : VIEW_SCREENS.filter((number) =>
        (process.argv[pagesAsked + 1] ?? '').split(',').includes(String(number)),
      );
if (pages?.length === 0) {
  console.error('--pages wants view screens, as 17,25.');
  process.exit(2);
}
const [id, out] = (pages ? [] : process.argv)
  .slice(2)
  .filter((word) => !['--print', '--covers', '--portraits', '--duels'].includes(word));
if (id !== undefined && !library.has(id)) {
  console.error(`There is no booklet ${id}; there are ${[...library.keys()].join(', ')}.`);
  process.exit(2);
}
if (isPrint && out === undefined) {
  console.error('--print writes a sheet: name the booklet and the file, rfl-3n OUT.png --print.');
  process.exit(2);
}
const table = await openDrawingTable();
try {
  if (id !== undefined && out !== undefined) await drawSheet(table, { id, out });
  else if (pages) await drawPages(table, pages);
  else {
    const ids = id === undefined ? [...library.keys()] : [id];
    const posters = POSTERS.filter((name) => (name === COVER ? isCovers : isPortraits));
    for (const each of ids)
      for (const name of posters) await drawPoster(table, sure(library.get(each)), name);
    const isAll = posters.length === 0 && !isDuels;
    if (isAll) await drawAll(table, ids);
    if (isAll || isDuels) await drawDuels(table, ids);
  }
} finally {
  await table.close();
}
