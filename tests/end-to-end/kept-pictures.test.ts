import { readdirSync, statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBattle } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import { screensAhead } from '../../src/rules/battle/screens-ahead.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { sure } from '../../src/rules/sure.ts';
import type { Host } from '../tools/host.ts';
import { anotherBuild } from './another-build.ts';
import { DIST, QUICK, STILLS, openApp } from './harness.ts';
import { foundHangar } from './hangar-founding.ts';
import { begin, change, choose, goOn } from './table.ts';
import { buildOf, untilNotOf } from './updating.ts';

const isSecond = (address: string): boolean => /\/second-.*webp$/.test(address);

/** The stills that a host was asked for, in order. */
const stillsAsked = ({ asked }: Host): readonly string[] =>
  asked.filter((each) => each.startsWith('pictures/') && !isSecond(each));

/** The second sheets that it was asked for. */
const sheetsAsked = ({ asked }: Host): readonly string[] => asked.filter(isSecond);

const bytesOf = (stills: readonly string[]): number =>
  stills.reduce((sum, each) => sum + statSync(`${DIST}/${each}`).size, 0);

/** The stills that windows of a page show. */
const stillsShown = async (page: Page): Promise<readonly string[]> =>
  (
    await page
      .locator('view-window img, duel-cover .both img')
      .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))
  ).map((address) => address.replace(/^.*(?=pictures\/)|\?.*$/g, ''));

/** How many pictures are kept, and their bytes. */
const kept = (page: Page): Promise<{ pictures: number; bytes: number }> =>
  page.evaluate(async () => {
    const all: Blob[] = [];
    for (const name of await caches.keys())
      if (name.startsWith('viewscreen-pictures-'))
        for (const answer of await (await caches.open(name)).matchAll())
          if (answer.headers.has('content-length')) all.push(await answer.blob());
    return { pictures: all.length, bytes: all.reduce((sum, { size }) => sum + size, 0) };
  });

/** The booklets whose pictures are held, in alphabetical order. */
const held = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { held: locks = [] } = await navigator.locks.query();
    return locks
      .flatMap(({ name }) => /^viewscreen-pictures-(.+)/.exec(name ?? '')?.[1] ?? [])
      .sort();
  });

/** Whether every window in sight has its picture. */
const areFilled = (page: Page): Promise<boolean> =>
  page
    .locator('view-window:visible')
    .evaluateAll((all) =>
      all.every((each) => (each.shadowRoot?.querySelector('img')?.naturalWidth ?? 0) > 0),
    );

test('a first visit with nothing chosen fetches only the pictures on the start page, each once', async () => {
  const app = await openApp({ ...QUICK, device: 'phone' });
  const { host, page } = app;
  await app.untilControlled();
  await page.getByRole('button', { name: 'Settings and keys' }).tap();
  await page.getByText('Works offline.').waitFor();
  const shown = [...new Set(await stillsShown(page))];
  await app.untilStillsKept(shown.length);
  await page.waitForLoadState('networkidle');
  expect(stillsAsked(host).toSorted()).toEqual(shown.toSorted());
  expect(shown.length).toBeLessThanOrEqual(3);
  expect(bytesOf(stillsAsked(host))).toBeLessThan(400_000);
});

test('a first duel fetches the pages that can come next before all others, and then has every window filled offline', async () => {
  const app = await openApp({ ...QUICK, device: 'phone' });
  const { host, page } = app;
  await app.untilControlled();
  // The picture of the two on the start, and the covers of both where they are changed.
  await change(page);
  await app.untilStillsKept(3);
  const before = stillsAsked(host);
  await begin(page);
  const all = 2 * STILLS + 1;
  await app.untilStillsKept(all);
  const library = readLibrary();
  const [rifleman, griffin] = ['rfl-3n', 'grf-1n'].map((id) => sure(library.get(id)));
  const ahead = screensAhead(
    openBattle({
      options: USUAL_OPTIONS,
      lone: fresh(sure(rifleman), 'Ada'),
      rivals: [fresh(sure(griffin), 'Ben')],
    }),
  );
  const next = ahead
    .flatMap((screens, seat) =>
      screens.map((number) => `pictures/${seat === 0 ? 'rfl-3n' : 'grf-1n'}/${number}.webp`),
    )
    .filter((each) => !before.includes(each));
  const fetched = stillsAsked(host).slice(before.length);
  expect(fetched.slice(0, next.length).toSorted()).toEqual(next.toSorted());
  // Each once, whether a window showed it or not.
  expect(stillsAsked(host)).toHaveLength(all);
  expect(new Set(stillsAsked(host)).size).toBe(all);
  expect(await kept(page)).toEqual({ pictures: all, bytes: bytesOf(stillsAsked(host)) });

  // They are held as long as the duel is open.
  expect(await held(page)).toEqual(['grf-1n', 'rfl-3n']);

  await app.goOffline();
  await choose(page, 'Ada', 52);
  await choose(page, 'Ben', 62);
  await goOn(page, 'Turn the pages');
  await page.getByRole('heading', { name: /Ben sees/ }).waitFor();
  await expect.poll(() => areFilled(page)).toBe(true);
  await goOn(page, "Ada's page");
  await page.getByRole('heading', { name: /Ada sees/ }).waitFor();
  await expect.poll(() => areFilled(page)).toBe(true);
  await page.evaluate(() => (location.hash = '#/records'));
  await expect.poll(() => held(page)).toEqual([]);
});

