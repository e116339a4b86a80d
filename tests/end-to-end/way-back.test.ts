import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLAIN, openApp } from './harness.ts';
import { begin, choose, chooses, goOn, goThrough, pause, startButton, takeIn } from './table.ts';

/** What stands over the film: `Ben sees 62 → 52 → 47`. */
const heading = (page: Page) => page.locator('turn-film h1');

/** How long the history is, and what it keeps here. */
const history = (page: Page): Promise<unknown> =>
  page.evaluate(() => [window.history.length, window.history.state as unknown, location.hash]);

test('in the film, Back goes back one scene at a time, then leaves the duel, which waits as it was', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await begin(page);
  await chooses(page, 'Ada');
  const address = page.url();
  await choose(page, 'Ada', 52);
  await choose(page, 'Ben', 62);
  await heading(page).getByText('against').waitFor();
  await goOn(page, /^Turn the pages/);
  await heading(page).getByText('Ben').waitFor();
  await goOn(page, /^Ada's page/);
  await heading(page).getByText('Ada').waitFor();
  await page.goBack();
  await heading(page).getByText('Ben').waitFor();
  await page.goBack();
  await heading(page).getByText('against').waitFor();
  expect(page.url()).toBe(address);
  await page.goBack();
  await startButton(page).waitFor();
  await page.goForward();
  await heading(page).getByText('against').waitFor();
  await goThrough(page);
  await page.getByRole('heading', { name: 'Ben chooses' }).waitFor();
});

test('Back closes a page or sheet on top, and the history shows no trace of it', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await begin(page);
  await chooses(page, 'Ada');
  const told = await history(page);
  await page.getByRole('button', { name: 'Show no more' }).tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.locator('duel-menu dialog[open]').first();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'detached' });
  await page.locator('stat-card [data-console="52"]').tap();
  await page.getByRole('button', { name: /^If you call 52/ }).tap();
  await page.locator('what-if-strip .column').first().tap();
  await page.locator('answer-page').first().waitFor();
  expect(await history(page)).toEqual(told);
  await page.goBack();
  await page.locator('stat-card').waitFor();
  await page.goBack();
  await page.locator('what-if-strip').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Lock in 52' }).waitFor();
  expect(await history(page)).toEqual(told);
  await page.goBack();
  await startButton(page).waitFor();
});

test('the way back from a replay leads to where it was opened', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/records' });
  const text =
    'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Ben\nammunition: counted\n1. 52 62\n2. 20 28, rival bails out';
  await takeIn(page, text);
  await page.getByRole('button', { name: 'More of Ada against Ben' }).click();
  const replay = await page.getByRole('link', { name: 'Replay' }).getAttribute('href');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('link', { name: 'To the records' }).waitFor();
  const duel = String(replay).replace(/records\/([^/]+).*/, 'duel/$1');
  await page.evaluate((hash) => (location.hash = hash), duel);
  await page.getByRole('link', { name: /^Replay/ }).waitFor();
  await pause(page);
  await page.getByRole('link', { name: /^Replay/ }).click();
  await page.getByRole('link', { name: 'To the duel' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'To the duel' }).click();
  await page.getByRole('button', { name: /^Rematch/ }).waitFor();
});
