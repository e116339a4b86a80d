import { expect, test } from 'vitest';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import { filedHangar } from './hangar-filed.ts';

const GAMES = 12;

test('in a hangar, parts are given and traded, a game is replayed, and a memorial line is written', async () => {
  const { page, host } = await openApp({ ...PLAIN, device: 'phone' });
  const id = await filedHangar(page, GAMES);
  const go = (place: string): Promise<unknown> =>
    page.goto(`${host.address}#/hangar/${id}/${place}`);

  await go('stockpile');
  await page.locator('stockpile-stage .groups li').first().waitFor();
  await expectPageAccessible(page, { of: 'all' });
  await page.getByRole('button', { name: 'Give…' }).click();
  const sheet = page.locator('give-sheet');
  await sheet.locator('goods-list label').first().click();
  await sheet.getByRole('button', { name: /^Pilot \d+ gives Pilot \d+ / }).click();
  await page.getByText(/^Pilot \d+ gave Pilot \d+ /).waitFor();

  await page.getByRole('link', { name: /^Trade/ }).click();
  await page.locator('trade-stage goods-list label').first().click();
  await expectPageAccessible(page, { of: 'all' });
  await page
    .getByRole('button', { name: /agree\?/ })
    .first()
    .click();
  await page.getByRole('button', { name: /agree\?/ }).click();
  await page.locator('stockpile-stage h1').waitFor();

  await page.getByRole('link', { name: 'Chronicle' }).click();
  await page
    .locator('game-story')
    .nth(GAMES - 1)
    .waitFor({ state: 'attached' });
  const story = page.locator('game-story').first();
  await story.getByText(/turn/).first().waitFor();
  await shot(page, 'chronicle-phone');
  await expectPageAccessible(page, { of: 'all' });
  await story.getByRole('link', { name: /again$/ }).focus();
  await page.keyboard.press('Enter');
  await page.locator('replay-stage turn-film').waitFor();
  await expectPageAccessible(page, { of: 'all' });
  await page.reload();
  await page.locator('replay-stage turn-film').waitFor();
  await page.getByRole('link', { name: 'To the chronicle' }).click();

  await page.getByRole('link', { name: 'Memorial' }).click();
  const stone = page.locator('memorial-stone').first();
  await stone.getByRole('button', { name: /line…$/ }).click();
  await page.getByLabel('One line to be remembered by').fill('First in, first out.');
  await page.keyboard.press('Enter');
  await stone.getByText('First in, first out.').waitFor();
  await expectPageAccessible(page, { of: 'all' });
  await page.reload();
  await stone.getByText('First in, first out.').waitFor();
  expect(await page.locator('memorial-stone').count()).toBeGreaterThan(0);
  await stone.locator('a[href*="/pilot/"]').first().click();
  await page.locator('pilot-card .page').waitFor();
  await expectPageAccessible(page, { of: 'all' });
  await page.evaluate(() => (location.hash = location.hash.replace('pilot', 'card')));
  await page.locator('card-stage .sheet').first().waitFor();
  await expectPageAccessible(page, { of: 'all' });
});
