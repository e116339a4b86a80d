import { readFileSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { launchBrowser } from '../tools/browser.ts';
import type { StandPage } from './page.ts';
import { SIZES } from './sizes.ts';
import type { Looked } from './stand.ts';

/**
 * `npm run tool -- pages [DUELS [FIRST-SEED]]`: plays random duels by the rules alone (200 by default), shows
 * every shot of every exchange at every size, and prints what is cut, covered, hidden or too small. Exit
 * code 1 if anything is.
 */

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Here the first scene of each fault is kept, for human eyes. */
const SHOTS = 'screenshots/pages';

/** A style sheet that is imported with `?inline` is its text. */
const inlineSheets: esbuild.Plugin = {
  name: 'inline-sheets',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path, suffix }) =>
      suffix === '?inline' ? { contents: readFileSync(path, 'utf8'), loader: 'text' } : undefined,
    );
  },
};

const bundle = (entry: string): Promise<string> =>
  esbuild
    .build({
      entryPoints: [entry],
      bundle: true,
      format: 'iife',
      minify: true,
      write: false,
      outdir: 'out',
      loader: { '.woff2': 'dataurl' },
      define: { 'process.env.NODE_ENV': '"production"' },
      tsconfig: 'tsconfig.json',
      plugins: [inlineSheets],
      logLevel: 'warning',
    })
    .then(({ outputFiles }) => outputFiles[0]?.text ?? '');

const [duels = 200, first = 0] = process.argv.slice(2).map(Number);
if (!(duels > 0) || !(first >= 0)) {
  process.stderr.write('npm run tool -- pages [DUELS [FIRST-SEED]]\n');
  process.exit(2);
}

const seeds = Array.from({ length: duels }, (_, index) => first + index);

const script = await bundle('tests/whole-pages/page.ts');
const sheet = await bundle('src/elements/app/tokens.css');
const browser = await launchBrowser();

/** What is seen of the duels at one size. */
const lookAt = async ([width, height]: (typeof SIZES)[number]): Promise<Looked> => {
  // Fingers on what is as small as a phone.
  const isMobile = Math.min(width, height) < 700;
  const page = await browser.newPage({
    viewport: { width, height },
    hasTouch: isMobile,
    isMobile,
  });
  page.on('pageerror', (error) => {
    process.stderr.write(`${String(error.stack)}\n`);
    process.exit(1);
  });
  let shots = 0;
  await page.exposeFunction('found', async (fault: string) => {
    shots += 1;
    const path = `${SHOTS}/${width}x${height}-${shots}.png`;
    await page.screenshot({ path, animations: 'allow' });
    print(`${path}: ${fault}`);
  });
  await page.setContent(
    '<!doctype html><meta name="viewport" content="width=device-width"><title>Whole pages</title>',
  );
  await page.addStyleTag({ content: sheet });
  await page.addScriptTag({ content: script });
  const looked = await page.evaluate(
    (asked) => (globalThis as unknown as StandPage).lookAtDuels({ seeds: asked }),
    seeds,
  );
  await page.close();
  return looked;
};

const since = performance.now();
let faulty = 0;
const waiting = [...SIZES];
const work = async (): Promise<void> => {
  for (let size = waiting.shift(); size; size = waiting.shift()) {
    const { exchanges, scenes, distinct, faults, window } = await lookAt(size);
    const found = Object.entries(faults);
    faulty += found.length;
    print(
      `${window}: ${duels} duels, ${exchanges} exchanges, ${scenes} scenes, ${distinct} distinct, ${found.length} faults`,
    );
    for (const [fault, { first: where, scenes: times }] of found)
      print(`  ${fault} (${times} scenes; first: ${where})`);
  }
};
// A page for each processor.
await Promise.all([work(), work()]);
await browser.close();
print(`${((performance.now() - since) / 60_000).toFixed(1)} minutes`);
process.exitCode = faulty > 0 ? 1 : 0;
