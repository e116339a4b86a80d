import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { DIST, PATIENCE, PLAIN, STILLS, openApp } from './harness.ts';
import { launchBrowser } from '../tools/browser.ts';
import { serve } from '../tools/host.ts';
import { addRiflebird, begin, change, choose, goOn, goThrough } from './table.ts';

const DESKTOP = { device: 'desktop', reducedMotion: true, unkept: true } as const;

test('turning to a page whose still is kept needs neither network nor drawing', async () => {
  const app = await openApp({ device: 'phone', path: '#/booklets/rfl-3n/1' });
  const { page } = app;
  await app.untilStillsKept(STILLS);
  await app.goOffline();
  await page.evaluate(() => {
    const Real = window.Worker;
    const begun: string[] = [];
    Object.assign(window, { begun });
    window.Worker = class extends Real {
      constructor(...asked: ConstructorParameters<typeof Worker>) {
        super(...asked);
        begun.push(String(asked[0]));
      }
    };
  });
  for (const screen of [3, 5, 7, 9, 11]) {
    await page.keyboard.press('ArrowRight');
    const sheet = page.getByRole('article', { name: `Rifleman, view screen ${screen}` });
    const picture = sheet.locator('view-window img');
    expect(await picture.getAttribute('src')).toMatch(/pictures\/rfl-3n\//);
    expect(
      await picture.evaluate(async (image) => {
        await (image as HTMLImageElement).decode();
        return (image as HTMLImageElement).naturalWidth;
      }),
    ).toBeGreaterThanOrEqual(768);
  }
  expect(await page.evaluate(() => (window as unknown as { begun: string[] }).begun)).toEqual([]);
});

test('an added booklet is drawn on the device by a worker, not by the page', async () => {
  const { context, page } = await openApp({ ...DESKTOP, path: '#/booklets' });
  await context.addInitScript(() => {
    const pens: string[] = [];
    Object.assign(window, { pens });
    for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
      const getContext = Object.getOwnPropertyDescriptor(prototype, 'getContext')!;
      Object.defineProperty(prototype, 'getContext', {
        ...getContext,
        value(...asked: readonly unknown[]) {
          pens.push(String(asked[0]));
          return Reflect.apply(getContext.value as () => unknown, this, asked);
        },
      });
    }
  });
  await page.reload();
  await addRiflebird(page);
  await page.evaluate(() => (location.hash = '#/booklets/rfl-9x/49'));
  const sheet = page.getByRole('article', { name: 'Riflebird, view screen 49' });
  const picture = sheet.locator('view-window img');
  await picture.waitFor();
  expect(await picture.getAttribute('src')).toMatch(/^blob:/);
  const ink = await picture.evaluate(async (image) => {
    const drawn = await createImageBitmap(image as HTMLImageElement);
    const paper = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')!;
    paper.drawImage(drawn, 0, 0);
    const { data } = paper.getImageData(0, 0, drawn.width, drawn.height);
    let black = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) black += 4 / data.length;
    return { black, side: drawn.width };
  });
  expect(ink.side).toBe(768);
  expect(ink.black).toBeGreaterThan(0.03);
  expect(ink.black).toBeLessThan(0.7);
  expect(page.workers()).toHaveLength(1);
  const drawnByThePage = await page.evaluate(() => ({
    pens: (window as unknown as { pens: string[] }).pens.filter((pen) => pen.startsWith('webgl')),
    // Where three.js is loaded, it leaves its number.
    three: '__THREE__' in window,
  }));
  expect(drawnByThePage).toEqual({ pens: [], three: false });
});

test.each(['Worker', 'OffscreenCanvas'])(
  'without %s the page itself draws, and shows no message',
  async (lacks) => {
    const { context, page } = await openApp(DESKTOP);
    await context.addInitScript((name) => Reflect.deleteProperty(window, name), lacks);
    await page.goto(`${page.url().replace(/#.*/, '')}#/booklets`);
    await page.reload();
    await addRiflebird(page);
    const cover = page.locator('shelved-booklet').filter({ hasText: 'Riflebird' });
    await cover.locator('view-window img[src^="blob:"]').waitFor();
    expect(await page.evaluate(() => '__THREE__' in window)).toBe(true);
    expect(await page.getByText(/cannot draw|cannot be drawn/).count()).toBe(0);
  },
);

