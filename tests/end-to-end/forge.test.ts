import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookletText } from '../../src/forge/booklet-text.ts';
import { forge } from '../../src/forge/forge.ts';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { sheetOf } from '../forge/forged.ts';
import { expectAccessibleInBoth, expectPageAccessible } from './axe.ts';
import { cardsIn } from './hangar-games.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import { settle, take, toThePage } from './settling.ts';
import type { Press } from './table.ts';
import { choose, click, goThrough, muster, startButton, tap } from './table.ts';

const weapon = (page: Page, place: number) => page.getByRole('group', { name: `Weapon ${place}` });

/** Writes a weapon of the sheet: what it is, and where. */
const arm = async (
  page: Page,
  press: Press,
  place: number,
  [word, count, at, shots]: readonly [string, string, readonly string[], string?],
): Promise<void> => {
  const entry = weapon(page, place);
  await entry.getByLabel('Weapon', { exact: true }).fill(word);
  await entry.getByLabel('How many').fill(count);
  if (shots !== undefined) await entry.getByLabel('Shots for each').fill(shots);
  await press(entry.getByText('Where:'));
  for (const each of at) await press(entry.getByLabel(each, { exact: true }));
};

/** Types in the Hunchback's sheet field by field. */
const typeHunchback = async (page: Page, press: Press): Promise<void> => {
  for (const [label, value] of [
    ['Designation', 'HBK-4G'],
    ['Name', 'Hunchback'],
    ['Weight', '50'],
    ['Walk', '4'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  const guns = [
    ['ac/20', '1', ['Right torso'], '10'],
    ['medium laser', '2', ['Right arm', 'Left arm']],
    ['small laser', '1', ['Head']],
  ] as const;
  for (const [place, gun] of guns.entries()) {
    if (place > 0) await press(page.getByRole('button', { name: 'Add a weapon' }));
    await arm(page, press, place + 1, gun);
  }
  await press(page.getByText('More about it'));
  await page.getByLabel('Source of the facts').fill('Quick-Start sheet');
  await page.getByRole('group', { name: 'Balance' }).getByLabel('Armor').fill('2');
  await press(page.getByText('How it is drawn'));
  for (const [label, choice] of [
    ...([
      ['Build', 'broad'],
      ['Torso', 'barrel'],
      ['Head', 'sunk'],
      ['Arms', 'hands'],
    ] as const),
    ...([
      ['Shoulders', 'drums'],
      ['Legs', 'greaves'],
      ['Antenna', 'no'],
    ] as const),
    ...([
      ['Marking', 'stripes'],
      ['Front cover', 'ruin'],
      ['Ground', 'stones'],
    ] as const),
    ...([
      ['Horizon', 'towers'],
      ['Takes cover behind', 'ruin'],
    ] as const),
  ])
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(choice);
};

/** What Ada and Ben call until an autocannon fells the Griffin. */
const BLOWS = [
  { Ada: 52, Ben: 62 },
  { Ada: 18, Ben: 28 },
  { Ada: 18, Ben: 28 },
  { Ada: 32, Ben: 28 },
] as const;

test('a Hunchback typed in is the booklet on the shelf; renamed, it is saved, printed, and flown in a hangar game to the salvage', async () => {
  const { page, host } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets' });
  await page.getByRole('link', { name: 'From a record sheet' }).click();
  await typeHunchback(page, click);
  // The very edition that came with the game: equal to the last letter.
  await page
    .getByText('This very booklet stands on the shelf already: the Hunchback HBK-4G.')
    .waitFor();
  await page.getByText(/^(On average that is|The smallest change|No balance)/).waitFor();
  expect(await page.locator('weighing-panel tbody tr').count()).toBe(7);
  await expectAccessibleInBoth(page);
  await shot(page, 'forge-desktop');

  await page.getByLabel('Designation').fill('HBK-4G-2');
  await page.getByRole('button', { name: 'Put it on the shelf' }).click();
  await page.getByRole('heading', { name: 'The Hunchback is on the shelf' }).waitFor();
  await expectPageAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: "Save the booklet's file" }).click();
  const saved = readFileSync(await (await downloading).path(), 'utf8');
  const forged = forge({ ...sheetOf('hbk-4g'), designation: 'HBK-4G-2' });
  expect(JSON.parse(saved)).toEqual(forged.ok && forged.document);
  expect(saved).toBe(bookletText(JSON.parse(saved) as BookletDocument));
  await page.getByRole('link', { name: 'Print it' }).click();
  await page.getByRole('heading', { name: /Hunchback.*35 pages/ }).waitFor();

  // Its sheet can be opened again.
  await page.goto(`${host.address}#/booklets`);
  await page.getByRole('button', { name: /Hunchback HBK-4G-2/ }).click();
  await page.getByRole('link', { name: 'Its sheet' }).click();
  await page.getByText('This very booklet stands on the shelf already').waitFor();
  await page.getByText('More about it').click();
  await page.getByRole('group', { name: 'Balance' }).getByLabel('Armor').fill('3');
  await page.getByRole('button', { name: 'Forge it again' }).click();
  await page.getByText('Armor: 37 before, now 38.').waitFor();
  await page.getByRole('button', { name: 'Make the new edition' }).click();
  await page.getByRole('heading', { name: 'The Hunchback is on the shelf' }).waitFor();

  // Ada enlists in it, and fells Ben's Griffin.
  await page.goto(`${host.address}#/hangar`);
  await page.getByRole('button', { name: 'Start a hangar' }).click();
  await page.getByLabel('Its name').fill('Tuesdays');
  await page.getByRole('button', { name: 'Start the hangar' }).click();
  for (const [pilot, mech] of [
    ['Ada', 'Hunchback HBK-4G-2, 50 t'],
    ['Ben', 'Griffin GRF-1N, 55 t'],
  ] as const) {
    await page
      .getByRole('button', { name: /^Add (the first|a) pilot/ })
      .first()
      .click();
    await page.getByLabel("The pilot's name").fill(pilot);
    await page.locator('mech-choice select').selectOption({ label: mech });
    await page.getByLabel("The 'Mech's name").fill(`${pilot}'s own`);
    await page.getByRole('button', { name: 'Add the pilot' }).click();
    await page.getByText(`${pilot} flies ${pilot}'s own.`).waitFor();
  }
  await page.getByRole('link', { name: 'Muster a game' }).click();
  const [, hangar = ''] = /#\/hangar\/([^/]+)/.exec(page.url()) ?? [];
  await muster(page, 'Ada: West', 'Ben: East');
  await startButton(page).click();
  for (const [place, calls] of BLOWS.entries()) {
    // The pilot who turned the last page has the device.
    const inTurn = Object.entries(calls);
    for (const [pilot, console] of place % 2 === 0 ? inTurn : inTurn.toReversed())
      await choose(page, pilot, console);
    await goThrough(page);
  }
  await toThePage(page);
  await settle(page, hangar, {
    'Ada: Salvage': take('Left Leg Actuator'),
    'Ben: A new pilot': (on) => on.getByLabel("The new pilot's name").fill('Cleo'),
  });
  expect(await cardsIn(page, hangar)).toEqual([
    "Ada: 55 t, 0 spent, 1 won, 1 parts, Ada's own",
    'Ben: 0 t, 0 spent, 0 won, 0 parts, killed',
    'Cleo: 0 t, 0 spent, 0 won, 0 parts, Old Thunder',
  ]);
});

test('by touch on a phone, a sheet survives a reload, is corrected and put on the shelf', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/forge' });
  await page.getByLabel('Name', { exact: true }).fill('Mule');
  await page.getByLabel('Walk').fill('99');
  await arm(page, tap, 1, ['ppc', '1', ['Right arm']]);
  await page
    .getByText(/99 is too large|at most 20|1–20|20/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Put it on the shelf' }).tap();
  // Each missing entry is reported at its field, and the first has the focus.
  const designation = page.getByLabel('Designation');
  await expect.poll(() => designation.evaluate((each) => each.matches(':focus'))).toBe(true);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Mule');
  expect(await page.getByLabel('Walk').getAttribute('aria-invalid')).toBe('true');
  await expectPageAccessible(page);
  await shot(page, 'forge-to-mend-phone');
  await designation.fill('mul 1a');
  await designation.blur();
  await page.getByRole('button', { name: 'Write MUL-1A' }).tap();
  await page.getByLabel('Walk').fill('5');
  await page.getByLabel('Weight').fill('55');
  await page.getByRole('button', { name: 'See what comes out' }).tap();
  await page.getByRole('heading', { name: 'Mule MUL-1A, 55 t' }).waitFor();
  await expectPageAccessible(page);
  await shot(page, 'forge-phone');
  await page.getByRole('button', { name: 'Put it on the shelf' }).tap();
  await page.getByRole('heading', { name: 'The Mule is on the shelf' }).waitFor();
  await expectPageAccessible(page);
});

test('by keys alone, a sheet is typed in and put on the shelf', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets' });
  const { keyboard } = page;
  await page.getByRole('link', { name: 'From a record sheet' }).press('Enter');
  await page.getByLabel('Designation').waitFor();
  const isAt = (what: Locator): Promise<boolean> => what.evaluate((each) => each.matches(':focus'));
  const tabTo = async (what: Locator): Promise<void> => {
    for (let steps = 0; steps < 40 && !(await isAt(what)); steps += 1) await keyboard.press('Tab');
    expect(await isAt(what)).toBe(true);
  };
  await tabTo(page.getByLabel('Designation'));
  for (const words of ['MUL-2B', 'Mule', '55', '5']) {
    await keyboard.type(words);
    await keyboard.press('Tab');
  }
  await tabTo(weapon(page, 1).getByLabel('Weapon', { exact: true }));
  await keyboard.type('Large l');
  await keyboard.press('Enter');
  await tabTo(weapon(page, 1).locator('summary'));
  await keyboard.press('Enter');
  await tabTo(weapon(page, 1).getByLabel('Left arm'));
  await keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Add a weapon' }));
  await keyboard.press('Enter');
  const second = weapon(page, 2).getByLabel('Weapon', { exact: true });
  await expect.poll(() => isAt(second)).toBe(true);
  await keyboard.type('SRM 6');
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Mule MUL-2B, 55 t' }).waitFor();
  await tabTo(page.getByRole('button', { name: 'Put it on the shelf' }));
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The Mule is on the shelf' }).waitFor();
  await expectPageAccessible(page);
});
