import { expect, test } from 'vitest';
import { FOUGHT } from '../elements/analysis/fought.ts';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import { takeIn } from './table.ts';

test('a duel from the records is analyzed turn by turn, and played on from another square against Marlow', async () => {
  const { page, requests } = await openApp({ ...PLAIN, device: 'phone', path: '#/records' });
  await takeIn(page, FOUGHT);
  await page.getByRole('button', { name: 'More of Ada against Ben' }).click();
  const asked = (): readonly string[] =>
    requests.filter((address) => /\/(?:analysis-stage|mind)-/.test(address));
  expect(asked()).toEqual([]);
  await page.getByRole('link', { name: 'Analysis', exact: true }).click();
  const stage = page.locator('analysis-stage');
  await stage.getByText("Ada's chance before the turn").waitFor();
  expect(asked()).not.toEqual([]);
  await stage.locator('.sums').waitFor();
  // It opens at the turn that cost most; this goes on from the first.
  await page.evaluate(() => (location.hash += '/1'));
  await stage.getByText('Turn 1 of 16').waitFor();
  await page.getByRole('button', { name: /^Next turn/ }).click();
  await stage.getByText('Turn 2 of 16').waitFor();
  await page.reload();
  await stage.getByText('Turn 2 of 16').waitFor();
  await stage.locator('.sums').waitFor();
  const all = page.getByRole('button', { name: /^All \d+ × \d+ squares$/ });
  if (await all.isVisible()) await all.click();
  await stage.locator('payoff-table .square:not(.framed)').last().click();
  await stage.getByText(/would have stood at/).waitFor();
  await page.getByRole('button', { name: /^Play on from \d+ against \d+/ }).click();
  await page
    .getByRole('group', { name: /Ben's Griffin/ })
    .getByLabel(/Marlow/)
    .check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/#\/duel\//);
  await page
    .getByText(/Marlow has locked in/)
    .first()
    .waitFor();
  await page
    .getByText(/Turn 3|turn 3/)
    .first()
    .waitFor();
});

test.each(['phone', 'tablet', 'desktop'] as const)(
  'on a %s an analysis has no axe findings, light or dark, and fits the width of the window',
  async (device) => {
    const { page } = await openApp({ ...PLAIN, device, path: '#/records' });
    await takeIn(page, FOUGHT);
    await page.getByRole('button', { name: 'More of Ada against Ben' }).click();
    await page.getByRole('link', { name: 'Analysis', exact: true }).click();
    const stage = page.locator('analysis-stage');
    await stage.locator('.sums').waitFor();
    await shot(page, `analysis-${device}-opened`);
    await page.evaluate(() => (location.hash += '/1'));
    await stage.getByText('Turn 1 of 16').waitFor();
    for (let turn = 2; turn <= 5; turn += 1) await page.keyboard.press('ArrowRight');
    await stage.getByText('Turn 5 of 16').waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectPageAccessible(page);
      await shot(page, `analysis-${device}-${scheme}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    for (let turn = 6; turn <= 16; turn += 1) await page.keyboard.press('ArrowRight');
    await stage.locator('proof-slip').waitFor();
    await expectPageAccessible(page);
    await shot(page, `analysis-${device}-certain`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);
