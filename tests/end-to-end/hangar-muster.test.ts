import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth } from './axe.ts';
import { foundHangar } from './hangar-founding.ts';
import { openApp, shot } from './harness.ts';
import { choose, goOn } from './table.ts';

const muster = async (page: Page, ...sides: readonly string[]): Promise<void> => {
  for (const side of sides) await page.getByRole('button', { name: side, exact: true }).click();
};

test('two of a hangar are mustered, with a reload before the duel begins', async () => {
  const { page } = await openApp({
    device: 'small phone',
    reducedMotion: true,
    quickPen: true,
    unkept: true,
  });
  const hangar = await foundHangar(page, ['Ada', 'Ben', 'Cleo']);
  await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
  await page.getByRole('heading', { name: 'Muster game 1' }).waitFor();
  await muster(page, 'Ada: full diamond', 'Ben: hollow diamond');
  await expectAccessibleInBoth(page);
  await page.reload();
  await page.getByText('Ada against Ben').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shot(page, 'hangar-muster');
  await page.getByRole('button', { name: /^Start the duel/ }).click();
  await choose(page, 'Ada', 52);
  await page.reload();
  await choose(page, 'Ben', 62);
  await goOn(page, 'Turn the pages');
  // Who is at a game cannot be mustered, and the row leads back to it.
  await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
  await page.getByText('game 1 is not over').first().waitFor();
  expect(await page.getByRole('group', { name: /^The side of/ }).count()).toBe(1);
  await page.getByRole('link', { name: 'Go on with it' }).first().click();
  await page.locator('duel-stage exchange-stage').waitFor();
});
