import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { giveOldWorker } from '../tools/before-integrity.ts';
import type { Spoiled } from '../tools/host.ts';
import { anotherBuild } from './another-build.ts';
import type { OpenedApp } from './harness.ts';
import { DIST, QUICK, openApp, shot } from './harness.ts';
import { begin, choose, startButton } from './table.ts';
import { buildOf, release, untilNotOf, update } from './updating.ts';

let [next, old] = ['', ''];
beforeAll(async () => {
  [next, old] = [await anotherBuild(), await anotherBuild()];
  giveOldWorker(old);
});

const quick = { ...QUICK, dataDear: true } as const;

/** Whether a service worker is installed once the current attempt is over. */
const isInstalled = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.register('sw.js').catch(() => undefined);
    while ((await serviceWorker.getRegistration())?.installing)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return Boolean((await serviceWorker.getRegistration())?.active);
  });

/** Expects the game to work from what the device keeps, including its later parts. */
const expectToStand = async (app: OpenedApp): Promise<void> => {
  await app.goOffline();
  const tab = await app.openTab();
  await startButton(tab).waitFor();
  await tab.getByRole('link', { name: 'Booklets' }).first().click();
  await tab.getByRole('heading', { name: 'Rifleman' }).first().waitFor();
  await tab.close();
  await app.goOnline();
};

test.each<Spoiled>(['index', 'portal'])(
  'a first visit can be played even if the host answers a worker with its %s, and the next keeps the game',
  async (how) => {
    const app = await openApp({ ...quick, path: 'icon.svg' });
    app.spoil(({ byScript, name }) =>
      byScript && /^assets\/.+\.js$|\.html$/.test(name) ? how : null,
    );
    const page = await app.openTab();
    await startButton(page).waitFor();
    expect(await isInstalled(page)).toBe(false);
    await begin(page);
    await choose(page, 'Ada', 52);
    app.spoil(() => null);
    await page.reload();
    await app.untilControlled(page);
    await page.getByText('Ada is locked in').waitFor();
    await expectToStand(app);
  },
);

test('a first visit that gets no script suggests a reload, and offers a link to it', async () => {
  const app = await openApp({ ...quick, path: 'icon.svg', unkept: true, device: 'phone' });
  app.spoil(({ name }) => (/^assets\/index-.+\.js$/.test(name) ? 'index' : null));
  const page = await app.openTab();
  const sentence = page.getByText('Viewscreen did not come up. Loading it again');
  await sentence.waitFor({ state: 'attached' });
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  await shot(page, 'did-not-come-up');
  app.spoil(() => null);
  await page.getByRole('link', { name: 'Reload' }).tap();
  await startButton(page).waitFor();
});

test('an update from a host that answers with its page leaves the old version whole, and comes once the host is fixed', async () => {
  const app = await openApp(quick);
  const { page } = app;
  await app.untilControlled();
  const first = await buildOf(page);
  app.spoil(({ name }) => (/^assets\/.+\.js$/.test(name) ? 'index' : null));
  await app.hostShows(next);
  await page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    await (await ready).update().catch(() => undefined);
    while ((await ready).installing) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.reload();
  await startButton(page).waitFor();
  expect(await buildOf(page)).toBe(first);
  await expectToStand(app);
  app.spoil(() => null);
  await release(app, page, next);
  await update(page);
  await expectToStand(app);
});

test.each<readonly [string, RegExp, Spoiled]>([
  ['scripts are pages', /^assets\/.+\.js$/, 'index'],
  ['page came from a portal', /\.html$/, 'portal'],
])(
  'an older build whose %s works after one more visit, without clearing anything',
  async (_what, pattern, how) => {
    const app = await openApp({ ...quick, path: 'icon.svg' });
    await app.hostShows(old);
    app.spoil(({ byScript, name }) => (byScript && pattern.test(name) ? how : null));
    const page = await app.openTab();
    await begin(page);
    await choose(page, 'Ada', 52);
    await app.untilControlled(page);
    const { href } = new URL(page.url());
    const first = await buildOf(page);
    await page.goto('about:blank');
    app.spoil(() => null);
    await app.hostShows(DIST);
    await page.goto(href);
    await untilNotOf(page, first);
    await page.getByText('Ada is locked in').waitFor();
    await expectToStand(app);
  },
);

test('a page sent in place of a picture is not kept, and one kept earlier gives way to the picture', async () => {
  const app = await openApp({ ...QUICK, path: 'icon.svg' });
  app.spoil(({ name }) => (name.startsWith('pictures/') ? 'index' : null));
  const path = '#/booklets/rfl-3n/31';
  const page = await app.openTab(path);
  await app.untilControlled(page);
  await page.reload();
  await page.locator('view-window img[src^="blob:"]').first().waitFor();
  const poison = await page.evaluate(async () => {
    const cache = await caches.open('viewscreen-pictures');
    const kept = await cache.keys();
    const answer = await fetch('pictures/rfl-3n/31.webp');
    for (const { name } of performance.getEntriesByType('resource'))
      if (/rfl-3n\/31\.webp\?/.test(name)) await cache.put(name, answer.clone());
    return { before: kept.length, after: (await cache.keys()).length };
  });
  expect(poison).toEqual({ before: 0, after: 1 });
  app.spoil(() => null);
  await page.reload();
  const still = page.locator('view-window img[src*="rfl-3n/31"]').first();
  await still.waitFor();
  await still.evaluate((image: HTMLImageElement) => image.decode());
});
