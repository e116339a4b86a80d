import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { VIEW_SCREENS } from '../rules/vocabulary.ts';
import { drawingHash } from './drawing-hash.ts';
import { openDrawingTable } from './drawing-table.ts';
import { readLibrary } from './library.ts';

/**
 * `npm run pictures`: draws the stills of every booklet of the game.
 * `npm run pictures -- rfl-3n OUT.png`: all 32 of one booklet on a sheet; `--print` at print size.
 */

const STILLS = 'src/offline/public/pictures';
/** What each booklet's stills were drawn from; their addresses carry it. */
const HASHES = 'src/offline/stills.json';
/** Wider than the window of a page, so that there is country beside it. */
const STILL = { width: 768, height: 768, samples: 3 } as const;

const textOf = (id: string): string => readFileSync(`books/${id}.json`, 'utf8');

const drawStills = async (only: string | undefined): Promise<void> => {
  const table = await openDrawingTable();
  let bytes = 0;
  const hashes: Record<string, string> = {};
  for (const [id, booklet] of readLibrary()) {
    hashes[id] = drawingHash(booklet);
    const folder = `${STILLS}/${id}`;
    if (only !== undefined && only !== id) continue;
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
  }
  writeFileSync(HASHES, `${JSON.stringify(hashes, null, 2)}\n`);
  console.log(`${(bytes / 1e6).toFixed(2)} MB in all`);
  await table.close();
};

const drawSheet = async (id: string, out: string, print: boolean): Promise<void> => {
  const table = await openDrawingTable();
  const { files } = await table.draw({
    text: textOf(id),
    numbers: VIEW_SCREENS,
    ...(print
      ? { width: 1800, height: 2400, samples: 2 }
      : { width: 480, height: 640, samples: 3 }),
    as: { kind: 'sheet', columns: 8, scale: 1 },
  });
  writeFileSync(out, Buffer.from(files[0] ?? '', 'base64'));
  await table.close();
};

const words = process.argv.slice(2).filter((word) => word !== '--print');
const [id, out] = words;
if (id !== undefined && out !== undefined)
  await drawSheet(id, out, process.argv.includes('--print'));
else await drawStills(id);
