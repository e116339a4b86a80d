import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defenseStage, firstMorning, patrolStage } from './contract-stages.ts';
import type { Stage } from './contract-stages.ts';
import { restoredHangar } from './hangar-filed.ts';
import { foundHangar } from './hangar-founding.ts';
import { cardsIn } from './hangar-games.ts';
import { PLAIN, openApp } from './harness.ts';
import { restoreFrom, saveFile, settle, take, toThePage } from './settling.ts';
import { bailOut, choose, chooses, enter, goThrough, pressOn, tap, wipe } from './table.ts';

// Contracts by touch, from what a person does first to what is done last; later stages come from files by the rules.

const PHONE = { ...PLAIN, device: 'phone', sameLots: true } as const;

const go = (page: Page, path: string): Promise<string> =>
  page.evaluate((to) => (location.hash = to), `#/hangar/${path}`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const status = (page: Page, line: string) => page.getByRole('status').filter({ hasText: line });

/** From the end of a fight over its page to the road, every offer taken as it lies; how many presses that took. */
const backToRoad = async (page: Page, press = tap): Promise<number> => {
  await toThePage(page, press);
  const main = page.locator('settlement-dock .big');
  const close = page.getByRole('button', { name: 'Close the page', exact: true });
  await main.waitFor();
  await page.reload();
  await main.waitFor();
  let presses = 2;
  while (!(await close.isVisible())) {
    const words = await main.innerText();
    await press(main);
    presses += 1;
    await expect
      .poll(async () => (await close.isVisible()) || (await main.innerText()) !== words)
      .toBe(true);
  }
  await press(close);
  await page.waitForURL(/\/road$/);
  return presses;
};

/** Restores a stage, and makes the one choice of it from the road, after a reload. */
const lastChoice = async (page: Page, stage: Stage): Promise<string> => {
  const hangar = await restoredHangar(page, stage.file);
  await go(page, `${hangar}/road`);
  await button(page, 'Go on').waitFor();
  await page.reload();
  await button(page, 'Go on').tap();
  await choose(page, 'Ada', stage.console, tap);
  return hangar;
};

test('one pilot beats a stranger, salvages two parts, and takes a contract, which is the same after a reload', async () => {
  const { page } = await openApp(PHONE);
  const hangar = await foundHangar(page, ['Ada'], ['grf-1n']);
  await go(page, `${hangar}/muster`);
  await page.getByLabel("The stranger's name").fill('Vera');
  await button(page, /^2 Vera/).tap();
  await page.getByRole('radio', { name: 'Vera', exact: true }).check();
  await page.keyboard.press('Escape');
  await button(page, /^Start the duel/).tap();
  await choose(page, 'Ada', undefined, tap);
  await choose(page, 'Vera', undefined, tap);
  await bailOut(page, 'Vera', tap);
  await toThePage(page, tap);
  await settle(page, hangar, { 'Ada: Salvage': take('Left Arm', 'Gyro') });
  expect(await cardsIn(page, hangar)).toEqual(["Ada: 60 t, 0 spent, 1 won, 2 parts, Ada's own"]);

  await page.getByRole('link', { name: /^A contract/ }).tap();
  await button(page, 'Take the contract').tap();
  await page.getByText('12 of 12 days left').waitFor();
  const offers = () => page.locator('.offer b.titled').allInnerTexts();
  const before = await offers();
  await page.reload();
  await page.getByText('12 of 12 days left').waitFor();
  expect(await offers()).toEqual(before);
});

test("after a defense that is held, a lesson, a new pilot and a rest, an assault is lost with its 'Mech, and the new pilot flies", async () => {
  const { page } = await openApp(PHONE);
  const hangar = await lastChoice(page, defenseStage());
  await goThrough(page, tap);
  await page.getByText(/^Defend .+ done: \d0 MC and \d threat\.$/).waitFor();
  expect(await backToRoad(page)).toBeLessThanOrEqual(8);
  await page.getByText(/^Day 1, Defend .+, done: \d+ MC$/).waitFor();
  await page.getByText('held off').waitFor();

  await button(page, 'Choose…').tap();
  await page.getByRole('radio', { name: 'PPC' }).check();
  await button(page, 'Learn it').tap();
  await button(page, 'Choose…').waitFor({ state: 'hidden' });
  await page.getByText('Buy', { exact: true }).tap();
  await button(page, /^Hire a pilot/).tap();
  await page.getByLabel("The pilot's name").fill('Ben');
  const called = await page.getByLabel("The 'Mech's name").inputValue();
  await button(page, /^Hire for/).tap();
  await page.getByText(`Ben flies ${called}`).waitFor();
  await button(page, 'Rest a day').tap();
  await button(page, 'Rest a day').last().tap();
  await status(page, 'Day 3,').waitFor();

  // From the road to the first choice with a card, with reloads, after which a briefing has to be opened again.
  const briefing = async (): Promise<void> => {
    await page.locator('.offer').filter({ hasText: 'Assault' }).tap();
    await button(page, /^Briefing/).tap();
    await button(page, /^Turn the .* cards$/).waitFor();
  };
  await briefing();
  await page.reload();
  await briefing();
  let taps = 2;
  const tapOn = async (what: ReturnType<typeof button>): Promise<void> => {
    await what.tap();
    taps += 1;
  };
  await tapOn(button(page, /^Turn the .* cards$/));
  await tapOn(page.locator('button.card').filter({ hasText: 'One enemy' }).first());
  await tapOn(button(page, /^Play it/).first());
  const played = page.locator('.chips .inked');
  await played.waitFor();
  await page.reload();
  await played.waitFor();
  await tapOn(button(page, /^Fight /));
  await chooses(page, 'Ada');
  expect(taps).toBeLessThanOrEqual(7);

  // What has begun goes on where it was, and cannot be called off.
  await go(page, hangar);
  await page.getByRole('link', { name: /^Go on with game/ }).waitFor();
  expect(await button(page, /^Call it off/).count()).toBe(0);
  await go(page, `${hangar}/road`);
  await button(page, 'Go on').tap();
  await choose(page, 'Ada', undefined, tap);
  await page.reload();
  await bailOut(page, 'Ada', tap);
  await page.getByText(/^Assault .+ lost: no pay\.$/).waitFor();
  expect(await backToRoad(page)).toBeLessThanOrEqual(8);
  await page.getByText(/^Day 3, Assault .+, lost: no pay$/).waitFor();
  await button(page, /^Briefing/).tap();
  await button(page, /^Turn the .* cards$/).tap();
  await page.getByText('Ada cannot fly before day 6').waitFor();
  await button(page, /^Fight /).tap();
  await chooses(page, 'Ben');
});

test('an escape from a patrol fulfills a contract, and its hangar comes back from its file as it was', async () => {
  const { host, page } = await openApp(PHONE);
  const hangar = await lastChoice(page, patrolStage());
  const escape = button(page, 'Ada escapes?').first();
  while (!(await escape.isVisible())) await pressOn(page, tap);
  await escape.tap();
  await button(page, /^Ada escapes from turn 6 on, an escape completes the mission/).tap();
  await page.getByText(/^Patrol .+ done: \d0 MC and \d threat\.$/).waitFor();
  await backToRoad(page);
  const line = await page
    .getByText(/^Fulfilled on day \d+, with \d+ threat\.$/)
    .first()
    .innerText();
  const cards = await cardsIn(page, hangar);
  await go(page, hangar);
  const saved = await saveFile(page);
  await wipe(page, host);
  await restoreFrom(page, host, saved);
  await go(page, `${hangar}/road`);
  await page.getByText(line).first().waitFor();
  expect(await cardsIn(page, hangar)).toEqual(cards);
  await go(page, hangar);
  expect((await saveFile(page)).buffer.equals(saved.buffer)).toBe(true);
});

test('by keys alone, one pilot goes from the road to a fight, over its page, and to the next day', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop', sameLots: true });
  const hangar = await restoredHangar(page, firstMorning());
  await go(page, `${hangar}/road`);
  await status(page, 'Day 1,').waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await button(page, /^Turn the .* cards$/).waitFor();
  await page.keyboard.press('Enter');
  await button(page, /^Fight /).waitFor();
  await page.keyboard.press('Enter');
  await chooses(page, 'Ada');
  const got = button(page, 'Got it');
  if (await got.isVisible()) await got.press('Enter');
  await page.keyboard.press('ArrowDown');
  await button(page, /^Lock in/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('seal fits').waitFor();
  await bailOut(page, 'Ada', enter);
  expect(await backToRoad(page, enter)).toBeLessThanOrEqual(8);
  await status(page, 'Day 2,').waitFor();
});
