import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Device } from './harness.ts';
import { PLAIN, openApp } from './harness.ts';
import { takeIn } from './table.ts';

const RECORD = `viewscreen record 1
lone: rfl-3n Ada
rival: grf-1n Ben
ammunition: counted
1. 52 62
2. 20 28, rival bails out`;

/** The shelf of records with one duel on it that is over. */
const shelf = async (device: Device): Promise<Page> => {
  const { page } = await openApp({ ...PLAIN, device, path: '#/records' });
  await takeIn(page, RECORD);
  await page.getByText('Ada wins, turn 2').waitFor();
  return page;
};

test('the shelf of records shows the cover of a duel, and the log small pictures that it describes', async () => {
  const page = await shelf('desktop');
  await page.locator('record-shelf .summary duel-cover img').first().waitFor();
  await page.getByRole('link', { name: 'Result' }).click();
  const pictures = page.locator('duel-log small-picture img');
  // Each is made when its turn comes into sight; what comes above the log meanwhile pushes it down.
  await expect
    .poll(async () => {
      for (const small of await page.locator('duel-log small-picture').all())
        await small.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      await page.locator('duel-log small-picture').first().scrollIntoViewIfNeeded();
      return pictures.count();
    })
    .toBe(4);
  expect(await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')))).toEqual([
    'Griffin knocked down',
    'Rifleman dodging and firing',
    'Griffin leg hit',
    'Rifleman firing large laser',
  ]);
});

test('on a phone the log has no small pictures, and none is made', async () => {
  const page = await shelf('phone');
  await page.getByRole('link', { name: 'Result' }).click();
  await page.locator('duel-log tbody tr').last().scrollIntoViewIfNeeded();
  const log = page.locator('duel-log');
  expect(await log.locator('small-picture').locator('visible=true').count()).toBe(0);
  expect(await log.locator('small-picture img').count()).toBe(0);
  expect(await log.evaluate((table) => table.scrollWidth <= table.clientWidth)).toBe(true);
});

test('a small picture is made when its page in the list comes into sight', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets/grf-1n/27' });
  const small = page.locator('.overview small-picture');
  await small.first().locator('img').waitFor();
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.reload();
  await small.first().waitFor();
  expect(await small.last().locator('img').count()).toBe(0);
  await small.last().scrollIntoViewIfNeeded();
  const image = small.last().locator('img');
  await image.waitFor();
  await image.evaluate((shown) => (shown as HTMLImageElement).decode());
  expect(await image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(128);
});
