import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseBookletText } from '../../src/rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { readBooklet } from '../../src/rules/booklet/read-booklet.ts';
import { findingText } from '../../src/rules/words/finding-text.ts';
import { playsHash } from '../../src/tactics/duel/plays-hash.ts';
import { playsOf } from '../../src/tactics/duel/plays.ts';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import type { Hand } from './typed-booklet.ts';
import {
  printedConsoles,
  typeCover,
  typeCriticals,
  typePicture,
  typeRow,
  typeStatus,
} from './typed-booklet.ts';
import {
  change,
  choose,
  chooseByKeys,
  click,
  enter,
  goOn,
  goThrough,
  startButton,
  tap,
} from './table.ts';

const printed = (): BookletDocument =>
  JSON.parse(readFileSync('books/grf-1n.json', 'utf8')) as BookletDocument;

/** A Griffin of one's own with three slips of a typing hand, one of which can be mended in two ways. */
const withThreeSlips = (): string => {
  const document = printed();
  const type = (holder: number, owner: number, cell: string): void => {
    Object.assign(document.consoles[holder] ?? {}, { [owner]: cell });
  };
  type(30, 36, '28');
  type(26, 44, '32F');
  type(62, 58, '44');
  return JSON.stringify({ ...document, statCard: { ...document.statCard, armor: 40 } });
};

/** All that a turn reads of a booklet, as a hash. */
const hashOf = (document: BookletDocument): string => playsHash(playsOf(readBooklet(document, '')));

const isAt = (what: Locator): Promise<boolean> => what.evaluate((each) => each.matches(':focus'));

const faults = (page: Page) => page.locator('check-panel .cards > .fault');

test('a file with three faults is mended by taps alone, put on the shelf and played', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/booklets' });
  const asked = page.waitForEvent('filechooser');
  await tap(page.getByText('Choose files'));
  await (
    await asked
  ).setFiles({
    ...{ name: 'griffin.json', mimeType: 'application/json' },
    buffer: Buffer.from(withThreeSlips()),
  });
  await tap(page.getByRole('button', { name: 'Mend it' }));
  await page.getByRole('heading', { name: '3 faults keep it out of the game' }).waitFor();
  await expectPageAccessible(page);
  await shot(page, 'workshop-check-phone');
  for (const cell of ['23F', '29', '47'])
    await tap(page.getByRole('button', { name: `Take ${cell}` }));
  await page.getByRole('heading', { name: 'Nothing to mend' }).waitFor();
  expect(await faults(page).count()).toBe(0);
  await tap(page.getByRole('button', { name: 'Put it on the shelf' }));
  await page.getByRole('heading', { name: "GRF-1N is the Griffin's" }).waitFor();
  await tap(page.getByRole('button', { name: 'Put it there as GRF-1N-2' }));
  await page.getByText('Griffin GRF-1N-2 is on the shelf.').waitFor();
  await tap(page.getByRole('button', { name: 'Use it in a duel' }));
  // The notice of the shelf does not stand over the duel.
  await page.getByText('Griffin GRF-1N-2 is in the next duel.').waitFor();
  expect(await page.getByRole('button', { name: 'Use it in a duel' }).count()).toBe(0);
  await change(page, tap);
  await page.getByLabel('Name of the first pilot').fill('Ada');
  await page.getByLabel('Name of the second pilot').fill('Ben');
  await tap(startButton(page));
  await choose(page, 'Ada', 58, tap);
  await choose(page, 'Ben', 62, tap);
  // The Griffin of the game has page 43 there.
  const called = (await page.locator('turn-film .look-up').innerText()).replace(/\s+/g, ' ');
  expect(called).toContain('console 62 , number 58 , view screen 47');
  await goOn(page, 'Turn the pages', tap);
  await goThrough(page, tap);
  await page.getByText('Turn 2').first().waitFor();
});

/** What of the Griffin is typed: the last row of each range and three pages; in a trial of the whole, all of it from blank. */
const isWhole = process.env['WHOLE'] !== undefined;
const isTypedRow = (row: number): boolean => isWhole || [5, 20, 28].includes(row);
const isTypedPage = (number: number): boolean => isWhole || [9, 27, 47].includes(number);

/** The Griffin without what is typed, for the beginning. */
const begun = (): object => {
  const { consoles: _consoles, ...document } = printed();
  return {
    ...document,
    statCard: {
      ...document.statCard,
      maneuvers: document.statCard.maneuvers.filter((_maneuver, row) => !isTypedRow(row)),
    },
    viewScreens: Object.fromEntries(
      Object.entries(document.viewScreens).filter(([number]) => !isTypedPage(Number(number))),
    ),
  };
};

/** Brings a booklet that has faults, and opens it as a draft. */
const bring = async ({ page, press }: Hand, document: object): Promise<void> => {
  const asked = page.waitForEvent('filechooser');
  await press(page.getByText('Choose files'));
  const buffer = Buffer.from(JSON.stringify(document));
  await (await asked).setFiles({ name: 'griffin.json', mimeType: 'application/json', buffer });
  await press(page.getByRole('button', { name: 'Mend it' }));
};

/** Opens the draft: nothing at all, or what is not typed. */
const begin = async (hand: Hand): Promise<void> => {
  if (!isWhole) return bring(hand, begun());
  await hand.press(hand.page.getByRole('button', { name: 'New booklet' }));
  await hand.press(hand.page.getByRole('button', { name: 'Begin' }));
};

