import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { COURSE, LESSON_TURNS } from '../../src/rules/words/lesson.ts';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp } from './harness.ts';
import {
  begin,
  change,
  chooses,
  comeToChoose,
  goOn,
  goThrough,
  raiseCurtain,
  startButton,
  tap,
  untilPickKept,
} from './table.ts';

/** What a first page may cost: words of the notes, and taps. */
const MOST_WORDS = 60;
const MOST_TAPS = 12;

/** The words of the notes that are in sight. */
const noteWords = async (page: Page): Promise<string[]> => {
  const notes = page.locator('docked-note p').filter({ visible: true });
  return (await notes.allInnerTexts()).flatMap((words) => words.trim().split(/\s+/));
};

/** With two names entered, the lesson is for two pilots. */
const giveNames = async (page: Page): Promise<void> => {
  await change(page);
  await page.getByLabel('Name of the first pilot').fill('Ada');
  await page.getByLabel('Name of the second pilot').fill('Ben');
  await page.getByRole('link', { name: 'To the start' }).press('Enter');
};

const learn = async (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Learn it in three turns' }).first().tap();

/** A row that may be called. */
const FREE = 'button.row:not([aria-disabled])';

/** Callbacks that count taps and read the notes. */
interface Reader {
  readonly tapped?: () => void;
  readonly read?: () => Promise<void>;
}

/** Both call what they are told to: the first to choose is Ada in odd turns. */
const callBoth = async (
  page: Page,
  turn: number,
  { tapped = () => {}, read = async () => {} }: Reader = {},
): Promise<void> => {
  for (const pilot of turn % 2 === 1 ? ['Ada', 'Ben'] : ['Ben', 'Ada']) {
    await comeToChoose(page, pilot);
    tapped();
    await read();
    // Anything open in the third.
    const row = turn > COURSE.length ? FREE : 'button.called';
    await page.locator(`stat-card ${row}`).first().tap();
    await page.getByRole('button', { name: /^Lock in/ }).waitFor();
    tapped();
    await read();
    await page.getByRole('button', { name: /^Lock in/ }).tap();
    tapped();
  }
};

test('the lesson by touch takes few words and taps, and after three turns the duel goes on without notes', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  let taps = 1;
  const words: string[] = [];
  await giveNames(page);
  await learn(page);
  const tapped = (): void => {
    taps += 1;
  };
  const read = async (): Promise<void> => {
    words.push(...(await noteWords(page)));
  };
  await callBoth(page, 1, { tapped, read });
  await page.getByRole('button', { name: 'Turn the pages' }).waitFor();
  await read();
  await goOn(page, 'Turn the pages', tap);
  tapped();
  await page.locator('turn-film booklet-page').first().waitFor();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(words.join(' ')).toContain("Bring Ben's armor from 36 to 0: you win.");
  expect(words.join(' ')).toContain("Bring Ada's armor from 38 to 0: you win.");
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  await goThrough(page);

  // A reload keeps what is being learned.
  await page.locator('choosing-stage').waitFor();
  await page.reload();
  for (const turn of [2, 3]) {
    await callBoth(page, turn);
    await goThrough(page);
  }

  await page.getByRole('heading', { name: 'Those are the basics' }).waitFor();
  await expectPageAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Continue this duel' }).tap();
  await raiseCurtain(page, 'Ben');
  await page
    .getByText(`Turn ${LESSON_TURNS + 1}`)
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'Ben chooses' }).waitFor();
  expect(await page.locator('stat-card button.called').count()).toBe(0);
  // What the lesson explained is not explained again on this device, to any pilot.
  const notes = page.locator('docked-note').filter({ visible: true });
  expect(await notes.count()).toBe(0);
  await page.evaluate(() => (location.hash = '#/'));
  await change(page);
  await page.getByLabel('Name of the first pilot').fill('Cleo');
  await startButton(page).tap();
  await chooses(page, 'Cleo');
  await page.locator('stat-card [data-console="52"]').tap();
  await page.getByRole('button', { name: 'Lock in 52' }).waitFor();
  expect(await notes.count()).toBe(0);
});

test('in the lesson only the named number can be picked, even by keys, and a reload keeps the pick', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'desktop' });
  await giveNames(page);
  await page.getByRole('link', { name: 'Learn it in three turns' }).press('Enter');
  await chooses(page, 'Ada');
  await expectPageAccessible(page);
  await page.keyboard.type('52');
  await page.getByRole('button', { name: 'Pick a maneuver' }).waitFor();
  await page.keyboard.type('50');
  await page.getByRole('button', { name: 'Lock in 50' }).waitFor();
  await untilPickKept(page, 0, 50);
  await page.reload();
  await raiseCurtain(page, 'Ada');
  await page.getByRole('button', { name: 'Lock in 50' }).waitFor();
  await page.keyboard.press('Enter');
  await raiseCurtain(page, 'Ben');
  await page.keyboard.type('64');
  await page.getByRole('button', { name: 'Lock in 64' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('turn-film').waitFor();
});

test('the lesson can be continued later, waits as any duel, and stays within reach', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  await giveNames(page);
  await learn(page);
  await chooses(page, 'Ada');
  const address = page.url();
  await page.goBack();
  await startButton(page).waitFor();
  await page.getByRole('link', { name: /Ada and Ben, turn 1/ }).waitFor();
  await page.getByRole('link', { name: 'Learn it in three turns' }).waitFor();
  await page.getByRole('link', { name: 'Rules' }).filter({ visible: true }).tap();
  await learn(page);
  await page.getByRole('button', { name: 'I am Ada' }).waitFor();
  expect(page.url()).toBe(address);
});

test('in a first duel each pilot sees each note once, and the rules can bring the notes back', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'phone' });
  const notes = page.locator('docked-note').filter({ visible: true });
  await begin(page);
  await chooses(page, 'Ada');
  const words = await noteWords(page);
  expect(words.join(' ')).toContain("Bring Ben's armor from 36 to 0");
  await page.getByRole('button', { name: 'Got it' }).tap();
  await notes.waitFor({ state: 'detached' });
  await page.reload();
  await raiseCurtain(page, 'Ada');
  await page.getByRole('heading', { name: 'Ada chooses' }).waitFor();
  expect(await notes.count()).toBe(0);
  await page.locator('stat-card [data-console="52"]').tap();
  await notes.waitFor();
  words.push(...(await noteWords(page)));
  await page.getByRole('button', { name: 'Lock in 52' }).tap();
  await raiseCurtain(page, 'Ben');
  words.push(...(await noteWords(page)));
  await page.locator('stat-card [data-console="62"]').tap();
  await notes.waitFor();
  words.push(...(await noteWords(page)));
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  await page.getByRole('button', { name: 'Show no more' }).tap();
  await notes.waitFor({ state: 'detached' });
  const address = page.url();
  await page.evaluate(() => (location.hash = '#/rules'));
  await page.getByRole('button', { name: 'Show them again' }).tap();
  await page.getByText('The notes come back with the next choice.').waitFor();
  await page.goto(address);
  await raiseCurtain(page, 'Ben');
  await notes.waitFor();
});
