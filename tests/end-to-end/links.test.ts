import jsQr from 'jsqr';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkOf } from '../../src/offline/links/link.ts';
import { SHEET, forgedDuel } from '../offline/links/sent-duel.ts';
import { expectPageAccessible } from './axe.ts';
import { openApp, shot } from './harness.ts';
import { begin, choose, rowsIn, takeIn } from './table.ts';
import { recordOf } from '../tools/recorded-duels.ts';

const { record, turns } = forgedDuel(2);
const RECORDS = { reducedMotion: true, quickPen: true, unkept: true, path: '#/records' } as const;

const linkOn = async (page: Page): Promise<string> => {
  const field = page.getByLabel('The link', { exact: true });
  await field.waitFor();
  return field.inputValue();
};

/** The link of the first duel of Records. */
const linkOfDuel = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'More of Ada against Ben' }).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  return linkOn(page);
};

/** What a camera reads off a page that shows a code. */
const codeOn = async (page: Page): Promise<string | undefined> => {
  const seen = await page.getByRole('img', { name: 'The link as a code' }).screenshot();
  const { data, height, width } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const dots = pen?.getImageData(0, 0, image.width, image.height);
    return { data: [...(dots?.data ?? [])], height: image.height, width: image.width };
  }, seen.toString('base64'));
  return jsQr(Uint8ClampedArray.from(data), width, height)?.data;
};

test('a duel of 23 turns with a forged booklet goes to another device by a link, and replays there to the same text', async () => {
  expect(turns).toBe(23);
  const ada = await openApp({ ...RECORDS, path: '#/forge', colourScheme: 'dark', device: 'phone' });
  await ada.page.getByRole('button', { name: 'Paste a sheet' }).click();
  await ada.page.getByLabel('The text of a sheet (JSON)').fill(SHEET);
  await ada.page.getByRole('button', { name: 'Take it in' }).click();
  await ada.page.getByRole('button', { name: 'Put it on the shelf' }).click();
  await ada.page.getByRole('heading', { name: 'The Hunchback is on the shelf' }).waitFor();
  await ada.page.goto(`${ada.host.address}#/records`);
  await takeIn(ada.page, record);
  const link = await linkOfDuel(ada.page);
  expect(link.length).toBeLessThanOrEqual(1_200);
  expect(await codeOn(ada.page)).toBe(link);
  await shot(ada.page, 'link-dark');
  await expectPageAccessible(ada.page);

  // A device that has never seen the game.
  const ben = await openApp({ ...RECORDS, path: new URL(link).hash, device: 'phone' });
  await ben.page.getByRole('heading', { name: 'This link holds a record' }).waitFor();
  await ben.page.getByText('It brings along the booklet of the Hunchback HBK-9Z.').waitFor();
  await shot(ben.page, 'take');
  await expectPageAccessible(ben.page);
  const other = await ben.openTab('#/records');
  await other.getByText('No duels yet.').waitFor();
  await other.close();
  await ben.page.getByRole('button', { name: 'Open it in Records' }).click();
  await ben.page.getByText('This link, Ada against Ben: added.').waitFor();
  await ben.page.keyboard.press('Escape');
  // The same record and the same sheet make the same link.
  expect(new URL(await linkOfDuel(ben.page)).hash).toBe(new URL(link).hash);
  await ben.page.keyboard.press('Escape');
  await ben.page.getByRole('link', { name: 'Replay' }).click();
  await ben.page.getByText('turn 1 of 23').waitFor();
});

test('the comic page of a duel says the same from a link, from Records and at the end', async () => {
  const path = await linkOf([recordOf(116)], '');
  const { page } = await openApp({ ...RECORDS, path, device: 'phone' });
  const told = async (): Promise<readonly string[]> => {
    // Once it has been judged.
    await page.getByText('Turn 17: This turn decided it.').waitFor({ state: 'attached' });
    return page.locator('comic-page li').allTextContents();
  };
  const shown = await told();
  await page.getByRole('button', { name: 'Open it in Records' }).tap();
  await page.getByText('This link, Ada against Ben: added.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More of Ada against Ben' }).tap();
  await page.getByRole('link', { name: 'Comic' }).tap();
  expect(await told()).toEqual(shown);
  await page.goto(page.url().replace('/comic/', '/duel/'));
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(await told()).toEqual(shown);
});

test('a link opened amid a duel asks without losing it, offline too; one that is spoiled gives the reason', async () => {
  const app = await openApp({ reducedMotion: true, quickPen: true, dataDear: true });
  const { page } = app;
  await app.untilControlled();
  await app.goOffline();
  await begin(page);
  await choose(page, 'Ada', 52);
  const letters = await page.evaluate(async (text) => {
    const packing = new CompressionStream('deflate-raw');
    const stream = new Blob([text]).stream().pipeThrough(packing);
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  }, 'viewscreen link 2 of years to come\n');
  const open = (address: string): Promise<void> =>
    page.evaluate((hash) => void (location.hash = hash), `#/take/${address}`);
  await open(letters.replace(/=+$/, ''));
  await page.getByText('This link was made by another version of Viewscreen.').waitFor();
  await page.getByText('Your duel waits where you left it.').waitFor();
  await page.getByRole('link', { name: 'Go back' }).click();
  await choose(page, 'Ben', 62);
  for (const [address, said] of [
    ['Dear Ada', 'This link was not made by Viewscreen.'],
    ['bVRNk9soFLzz', 'This link is not whole'],
    ['a'.repeat(32_001), 'This link is longer than any that Viewscreen makes'],
  ] as const) {
    await open(address);
    await page.getByText(said).waitFor();
  }
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.locator('fight-stage').waitFor({ state: 'attached' });
  expect(await rowsIn(page, 'duels')).toHaveLength(1);
});
