import { expect, test } from 'vitest';
import { expectAccessibleInBoth } from './axe.ts';
import { foundHangar } from './hangar-founding.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import { choose, comeToChoose, goOn, muster, pause } from './table.ts';

/** The muster of a hangar on a phone, with Ada against Ben. */
const adaAgainstBen = async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  const hangar = await foundHangar(page);
  await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
  await muster(page, 'Ada: West', 'Ben: East');
  return { page, hangar };
};

test('two pilots of a hangar are mustered, with a reload before the duel begins', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'small phone' });
  const hangar = await foundHangar(page, ['Ada', 'Ben', 'Cleo']);
  await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
  await page.getByRole('heading', { name: 'Muster game 1' }).waitFor();
  await muster(page, 'Ada: West', 'Ben: East');
  await expectAccessibleInBoth(page);
  await page.reload();
  await page.getByText('Ada against Ben').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shot(page, 'hangar-muster');
  await page.getByRole('button', { name: /^Start the duel/ }).click();
  await choose(page, 'Ada', 52);
  await page.getByRole('button', { name: 'I am Ben' }).waitFor();
  await page.reload();
  await choose(page, 'Ben', 62);
  await goOn(page, 'Turn the pages');
  // A pilot in a game cannot be mustered, and the row links back to the game.
  await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
  await page.getByText('game 1 is not over').first().waitFor();
  expect(await page.getByRole('group', { name: /^The side of (Ada|Ben|Cleo)/ }).count()).toBe(1);
  await page.getByRole('link', { name: 'Resume' }).first().click();
  await page.locator('fight-stage turn-film').waitFor();
});

test('a hangar game ends with a bail-out, and its end leads to the settlement page', async () => {
  const { page, hangar } = await adaAgainstBen();
  await page.getByRole('button', { name: /^Start the duel/ }).click();
  await comeToChoose(page, 'Ada');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Save and go to the hangar' }).waitFor();
  await page.keyboard.press('Escape');
  await choose(page, 'Ada', 52);
  await choose(page, 'Ben', 62);
  await page.locator('turn-film').waitFor();
  await page.reload();
  await goOn(page, 'Turn the pages');
  await page.getByRole('button', { name: /^Leave$|bails out\?$/ }).click();
  await page
    .getByRole('button', { name: /Ben bails out/ })
    .last()
    .click();
  const settle = page.getByRole('link', { name: /^Settle game 1/ });
  await settle.waitFor();
  await page.reload();
  await settle.waitFor();
  await expectAccessibleInBoth(page);
  await shot(page, 'hangar-end');
  // The duel is listed as a game of the hangar, which waits to be settled.
  await page.evaluate(() => (location.hash = '#/records'));
  await page.getByText('A game of a hangar').waitFor();
  await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
  await page.getByText('game 1 is to be settled').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Ada against Ben/ }).click();
  await pause(page);
  await settle.click();
  await page.waitForURL(new RegExp(`#/hangar/${hangar}/game/[a-z0-9-]+$`));
  await page.getByRole('heading', { name: 'Settling game 1' }).waitFor();
});

test('a game with paper keeps what is entered through a reload, and leads to the settlement page', async () => {
  const { page, hangar } = await adaAgainstBen();
  await page.getByRole('radio', { name: 'With paper' }).check();
  await page.getByRole('button', { name: /^Go and play it/ }).click();
  await page.getByLabel('Turns played').fill('6');
  await page.getByLabel('How it ended for Ben').selectOption('bailed out');
  await page.getByRole('spinbutton', { name: 'In turn' }).fill('6');
  await page.getByRole('spinbutton', { name: 'Armor left' }).first().fill('12');
  await page.getByRole('spinbutton', { name: 'Armor left' }).last().fill('8');
  await page.getByRole('heading', { name: 'Game 1' }).click();
  await page.reload();
  await page.getByText('Ada wins').waitFor();
  await expectAccessibleInBoth(page);
  await shot(page, 'hangar-paper');
  await page.getByRole('button', { name: /^Settle this game/ }).click();
  await page.waitForURL(new RegExp(`#/hangar/${hangar}/game/[a-z0-9-]+$`));
});
