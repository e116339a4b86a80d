import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectDrawnInType, expectPageAccessible } from './axe.ts';
import { openApp, shot } from './harness.ts';

/** One against three, as a record of no turns. */
const HEAD = [
  'viewscreen record 2',
  'lone: rfl-3n Ada',
  'rival: grf-1n Ben',
  'rival: grf-1n Cleo',
  'rival: rfl-3n Dora',
  'ammunition: counted',
].join('\n');

/** Takes a record in, and goes on with it. */
const takeIn = async (page: Page, record: string): Promise<void> => {
  await page.getByRole('button', { name: 'Paste a record in' }).click();
  await page.getByLabel('Its text').fill(record);
  await page.getByRole('button', { name: 'Take it in' }).click();
  await page.getByRole('link', { name: /^Ada against Ben, Cleo and Dora/ }).click();
};

/** Where the fight stands by what is seen of it. */
const CURTAIN = 'shutter-curtain';
const CHOICE = 'choosing-stage, lone-choosing';
const TELLING = 'many-exchange';
const END = 'fight-end';
const ANY = [CURTAIN, CHOICE, TELLING, END].join(', ');

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await page.locator(ANY).first().waitFor();
};

/** Whoever the curtain names takes the first row that is open. */
const chooseFirst = async (page: Page): Promise<string> => {
  const i = page.getByRole('button', { name: /^I am / });
  await i.waitFor();
  const pilot = ((await i.textContent()) ?? '').replace(/I am|Enter/g, '').trim();
  await page.waitForTimeout(750);
  await i.click();
  await page.getByRole('heading', { name: `${pilot} chooses` }).waitFor();
  await page.getByRole('radio', { disabled: false }).first().click();
  await page.getByRole('button', { name: /^Lock in/ }).click();
  await page.locator(CHOICE).first().waitFor({ state: 'detached' });
  return pilot;
};

/** One step of the telling; where the modifier is shared the first offer is taken. */
const tellOn = async (page: Page): Promise<void> => {
  const told = page.locator(TELLING);
  if (await told.getByRole('button', { name: 'Share the modifier' }).isVisible()) {
    await told
      .getByRole('button', { name: /^Ben|^Cleo|^Dora/ })
      .first()
      .click();
    await told.getByRole('button', { name: 'Share the modifier' }).waitFor({ state: 'detached' });
  } else
    await told.getByRole('button', { name: /^(Nobody leaves|Go on|Turn|See the end)/ }).click();
};

test('three against one are played to the end, with a reload at every step', async () => {
  const { page } = await openApp({ device: 'phone', path: '#/records', reducedMotion: true });
  await takeIn(page, HEAD);
  const chose: string[] = [];
  for (let steps = 0; steps < 200; steps += 1) {
    await page.locator(ANY).first().waitFor();
    await reload(page);
    if (await page.locator(END).isVisible()) break;
    if (await page.locator(CURTAIN).isVisible()) chose.push(await chooseFirst(page));
    else await tellOn(page);
    await page.waitForTimeout(60);
  }
  await page.getByRole('heading', { level: 1, name: /win/ }).waitFor();
  // From neighbour to neighbour, and back again.
  expect(chose.slice(0, 8)).toEqual([
    ...['Ada', 'Ben', 'Cleo', 'Dora'],
    ...['Dora', 'Cleo', 'Ben', 'Ada'],
  ]);
  await page.getByRole('row', { name: /Ada.*Ben, Cleo and Dora/ }).waitFor();
  await expectPageAccessible(page);
  await expectDrawnInType(page);
  await shot(page, 'fight-end');
  await page.getByRole('button', { name: /^Again: Ben alone/ }).click();
  await page.getByRole('heading', { name: 'Ben' }).waitFor();
});
