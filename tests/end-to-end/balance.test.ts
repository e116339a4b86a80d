import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPageAccessible } from './axe.ts';
import { QUICK, openApp, shot } from './harness.ts';

/** How many duels of the shown pair were played, once there are more than this many. */
const duels = async (page: Page, more: number): Promise<number> => {
  await page.waitForFunction((least) => {
    const stage = document
      .querySelector('viewscreen-app')
      ?.shadowRoot?.querySelector('balance-stage');
    const report = stage?.shadowRoot?.querySelector('pair-report')?.shadowRoot?.querySelector('dt');
    return Number(/(\d+) duels?$/u.exec(report?.textContent ?? '')?.[1] ?? 0) > least;
  }, more);
  const said = await page.locator('pair-report dt').first().textContent();
  return Number(/(\d+) duels?$/u.exec(said ?? '')?.[1]);
};

test.each(['phone', 'desktop'] as const)(
  'weighing the shelf goes on where it was after a reload, on a %s',
  async (device) => {
    const { page } = await openApp({ ...QUICK, device, path: '#/booklets' });
    await page.getByRole('link', { name: 'Balance' }).click();
    await page.getByText('The Griffin can hold the Rifleman on 59.').waitFor();
    await page.getByText('Both pilots judge by what was learned of these two.').waitFor();
    const before = await duels(page, 4);
    await shot(page, `44-balance-${device}`);
    await expectPageAccessible(page);
    await page.reload();
    await page.getByText('The Griffin can hold the Rifleman on 59.').waitFor();
    expect(await duels(page, 0)).toBeGreaterThanOrEqual(Math.floor(before / 5) * 5);
  },
);
