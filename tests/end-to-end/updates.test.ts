import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { anotherBuild } from './another-build.ts';
import { QUICK, openApp } from './harness.ts';
import { addRiflebird, begin, change, choose, raiseCurtain } from './table.ts';
import { buildOf, release, untilNotOf, update } from './updating.ts';

const DESKTOP = { ...QUICK, device: 'desktop', dataDear: true } as const;

let next = '';
beforeAll(async () => {
  next = await anotherBuild();
});

/** Waits until the device keeps a script, or keeps it no more. */
const untilKept = async (page: Page, script: string, kept: boolean): Promise<void> => {
  await page.evaluate(
    async ([address, wanted]) => {
      while (Boolean(await caches.match(address)) !== wanted)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    [script, kept] as const,
  );
};

test('an update in one tab leaves the others their files, even offline, until they follow at the next stage', async () => {
  const app = await openApp({ ...DESKTOP, path: '#/booklets' });
  const other = app.page;
  await app.untilControlled();
  const page = await app.openTab();
  const old = await buildOf(other);
  await release(app, page, next);
  await update(page);

  await other.getByText('Viewscreen was updated in another tab.').waitFor();
  await app.goOffline();
  // The checks come with the first booklet that is added.
  await addRiflebird(other);
  expect(await buildOf(other)).toBe(old);
  await untilKept(page, old, true);

  await other.getByRole('link', { name: 'Records' }).first().click();
  await other.getByText('No duels yet.').waitFor();
  await untilNotOf(other, old);
  await untilKept(page, old, false);
  await other.getByRole('link', { name: 'Booklets' }).first().click();
  await other.getByRole('heading', { name: 'Riflebird' }).waitFor();
});

test('the Update button of a tab left behind updates it, even in the middle of a turn', async () => {
  const app = await openApp(DESKTOP);
  const other = app.page;
  await app.untilControlled();
  await begin(other);
  await choose(other, 'Ada', 52);
  await other.getByText('Ada is locked in').waitFor();
  const old = await buildOf(other);
  const page = await app.openTab();
  await release(app, page, next);
  await other.getByText('A new version is ready.').waitFor();
  await update(page);

  await other.getByText('Viewscreen was updated in another tab.').waitFor();
  expect(await other.getByText('A new version is ready.').count()).toBe(0);
  await other.getByRole('button', { name: 'Update' }).click();
  await untilNotOf(other, old);
  await other.getByText('Ada is locked in').waitFor();
  await raiseCurtain(other, 'Ben');
  await other.getByRole('heading', { name: 'Ben chooses' }).waitFor();
});

test('a hidden tab updates at once, unless something was typed in it', async () => {
  const app = await openApp(DESKTOP);
  const idle = app.page;
  await app.untilControlled();
  const typed = await app.openTab();
  await change(typed);
  await typed.getByLabel('Name of the first pilot').fill('Augusta');
  for (const tab of [idle, typed])
    await tab.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  const page = await app.openTab();
  const old = await buildOf(idle);
  await release(app, page, next);
  await update(page);
  await untilNotOf(idle, old);
  await typed.getByText('Viewscreen was updated in another tab.').waitFor();
  expect(await typed.getByLabel('Name of the first pilot').inputValue()).toBe('Augusta');
  expect(await buildOf(typed)).toBe(old);
});

test('a waiting version is complete when it is taken, even if another tab was opened before', async () => {
  const app = await openApp(DESKTOP);
  const { page } = app;
  await app.untilControlled();
  const old = await buildOf(page);
  await release(app, page, next);
  const other = await app.openTab();
  await other.getByText('A new version is ready.').waitFor();
  expect(await buildOf(other)).toBe(old);
  await other.close();
  await app.goOffline();
  await update(page);
  await untilKept(page, old, false);
  await page.getByRole('link', { name: 'Booklets' }).first().click();
  await addRiflebird(page);
});

test('a visible tab makes way for a newer version of the database, says so, and loses nothing', async () => {
  const app = await openApp(DESKTOP);
  const { page } = app;
  await begin(page);
  await choose(page, 'Ada', 52);
  await page.getByText('Ada is locked in').waitFor();
  const newer = await app.openTab('icon.svg');
  const duels = await newer.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('viewscreen', 99);
        opening.addEventListener('blocked', () => reject(new Error('the old tab is in the way')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('duels').objectStore('duels').getAll();
          reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)));
        });
      }),
  );
  expect(JSON.parse(duels)).toMatchObject([
    { battles: [{ name: 'A', turn: { kind: 'choosing', locked: [52, null] } }] },
  ]);
  await page
    .getByText('A newer Viewscreen was opened in another tab, and saves from now on.')
    .waitFor();
  await page.getByRole('button', { name: 'Load again' }).click();
  // In this test the host has no newer version.
  await page.getByText('A newer Viewscreen keeps its duels in this browser').waitFor();
});
