import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TurnFilm } from '../../src/elements/turn/film/turn-film.ts';
import { expectAccessibleInBoth, expectDrawnInType, expectPageAccessible } from './axe.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import { change, comeToChoose, pause, pressOn, takeIn } from './table.ts';

/** One against three, as a record of one turn; the lone pilot is damaged, so that it ends soon. */
const HEAD = [
  'viewscreen record 2',
  'lone: rfl-3n Ada',
  'rival: grf-1n Ben',
  'rival: grf-1n Cleo',
  'rival: rfl-3n Dora',
  'lone starts: armor 12',
  'ammunition: counted',
  '1. 52 62 62 58',
].join('\n');

/** Takes a record in, and goes on with it. */
const goOnFrom = async (page: Page, record: string): Promise<void> => {
  await takeIn(page, record);
  await page.getByRole('link', { name: /^Ada against Ben, Cleo and Dora/ }).click();
};

/** The stages of a fight, by their elements. */
const CURTAIN = 'shutter-curtain';
const CHOICE = 'choosing-stage';
const TELLING = 'turn-film';
const END = 'end-stage';
const ANY = [CURTAIN, CHOICE, TELLING, END].join(', ');

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await page.locator(ANY).first().waitFor();
};

/** The pilot the shutters wait for, or who is already choosing. */
const chooserOn = async (page: Page): Promise<string> => {
  const curtain = page.getByRole('button', { name: /^I am / });
  const chooses = page.getByRole('heading', { name: / chooses$/ });
  await curtain.or(chooses).first().waitFor();
  const words = await ((await curtain.isVisible()) ? curtain : chooses).textContent();
  return (words ?? '').replaceAll(/I am|Enter|chooses/g, '').trim();
};

/** The next pilot picks the first open row. */
const chooseFirst = async (page: Page): Promise<string> => {
  const pilot = await chooserOn(page);
  await comeToChoose(page, pilot);
  await page.locator('stat-card').getByRole('radio', { disabled: false }).first().click();
  await page.getByRole('button', { name: /^Lock in/ }).click();
  await page.locator(CHOICE).first().waitFor({ state: 'detached' });
  return pilot;
};

/** The step the film is at; none once it is over. */
const stepsIn = (page: Page): Promise<string[]> =>
  page
    .locator(TELLING)
    .evaluateAll((stages) => stages.map((stage) => JSON.stringify((stage as TurnFilm).step)));

/** Goes through one step of the film with all its pages or beats; a split stays as proposed. */
const tellOn = async (page: Page): Promise<void> => {
  const [before] = await stepsIn(page);
  for (let taps = 0; taps < 20 && (await stepsIn(page))[0] === before; taps += 1) {
    const lost = page.getByRole('button', { name: /\(\d+\)$/ });
    if (await lost.first().isVisible()) await lost.first().click();
    await pressOn(page);
  }
};

test('a fight for four is set up by name, and remembered', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'small phone' });
  await change(page);
  await page.getByLabel('Name of the first pilot').fill('Zoe');
  await page.getByRole('link', { name: 'Add a third pilot' }).click();
  await page.getByText('one against two: outnumbered').waitFor();
  await page.getByText('Zoe is alone against two').waitFor();
  await page.getByLabel('Name in seat 3').fill('Ben');
  await page.getByRole('button', { name: 'Another against Zoe' }).click();
  await page.getByLabel('Name in seat 4').fill('Dot');
  await page.getByLabel("'Mech in seat 4").selectOption('grf-1n');
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Move or remove Dot' }).click();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: "Alone, in Zoe's place" }).click();
  await page.getByText('Dot has seat 1, Zoe seat 4.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Seat 4: Zoe/ }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Zoe has seat 3, Ben 2 seat 4.').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'Start the fight' }).click();
  await page.getByRole('heading', { name: 'Dot' }).waitFor();
  const queue = page.getByRole('list', { name: 'The order of choosing' });
  expect(await queue.getByRole('listitem').locator('b').allTextContents()).toEqual([
    ...['Dot', 'Ben', 'Zoe', 'Ben 2'],
  ]);
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('link', { name: /^Dot, Ben, Zoe and Ben 2, turn 1 Go on/ }).waitFor();
  await change(page);
  await page.getByRole('link', { name: 'Add a third pilot' }).click();
  await page.getByText('A fight for four').waitFor();
  expect(await page.getByLabel('Name in seat 1').inputValue()).toBe('Dot');
});

test('a fight of three against one is played to the end, with a reload at every step', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/records' });
  await goOnFrom(page, HEAD);
  const chose: string[] = [];
  /** The kinds of steps that were checked, each at its first. */
  const looked = new Set<string>();
  for (let steps = 0; steps < 200; steps += 1) {
    await page.locator(ANY).first().waitFor();
    await reload(page);
    if (await page.locator(END).isVisible()) break;
    if (await page.locator(`${CURTAIN}, ${CHOICE}`).first().isVisible())
      chose.push(await chooseFirst(page));
    else {
      const [step = ''] = await stepsIn(page);
      const kind = /"kind":"([^"]+)"/.exec(step)?.[1];
      if (kind && !looked.has(kind)) {
        looked.add(kind);
        await expectPageAccessible(page);
        await shot(page, `fight-${kind.replaceAll(' ', '-')}`);
      }
      await tellOn(page);
    }
    await page.waitForTimeout(60);
  }
  await page.getByRole('heading', { level: 1, name: /win/ }).waitFor();
  expect(looked).toContain('marks');
  // From neighbor to neighbor, and in this turn back again.
  expect(chose.slice(0, 4)).toEqual(['Dora', 'Cleo', 'Ben', 'Ada']);
  await page.getByRole('row', { name: /Ada.*Ben, Cleo and Dora/ }).waitFor();
  await expectPageAccessible(page);
  await expectDrawnInType(page);
  await shot(page, 'fight-end');
  await pause(page);
  await page.getByRole('button', { name: /^Again: Ben alone/ }).click();
  await page.getByRole('heading', { name: 'Ben', exact: true }).waitFor();
});
