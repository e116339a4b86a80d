import { expect, test } from 'vitest';
import { openApp } from './harness.ts';
import { addRiflebird, begin, raiseCurtain } from './table.ts';

test('a booklet that was added stays on the shelf, without a network too, until it is taken off', async () => {
  const app = await openApp({ device: 'desktop', path: '#/booklets' });
  const { page } = app;
  await addRiflebird(page);
  await page.reload();
  await page.getByRole('heading', { name: /Riflebird/ }).waitFor();
  await app.untilControlled();
  await app.goOffline();

  const tab = await app.openTab();
  await tab.getByLabel("'Mech of the first pilot").selectOption('rfl-9x');
  await begin(tab);
  await raiseCurtain(tab, 'Ada');
  await tab.getByRole('heading', { name: 'Ada chooses' }).waitFor();

  await tab.goto(`${app.host.address}#/booklets`);
  await tab.getByRole('button', { name: /Take it off the shelf/ }).click();
  await tab.getByRole('button', { name: 'Take it off', exact: true }).click();
  await tab.getByRole('heading', { name: /Riflebird/ }).waitFor({ state: 'detached' });
  await tab.reload();
  await tab.getByRole('heading', { name: /Griffin/ }).waitFor();
  expect(await tab.getByRole('heading', { name: /Riflebird/ }).count()).toBe(0);
});

test('on a first visit readiness without a network is said when the pictures are there too', async () => {
  const app = await openApp({ device: 'phone' });
  await app.page.getByText('Ready for play without a network.').waitFor();
  await app.goOffline();
  for (const id of ['rfl-3n', 'grf-1n']) {
    const tab = await app.openTab(`#/gallery/${id}`);
    await tab.locator('view-window img').nth(31).waitFor({ state: 'attached' });
    expect(await tab.getByText(/cannot be/).count()).toBe(0);
    await tab.close();
  }
});
