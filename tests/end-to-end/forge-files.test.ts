import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import type { Press } from './table.ts';
import {
  change,
  choose,
  chooseByKeys,
  goOn,
  goThrough,
  pressOn,
  startButton,
  tap,
} from './table.ts';

/** Two 'Mechs of one model: what another program writes of each. */
const unitFile = (chassis: string, tons: number, gun: string) => ({
  name: `${chassis} A.mtf`,
  mimeType: 'text/plain',
  buffer: Buffer.from(
    [
      ...[`chassis:${chassis}`, 'model:A', 'Config:Biped', `mass:${tons}`, 'heat sinks:14 Double'],
      ...['walk mp:5', 'jump mp:0', 'Weapons:2', `${gun}, Left Arm`, 'ER Medium Laser, Right Arm'],
    ].join('\n'),
  ),
});
const WOLF = unitFile('Timber Wolf', 75, 'ER Large Laser');
const THOR = unitFile('Thor', 70, 'ER PPC');

const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), address);
const isAt = (what: Locator): Promise<boolean> => what.evaluate((each) => each.matches(':focus'));
const tabTo = async (what: Locator): Promise<void> => {
  const { keyboard } = what.page();
  await what.waitFor();
  for (let steps = 0; steps < 120 && !(await isAt(what)); steps += 1) await keyboard.press('Tab');
  expect(await isAt(what)).toBe(true);
};
const byKeys: Press = async (what) => {
  await tabTo(what);
  await what.page().keyboard.press('Enter');
};

/** Brings a 'Mech's file to the forge. */
const bring = async (page: Page, press: Press, file: typeof WOLF, what: string): Promise<void> => {
  await press(page.getByRole('link', { name: 'From a record sheet' }));
  const asked = page.waitForEvent('filechooser');
  await press(page.getByLabel('Open a file'));
  await (await asked).setFiles(file);
  await page.getByRole('heading', { name: what }).waitFor();
};

/** Takes the change that is proposed in the dock, and waits for what comes out. */
const makeFair = async (page: Page, press: Press): Promise<void> => {
  const facts = page.locator('forged-view').getByText(/^Armor \d+, speed/);
  const before = await facts.innerText();
  await press(page.locator('.dock').getByRole('button', { name: /^Make it fair(er)?:/ }));
  await expect.poll(() => facts.innerText()).not.toBe(before);
  expect(await page.getByLabel('Added to armor').inputValue()).not.toBe('');
};

/** Puts the Thor on the shelf, and begins a duel with it. */
const intoDuel = async (page: Page, press: Press): Promise<void> => {
  await press(page.getByRole('button', { name: 'Put it on the shelf' }));
  await press(page.getByRole('button', { name: 'Use it in a duel' }));
  await change(page, press);
  const chosen = page.getByLabel("'Mech of the first pilot").locator('option:checked');
  expect((await chosen.innerText()).trim()).toBe('Thor');
  for (const [place, name] of Object.entries({ first: 'Ada', second: 'Ben' })) {
    const field = page.getByLabel(`Name of the ${place} pilot`);
    await (press === byKeys ? tabTo(field) : press(field));
    await field.selectText();
    await page.keyboard.type(name);
  }
  await press(startButton(page));
};

const print = async (page: Page): Promise<void> => {
  await goTo(page, '#/print/thor-a');
  await page.getByRole('heading', { name: /Thor.*35 pages/ }).waitFor();
  await expect.poll(() => page.locator('print-stage .sheet').count()).toBe(35);
};

test("by touch on a phone, two 'Mechs of one model come as files; one is made fair, both stand side by side on the shelf, and one is played and printed", async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/booklets' });
  await bring(page, tap, WOLF, 'Timber Wolf TIMBER-WOLF-A, 75 t');
  await makeFair(page, tap);
  await tap(page.getByRole('button', { name: 'Put it on the shelf' }));
  await page.getByRole('heading', { name: 'The Timber Wolf is on the shelf' }).waitFor();
  await expectPageAccessible(page);
  await tap(page.locator('sheet-dialog').getByRole('link', { name: 'To the booklets' }));
  await bring(page, tap, THOR, 'Thor THOR-A, 70 t');
  await intoDuel(page, tap);
  await choose(page, 'Ada', 52, tap);
  await choose(page, 'Ben', 62, tap);
  await goOn(page, 'Turn the pages', tap);
  await goThrough(page, tap);
  await page.getByText('Turn 2').first().waitFor();
  await goTo(page, '#/booklets');
  for (const mech of [/Timber Wolf TIMBER-WOLF-A/, /Thor THOR-A/])
    await page.getByRole('button', { name: mech }).scrollIntoViewIfNeeded();
  await shot(page, 'forge-two-files-phone');
  await print(page);
});

test("by keys alone, a 'Mech's file is read, made fair, put on the shelf, played and printed", async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/booklets' });
  await bring(page, byKeys, THOR, 'Thor THOR-A, 70 t');
  await makeFair(page, byKeys);
  await intoDuel(page, byKeys);
  await chooseByKeys(page, 'Ada', 52);
  await chooseByKeys(page, 'Ben', 62);
  await page.locator('turn-film [aria-live]').filter({ hasText: 'Ada calls 52' }).first().waitFor();
  const next = page.getByRole('heading', { name: /^(Ada|Ben) chooses$/ });
  for (let pages = 0; pages < 20 && !(await next.isVisible()); pages += 1)
    await pressOn(page, () => page.keyboard.press('ArrowRight'));
  await next.waitFor();
  await print(page);
});
