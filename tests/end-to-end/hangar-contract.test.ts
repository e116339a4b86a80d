import { expect, test } from 'vitest';
import { foundHangar } from './hangar-founding.ts';
import { PLAIN, openApp } from './harness.ts';
import { toThePage } from './settling.ts';
import { bailOut, choose } from './table.ts';

test('one pilot takes a contract, is at the first choice after three taps, bails out, settles, and is on the road again', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', sameLots: true });
  const hangar = await foundHangar(page, ['Ada'], ['grf-1n']);
  await page.evaluate((id) => (location.hash = `#/hangar/${id}`), hangar);
  await page.getByRole('link', { name: /^A contract/ }).tap();
  await page.getByRole('button', { name: 'Take the contract' }).tap();
  await page.getByText('12 of 12 days left').waitFor();

  // The missions are the same after a reload; from here three taps lead to the first choice.
  const offers = () => page.locator('.offer b.titled').allInnerTexts();
  const before = await offers();
  await page.reload();
  await page.getByText('12 of 12 days left').waitFor();
  expect(await offers()).toEqual(before);
  await page.getByRole('button', { name: /^Briefing/ }).tap();
  await page.getByRole('button', { name: /^Turn the .* cards$/ }).tap();
  const fight = page.getByRole('button', { name: /^Fight / });
  await fight.waitFor();
  await page.reload();
  await fight.tap();
  await page.getByRole('heading', { name: 'Ada chooses' }).waitFor();

  // A fight that has begun goes on where it was, and cannot be called off.
  await page.evaluate((id) => (location.hash = `#/hangar/${id}`), hangar);
  await page.getByRole('link', { name: 'Go on with game 1' }).waitFor();
  expect(await page.getByRole('button', { name: /^Call it off/ }).count()).toBe(0);
  await page.evaluate((id) => (location.hash = `#/hangar/${id}/road`), hangar);
  await page.getByRole('button', { name: 'Go on' }).tap();
  await choose(page, 'Ada');
  await bailOut(page, 'Ada');
  await toThePage(page);

  // From the page to the next day with every offer as it lies.
  let taps = 0;
  const main = page.locator('settlement-dock .big');
  const close = page.getByRole('button', { name: 'Close the page', exact: true });
  while (!(await close.isVisible())) {
    expect((taps += 1)).toBeLessThan(8);
    const words = await main.innerText();
    await main.tap();
    await expect
      .poll(async () => (await close.isVisible()) || (await main.innerText()) !== words)
      .toBe(true);
  }
  await close.tap();
  await page.waitForURL(new RegExp(`#/hangar/${hangar}/road$`));
  await page.getByText(/^Day 1, .+, lost: no pay$/).waitFor();
  await page.getByText('11 of 12 days left').waitFor();
});