/** The draft as its file has it. */
const savedFile = async ({ page, press }: Hand): Promise<BookletDocument> => {
  await press(page.getByRole('button', { name: /^Check/ }));
  await expect.poll(() => page.locator('check-panel .cards').innerText()).toBe('');
  await page.getByRole('heading', { name: 'Nothing to mend' }).waitFor();
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Save its file' }));
  const parsed = parseBookletText(readFileSync(await (await saved).path(), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.faults.map(findingText).join('\n'));
  return parsed.booklet.document;
};

test('the Griffin typed in by clicks, keys and a paste plays as the one of the game', async () => {
  const document = printed();
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets' });
  const hand = { page, press: click };
  await begin(hand);
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  if (isWhole) await typeCover(hand, document);
  for (const [row, maneuver] of document.statCard.maneuvers.entries())
    if (isTypedRow(row)) await typeRow(hand, row, maneuver);
  await expectPageAccessible(page);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  for (const [key, screen] of Object.entries(document.viewScreens)) {
    const number = Number(key);
    if (!isTypedPage(number)) continue;
    await page.locator(`pages-panel [data-page="${number}"]`).click();
    await typePicture(hand, number, screen);
    await typeStatus(hand, number, screen);
    if (screen.criticals) await typeCriticals(hand, number, screen);
    await page.getByRole('button', { name: 'All pages' }).click();
  }
  await page.locator('pages-panel [data-page="25"]').click();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await page.getByLabel('Paste here').fill(printedConsoles(document));
  await page.getByRole('button', { name: 'Take 384 cells' }).click();
  expect(hashOf(await savedFile(hand))).toBe(hashOf(document));
});

/** The Griffin without a console, a status and the last lines of a critical damage display. */
const unfinished = (): object => {
  const { consoles, viewScreens, ...document } = printed();
  const { 8: _console, ...others } = consoles as Record<string, unknown>;
  const { status: _status, ...page } = viewScreens['27'] ?? { status: {} };
  const criticals = viewScreens['27']?.criticals?.slice(0, 4);
  return {
    ...document,
    viewScreens: { ...viewScreens, 27: { ...page, criticals } },
    consoles: others,
  };
};

/** Opens the first cell of the console that is missing. */
const openConsole = async ({ page, press }: Hand): Promise<void> => {
  await press(page.getByRole('button', { name: 'Pages', exact: true }));
  await press(page.locator('pages-panel [data-page="7"]'));
};

test('by touch on a phone, a console is typed on the pad, a status and criticals by taps', async () => {
  const document = printed();
  const { page } = await openApp({ ...PLAIN, device: 'phone', path: '#/booklets' });
  const hand = { page, press: tap };
  await bring(hand, unfinished());
  await openConsole(hand);
  await tap(page.locator('console-grid [data-owner="2"]'));
  for (const cell of Object.values(document.consoles['8'] ?? {}))
    for (const sign of cell === '00' ? ['00'] : cell)
      await tap(page.locator('page-desk .pad').getByRole('button', { name: sign, exact: true }));
  await expectPageAccessible(page);
  await shot(page, 'workshop-console-phone');
  await tap(page.getByRole('button', { name: 'Done' }));
  await tap(page.getByRole('button', { name: 'All pages' }));
  await expectPageAccessible(page);
  await tap(page.locator('pages-panel [data-page="27"]'));
  const screen = document.viewScreens['27'];
  if (!screen) throw new Error('no view screen 27');
  await typeStatus(hand, 27, screen);
  await typeCriticals(hand, 27, screen, 4);
  expect(hashOf(await savedFile(hand))).toBe(hashOf(document));
});

test('by keys alone, a console is typed cell by cell, a slip is taken back, and the booklet is played', async () => {
  const game = printed();
  const document = { ...game, statCard: { ...game.statCard, armor: 40 } };
  const { consoles, ...others } = document;
  const { 8: _console, ...rest } = consoles as Record<string, unknown>;
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets' });
  const hand = { page, press: click };
  await bring(hand, { ...others, consoles: rest });
  await openConsole(hand);
  const { keyboard } = page;
  /** Goes there by Tab. */
  const reach = async (what: Locator): Promise<void> => {
    await what.waitFor();
    for (let steps = 0; steps < 90 && !(await isAt(what)); steps += 1) await keyboard.press('Tab');
    expect(await isAt(what)).toBe(true);
  };
  const pressed = async (name: string | RegExp): Promise<void> => {
    await reach(page.getByRole('button', { name }).first());
    await keyboard.press('Enter');
  };
  const first = page.locator('console-grid [data-owner="2"]');
  await reach(first);
  await keyboard.type('34');
  await page
    .getByText(/View screen 34 does not exist/i)
    .first()
    .waitFor();
  await keyboard.press('Control+z');
  for (let steps = 0; steps < 8 && !(await isAt(first)); steps += 1)
    await keyboard.press('ArrowUp');
  await keyboard.type(Object.values(document.consoles['8'] ?? {}).join(''));
  await keyboard.press('Enter');
  expect(hashOf(await savedFile({ page, press: enter }))).toBe(hashOf(document));
  await pressed('Put it on the shelf');
  await pressed('Put it there as GRF-1N-2');
  await pressed('Use it in a duel');
  await pressed(/^Play\b/);
  await chooseByKeys(page, 'Ada', 58);
  await page.locator('turn-film').waitFor();
});
