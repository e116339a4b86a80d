import type { Page } from 'playwright-core';
import { printHangarFile } from '../../src/rules/campaign/file/hangar-file.ts';
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
import { fullHangar } from './full-hangar.ts';
import { readLibrary } from '../../src/command-line/library.ts';

/** How soon a full hangar opens in the built game, its stage too, and how long the page is deaf meanwhile; its file likewise. */

const RUNS = 3;
const RATES = [1, 4] as const;
/** What follows of itself, such as pictures, is watched so long (milliseconds). */
const AFTER = 1500;
/** Berths that a phone shows at once, and all that there are. */
const FIRST = 4;
const ALL = 24;

/** Said in the page: does something with the hangars, and gives how long it took. */
const timed = (work: string): string => `(async () => {
  const hangars = await document.querySelector('viewscreen-app').hangars();
  return (${clocked(work)})(hangars);
})()`;

const clocked = (work: string): string => `async (hangars) => {
  const begun = performance.now();
  await (${work})(hangars);
  return performance.now() - begun;
}`;

const OPEN = `async (hangars) => {
  const [{ id }] = await hangars.list();
  const hangar = hangars.running(id, { changed() {}, said() {} });
  await hangar.open();
  if (hangar.lost || hangar.games === 0) throw new Error(hangar.lost || 'No game is there.');
  hangar.close();
}`;
const PAST = `async (hangars) => {
  const [{ id }] = await hangars.list();
  const hangar = hangars.running(id, { changed() {}, said() {} });
  await hangar.past();
}`;
const VERIFY = `async (hangars) => {
  const [{ id }] = await hangars.list();
  const { kind } = await hangars.verify(id);
  if (kind !== 'same') throw new Error(kind);
}`;
const FILE = `async (hangars) => {
  const [{ id }] = await hangars.list();
  if ((await hangars.file(id)).text !== window.file) throw new Error('Its file is another.');
}`;
const CHECK = `async (hangars) => {
  const { kind } = await hangars.check(window.file);
  if (kind !== 'sound') throw new Error(kind);
}`;
const RESTORE = `async (hangars) => {
  const { found } = await hangars.check(window.file);
  await hangars.restore(found);
}`;

/** Goes to the place of the hangars: over when so many berths are laid, the fetching of its code among it. */
const shown = (berths: number): string => `async () => {
  const below = (root, tag) => root?.querySelector(tag)?.shadowRoot;
  const laid = () => {
    const app = document.querySelector('viewscreen-app').shadowRoot;
    const stage = below(below(app, 'hangars-stage'), 'hangar-stage');
    return [...(stage?.querySelectorAll('hangar-berth') ?? [])].filter((berth) =>
      berth.shadowRoot?.querySelector('article')).length;
  };
  location.hash = '#/hangar';
  while (laid() < ${berths}) await new Promise((resolve) => setTimeout(resolve, 4));
}`;

const text = printHangarFile(fullHangar([...readLibrary().values()]));

/** Tells how long something takes with a full hangar, and its longest task in time of the processor. */
const measured = async (page: Page, what: string, asked: string): Promise<void> => {
  for (const rate of RATES) {
    const took: number[] = [];
    const tasks: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.evaluate("location.hash = '#/'");
      await page.reload();
      await marked(page, 'playable');
      await page.waitForTimeout(1500);
      await page.evaluate(`window.file = ${JSON.stringify(text)}`);
      await slowDown(page, rate);
      tasks.push(
        await longestTask(page, async () => {
          took.push(await page.evaluate<number>(asked));
          await page.waitForTimeout(AFTER);
        }),
      );
      await slowDown(page, 1);
    }
    say(`to ${what}, ${speed(rate)}`, took);
    say('  longest task meanwhile', tasks);
  }
};

await onDevice({}, async (page) => {
  await marked(page, 'playable');
  await page.evaluate(`window.file = ${JSON.stringify(text)}`);
  await page.evaluate(timed(RESTORE));
  await measured(page, 'read a hangar of 24 berths and 200 games', timed(OPEN));
  await measured(page, 'show its first berths', `(${clocked(shown(FIRST))})()`);
  await measured(page, 'show all its berths', `(${clocked(shown(ALL))})()`);
  await measured(page, 'read its history', timed(PAST));
  await measured(page, 'fold its history', timed(VERIFY));
  await measured(page, 'write its file', timed(FILE));
  await measured(page, 'check its file', timed(CHECK));
});

sayLoad();
await putAway();