test('second sheets of an open booklet are fetched once each, after all its stills, and not under reduced motion', async () => {
  const path = '#/booklets/grf-1n';
  const still = await openApp({ ...QUICK, device: 'desktop', path });
  await still.untilStillsKept(STILLS);
  await still.page.waitForLoadState('networkidle');
  expect(sheetsAsked(still.host)).toEqual([]);

  // All pages, the front cover and the portrait.
  const app = await openApp({ device: 'desktop', path, quickPen: true });
  const { host, page } = app;
  await app.untilStillsKept(STILLS);
  const drawn = readdirSync(`${DIST}/pictures/grf-1n`, { recursive: true, encoding: 'utf8' });
  const sheets = drawn.filter((file) => /second-.*webp$/.test(file));
  await expect.poll(async () => (await kept(page)).pictures).toBe(STILLS + sheets.length);
  expect(sheetsAsked(host).toSorted()).toEqual(
    sheets.map((file) => `pictures/grf-1n/${file}`).toSorted(),
  );
  const bytes = bytesOf([...stillsAsked(host), ...sheetsAsked(host)]);
  expect((await kept(page)).bytes).toBe(bytes);
  // The open page requests its own at once, and those of the pages next to it.
  const [first = ''] = sheetsAsked(host).filter(
    (each) => !/\/(?:63|1|3|47|49|51).webp$/.test(each),
  );
  if (first)
    expect(host.asked.indexOf(first)).toBeGreaterThan(
      Math.max(...stillsAsked(host).map((each) => host.asked.indexOf(each))),
    );
});

test("an open hangar fetches the pictures of its 'Mechs and holds them", async () => {
  const app = await openApp({ ...QUICK, device: 'desktop' });
  const { page } = app;
  await app.untilControlled();
  const hangar = await foundHangar(page);
  await page.evaluate((id) => (location.hash = `#/hangar/${id}`), hangar);
  await app.untilStillsKept(2 * STILLS);
  expect(await held(page)).toEqual(['grf-1n', 'rfl-3n']);
  await page.getByRole('link', { name: 'Duel' }).first().click();
  await expect.poll(() => held(page)).toEqual([]);
});

test('offline, the pages of a booklet never opened before are drawn on the device', async () => {
  const app = await openApp({ ...QUICK, device: 'desktop' });
  await app.untilControlled();
  await app.goOffline();
  const tab = await app.openTab('#/booklets/grf-1n/27');
  await tab.locator('booklet-page view-window img[src^="blob:"]').waitFor();
  await expect.poll(() => areFilled(tab)).toBe(true);
});

test('when the device saves data, only pictures that were seen are kept', async () => {
  const app = await openApp({
    ...QUICK,
    device: 'phone',
    dataDear: true,
    path: '#/booklets/grf-1n/27',
  });
  const { host, page } = app;
  await app.untilStillsKept(1);
  await page.keyboard.press('ArrowRight');
  await app.untilStillsKept(2);
  await page.waitForLoadState('networkidle');
  expect(stillsAsked(host)).toEqual(['pictures/grf-1n/27.webp', 'pictures/grf-1n/29.webp']);
});

test('an update in another tab keeps unchanged pictures, and fetches none of them again', async () => {
  const next = await anotherBuild();
  const app = await openApp({ ...QUICK, device: 'desktop', path: '#/booklets/grf-1n/1' });
  const { host, page: other } = app;
  await app.untilStillsKept(STILLS);
  const before = await kept(other);
  const asked = stillsAsked(host).length;
  const page = await app.openTab('#/records');
  await app.hostShows(next);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole('button', { name: 'Update' }).click();
  await other.getByText('Viewscreen was updated in another tab.').waitFor();
  const old = await buildOf(other);
  await other.getByRole('link', { name: 'To the booklets' }).click();
  // The tab loads again, with the new build.
  await untilNotOf(other, old);
  await other.getByRole('heading', { name: 'Griffin' }).waitFor();
  await other.waitForLoadState('networkidle');
  await other.goto(`${host.address}#/gallery/grf-1n`);
  await expect.poll(() => other.locator('view-window img').count()).toBe(32);
  await other.waitForLoadState('networkidle');
  expect(
    stillsAsked(host)
      .slice(asked)
      .filter((each) => each.includes('/grf-1n/')),
  ).toEqual([]);
  expect((await kept(other)).pictures).toBeGreaterThanOrEqual(before.pictures);
});

test("by keys alone, a booklet's pictures are deleted in the settings, and come back when it is opened", async () => {
  const app = await openApp({ ...QUICK, device: 'desktop', path: '#/booklets/grf-1n/1' });
  const { page } = app;
  await app.untilStillsKept(STILLS);
  await page.keyboard.press('?');
  await page.getByText('open now').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'To the booklets' }).click();
  await page.getByRole('heading', { name: 'Griffin' }).waitFor();
  await page.keyboard.press('?');
  const letGo = page.getByRole('button', { name: 'Delete the pictures of Griffin GRF-1N' });
  await letGo.waitFor();
  for (let tab = 0; tab < 60; tab += 1) {
    if (await letGo.evaluate((button) => button.matches(':focus'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('The pictures of Griffin GRF-1N are deleted.').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${app.host.address}#/booklets/grf-1n/1`);
  await app.untilStillsKept(STILLS);
});
