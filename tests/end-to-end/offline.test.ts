import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLibrary } from '../../src/command-line/library.ts';
import { sure } from '../../src/rules/sure.ts';
import { QUICK, openApp } from './harness.ts';
import { begin, change, chooses, rowsIn, startButton } from './table.ts';

/** The booklets that are forged from the sheets of other games. */
const FORGED = readdirSync('books/sheets').flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);

/** Looks at a picture, in its page: what tells it from others, and how many shades it has. */
const looked = async (image: Element): Promise<{ hash: string; shades: number }> => {
  const picture = image as HTMLImageElement;
  await picture.decode();
  const sheet = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
  const pen = sheet.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const dots = pen?.getImageData(0, 0, sheet.width, sheet.height).data ?? new Uint8ClampedArray();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', dots));
  return { hash: hash.join(), shades: new Set(new Uint32Array(dots.buffer)).size };
};

test('after one visit the game opens offline, even in a folder of its host', async () => {
  const app = await openApp({ ...QUICK, folder: '/games/viewscreen/' });
  await app.untilControlled();
  await app.goOffline();
  const tab = await app.openTab();
  expect(await tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await startButton(tab).waitFor();
});

test('after one visit every booklet of the game can be played offline, with its pages drawn on the device', async () => {
  const app = await openApp({ ...QUICK, dataDear: true });
  await app.untilControlled();
  // Its pictures are not kept when the device saves data.
  await app.withhold(/\/pictures\//);
  await app.goOffline();
  const tab = await app.openTab();
  const choice = tab.getByLabel("'Mech of the second pilot");
  await change(tab);
  await choice.locator('option').first().waitFor({ state: 'attached' });
  const mechs = await choice
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(mechs.toSorted()).toEqual([...readLibrary().keys()].toSorted());
  for (const mech of mechs) {
    await tab.goto(app.host.address);
    await change(tab);
    await choice.selectOption(mech);
    await begin(tab);
    await chooses(tab, 'Ada');
    // The picture she sees was never fetched.
    await tab.locator('choosing-stage view-window img[src^="blob:"]').first().waitFor();
  }
});

test('after one visit a page of each forged booklet is drawn offline on the device, each a different picture', async () => {
  const app = await openApp({ device: 'phone', dataDear: true, reducedMotion: true });
  await app.untilControlled();
  await app.withhold(/\/pictures\//);
  await app.goOffline();
  const tab = await app.openTab('#/rules');
  const [booklets, screen] = [readLibrary(), 31];
  const seen = new Set<string>();
  for (const id of FORGED) {
    await tab.goto(`${app.host.address}#/booklets/${id}/${screen}`);
    const picture = tab
      .getByRole('article', { name: `${sure(booklets.get(id)).mech.name}, view screen ${screen}` })
      .locator('view-window img[src^="blob:"]');
    await picture.waitFor();
    const { hash, shades } = await picture.evaluate(looked);
    // An empty sheet has one shade.
    expect(shades, id).toBeGreaterThan(100);
    seen.add(hash);
  }
  expect(seen.size).toBe(FORGED.length);
});

test('after one visit computer pilots play offline with the nets of every pair in the game', async () => {
  const app = await openApp(QUICK);
  await app.page.evaluate(async () => {
    const cache = await caches.open('nets');
    // Every pairing of the eight, and two against the same 'Mech.
    while ((await cache.keys()).length < 30)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await app.goOffline();
  const tab = await app.openTab('#/balance');
  await tab.getByText('Both pilots judge by what was learned of these two.').waitFor();
  await tab.goto(app.host.address);
  await startButton(tab).click();
  await tab.locator('sealed-slip .slip').waitFor();
  expect(await rowsIn(tab, 'duels')).toMatchObject([
    { chooses: ['person', { judged: expect.any(String) as string }] },
  ]);
});
