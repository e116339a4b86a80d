import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { drawingHash } from '../../src/command-line/drawing-hash.ts';
import { readLibrary } from '../../src/command-line/library.ts';

/**
 * Whether the drawing is as it was when its long proofs (`tests/figure/proofs`) last held: ends with 0
 * if it is, with 1 if not. With `keep` it writes down that they hold for the drawing as it is; `npm run
 * proofs` runs them before.
 */
const PROVED = 'tests/figure/proofs/proved.json';

/** What draws: three.js and all of ours that it is drawn with, without names, spaces and comments. */
const drawer = async (): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: ['src/figure/drawer.ts'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};

const below = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file))
    .sort();

/** The proofs themselves, what they share, the words of a figure, and what they quote. */
const proofs = async (): Promise<readonly string[]> => {
  const { metafile } = await build({
    entryPoints: below('tests/figure/proofs', /\.test\.ts$/),
    bundle: true,
    format: 'esm',
    packages: 'external',
    metafile: true,
    write: false,
    outdir: 'unwritten',
    logLevel: 'warning',
  });
  const ours = Object.keys(metafile?.inputs ?? {}).filter((file) =>
    /^(?:tests\/figure\/|src\/rules\/document\/figure-)/.test(file),
  );
  return [...ours.sort(), 'books/README.md'];
};

/** Sixteen hexadecimal digits for all that a proof depends on. */
const proved = async (): Promise<string> => {
  const hash = createHash('sha256').update(await drawer());
  const booklets = [...readLibrary().values()];
  for (const each of booklets.map((booklet) => `${booklet.id} ${drawingHash(booklet)}`).sort())
    hash.update(each);
  for (const file of await proofs())
    hash.update(file).update(readFileSync(file, 'utf8').replaceAll('\r', ''));
  for (const file of below('src/offline/public/pictures', /\.webp$/))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const now = await proved();
if (process.argv.includes('keep'))
  writeFileSync(PROVED, `${JSON.stringify({ drawing: now }, null, 2)}\n`);
const kept = JSON.parse(readFileSync(PROVED, 'utf8')) as { readonly drawing: string };
process.exitCode = kept.drawing === now ? 0 : 1;
