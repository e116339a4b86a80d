import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAIN, QUICK, openApp } from './harness.ts';
import { addRiflebird, begin, change, chooses } from './table.ts';

test('an added booklet stays on the shelf, even offline, until it is removed', async () => {
  const app = await openApp({ ...QUICK, device: 'desktop', path: '#/booklets' });
  const { page } = app;
  await addRiflebird(page);
  await page.reload();
  await page.getByRole('heading', { name: /Riflebird/ }).waitFor();
  await app.untilControlled();
  await app.goOffline();

  const tab = await app.openTab();
  await change(tab);
  await tab.getByLabel("'Mech of the first pilot").selectOption('rfl-9x');
  await begin(tab);
  await chooses(tab, 'Ada');

  await tab.goto(`${app.host.address}#/booklets`);
  const takeOff = async (): Promise<void> => {
    await tab.getByRole('button', { name: /Riflebird/ }).click();
    await tab.getByRole('button', { name: 'Take it off the shelf' }).click();
    await tab.getByRole('heading', { name: /Riflebird/ }).waitFor({ state: 'detached' });
  };
  await takeOff();
  await tab.getByRole('button', { name: 'Put it back' }).click();
  await tab.getByText('The Riflebird RFL-9X is back on the shelf.').waitFor();
  await takeOff();
  await tab.reload();
  await tab.getByRole('heading', { name: /Griffin/ }).waitFor();
  expect(await tab.getByRole('heading', { name: /Riflebird/ }).count()).toBe(0);
});

test('two booklets dropped at once, even outside the field, are checked and added together', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets' });
  const printed = readFileSync('books/rfl-3n.json', 'utf8');
  const files = ['RFL-8X', 'RFL-9X'].map((name) => printed.replace('RFL-3N', name));
  await page.locator('booklet-shelf').evaluate((shelf, texts) => {
    const dataTransfer = new DataTransfer();
    for (const [index, text] of texts.entries())
      dataTransfer.items.add(new File([text], `${index}.json`, { type: 'application/json' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    shelf.dispatchEvent(drop);
    if (!drop.defaultPrevented) throw new Error('the browser would leave the game for the file');
  }, files);
  await page.getByRole('button', { name: 'Put all 2 on the shelf' }).click();
  await page.getByText('2 on the shelf', { exact: true }).waitFor();
  // The last one is shown, in place of the first.
  await page.getByText('RFL-9X').first().waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  // The shelf is filled slice by slice.
  await page.getByRole('heading', { name: 'Rifleman' }).nth(2).waitFor();
  expect(await page.getByRole('heading', { name: 'Rifleman' }).count()).toBe(3);
});
