import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openBattle } from '../../src/rules/battle/battle.ts';
import { ONLY_BATTLE, endedBy } from '../../src/rules/fight/fight.ts';
import { againstFirst } from '../../src/rules/fight/lineup.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { TurnOrders } from '../../src/rules/battle/orders.ts';
import { editionOf } from '../../src/rules/booklet/edition.ts';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';
import { printRecord } from '../../src/rules/fight/print.ts';
import { freshEntrant } from '../../src/rules/fight/record.ts';
import {
  longestTask,
  marked,
  onDevice,
  putAway,
  say,
  sayLoad,
  slowDown,
  speed,
} from './bench-browser.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { randomFrom, randomOrders } from './random-play.ts';

/**
 * How long the built page is deaf: its longest task, in time of the processor, in each step of a duel,
 * beside 500 booklets, among 1,000 duels.
 */

const RUNS = 3;
const RATES = [1, 4] as const;
/** Two turns, on a phone that is passed. */
const PRESSES = 26;
const BOOKLETS = 500;
const DUELS = 1000;
/** Longest of these duels, in turns. */
const LONGEST = 40;

/** Says in the page: finds what is pressed next, wherever it is, and gives its name. */
const SEEK = `(() => {
  const every = (root) => [...root.querySelectorAll('*')].flatMap((each) =>
    each.shadowRoot ? [each, ...every(each.shadowRoot)] : [each]);
  const all = every(document).filter((each) => each.checkVisibility?.() && !each.disabled);
  const name = (each) => each.textContent.replaceAll(/\\s+/g, ' ').trim();
  const button = (test) => all.find((each) => each.matches('button, a.button') && test(each));
  window.next =
    button((each) => /^Show no more/.test(name(each))) ??
    button((each) => /^I am /.test(name(each))) ??
    button((each) => /^Lock in /.test(name(each))) ??
    button((each) => each.matches('.row') && each.getRootNode().host.localName === 'stat-card') ??
    button((each) => each.matches('.main')) ??
    button((each) => each.matches('.big'));
  const row = window.next?.matches('.row');
  return !window.next ? '' : row ? 'Choose a row' : name(window.next)
    .replace(/^Lock in.*/, 'Lock in').replace(/^Turn \\d+:.*/, 'Next turn')
    .replace(/^Turn to \\d+.*/, 'Turn to a page').replace(/(Ada|Ben)/g, 'a pilot');
})()`;

/** Presses through a duel and gives the longest task of each step, until it is over or long enough. */
const duelSteps = (rate: number): Promise<ReadonlyMap<string, number>> =>
  onDevice({}, async (page) => {
    await marked(page, 'playable');
    await page.waitForTimeout(1500);
    await slowDown(page, rate);
    const steps = new Map<string, number>();
    for (let pressed = 0; pressed < PRESSES; pressed += 1) {
      const name = await page.evaluate<string>(SEEK);
      if (!name || /^(The same|Rematch|Again)/.test(name)) break;
      // The curtain takes no input at first; and the seeking itself is not what is measured.
      await page.waitForTimeout(name.startsWith('I am') ? 900 : 300);
      const task = await longestTask(page, async () => {
        await page.evaluate('setTimeout(() => window.next.click())');
        await page.waitForTimeout(rate === 1 ? 1000 : 2000);
      });
      steps.set(name, Math.max(steps.get(name) ?? 0, task));
    }
    return steps;
  });

for (const rate of RATES) {
  const runs: ReadonlyMap<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await duelSteps(rate));
  process.stdout.write(`longest task in each step of a duel, ${speed(rate)}:\n`);
  for (const name of new Set(runs.flatMap((run) => [...run.keys()])))
    say(
      `  ${name}`,
      runs.flatMap((run) => run.get(name) ?? []),
    );
}

const document = JSON.parse(readFileSync('books/rfl-3n.json', 'utf8')) as BookletDocument;

/** The Rifleman under another name, as many times as are wanted. */
const another = (index: number): BookletDocument => ({
  ...document,
  mech: { ...document.mech, name: `Bird ${index}`, designation: `RFL-${index}X` },
});

/** Waits without looking through the page, which would be a long task itself. */
const until = async (page: Page, expression: string): Promise<void> => {
  while (!(await page.evaluate<boolean>(expression))) await page.waitForTimeout(400);
};

const SHELF = `document.querySelector('viewscreen-app').shadowRoot.querySelector('booklet-shelf')?.shadowRoot`;

/** Adds a booklet by pasting it, and gives the longest task until it lies on the shelf and that is said. */
const paste = async (page: Page, index: number): Promise<number> => {
  await page.evaluate(`(() => {
    window.shelf = ${SHELF};
    window.before = shelf.querySelectorAll('shelved-booklet').length;
    const button = (words) =>
      [...shelf.querySelectorAll('button')].find((each) => each.textContent.trim() === words);
    button('Paste it').click();
    shelf.querySelector('textarea').value = ${JSON.stringify(JSON.stringify(another(index)))};
    window.next = button('Check it');
  })()`);
  await page.waitForTimeout(1000);
  const task = await longestTask(page, async () => {
    await page.evaluate('setTimeout(() => window.next.click())');
    await until(page, "shelf.querySelectorAll('shelved-booklet').length > window.before");
    await page.waitForTimeout(2000);
  });
  await page.keyboard.press('Escape');
  return task;
};

