import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { booksLikePrinted } from '../tools/other-books.ts';
import { withBooks } from './another-build.ts';
import { DIST, openApp } from './harness.ts';
import { startButton } from './table.ts';

/** What the first load may weigh in script, in gzipped bytes. It weighs some 39,000; the rest is room. */
const SCRIPT_BUDGET = 45_000;
/** What the texts of booklets may weigh in it, gzipped: those of the two that are chosen. */
const BOOKLET_BUDGET = 10_000;
/** What each further booklet may add: its line, gzipped. */
const LINE = 100;

const read = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(DIST.length + 1));

test('the page has a content security policy and nothing inline that it would forbid', () => {
  const page = read('index.html');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|["'(]data:/);
  expect(page).not.toMatch(/https?:/);
});

test('the service worker keeps every file of the game except pictures and nets, and imports no script', () => {
  const worker = read('sw.js');
  const kept = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url);
  expect(kept.sort()).toEqual(
    files.filter((file) => !/^(?:sw\.js$|pictures\/|shown\/)|\.net$/.test(file)).sort(),
  );
  expect(worker).not.toContain('importScripts');
});

test('the build carries one typeface, in two weights', () => {
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
});

/** What a first visit to the start of a build asks for before anything is touched: files, and what they weigh gzipped. */
const firstLoad = async (build = DIST): Promise<ReadonlyMap<string, number>> => {
  const app = await openApp({ path: 'icon.svg', unkept: true });
  const { host, requests } = app;
  await app.hostShows(build);
  const page = await app.openTab();
  // A busy machine is idle for half a second before the start is there.
  await startButton(page).waitFor();
  await page.locator('start-stage duel-cover :is(img.there, view-window[there])').first().waitFor();
  await page.waitForLoadState('networkidle');
  const asked = requests.map((address) => address.slice(host.address.length) || 'index.html');
  return new Map(
    [...new Set(asked)]
      .filter((file) => file !== 'icon.svg')
      .map((file) => [
        file.replace(/-[\w-]{8}(?=\.\w+$)/, ''),
        gzipSync(readFileSync(`${build}/${file.replace(/\?.*/, '')}`)).length,
      ]),
  );
};

const weightOf = (load: ReadonlyMap<string, number>, end: string): number =>
  [...load].reduce((sum, [file, bytes]) => sum + (file.endsWith(end) ? bytes : 0), 0);

test(`the first load asks for at most ${SCRIPT_BUDGET / 1000} kB of gzipped script and ${BOOKLET_BUDGET / 1000} kB of booklets`, async () => {
  const load = await firstLoad();
  // One script: no window draws a landscape for a moment before its booklet arrives.
  expect([...load.keys()].filter((file) => file.endsWith('.js'))).toEqual(['assets/index.js']);
  expect(weightOf(load, '.js')).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(weightOf(load, '.json')).toBeLessThanOrEqual(BOOKLET_BUDGET);
});

test('with twenty booklets the first load asks for the same files as with two, and each more adds only a line', async () => {
  const [two, twenty] = [
    await firstLoad(withBooks(booksLikePrinted(2))),
    await firstLoad(withBooks(booksLikePrinted(20))),
  ];
  expect([...twenty.keys()].toSorted()).toEqual([...two.keys()].toSorted());
  expect([...two.keys()].filter((file) => file.endsWith('.json')).toSorted()).toEqual([
    'assets/grf-1n.json',
    'assets/rfl-3n.json',
  ]);
  const more = [...twenty].map(([file, bytes]) => bytes - (two.get(file) ?? 0));
  expect(more.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(18 * LINE);
  expect(weightOf(twenty, '.js')).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test('a font is fetched once: the preloaded file is the one that the style sheet asks for', async () => {
  const { page, requests } = await openApp({ unkept: true });
  await page.evaluate(() => document.fonts.load('700 16px "Barlow Condensed"'));
  expect(requests.filter((address) => address.endsWith('.woff2'))).toHaveLength(2);
});

test('only the drawing worker carries three.js, in at most 180 kB of gzipped script', () => {
  const workers = files.filter((file) => /^assets\/worker-.*\.js$/.test(file));
  const drawing = workers.filter((file) => read(file).includes('WebGLRenderer'));
  expect(drawing).toHaveLength(1);
  expect(gzipSync(read(drawing[0] ?? '')).length).toBeLessThanOrEqual(180_000);
  const others = files.filter((file) => file.endsWith('.js') && !drawing.includes(file));
  expect(others.filter((file) => read(file).includes('WebGLRenderer'))).toEqual([]);
});
