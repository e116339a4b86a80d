import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST, openApp } from './harness.ts';

/** What the first load may weigh in script, in gzipped bytes. */
const SCRIPT_BUDGET = 45_000;

const read = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8');
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(DIST.length + 1));

test('the page has a policy and nothing inline that the policy would forbid', () => {
  const page = read('index.html');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|["'(]data:/);
  expect(page).not.toMatch(/https?:/);
});

test('the service worker keeps every file of the game except its pictures, and imports no script', () => {
  const worker = read('sw.js');
  const kept = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, url = '']) => url);
  expect(kept.sort()).toEqual(
    files.filter((file) => file !== 'sw.js' && !file.startsWith('pictures/')).sort(),
  );
  expect(worker).not.toContain('importScripts');
});

test('the build carries one typeface, in two weights', () => {
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
});

test(`the first load asks for at most ${SCRIPT_BUDGET / 1000} kB of gzipped script`, async () => {
  const { page, host, requests } = await openApp({ device: 'phone', dataDear: true });
  await page.waitForLoadState('networkidle');
  const scripts = [...new Set(requests)].filter((address) => address.endsWith('.js'));
  const weight = scripts
    .map((address) => gzipSync(read(address.slice(host.address.length))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
  expect(scripts).not.toHaveLength(0);
  expect(weight).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

test('a font is fetched once: the preloaded file is the one that the style sheet asks for', async () => {
  const { page, requests } = await openApp({ unkept: true });
  await page.evaluate(() => document.fonts.load('700 16px "Barlow Condensed"'));
  expect(requests.filter((address) => address.endsWith('.woff2'))).toHaveLength(2);
});

test('the first load carries no three.js, and the drawing at most 170 kB of gzipped script', () => {
  const drawing = files.filter((file) => /^assets\/worker-.*\.js$/.test(file));
  expect(drawing).toHaveLength(1);
  expect(gzipSync(read(drawing[0] ?? '')).length).toBeLessThanOrEqual(170_000);
  const others = files.filter((file) => file.endsWith('.js') && !drawing.includes(file));
  expect(others.filter((file) => read(file).includes('WebGLRenderer'))).toEqual([]);
});