/** Said in the page: puts rows beside the one that is there, each like it but for what is given. */
const MULTIPLY = `async ([table, rows, texts]) => {
  const opening = indexedDB.open('viewscreen');
  const db = await new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result)));
  const writing = db.transaction([table, 'editions'], 'readwrite');
  const store = writing.objectStore(table);
  store.getAll().onsuccess = ({ target: { result: [like] } }) => {
    for (const row of rows) store.put({ ...like, ...row });
  };
  for (const text of texts) writing.objectStore('editions').put(text);
  await new Promise((resolve) => (writing.oncomplete = resolve));
  db.close();
}`;

const multiply = async (
  page: Page,
  table: 'duels' | 'shelf',
  rows: readonly object[],
  texts: readonly object[] = [],
): Promise<void> => {
  await page.evaluate(`(${MULTIPLY})(${JSON.stringify([table, rows, texts])})`);
  await page.reload();
};

const shelf = Array.from({ length: BOOKLETS }, (_, index) => {
  const booklet = another(index);
  const edition = editionOf(booklet);
  const { designation, name } = booklet.mech;
  return {
    row: { id: `row-${index}`, booklet: designation.toLowerCase(), edition, name },
    text: { id: edition, text: JSON.stringify(booklet) },
  };
});

/** The longest task of the page while booklets are judged beside many, one after the other. */
const judging = (rate: number): Promise<readonly number[]> =>
  onDevice({ path: '#/booklets' }, async (page) => {
    await until(page, `Boolean(${SHELF}?.querySelector('textarea'))`);
    await paste(page, BOOKLETS);
    const rows = shelf.map(({ row }) => row);
    const texts = shelf.map(({ text }) => text);
    await multiply(page, 'shelf', rows, texts);
    await until(page, `${SHELF}?.querySelectorAll('shelved-booklet').length > ${BOOKLETS}`);
    await page.waitForTimeout(3000);
    await slowDown(page, rate);
    const tasks: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) tasks.push(await paste(page, BOOKLETS + run));
    return tasks;
  });

for (const rate of RATES)
  say(
    `longest task while a booklet is judged beside ${BOOKLETS}, ${speed(rate)}`,
    await judging(rate),
  );

/** A random duel as a row says it. */
const duel = (index: number): object => {
  const [lone, rival] = [...readLibrary().values()];
  if (!lone || !rival) throw new Error('There are no two booklets.');
  const random = randomFrom(index);
  const turns: TurnOrders[] = [];
  const begun = openBattle({
    options: USUAL_OPTIONS,
    lone: fresh(lone, 'Ada'),
    rivals: [fresh(rival, 'Ben')],
  });
  let battle = begun;
  while (!battle.outcome && turns.length < LONGEST) {
    const orders = randomOrders(battle, random);
    turns.push(orders);
    ({ battle } = exchange(battle, orders));
  }
  return {
    id: `duel-${String(index).padStart(4, '0')}`,
    record: printRecord({
      options: USUAL_OPTIONS,
      entrants: [freshEntrant(lone.id, 'Ada'), freshEntrant(rival.id, 'Ben')],
      battles: againstFirst(2),
      moves: turns.map((orders) => ({ kind: 'turn', battle: ONLY_BATTLE, orders })),
    }),
    ended: battle.outcome && endedBy(battle.outcome),
  };
};
const duels = Array.from({ length: DUELS }, (_, index) => duel(index));

/** The longest task while Records shows many duels, from the first row to the last. */
const listing = (rate: number): Promise<readonly number[]> =>
  onDevice({}, async (page) => {
    await page
      .getByRole('button', { name: /^(Two pilots|Start the duel|Open both booklets)/ })
      .click();
    await page.getByRole('heading', { name: / chooses$/ }).waitFor();
    await page.evaluate("location.hash = '#/'");
    await multiply(page, 'duels', duels);
    const tasks: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await slowDown(page, 1);
      await page.evaluate("location.hash = '#/'");
      await page.reload();
      await marked(page, 'playable');
      await page.waitForTimeout(2000);
      await slowDown(page, rate);
      const task = await longestTask(page, async () => {
        await page.evaluate("location.hash = '#/records'");
        await until(
          page,
          `document.querySelector('viewscreen-app').shadowRoot.querySelector('record-shelf')?.shadowRoot.querySelectorAll('li').length > ${DUELS - 1}`,
        );
      });
      tasks.push(task);
    }
    return tasks;
  });

for (const rate of RATES)
  say(`longest task while Records lists ${DUELS} duels, ${speed(rate)}`, await listing(rate));

sayLoad();
await putAway();
