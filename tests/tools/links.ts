import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { LONGEST_TEXT, linkOf } from '../../src/offline/links/link.ts';
import { sure } from '../../src/rules/sure.ts';
import { SHEET, forgedDuel } from '../offline/links/sent-duel.ts';
import { longestTask, onDevice, putAway } from './bench-browser.ts';
import { randomFrom } from './random-play.ts';

/**
 * `npm run tool -- links [COUNT [FIRST]]`: opens 20,000 links in the built game that were changed, cut, mixed, or never
 * ours, some of them whole but of spoiled texts, and prints what was said of them and the longest task of the page
 * (milliseconds of the processor). Exit code 1 if anything is thrown or kept, or a task takes 50 ms.
 */
const [count = 20_000, first = 1] = process.argv.slice(2).map(Number);
const AT_ONCE = 100;
const MOST = 50;

const { record } = forgedDuel(2);
const lettersOf = async (...texts: readonly string[]): Promise<string> =>
  (await linkOf(texts, '')).slice('#/take/'.length);
const packedAs = (text: string): string => deflateRawSync(text).toString('base64url');
const letters = await lettersOf(SHEET, record);
const bomb = packedAs('a'.repeat(LONGEST_TEXT + 1));

/** A link of a seed. */
const spoiledBy = async (seed: number): Promise<string> => {
  const random = randomFrom(seed);
  const at = (length: number): number => Math.floor(random() * length);
  const signs = (many: number): string =>
    Array.from({ length: many }, () => String.fromCharCode(33 + at(300))).join('');
  const changed = (text: string, sign: string): string => {
    const place = at(text.length);
    return text.slice(0, place) + sign + text.slice(place + at(3));
  };
  const cut = (text: string): string => text.slice(at(text.length / 2), at(text.length));
  const deep: readonly (() => Promise<string>)[] = [
    () => lettersOf(SHEET, changed(record, signs(1))),
    () => lettersOf(changed(SHEET, signs(2)), record),
    () => lettersOf(changed(SHEET, signs(1))),
    () => lettersOf(cut(SHEET), cut(record)),
    () => lettersOf(record.repeat(1 + at(20))),
    async () => changed(bomb, ''),
    () => lettersOf(`${record}\n# ${'a'.repeat(at(250_000))}`),
  ];
  if (seed % 40 === 0) return sure(deep[at(deep.length)])();
  const flat: readonly (() => string)[] = [
    () => changed(letters, sure('aZ09-_%./ é'[at(11)])),
    () => letters.slice(0, at(letters.length)),
    () => letters.slice(1 + at(letters.length - 1)),
    () => letters.slice(0, at(letters.length)) + letters.slice(at(letters.length)),
    () => signs(at(200)),
    () => Buffer.from(signs(at(2_000))).toString('base64url'),
    () => packedAs(signs(at(2_000))),
    () => packedAs(`viewscreen link ${at(3)} ${signs(at(200))}`),
    () => packedAs(`viewscreen link 1 ab ${at(99)} 9999999\n${signs(at(200))}`),
    () => 'a'.repeat(at(70_000)),
  ];
  return sure(flat[at(flat.length)])();
};

/** Says in the page: opens links one after the other, and gives what was said of each. */
const OPEN = `(async (links) => {
  const said = [];
  for (const each of links) {
    location.hash = '#/take/' + each;
    let section;
    for (let waits = 0; !section; waits += 1) {
      await new Promise((go) => setTimeout(go));
      const stage = document.querySelector('viewscreen-app').shadowRoot.querySelector('take-stage');
      if (waits > 1 && !stage) break;
      if (waits > 1) section = stage.shadowRoot.querySelector('section');
    }
    const line = section?.querySelector('[role=alert]') ?? section?.querySelector('h1');
    said.push(line?.textContent.trim().replace(/[:.] .*/s, '').slice(0, 70) ?? 'no stage');
  }
  return said;
})`;

/** All that is kept on the device: rows of all tables, and names and addresses of what else is. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('viewscreen');
    await new Promise((go) => opening.addEventListener('success', go));
    const tables = [...opening.result.objectStoreNames];
    const counted = tables.map(async (name) => {
      const asked = opening.result.transaction(name).objectStore(name).count();
      await new Promise((go) => asked.addEventListener('success', go));
      return `${name} ${asked.result}`;
    });
    const rows = await Promise.all(counted);
    opening.result.close();
    const pictures = (await caches.keys()).filter((name) => name.includes('hbk-9'));
    return [...rows, ...Object.keys(localStorage), ...pictures].join(', ');
  });

const isBroken = await onDevice({ path: '#/rules' }, async (page) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.getByText('How it is played').waitFor();
  await page.waitForTimeout(3_000);
  const before = await keptOn(page);
  const said = new Map<string, number>();
  let longest = 0;
  for (let from = first; from < first + count; from += AT_ONCE) {
    const many = Math.min(AT_ONCE, first + count - from);
    const links = await Promise.all(Array.from({ length: many }, (_, at) => spoiledBy(from + at)));
    const took = await longestTask(page, async () => {
      const heard = await page.evaluate<readonly string[]>(`${OPEN}(${JSON.stringify(links)})`);
      for (const each of heard) said.set(each, (said.get(each) ?? 0) + 1);
    });
    if (took >= MOST) process.stdout.write(`links ${from} to ${from + many - 1}: ${took} ms\n`);
    longest = Math.max(longest, took);
  }
  await page.evaluate(() => (location.hash = '#/rules'));
  await page.waitForTimeout(10_000);
  const after = await keptOn(page);
  for (const [words, times] of said) process.stdout.write(`${times} × ${words}\n`);
  process.stdout.write(
    `longest task ${longest.toFixed(1)} ms; thrown: ${faults.join() || 'nothing'}\n`,
  );
  process.stdout.write(before === after ? 'nothing kept\n' : `kept: ${before}; now ${after}\n`);
  return longest >= MOST || faults.length > 0 || before !== after;
});
await putAway();
if (isBroken) process.exit(1);
