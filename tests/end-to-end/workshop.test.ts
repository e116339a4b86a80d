import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { readBooklet } from '../../src/rules/booklet/read-booklet.ts';
import { playsHash } from '../../src/tactics/duel/plays-hash.ts';
import { playsOf } from '../../src/tactics/duel/plays.ts';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp, shot } from './harness.ts';
import {
  printedConsoles,
  typeCover,
  typeCriticals,
  typePicture,
  typeRow,
  typeStatus,
} from './typed-booklet.ts';
import { change, choose, goOn, goThrough, startButton, tap } from './table.ts';

const printed = (): BookletDocument =>
  JSON.parse(readFileSync('books/grf-1n.json', 'utf8')) as BookletDocument;

/** A Griffin of one's own with three slips of a typing hand: two wrong digits, and two that were swapped. */
const withThreeSlips = (): string => {
  const document = printed();
  const type = (holder: number, owner: number, cell: string): void => {
    Object.assign(document.consoles[holder] ?? {}, { [owner]: cell });
  };
  type(30, 36, '28');
  type(26, 44, '32F');
  type(44, 26, '16B');
  return JSON.stringify({ ...document, statCard: { ...document.statCard, armor: 40 } });
};

/** All that a turn reads of a booklet, as a hash. */
const hashOf = (document: BookletDocument): string => playsHash(playsOf(readBooklet(document, '')));

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
  for (const cell of ['23F', '29', '61B'])
    await tap(page.getByRole('button', { name: `Take ${cell}` }));
  await page.getByRole('heading', { name: 'Nothing to mend' }).waitFor();
  expect(await faults(page).count()).toBe(0);
  await tap(page.getByRole('button', { name: 'Put it on the shelf' }));
  await page.getByRole('heading', { name: "GRF-1N is the Griffin's" }).waitFor();
  await tap(page.getByRole('button', { name: 'Put it there as GRF-1N-2' }));
  await page.getByText('Griffin GRF-1N-2 is on the shelf.').waitFor();
  await tap(page.getByRole('button', { name: 'Use it in a duel' }));
  await change(page, tap);
  await page.getByLabel('Name of the first pilot').fill('Ada');
  await page.getByLabel('Name of the second pilot').fill('Ben');
  await tap(startButton(page));
  await choose(page, 'Ada', 58, tap);
  await choose(page, 'Ben', 62, tap);
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

/** Opens the draft: nothing at all, or what is not typed. */
const begin = async (page: Page): Promise<void> => {
  if (isWhole) {
    await page.getByRole('button', { name: 'New booklet' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    return;
  }
  const asked = page.waitForEvent('filechooser');
  await page.getByText('Choose files').click();
  const buffer = Buffer.from(JSON.stringify(begun()));
  await (await asked).setFiles({ name: 'griffin.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Mend it' }).click();
};

test('the Griffin typed in by clicks, keys and a paste plays as the one of the game', async () => {
  const document = printed();
  const { page } = await openApp({ ...PLAIN, device: 'desktop', path: '#/booklets' });
  await begin(page);
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  if (isWhole) await typeCover(page, document);
  for (const [row, maneuver] of document.statCard.maneuvers.entries())
    if (isTypedRow(row)) await typeRow(page, row, maneuver);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  for (const [key, screen] of Object.entries(document.viewScreens)) {
    const number = Number(key);
    if (!isTypedPage(number)) continue;
    await page.locator(`pages-panel [data-page="${number}"]`).click();
    await typePicture(page, number, screen);
    await typeStatus(page, number, screen);
    if (screen.criticals) await typeCriticals(page, number, screen);
    await page.getByRole('button', { name: 'All pages' }).click();
  }
  await page.locator('pages-panel [data-page="25"]').click();
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await page.getByLabel('Paste here').fill(printedConsoles(document));
  await page.getByRole('button', { name: 'Take 384 cells' }).click();
  await page.getByRole('button', { name: /^Check/ }).click();
  await page.getByRole('heading', { name: 'Nothing to mend' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save its file' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(hashOf(JSON.parse(file) as BookletDocument)).toBe(hashOf(document));
});
