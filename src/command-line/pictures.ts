import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { sure } from '../rules/sure.ts';
import { VIEW_SCREENS } from '../rules/vocabulary.ts';
import { drawingHash } from './drawing-hash.ts';
import type { DrawingTable } from './drawing-table.ts';
import { openDrawingTable } from './drawing-table.ts';
import { readLibrary } from './library.ts';
import { writePlaces } from './places.ts';
import { sheetBits } from './sheet-bits.ts';

/**
 * `npm run pictures`: draws the stills of every booklet of the game with their second sheets, and writes down where each
 * shows what and how what moves on it does; `-- rfl-3n`: of one booklet.
 * `npm run pictures -- places`: writes down only that; it needs no browser.
 * `npm run pictures -- rfl-3n OUT.png`: all 32 of one booklet on a sheet; `--print` at print size.
 */

const STILLS = 'src/offline/public/pictures';
/** What each booklet's stills were drawn from; their addresses carry it. */
const HASHES = 'src/offline/stills.json';
/** Which of them have a second sheet. */
const SECOND = 'src/offline/second-sheets.json';
/** Wider than the window of a page, so that there is country beside it; sharp on the screen of a phone. */
const STILL = { width: 1152, height: 1152, samples: 2 } as const;

const textOf = (id: string): string => readFileSync(`books/${id}.json`, 'utf8');

/** A row of a table of one booklet each. */
const writeRow = (file: string, id: string, row: string): void => {
  const rows: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  rows[id] = row;
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
};

/** Draws the 32 stills of a booklet and their second sheets; gives how many bytes they are, and which have one. */
const drawStills = async (
  table: DrawingTable,
  booklet: Booklet,
): Promise<{ bytes: number; second: readonly number[] }> => {
  const { id } = booklet;
  let bytes = 0;
  const second: number[] = [];
  const folder = `${STILLS}/${id}`;
  const below = `${folder}/second-${drawingHash(booklet)}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(below, { recursive: true });
  for (const number of VIEW_SCREENS) {
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
    if (sheet.length > 0) {
      writeFileSync(`${below}/${number}.webp`, sheet);
      second.push(number);
    }
    console.log(
      `${id} ${number}: ${file.length} and ${sheet.length} bytes, ${Math.round(milliseconds[0] ?? 0)} ms`,
    );
  }
  return { bytes, second };
};

/** Draws the stills of some booklets, and only then says of these what they were drawn from. */
const drawAll = async (table: DrawingTable, ids: readonly string[]): Promise<void> => {
  let bytes = 0;
  for (const id of ids) {
    const booklet = sure(library.get(id));
    const drawn = await drawStills(table, booklet);
    bytes += drawn.bytes;
    writePlaces(booklet);
    writeRow(SECOND, id, sheetBits(drawn.second));
    writeRow(HASHES, id, drawingHash(booklet));
  }
  const mean = bytes / ids.length / VIEW_SCREENS.length / 1000;
  console.log(`${(bytes / 1e6).toFixed(2)} MB in all, ${mean.toFixed(1)} kB a page`);
};

const drawSheet = async (
  table: DrawingTable,
  { id, out, print }: { id: string; out: string; print: boolean },
): Promise<void> => {
  const { files } = await table.draw({
    text: textOf(id),
    numbers: VIEW_SCREENS,
    ...(print
      ? { width: 1800, height: 2400, samples: 2 }
      : { width: 480, height: 640, samples: 3 }),
    as: { kind: 'sheet', columns: 8, scale: 1 },
  });
  writeFileSync(out, Buffer.from(files[0] ?? '', 'base64'));
};

const library = readLibrary();
if (process.argv[2] === 'places') {
  for (const booklet of library.values()) writePlaces(booklet);
  process.exit();
}
const [id, out] = process.argv.slice(2).filter((word) => word !== '--print');
const print = process.argv.includes('--print');
if (id !== undefined && !library.has(id)) {
  console.error(`There is no booklet ${id}; there are ${[...library.keys()].join(', ')}.`);
  process.exit(2);
}
if (print && out === undefined) {
  console.error('--print writes a sheet: name the booklet and the file, rfl-3n OUT.png --print.');
  process.exit(2);
}
const table = await openDrawingTable();
try {
  if (id !== undefined && out !== undefined) await drawSheet(table, { id, out, print });
  else await drawAll(table, id === undefined ? [...library.keys()] : [id]);
} finally {
  await table.close();
}
