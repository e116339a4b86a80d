import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../src/command-line/browser.js';
import { serve } from '../tools/host.ts';
import { foundHangar } from './hangar-founding.ts';
import { adaBeatsBen } from './hangar-games.ts';
import { DEVICES, DIST } from './harness.ts';
import { muster } from './table.ts';

/** A device on disk, whose browser can be killed and started again. */
const openDevice = async () => {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('there is no browser to test with');
  const folder = await mkdtemp(join(tmpdir(), 'viewscreen-killed-'));
  const host = await serve(DIST);
  let context: BrowserContext | null = null;
  onTestFinished(async () => {
    await context?.close();
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const open = async (path: string): Promise<Page> => {
    context = await chromium.launchPersistentContext(folder, {
      executablePath,
      ...DEVICES.desktop,
      serviceWorkers: 'block',
    });
    const [page = await context.newPage()] = context.pages();
    await page.goto(`${host.address}${path}`);
    return page;
  };
  /** Ends the browser where it stands, 350 ms after the last key: nothing hears of it. */
  const kill = async (page: Page): Promise<void> => {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 350)));
    const gone = new Promise((done) => context?.once('close', done));
    const session = await page.context().newCDPSession(page);
    void session.send('Browser.crash').catch(() => undefined);
    await gone;
    context = null;
  };
  return { open, kill };
};

/** What is typed in a place, and where it is found again. */
interface Place {
  /** Makes what the place needs; gives its address. */
  readonly path: (page: Page) => Promise<string>;
  readonly field: (page: Page) => Locator;
  readonly type: (field: Locator, page: Page) => Promise<unknown>;
  readonly stands: (field: Locator) => Promise<unknown>;
  readonly as: unknown;
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
  'a fight that is set up': {
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
  },
  'a game with paper': {
    path: async (page) => {
      const hangar = await foundHangar(page);
      await page.goto(`${page.url().split('#')[0]}#/hangar/${hangar}/muster`);
      await page.getByRole('radio', { name: 'With paper' }).check();
      await page.getByRole('button', { name: /^Begin at the table/ }).click();
      await page.waitForURL(/paper/);
      return new URL(page.url()).hash;
    },
    field: (page) => page.getByLabel('Turns played'),
    type: (field) => field.pressSequentially('12'),
    stands: typed,
    as: '12',
  },
  'the page of a game': {
    path: async (page) => {
      const hangar = await foundHangar(page);
      return `#/hangar/${hangar}/game/${await adaBeatsBen(page, hangar, 'bailed out')}`;
    },
    field: (page) => page.getByRole('checkbox', { name: /^Gyro, whole/ }),
    type: (field) => field.check(),
    stands: isChecked,
    as: true,
  },
};

test.each(Object.entries(PLACES))(
  'what is typed in %s is there again after the browser was killed',
  async (_name, { path, field, type, stands, as }) => {
    const { kill, open } = await openDevice();
    const page = await open('');
    const address = await path(page);
    await page.evaluate((to) => (location.hash = to), address);
    await field(page).waitFor();
    await type(field(page), page);
    expect(await stands(field(page))).toBe(as);
    await kill(page);
    const again = await open(address);
    await field(again).waitFor();
    expect(await stands(field(again))).toBe(as);
  },
);
