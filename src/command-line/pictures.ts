import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sure } from '../rules/sure.ts';
import { VIEW_SCREENS } from '../rules/vocabulary.ts';
import { drawingHash } from './drawing-hash.ts';
import type { DrawingTable } from './drawing-table.ts';
import { openDrawingTable } from './drawing-table.ts';
import { readLibrary } from './library.ts';
import { writePlaces } from './places.ts';

/**
 * `npm run pictures`: draws the stills of every booklet of the game, and writes down where each shows what.
 * `npm run pictures -- places`: writes down only that; it needs no browser.
 * `npm run pictures -- rfl-3n OUT.png`: all 32 of one booklet on a sheet; `--print` at print size.
 */

const STILLS = 'src/offline/public/pictures';
/** What each booklet's stills were drawn from; their addresses carry it. */
const HASHES = 'src/offline/stills.json';
/** Wider than the window of a page, so that there is country beside it. */
const STILL = { width: 768, height: 768, samples: 3 } as const;

const textOf = (id: string): string => readFileSync(`books/${id}.json`, 'utf8');

/** Draws the 32 stills of a booklet; gives how many bytes they are. */
const drawStills = async (table: DrawingTable, id: string): Promise<number> => {
  let bytes = 0;
  const folder = `${STILLS}/${id}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const number of VIEW_SCREENS) {
    const { files, milliseconds } = await table.draw({
      text: textOf(id),
      numbers: [number],
      ...STILL,
      as: { kind: 'stills' },
    });
    const file = Buffer.from(files[0] ?? '', 'base64');
    bytes += file.length;
    writeFileSync(`${folder}/${number}.webp`, file);
    console.log(`${id} ${number}: ${file.length} bytes, ${Math.round(milliseconds[0] ?? 0)} ms`);
  }
  return bytes;
};

/** Draws the stills of some booklets, and only then says of these what they were drawn from. */
const drawAll = async (table: DrawingTable, ids: readonly string[]): Promise<void> => {
  let bytes = 0;
  for (const id of ids) {
    bytes += await drawStills(table, id);
    const hashes: Record<string, string> = JSON.parse(readFileSync(HASHES, 'utf8'));
    hashes[id] = drawingHash(sure(library.get(id)));
    writePlaces(sure(library.get(id)));
    writeFileSync(HASHES, `${JSON.stringify(hashes, null, 2)}\n`);
  }
  console.log(`${(bytes / 1e6).toFixed(2)} MB in all`);
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
