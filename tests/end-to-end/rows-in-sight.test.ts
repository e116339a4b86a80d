import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { KNOWN } from '../tools/duel-player.ts';
import type { Device } from './harness.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import type { Kept } from './table.ts';
import { keep } from './table.ts';

/** A duel of one pilot's: after its first turn eleven maneuvers of medium range are open to Ada. */
const eleven = (): Kept['row'] => {
  const file = readFileSync('tests/offline/fights/version-6/against-marlow.json', 'utf8');
  const row = (JSON.parse(file) as Record<string, Kept['row'] & { editions: string[] }>)[
    'turn-2-choosing-oo'
  ]!;
  return {
    ...row,
    ...{ editions: row.editions.toReversed() },
    ...{
      record:
        'viewscreen record 1\nlone: rfl-3n Ada\nrival: grf-1n Marlow\nammunition: counted\n1. 50 64\n',
    },
    ...{
      summary: { pilots: ['Ada', 'Marlow'], mechs: ['Rifleman', 'Griffin'], turn: 2, few: [0] },
    },
  };
};

/** How many rows there are, how many are whole in sight, and where each begins. */
const rowsOn = (page: Page) =>
  page.locator('stat-card .scroll').evaluate((scroll) => {
    const { bottom, top } = scroll.getBoundingClientRect();
    const boxes = [...scroll.querySelectorAll('.row')].map((row) => row.getBoundingClientRect());
    const whole = boxes.filter((box) => box.top >= top - 0.5 && box.bottom <= bottom + 0.5);
    return { all: boxes.length, whole: whole.length, tops: boxes.map((box) => box.top) };
  });

/** Opens that duel on a device, where Ada chooses. */
const opened = async (device: Device) => {
  const { host, page } = await openApp({ ...PLAIN, device });
  await page.evaluate((known) => localStorage.setItem('viewscreen', known), KNOWN);
  const row = eleven();
  await keep(page, [{ table: 'duels', row }]);
  await page.goto('about:blank');
  await page.goto(`${host.address}#/duel/${row.id}`);
  const lock = page.getByRole('button', { name: /^Marlow has locked in/ });
  await lock.waitFor();
  const rows = page.locator('stat-card button.row');
  await rows.nth(10).waitFor();
  return { page, lock, rows };
};

test.each([
  ['phone', true, 8, 11],
  ['small phone', true, 5, 8],
  ['lying phone', false, 8, 8],
] satisfies [Device, boolean, number, number][])(
  'on a %s (a window: %s) %i rows are whole in sight, and with a pick %i, none of which has moved',
  async (device, hasWindow, before, after) => {
    const { lock, page, rows } = await opened(device);
    const window = page.locator('choosing-stage .window');
    expect(await window.count()).toBe(hasWindow ? 1 : 0);
    await shot(page, `rows-${device}`);
    const standing = await rowsOn(page);
    expect(standing).toMatchObject({ all: 11, whole: before });
    expect(await page.locator('own-state .status').innerText()).toMatch(
      device === 'phone' ? /^Marlow told you:/ : /^Told:/,
    );
    await rows.nth(2).tap();
    await page.getByRole('button', { name: /^Lock in/ }).waitFor();
    expect(await rowsOn(page)).toEqual({ ...standing, whole: after });
    await shot(page, `rows-${device}-picked`);
    // The lock beside the name shows the digits.
    await lock.tap();
    await page.getByText('Marlow chose before you saw this page').waitFor();
  },
);

test('a finger that scrolls the rows of a small phone folds the window', async () => {
  const { page, rows } = await opened('small phone');
  const box = (await rows.nth(3).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + 60, box.y + 20];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
    });
  const height = () => page.locator('choosing-stage .window').evaluate((one) => one.clientHeight);
  expect(await height()).toBeGreaterThan(80);
  await touch('touchStart');
  for (let up = 10; up <= 80; up += 10) await touch('touchMove', up);
  await expect.poll(height).toBe(0);
  const { whole } = await rowsOn(page);
  expect(whole).toBeGreaterThanOrEqual(7);
  await touch('touchEnd');
});
