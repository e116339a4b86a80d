import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sure } from '../../src/rules/sure.ts';
import { twoAmmunitions } from '../two-ammunitions.ts';
import { expectPageAccessible } from './axe.ts';
import { foundHangar } from './hangar-founding.ts';
import { cardsIn } from './hangar-games.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import {
  addBooklet,
  bailOut,
  choose,
  goThrough,
  muster,
  pause,
  pressOn,
  readBooklet,
  takeIn,
} from './table.ts';

// One and several people among computer pilots, who sit down by a record's remark or at a setup.

/** What a record says of a computer pilot, by as many turns as it has called. */
const isOfTheGame = (seat: string, pilot: string, turns = 0): string =>
  [
    `# ${seat} is ${pilot}, of the game; seed's hash ${'0'.repeat(64)}`,
    ...(turns > 0 ? [`# ${seat}'s seals${' 00000000'.repeat(turns)}`] : []),
  ].join('\n');

const slips = (page: Page) => page.locator('sealed-slip .slip');
const film = (page: Page) => page.locator('turn-film');

/** Goes through the film until the next choice or the end. */
const throughSeveral = async (page: Page): Promise<void> => {
  const ahead = page.locator('shutter-curtain, choosing-stage, end-stage').first();
  const on = page.locator('turn-film .controls .on');
  for (let steps = 0; steps < 200; steps += 1) {
    await on.or(ahead).first().waitFor();
    if (await ahead.isVisible()) return;
    await pressOn(page);
  }
  throw new Error('the film does not end');
};

test('against Marlow, a draw is refused, an explosion asks Ada which supply suffers, and Ada bails out, with reloads', async () => {
  const { page, host } = await openApp({
    ...PLAIN,
    device: 'phone',
    sameLots: true,
    path: '#/booklets',
  });
  const armed = twoAmmunitions(readBooklet('rfl-3n')) as { mech: object };
  await addBooklet(page, { ...armed, mech: { ...armed.mech, designation: 'RFL-9X' } });
  await page.goto(`${host.address}#/records`);
  await takeIn(
    page,
    `viewscreen record 1
lone: rfl-9x Ada
rival: grf-1n Marlow
ammunition: counted
1. 56 52
2. 20 42
3. 42 20
${isOfTheGame('rival', 'Marlow', 3)}
`,
  );
  await page.locator('a[href^="#/duel/"]').first().click();
  await page.getByRole('heading', { name: 'Ada chooses' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Offer Marlow a draw' }).click();
  const notice = page.locator('.notice', { hasText: 'Marlow wants no draw, and fights on.' });
  await notice.waitFor();
  // The notice does not cover whose turn it is.
  const [said, stage] = [notice, page.locator('choosing-stage')].map((each) => each.boundingBox());
  const [above, below] = [sure(await said), sure(await stage)];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  await shot(page, 'draw-refused');
  await page.reload();
  await slips(page).waitFor();
  await choose(page, 'Ada', 20);
  await film(page).waitFor();
  await page.reload();
  const which = page.getByText('Ada, which loses a point?');
  for (let steps = 0; steps < 100 && !(await which.isVisible()); steps += 1) await pressOn(page);
  await which.waitFor();
  await expectPageAccessible(page);
  await page.reload();
  await which.waitFor();
  await page.getByRole('button', { name: /^grenade/ }).click();
  await goThrough(page);
  await page.getByRole('heading', { name: 'Ada chooses' }).waitFor();
  await page.reload();
  await slips(page).waitFor();
  await choose(page, 'Ada');
  await film(page).waitFor();
  expect(await page.getByRole('button', { name: /Marlow (bails|leaves|escapes)/ }).count()).toBe(0);
  await bailOut(page, 'Ada');
  await page.getByText('The duel is over').waitFor();
  await pause(page);
  await page.reload();
  await page.getByText('The duel is over').waitFor();
  await shot(page, 'against-marlow-left');
});

test('one person fights three computer pilots without passing the device', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', sameLots: true, path: '#/fight' });
  await page.getByRole('button', { name: 'Another against Ada' }).tap();
  for (const [seat, pilot] of [
    [2, 'Tuck recruit'],
    [3, 'Marlow regular'],
    [4, 'Iris veteran'],
  ] as const) {
    await page
      .getByRole('button', { name: new RegExp(`^${seat}\\b.*A computer pilot instead`) })
      .tap();
    await page.getByRole('radio', { name: pilot }).tap();
    await page.getByRole('button', { name: new RegExp(`^${seat}\\b.*Another\\?$`) }).waitFor();
  }
  await expectPageAccessible(page);
  await page.getByRole('button', { name: 'Start the fight' }).tap();
  await slips(page).nth(2).waitFor();
  const sealed = await slips(page).allInnerTexts();
  expect(sealed).toHaveLength(3);
  await expectPageAccessible(page);
  await shot(page, 'one-against-three-of-the-game');
  await page.reload();
  await slips(page).nth(2).waitFor();
  expect(await slips(page).allInnerTexts()).toEqual(sealed);
  expect(await page.locator('shutter-curtain').count()).toBe(0);
  await choose(page, 'Ada');
  await film(page).waitFor();
  await page.reload();
  await throughSeveral(page);
  await slips(page).nth(2).waitFor();
  expect(await page.locator('shutter-curtain').count()).toBe(0);
  await choose(page, 'Ada');
  await bailOut(page, 'Ada');
  await throughSeveral(page);
  await page.locator('end-stage').waitFor();
});

test('two people and a computer pilot fight another one, and only the two people pass the device', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', sameLots: true, path: '#/records' });
  await takeIn(
    page,
    `viewscreen record 2
lone: rfl-3n Sable
rival: grf-1n Ben
rival: grf-1n Tuck
rival: grf-1n Cleo
ammunition: counted
${isOfTheGame('lone', 'Sable')}
${isOfTheGame('rival 2', 'Tuck')}
`,
  );
  await page.getByRole('link', { name: /^Sable against/ }).click();
  for (const pilot of ['Ben', 'Cleo']) {
    await page.getByRole('button', { name: `I am ${pilot}` }).waitFor();
    await page.reload();
    await choose(page, pilot);
  }
  await film(page).waitFor();
  expect(await slips(page).count()).toBe(2);
  await page.reload();
  expect(await page.getByRole('button', { name: /(Sable|Tuck)( bails|:)/ }).count()).toBe(0);
  await throughSeveral(page);
  // The pilot who chose last has the device, and begins.
  await choose(page, 'Cleo');
  await choose(page, 'Ben');
  await film(page).waitFor();
});

