import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DuelSave } from '../../src/offline/fights/duel-save.ts';
import { handOf } from '../../src/rules/fight/hands.ts';
import { COURSE } from '../../src/rules/words/lesson.ts';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp } from './harness.ts';
import { change, goThrough, rowsIn, startButton, tap } from './table.ts';

/** Who chooses in the only duel on the device, once it is there, and whether there is a coach. */
const satDown = async (
  page: Page,
): Promise<{ readonly hands: string[]; readonly coach: boolean }> => {
  await page.waitForURL(/#\/duel\//);
  const [duel] = await rowsIn<DuelSave>(page, 'duels');
  return { hands: duel!.chooses!.map(handOf), coach: duel!.coach === true };
};

test('by touch, one pilot sits down against Marlow with the coach, and finds Marlow again at the next start', async () => {
  const { page, requests } = await openApp({ ...PLAIN, device: 'phone' });
  await startButton(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => /opponent|tactics/.test(address))).toEqual([]);
  await change(page, tap);
  await page.getByLabel('One pilot').tap();
  const opponent = page.getByRole('button', { name: /a computer pilot/ });
  await opponent.tap();
  await page.getByRole('heading', { name: 'Who flies against you?' }).waitFor();
  await expectPageAccessible(page);
  await page.getByRole('radio', { name: 'Sable ace' }).tap();
  await page.getByRole('button', { name: /^Sable ace/ }).tap();
  await page.getByLabel('Coach').tap();
  await page.getByRole('radio', { name: 'Marlow regular' }).tap();
  await page.getByRole('button', { name: /^Marlow regular/ }).waitFor();
  await expectPageAccessible(page);
  await startButton(page).tap();
  expect(await satDown(page)).toEqual({ hands: ['person', 'Marlow'], coach: true });
  await page.goto(page.url().replace(/#.*/, ''));
  await page.getByRole('button', { name: 'Play against Marlow' }).waitFor();
  await change(page, tap);
  await page.getByRole('button', { name: /^Marlow regular/ }).waitFor();
  expect(await page.getByLabel('One pilot').isChecked()).toBe(true);
  await page.getByLabel('Pass the device').tap();
  await page.getByLabel('Name of the second pilot').waitFor();
});

test('by keys alone in a narrow window, one pilot sits down against Iris', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop' });
  await page.setViewportSize({ width: 390, height: 844 });
  await change(page);
  await page.getByLabel('Two pilots').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^Marlow regular/ }).press('Enter');
  const picked = page.getByRole('radio', { name: 'Marlow regular' });
  await picked.waitFor();
  await expect.poll(() => picked.evaluate((each) => each.matches(':focus'))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await picked.waitFor({ state: 'hidden' });
  const opponent = page.getByRole('button', { name: /^Iris veteran/ });
  await opponent.waitFor();
  await expect.poll(() => opponent.evaluate((each) => each.matches(':focus'))).toBe(true);
  await page.getByLabel('One pilot').focus();
  await page.keyboard.press('Enter');
  expect(await satDown(page)).toEqual({ hands: ['person', 'Iris'], coach: false });
});

test('the lesson leads one pilot and a computer pilot through two turns, and lets the pilot call freely in the third', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await page.getByRole('link', { name: 'Learn it in three turns' }).first().tap();
  const film = page.locator('turn-film');
  /** Goes through a turn, and gives the reasons that stood on it. */
  const reasons = async (): Promise<string> => {
    const read = new Set<string>();
    await goThrough(page, async (onward, options) => {
      for (const why of await film.locator('.why').filter({ visible: true }).allInnerTexts())
        read.add(why);
      await tap(onward, options);
    });
    return [...read].join(' ');
  };
  for (const calls of COURSE) {
    await page.locator('stat-card button.called').tap();
    await page.getByRole('button', { name: /^Lock in/ }).tap();
    for (const { console } of calls)
      await film
        .getByText(String(console), { exact: true })
        .filter({ visible: true })
        .first()
        .waitFor();
    expect(await reasons()).toMatch(/[Yy]ou.*\./);
  }
  await page.getByText('Now call any open row.').filter({ visible: true }).waitFor();
  // Against 32, the first open row, one of Marlow's six answers is fatal; against 26 none is.
  await page.locator('stat-card [data-console="26"]').tap();
  await page.getByRole('button', { name: /^Lock in/ }).tap();
  expect(await reasons()).toMatch(/[Yy]ou.*\./);
  await page.getByRole('heading', { name: 'Those are the basics' }).waitFor();
  await page.getByRole('button', { name: 'Continue this duel' }).tap();
  await page.getByRole('heading', { name: 'Ada chooses' }).waitFor();
  expect(await page.locator('stat-card button.called').count()).toBe(0);
});
