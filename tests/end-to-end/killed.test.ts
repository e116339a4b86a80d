import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { StoredRow } from '../../src/offline/disk/copy.ts';
import { SECOND } from '../../src/offline/disk/database.ts';
import { serve } from '../tools/host.ts';
import { killedDraft } from '../tools/killed-draft.ts';
import type { MortalDevice } from '../tools/mortal-device.ts';
import { openMortalDevice } from '../tools/mortal-device.ts';
import { foundHangar } from './hangar-founding.ts';
import { adaBeatsBen } from './hangar-games.ts';
import { DEVICES, DIST } from './harness.ts';
import { addRiflebird, begin, choose, muster, rowsIn } from './table.ts';

/** A device on disk, whose browser can be killed and started again. */
const openDevice = async (): Promise<MortalDevice> => {
  const device = await openMortalDevice(await serve(DIST), DEVICES.desktop);
  onTestFinished(() => device.close());
  return device;
};

/** What is entered in a place, and where to find it again. */
interface Place {
  /** Makes what the place needs; gives its address. */
  readonly path: (page: Page) => Promise<string>;
  readonly field: (page: Page) => Locator;
  readonly type: (field: Locator, page: Page) => Promise<unknown>;
  readonly stands: (field: Locator) => Promise<unknown>;
  readonly as: unknown;
  /** What its row says then. */
  readonly row?: string;
}

const isChecked = (field: Locator): Promise<boolean> => field.isChecked();
const typed = (field: Locator): Promise<string> => field.inputValue();

const PLACES: Record<string, Place> = {
  'a sheet in the forge': {
    path: async () => '#/forge',
    field: (page) => page.getByLabel('Name', { exact: true }),
    type: (field) => field.pressSequentially('Hunchback of the north', { delay: 15 }),
    stands: typed,
    as: 'Hunchback of the north',
  },
  'the setup of a fight': {
    path: async () => '#/fight',
    field: (page) => page.getByLabel('Name in seat 1'),
    type: async (field) => {
      await field.fill('');
      await field.pressSequentially('Zoe of the hills');
    },
    stands: typed,
    as: 'Zoe of the hills',
  },
  'a muster': {
    path: async (page) => `#/hangar/${await foundHangar(page, ['Ada', 'Ben', 'Cleo'])}/muster`,
    field: (page) => page.locator('.who-fights'),
    type: (_field, page) => muster(page, 'Ada: West', 'Ben: East'),
    stands: async (field) => (await field.innerText()).replaceAll(/\s+/g, ' ').trim(),
    as: 'Ada against Ben',
    row: '"pilot":"p2","side":"rival"',
  },
  'a game with paper': {
    path: async (page) => {
      const hangar = await foundHangar(page);
      await page.goto(`${page.url().split('#')[0]}#/hangar/${hangar}/muster`);
      await page.getByRole('radio', { name: 'With paper' }).check();
      await page.getByRole('button', { name: /^Go and play it/ }).click();
      await page.waitForURL(/paper/);
      return new URL(page.url()).hash;
    },
    field: (page) => page.getByLabel('Turns played'),
    type: (field) => field.pressSequentially('12'),
    stands: typed,
    as: '12',
    row: '"turns":12,',
  },
  'a settlement page': {
    path: async (page) => {
      const hangar = await foundHangar(page);
      return `#/hangar/${hangar}/game/${await adaBeatsBen(page, hangar, 'bailed out')}`;
    },
    field: (page) => page.getByRole('checkbox', { name: /^Gyro, whole/ }),
    type: (field) => field.check(),
    stands: isChecked,
    as: true,
    row: '"take":["Gyro"]',
  },
};

test.each(Object.entries(PLACES))(
  'what is entered in %s is still there after the browser is killed',
  async (_name, { path, field, type, stands, as, row = `"${String(as)}"` }) => {
    const { kill, open } = await openDevice();
    const page = await open('');
    const address = await path(page);
    await page.evaluate((to) => (location.hash = to), address);
    await field(page).waitFor();
    await type(field(page), page);
    await expect.poll(() => stands(field(page))).toBe(as);
    await expect.poll(async () => JSON.stringify(await rowsIn(page, 'drafts'))).toContain(row);
    await kill();
    const again = await open(address);
    await expect.poll(() => stands(field(again))).toBe(as);
  },
);

test('a draft of a booklet is there again whenever the browser is killed, less what was typed last', async () => {
  const device = await openDevice();
  // The file has just been dropped; a hand types; it types cells.
  for (const acts of [1, 15, 38])
    expect(await killedDraft(device, `kill-${acts}`, 0, acts)).toBe(null);
});

/** The rows on disk that have no second copy yet, or one of an earlier revision. */
const uncopied = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(async (second) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(second, { create: true });
    const all: string[] = [];
    for await (const name of folder.keys()) all.push(name);
    return all.filter((name) => !name.endsWith('.new'));
  }, SECOND);
  const rows: string[] = [];
  for (const table of ['editions', 'games', 'duels', 'shelf', 'hangars'])
    for (const { id, revision = 0 } of await rowsIn<StoredRow>(page, table))
      rows.push(`${table},${encodeURIComponent(id)},${revision},`);
  return rows.filter((row) => !names.some((name) => name.startsWith(row)));
};

test('a hangar, a duel and an added booklet are restored, with a message, if the browser discards damaged data', async () => {
  const { kill, open, spoil } = await openDevice();
  const page = await open('');
  await foundHangar(page);
  await page.evaluate(() => (location.hash = '#/booklets'));
  await addRiflebird(page);
  await page.evaluate(() => (location.hash = '#/'));
  await begin(page);
  await choose(page, 'Ada', 52);
  const duel = new URL(page.url()).hash;
  await page.getByRole('button', { name: 'I am Ben' }).waitFor();
  await expect.poll(() => uncopied(page)).toEqual([]);
  await kill();
  await spoil();
  const again = await open(duel);
  await again
    .getByText(
      'The browser found its data for Viewscreen damaged and threw it away. Put back from a second copy: 1 hangar, 1 unfinished duel and 1 booklet.',
    )
    .waitFor();
  await again.getByRole('button', { name: 'I am Ben' }).waitFor();
  await again.evaluate(() => (location.hash = '#/hangar'));
  await again.locator('hangar-berth article').first().waitFor();
  await again.evaluate(() => (location.hash = '#/booklets'));
  await again.getByText('Riflebird').first().waitFor();
  // Once more, without damage: everything is on disk again, and there is no message.
  await kill();
  const third = await open(duel);
  await third.getByRole('button', { name: 'I am Ben' }).waitFor();
  expect(await third.getByText('put back', { exact: false }).count()).toBe(0);
});
