import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import { bailOut, change, goThrough, pause, pressOn, startButton } from './table.ts';

/** The computer pilot's visible slip. */
const slip = (page: Page) => page.locator('sealed-slip .slip').first();
const chooses = (page: Page) => page.getByRole('heading', { name: 'Ada chooses' });
const over = (page: Page) => page.getByText('The duel is over');

/** The one pilot picks the first open row and locks it in: how many taps that took. */
const choose = async (page: Page): Promise<number> => {
  await chooses(page).waitFor();
  const skip = page.getByRole('button', { name: 'Show no more' });
  if (await skip.isVisible()) await skip.tap();
  const rows = page.locator('stat-card button.row');
  await rows.first().waitFor();
  const dead = await page.locator('stat-card[dead]').isVisible();
  if (dead) await pause(page);
  await rows.first().tap();
  // If no hit is possible, one tap locks in.
  if (!dead) await page.getByRole('button', { name: /^Lock in/ }).tap();
  await chooses(page).waitFor({ state: 'hidden' });
  return dead ? 1 : 2;
};

test('by touch, one pilot plays against Marlow until bailing out, with a reload at a choice and in a film', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', sameLots: true });
  await change(page);
  await page.getByLabel('One pilot').tap();
  await page.getByLabel('Name of the first pilot').fill('Ada');
  await startButton(page).tap();
  await slip(page).waitFor();
  const sealed = await slip(page).innerText();
  expect(sealed).toMatch(/^Marlow has locked in/);
  await expectPageAccessible(page);
  await shot(page, 'one-pilot-choosing');
  await page.reload();
  await slip(page).waitFor();
  expect(await slip(page).innerText(), 'the same slip after a reload').toBe(sealed);
  expect(await page.locator('shutter-curtain').count()).toBe(0);
  expect(await choose(page)).toBe(2);
  await page.getByText('seal fits').waitFor();
  await shot(page, 'one-pilot-called');
  await slip(page).tap();
  await page.getByText('The seal fits: Marlow called what it locked in').waitFor();
  await expectPageAccessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText('seal fits').waitFor();
  await goThrough(page);
  // A turn more; to its end such a duel is played in taps.test.ts.
  expect(await choose(page)).toBeLessThanOrEqual(2);
  await bailOut(page, 'Ada');
  await over(page).waitFor();
  await pause(page);
  await page.getByRole('button', { name: /Rematch/ }).tap();
  await slip(page).waitFor();
  expect(await slip(page).innerText(), 'a new seed at a new table').not.toBe(sealed);
});

test('by keys alone, one pilot plays turns against Marlow', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop', sameLots: true });
  await change(page);
  await page.getByLabel('One pilot').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Name of the first pilot').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  for (const turn of [1, 2]) {
    await chooses(page).waitFor();
    await slip(page).waitFor();
    if (turn === 1) await shot(page, 'one-pilot-1440');
    const got = page.getByRole('button', { name: 'Got it' });
    if (await got.isVisible()) await got.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: /^Lock in/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('seal fits').waitFor();
    const next = chooses(page).or(over(page)).first();
    while (!(await next.isVisible())) await pressOn(page, () => page.keyboard.press('ArrowRight'));
    if (await over(page).isVisible()) break;
  }
});
