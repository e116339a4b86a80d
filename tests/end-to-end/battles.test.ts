import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, expectPageAccessible } from './axe.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import { comeToChoose, takeIn } from './table.ts';

/** Two against two. */
const HEAD = [
  'viewscreen record 3',
  'pilot: rfl-3n Ada',
  'pilot: grf-1n Ben',
  'pilot: rfl-3n Cleo',
  'pilot: grf-1n Dora',
  'battle A: 1 against 2',
  'battle B: 3 against 4',
  'ammunition: counted',
].join('\n');

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await page.locator('fight-board, shutter-curtain, turn-film').first().waitFor();
};

/** A pilot comes and takes a number. */
const choose = async (page: Page, pilot: string, console: number): Promise<void> => {
  await comeToChoose(page, pilot);
  await page.locator(`[data-console="${console}"]`).click();
  await page.getByRole('button', { name: /^Lock in/ }).click();
  await page.locator('choosing-stage').first().waitFor({ state: 'detached' });
};

test('two against two: one bails out, and the freed winner joins the other battle, with reloads on the way', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/records' });
  await takeIn(page, HEAD);
  await page.getByRole('link', { name: /^Ada and Cleo against Ben and Dora/ }).click();
  await page.getByRole('heading', { name: 'A fight for four' }).waitFor();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Play this one: Cleo against Dora' }).click();
  await choose(page, 'Cleo', 52);
  await reload(page);
  await page.getByText('Cleo is locked in').waitFor();
  await choose(page, 'Dora', 62);
  await reload(page);
  // Dora bails out as soon as it may be.
  await page.getByRole('button', { name: 'Turn the pages' }).click();
  await page.getByRole('button', { name: /^Leave$|bails out\?$/ }).click();
  await page
    .getByRole('button', { name: /bails out .* wins/ })
    .last()
    .click();
  // The result is shown, and takes a press only after a pause.
  await page.getByRole('heading', { name: 'Cleo wins' }).waitFor();
  await shot(page, 'battle-left');
  await page.waitForTimeout(900);
  await page.getByRole('button', { name: 'To the battles' }).click();
  await page.getByRole('heading', { name: 'Cleo is free' }).waitFor();
  await reload(page);
  await page.getByRole('heading', { name: 'Cleo is free' }).waitFor();
  await expectAccessibleInBoth(page);
  await shot(page, 'fight-board');
  await page.getByRole('button', { name: 'Join a battle…' }).click();
  await page.getByText('Help Ada against Ben').waitFor();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Cleo against Ben' }).click();
  await page.getByRole('heading', { name: 'Ben against Ada and Cleo' }).waitFor();
  await reload(page);
  await page.getByRole('button', { name: /^Turn 1: Ben chooses/ }).click();
  await page.getByRole('heading', { name: 'Ben' }).waitFor();
  await choose(page, 'Ben', 62);
  await choose(page, 'Ada', 52);
  await choose(page, 'Cleo', 52);
  await page.locator('turn-film').waitFor();
  await reload(page);
  await page.locator('turn-film').waitFor();
  await page.evaluate(() => (location.hash = '#/records'));
  await page.getByText('turn 1, 1 battle goes on').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'More of Ada and Cleo against Ben and Dora' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('turn 1 of 1').waitFor();
  await page.getByRole('heading', { name: 'Cleo against Dora', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Turn the pages' }).waitFor();
});

test('another battle takes the spare pilots, and the board shows two duels', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'small phone', path: '#/fight' });
  await page.getByRole('button', { name: /^Add another battle/ }).click();
  await page.getByRole('heading', { name: 'Battle 2' }).waitFor();
  await page.getByText('A fight for four').waitFor();
  await expectPageAccessible(page);
  await page.getByRole('button', { name: 'Start the fight' }).click();
  await page.getByRole('heading', { name: 'Ada against Ben' }).waitFor();
  await page.getByRole('heading', { name: 'Dora against Cleo' }).waitFor();
  await page.getByRole('button', { name: /^Turn 1: Ada chooses/ }).click();
  await page.getByRole('heading', { name: 'Ada' }).waitFor();
});
