import { readFileSync, readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLAIN, DIST, openApp } from './harness.ts';
import { begin, choose, comeToChoose, endByLeaving, goThrough, startButton } from './table.ts';

/** The files of the build needed only to play against a computer pilot. */
const OF_HANDS = readdirSync(`${DIST}/assets`).filter(
  (file) =>
    /^(?:hand-of-the-game|mind|opponent-sheet|sealed-slip|tactics)-|\.net$/.test(file) ||
    /viewscreen seal 1|fleesBelow/.test(readFileSync(`${DIST}/assets/${file}`, 'utf8')),
);
const ofHands = (requests: readonly string[]): string[] =>
  requests.filter((address) => OF_HANDS.some((file) => address.endsWith(`/${file}`)));

/** The sealed slip on the stage. */
const slip = (page: Page): Locator => page.locator('sealed-slip .slip').first();

/** One pilot sits down against the computer pilot on offer. */
const beginAlone = async (page: Page): Promise<void> => {
  await startButton(page).click();
  await slip(page).waitFor();
};

/** Nothing in sight or read aloud says a word of computer pilots. */
const expectUnsaid = async (page: Page): Promise<void> => {
  const read = await page.locator('body').ariaSnapshot();
  expect(read).not.toMatch(/\b(?:Tuck|Marlow|Iris|Sable|seal|coach|computer pilot|of the game)\b/i);
};

/** The same, and nobody thinks. */
const expectNoWord = async (page: Page): Promise<void> => {
  await expectUnsaid(page);
  expect(ofHands(page.workers().map((worker) => worker.url()))).toEqual([]);
};

test('a duel of two people neither loads nor mentions anything of computer pilots until it is judged at its end', async () => {
  expect(OF_HANDS.length).toBeGreaterThan(7);
  const { page, requests } = await openApp({ ...PLAIN, device: 'phone', sameLots: true });
  await begin(page);
  await comeToChoose(page, 'Ada');
  await expectNoWord(page);
  await choose(page, 'Ada');
  await choose(page, 'Ben');
  await page.locator('turn-film').waitFor();
  await expectNoWord(page);
  await goThrough(page);
  await choose(page, 'Ben');
  await choose(page, 'Ada');
  await goThrough(page);
  await choose(page, 'Ada');
  await choose(page, 'Ben');
  expect(ofHands(requests)).toEqual([]);
  await endByLeaving(page);
  await page.getByText('The duel is over').waitFor();
  await expectUnsaid(page);
  // Which turn decided it is judged by what the pair has learned; nobody plays.
  for (const asked of ofHands(requests))
    expect(asked).not.toMatch(/\/(?:hand-of-the-game|opponent-sheet|sealed-slip)-/);
});

test('after the first visit, a duel against a computer pilot begins offline, and its seal survives a reload', async () => {
  const app = await openApp({ device: 'phone', reducedMotion: true, dataDear: true });
  await app.untilControlled();
  // A pair's net comes with its first duel, as pictures do; without it the duel still works.
  await app.withhold(/\.net$|\/pictures\//);
  await app.goOffline();
  const page = await app.openTab();
  await beginAlone(page);
  const sealed = await slip(page).innerText();
  expect(sealed).toMatch(/[0-9a-f]{4} [0-9a-f]{4}/i);
  const workers = page.workers().map((worker) => worker.url());
  expect(ofHands(workers)).toHaveLength(1);
  await page.reload();
  await slip(page).waitFor();
  expect(await slip(page).innerText()).toBe(sealed);
});
