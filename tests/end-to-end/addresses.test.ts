import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STAGES, STAGE_NAMES } from '../../src/elements/app/stages.ts';
import { DIST, PATIENCE, PLAIN, QUICK, openApp } from './harness.ts';
import { startButton } from './table.ts';

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
  'on a host that answers with %s, a first visit to %s finds the game by these links: %j',
  async (instead, path, links) => {
    const { context, host } = await openApp({ folder, instead, path: 'icon.svg', unkept: true });
    // Another device, which has never seen the game.
    const page = await context
      .browser()!
      .newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${host.address}${path}`);
    for (const name of links) await page.getByRole('link', { name }).click();
    await startButton(page).waitFor();
    expect(await page.getByText('Viewscreen did not come up').isVisible()).toBe(false);
    await page.context().close();
  },
);

test('once the game is kept, every address below it opens the game, even offline', async () => {
  const app = await openApp({ ...QUICK, folder });
  await app.untilControlled();
  await app.goOffline();
  const tab = await app.openTab('nonsense/deeper#/booklets');
  await tab.getByRole('heading', { name: 'Griffin' }).waitFor();
  expect(tab.url()).toBe(`${app.host.address}#/booklets`);
});

test('each shortcut of the installed game opens what it says', async () => {
  const app = await openApp(PLAIN);
  const { shortcuts } = JSON.parse(readFileSync(`${DIST}/manifest.webmanifest`, 'utf8')) as {
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  };
  for (const { name, url } of shortcuts) {
    const tab = await app.openTab(url.slice(2));
    if (name === 'Hangar') await tab.getByRole('heading', { name }).first().waitFor();
    else expect(await tab.getByLabel(name, { exact: true }).isChecked()).toBe(true);
    await tab.close();
  }
  expect(shortcuts.map(({ name }) => name)).toEqual(['One pilot', 'Two pilots', 'Hangar']);
});

/** An address of every stage, with unknown names, and some that belong to no stage. */
const addresses = [
  ...STAGE_NAMES.map((name) => STAGES[name].address ?? 'nothing/at/all'),
  ...['duel', 'rules/of/thumb', 'constructor'],
].map(
  (address) =>
    `#/${address.replace(':id', 'none-such').replace(':of', 'p1').replace(':number', '3')}`,
);

test('no address shows a blank page, whether a stage exists there or not', async () => {
  const { page, host } = await openApp({ ...PLAIN, lasting: true });
  const stage = page.locator('viewscreen-app main > *');
  for (const [index, address] of addresses.entries()) {
    // Another query each time: an address that differs only after its # is not loaded again.
    await page.goto(`${host.address}?${index}${address}`);
    await stage
      .getByText(/\w+ \w+/)
      .or(stage.filter({ hasText: /\w+ \w+/ }))
      .filter({ visible: true, hasNotText: 'One moment …' })
      .first()
      .waitFor();
  }
  expect(await stage.innerText()).toContain('There is nothing at this address.');
});

test('only the stage scrolls: the bars stay in place, however long the page is', async () => {
  const { page, host } = await openApp(PLAIN);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['#/rules', '#/booklets', '#/records', '#/']) {
    await page.goto(`${host.address}${address}`);
    await page.locator('viewscreen-app main > *').getByText(/\w+/).first().waitFor();
    await page.evaluate(() => document.documentElement.scrollTo(0, 10_000));
    expect([address, await page.evaluate(() => scrollY)]).toEqual([address, 0]);
  }
});
