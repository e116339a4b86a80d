import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ViewscreenApp } from '../../src/elements/app/viewscreen-app.ts';
import { expectPageAccessible } from './axe.ts';
import { foundHangar } from './hangar-founding.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import { wipe } from './table.ts';

test('a new hangar with two pilots, saved as a file, comes back after everything is wiped', async () => {
  const { page, host } = await openApp({ ...PLAIN, device: 'phone' });
  await page.getByRole('link', { name: 'Hangar' }).click();
  await page.getByRole('button', { name: 'Start a hangar' }).click();
  await page.getByLabel('Its name').fill('Tuesdays');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add the first pilot' }).click();
  await page.getByLabel("The pilot's name").fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByText('Ada flies Old Thunder.').waitFor();
  await page.getByRole('button', { name: 'Add a pilot' }).first().click();
  await page.getByLabel("The pilot's name").fill('Finn');
  await page.locator('mech-choice select').selectOption({ label: 'Griffin GRF-1N, 55 t' });
  await page.getByLabel("The 'Mech's name").fill('Last Lantern');
  await page.getByText('Stripes').click();
  await page.getByRole('button', { name: 'Add the pilot' }).click();
  // The notice fades by itself, and does not follow to the next stage.
  await page.getByText('Finn flies Last Lantern.').waitFor();
  await page.waitForTimeout(1100);
  await page.getByRole('link', { name: 'Muster a game' }).click();
  await page.getByRole('heading', { name: 'Muster game 1' }).waitFor();
  expect(await page.getByText('Finn flies Last Lantern.').count()).toBe(0);
  await page.goBack();
  const berths = page.locator('hangar-berth');
  await berths.filter({ hasText: 'Finn' }).filter({ hasText: 'Griffin' }).waitFor();
  await expectPageAccessible(page);
  await shot(page, 'hangar');

  await page.reload();
  await berths.nth(1).getByText('shuts down at').waitFor();
  expect(await page.getByRole('link', { name: 'Hangar' }).getAttribute('aria-current')).toBe(
    'page',
  );
  await page.getByRole('button', { name: 'Back up, restore' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  const download = await downloading;
  const file = readFileSync(await download.path());
  await page.getByText('is saved.').waitFor();
  await expectPageAccessible(page);

  // Everything the browser keeps is wiped.
  await wipe(page, host);
  await page.goto(`${host.address}#/hangar`);
  await page.getByRole('button', { name: 'Restore a hangar from its file' }).click();
  const picked = { name: download.suggestedFilename(), mimeType: 'text/plain', buffer: file };
  await page.getByLabel('Choose a file').setInputFiles(picked);
  await page.getByText('Tuesdays: no games').waitFor();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await berths.filter({ hasText: 'Last Lantern' }).getByText('shuts down at').waitFor();
  await page.getByRole('link', { name: 'Muster a game' }).waitFor();
});

test('a notice that waits to be dismissed covers none of the tabs of a hangar', async () => {
  const { page } = await openApp({ device: 'phone', reducedMotion: true, quickPen: true });
  const hangar = await foundHangar(page);
  await page.evaluate((id) => (location.hash = `#/hangar/${id}`), hangar);
  const tabs = page.locator('hangar-tabs');
  await tabs.waitFor();
  await page.evaluate(() =>
    document
      .querySelector<ViewscreenApp>('viewscreen-app')!
      .notify({ text: 'A sentence of several lines on a phone. '.repeat(5), waits: true }),
  );
  const notice = page.locator('.notice[waits]').filter({ hasText: 'several lines' });
  await notice.waitFor();
  const [said, below] = await Promise.all([notice.boundingBox(), tabs.boundingBox()]);
  expect(said!.height).toBeGreaterThan(60);
  expect(said!.y + said!.height).toBeLessThanOrEqual(below!.y);
  await notice.getByRole('button').click();
  await expect.poll(async () => (await tabs.boundingBox())!.y).toBeLessThan(below!.y);
});