/** Opens the built game in a browser of its own that has no WebGL2, neither in a worker nor on a page. */
const openWithoutGraphics = async (): Promise<Page> => {
  const host = await serve(DIST);
  const browser = await launchBrowser({
    // `--disable-3d-apis` leaves workers theirs.
    args: ['--disable-gpu', '--disable-software-rasterizer'],
    ignoreDefaultArgs: ['--enable-unsafe-swiftshader'],
  });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  const page = await context.newPage();
  await page.goto(host.address);
  onTestFinished(async () => {
    await browser.close();
    await host.stop();
    expect(faults).toEqual([]);
  });
  return page;
};

/** Where something stands on the page, as a box. */
const boxOf = async (shown: Locator): Promise<{ top: number; bottom: number }> =>
  shown.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

test('if nothing can be drawn, a duel shows its stills, other pages can be read, and the reason is given once', async () => {
  const page = await openWithoutGraphics();
  await page.evaluate(() => (location.hash = '#/booklets'));
  await addRiflebird(page);
  await page.evaluate(() => (location.hash = '#/'));
  await change(page);
  await page.getByLabel("'Mech of the first pilot").selectOption('rfl-9x');
  await begin(page);
  await choose(page, 'Ada', 52);
  await choose(page, 'Ben', 62);
  await goOn(page, 'Turn the pages');

  const griffin = page.getByRole('article', { name: 'Griffin, view screen 27' });
  await griffin.getByRole('img', { name: /^Medium range: the Griffin lies on its back/ }).waitFor();

  const riflebird = page.getByRole('article', { name: 'Riflebird, view screen 47' });
  await riflebird.waitFor();
  expect(await riflebird.locator('view-window img').count()).toBe(0);
  expect(await riflebird.locator('view-window .title').innerText()).toMatch(/dodging and firing/i);
  const words = /^Medium range(, [^:]+)?: the Riflebird throws itself aside/;
  expect(await riflebird.getByText(words).count()).toBe(1);

  const said = page.locator('.notice', {
    hasText:
      'Damage, paint and the pictures of added booklets cannot be drawn: this browser has no WebGL2.',
  });
  await said.waitFor();
  expect(await page.getByText(/cannot be drawn/).count()).toBe(1);
  expect((await boxOf(said)).bottom).toBeLessThanOrEqual((await boxOf(riflebird)).top);
  await said.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await goThrough(page);
  await page.getByRole('heading', { name: 'Ben chooses' }).waitFor();

  await page.goto(`${page.url().replace(/#.*/, '')}#/booklets/rfl-9x/49`);
  await page.reload();
  const cooling = page.getByRole('article', { name: 'Riflebird, view screen 49' });
  await cooling.getByText('cooling down', { exact: true }).first().waitFor();
  // The page itself has tried to draw it and failed.
  await page.waitForFunction(() => '__THREE__' in window);
  expect(await page.getByText(/cannot be drawn/).count()).toBe(0);
});

test('pages of an impossible figure can be read, and name the faulty part', async () => {
  const { page } = await openApp({ ...DESKTOP, path: '#/booklets' });
  await addRiflebird(
    page,
    { arms: 'pods', parts: [{ bone: 'hand left', shape: 'dome', radius: 1 }] },
    /^Its pictures cannot be drawn: figure\.parts\.0 hangs on a bone/,
  );
  await page.evaluate(() => (location.hash = '#/booklets/rfl-9x/49'));
  const sheet = page.getByRole('article', { name: 'Riflebird, view screen 49' });
  const why = sheet.getByText(
    "This picture cannot be drawn: figure.parts.0 hangs on a bone that the 'Mech lacks (hand left).",
  );
  await why.waitFor();
  expect(await why.count()).toBe(1);
  expect(await sheet.locator('view-window .title').innerText()).toMatch(/cooling down/i);
  await page.evaluate(() => (location.hash = '#/booklets/rfl-3n/49'));
  await page.getByRole('article', { name: 'Rifleman, view screen 49' }).getByRole('img').waitFor();
  expect(await page.getByText(/cannot be drawn/).count()).toBe(0);
});

test("a player's own picture takes the drawing's place, and can be removed", async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets/rfl-3n/49' });
  const picture = page.locator('booklet-page view-window img');
  await picture.waitFor();
  const drawing = await picture.getAttribute('src');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const own = page.getByRole('region', { name: 'Your own picture' });
  const input = own.locator('input[type=file]');
  await input.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await page.getByText('This file is not a picture').waitFor();
  await input.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: png });
  await page.locator('booklet-page view-window img[src^="blob:"]').waitFor();
  await page.reload();
  await page.locator('booklet-page view-window img[src^="blob:"]').waitFor();
  await own.getByRole('button', { name: 'Back to the drawing' }).click();
  await page.locator(`booklet-page view-window img[src="${drawing}"]`).waitFor();
});
