import { expect, test } from 'vitest';
import { openApp } from './harness.ts';

const folder = '/games/viewscreen/';

test.each([
  ['404.html', 'nonsense', ['Look for Viewscreen here']],
  ['404.html', 'nonsense/deeper', ['Look one folder up']],
  ['404.html', 'nonsense/deeper/still', ['Look one folder up', 'Look one folder up']],
  ['index.html', 'nonsense', []],
  ['index.html', 'nonsense/', ['Look one folder up']],
  ['index.html', 'nonsense/deeper', ['Look one folder up']],
  ['index.html', 'nonsense/deeper/still', ['Look one folder up', 'Look one folder up']],
] as const)(
  'where a host answers with %s, what is opened at %s on a first visit leads to the game: %j',
  async (instead, path, links) => {
    const { context, host } = await openApp({ folder, instead });
    // Another device: what the first has heard of the game is on it alone.
    const page = await context.browser()!.newPage();
    await page.goto(`${host.address}${path}`);
    for (const name of links) await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: /Open both booklets/ }).waitFor();
    expect(await page.getByText('Viewscreen did not come up').isVisible()).toBe(false);
    await page.context().close();
  },
);

test('once the game is kept, what is opened below it comes to it, without a network too', async () => {
  const app = await openApp({ folder });
  await app.untilControlled();
  await app.goOffline();
  const tab = await app.openTab('nonsense/deeper#/booklets');
  await tab.getByRole('heading', { name: 'Griffin' }).waitFor();
  expect(tab.url()).toBe(`${app.host.address}#/booklets`);
});