test.each(['phone', 'desktop'] as const)(
  "a hangar game in which Marlow flies for an absent Ben is settled, and the victory is Ben's: %s",
  async (device) => {
    const { page } = await openApp({ ...PLAIN, device, sameLots: true });
    const hangar = await foundHangar(page);
    await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
    await muster(page, 'Ada: West', 'Ben: East');
    await page.getByRole('button', { name: /\bBen\b.*A computer pilot instead/ }).click();
    await page.getByRole('radio', { name: 'Marlow regular' }).click();
    await expectPageAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: /\bBen\b.*Marlow.*Another\?$/ }).waitFor();
    await page.getByRole('button', { name: /^Start the duel/ }).click();
    await slips(page).waitFor();
    await shot(page, `hangar-one-away-${device}`);
    await choose(page, 'Ada');
    await bailOut(page, 'Ada');
    const settle = page.getByRole('link', { name: /^Settle game 1/ });
    await settle.waitFor();
    await pause(page);
    await settle.click();
    const main = page.locator('settlement-dock .big');
    await main.waitFor();
    for (let steps = 0; steps < 200; steps += 1) {
      const name = page.getByLabel("The 'Mech's name");
      if (await name.isVisible()) await name.fill('Second Thunder');
      const said = await main.innerText();
      if (said.startsWith('Close the page')) break;
      await main.click();
      await expect.poll(() => main.innerText()).not.toBe(said);
    }
    await page.getByRole('button', { name: 'Close the page', exact: true }).click();
    await page.waitForURL(new RegExp(`#/hangar/${hangar}$`));
    expect(await cardsIn(page, hangar)).toEqual([
      'Ada: 0 t, 0 spent, 0 won, 0 parts, Second Thunder',
      "Ben: 60 t, 0 spent, 1 won, 0 parts, Ben's own",
    ]);
  },
);
