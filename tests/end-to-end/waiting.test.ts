import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OpenedApp } from './harness.ts';
import { PATIENCE, PLAIN, openApp } from './harness.ts';
import { addRiflebird, begin, chooses, readBooklet, startButton, takeIn } from './table.ts';

/** Holds the texts of booklets and their shelf back in a new tab, as a slow network does; gives what lets them come. */
const slowTab = async (
  { context, host }: OpenedApp,
  path: string,
  waits: string,
): Promise<{ page: Page; come: () => Promise<void> }> => {
  const held: Route[] = [];
  let open = false;
  const fresh = await context.browser()!.newContext({ serviceWorkers: 'block' });
  const page = await fresh.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.route(/\/assets\/(.*\.json|booklet-shelf-.*\.js)$/, async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  await page.goto(`${host.address}${path}`, { waitUntil: 'commit' });
  await page.getByText(waits).waitFor();
  const come = async (): Promise<void> => {
    open = true;
    for (const route of held) await route.continue();
  };
  return { page, come };
};

test.each([
  ['#/booklets/grf-1n/5', 'Griffin GRF-1N'],
  ['#/gallery/grf-1n', 'Griffin GRF-1N, all pictures'],
  ['#/print/grf-1n', 'Griffin GRF-1N, 35 pages to print'],
])('a link to %s waits for the booklet', async (path, heading) => {
  const app = await openApp({ path: 'icon.svg', unkept: true });
  const { page, come } = await slowTab(app, path, 'One moment …');
  await come();
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  expect(await page.getByText(/There is no booklet/).count()).toBe(0);
  await page.context().close();
});

test('a booklet dropped while the others are still loading waits for them', async () => {
  const { page, come } = await slowTab(
    await openApp({ path: 'icon.svg', unkept: true }),
    '#/booklets',
    'One moment …',
  );
  const document = readBooklet('rfl-3n');
  const text = JSON.stringify({ ...document, mech: { ...document.mech, designation: 'RFL-8X' } });
  const kept = await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'rfl-8x.json', { type: 'application/json' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    window.document.body.dispatchEvent(drop);
    return drop.defaultPrevented;
  }, text);
  expect(kept, 'the browser would leave the game for the file').toBe(true);
  await come();
  await page.getByText('It has been checked and can be used in a duel.').waitFor();
  await page.context().close();
});

test('a duel whose booklets are still loading begins only once, as soon as they arrive', async () => {
  const app = await openApp({ path: 'icon.svg', unkept: true });
  const { page, come } = await slowTab(app, '', 'Two pilots');
  await begin(page);
  await startButton(page).click();
  await come();
  await chooses(page, 'Ada');
  await page.goto(`${app.host.address}#/records`);
  await page.getByRole('button', { name: 'More of Ada against Ben' }).waitFor();
  expect(await page.getByRole('button', { name: 'More of Ada against Ben' }).count()).toBe(1);
  await page.context().close();
});

test('a duel that waits for its booklets does not begin if its pilots go elsewhere', async () => {
  const app = await openApp({ path: 'icon.svg', unkept: true });
  const { page, come } = await slowTab(app, '', 'Two pilots');
  await page.getByRole('button', { name: /^Two pilots/ }).click();
  await page.getByRole('link', { name: 'Records' }).first().click();
  await page.getByText('No duels yet.').waitFor();
  await come();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toMatch(/#\/records$/);
  await page.getByText('No duels yet.').waitFor();
  await page.context().close();
});

test('a record or a booklet opened right after loading waits for an added booklet', async () => {
  const { page, host } = await openApp({ ...PLAIN, path: '#/booklets' });
  await addRiflebird(page);
  await page.goto(`${host.address}#/records`);
  await page.reload();
  await takeIn(
    page,
    'viewscreen record 1\nlone: rfl-9x Ada\nrival: grf-1n Ben\nammunition: counted\n1. 52 62',
  );
  await page.getByRole('button', { name: 'More of Ada against Ben' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByText('turn 1 of 1').waitFor();
  await page.reload();
  await page.getByText('turn 1 of 1').waitFor();
  await page.goto(`${host.address}#/booklets/rfl-9x/5`);
  await page.reload();
  await page
    .getByRole('heading', { name: /Riflebird/ })
    .first()
    .waitFor();
});
