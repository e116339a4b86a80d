import { readFileSync } from 'node:fs';
import { marked, onDevice, putAway, say, slowDown } from './bench-browser.ts';

/** How soon the built game answers: begun on a slow phone, a page turned, and the page while pictures are drawn. */

const VISITS = 12;
const TURNS = 20;

const playable: number[] = [];
for (let visit = 0; visit < VISITS; visit += 1)
  playable.push(await onDevice({ slow: true }, (page) => marked(page, 'playable')));
say('until a duel can be begun, first visit, slow phone', playable);

/** Said in the page: milliseconds from the key until the picture of the page turned to can be painted. */
const TURN_PAGE = `(async () => {
  const begun = performance.now();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  let shown = document.querySelector('viewscreen-app');
  for (const name of ['leafing-stage', 'booklet-page', 'view-window']) {
    shown = shown.shadowRoot.querySelector(name);
    await shown.updateComplete;
  }
  await shown.shadowRoot.querySelector('img').decode();
  return performance.now() - begun;
})()`;

/** Said in the page: notes its tasks of more than 50 ms. */
const NOTE_TASKS = `
  window.tasks = [];
  new PerformanceObserver((list) =>
    window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' });
`;

for (const [rate, name] of [
  [1, 'this machine'],
  [4, 'a quarter of its speed'],
] as const)
  say(
    `to turn to a page whose still is kept, ${name}`,
    await onDevice({ path: '#/booklets/rfl-3n/1' }, async (page) => {
      await marked(page, 'stills kept');
      await slowDown(page, rate);
      const turns: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1)
        turns.push(await page.evaluate<number>(TURN_PAGE));
      return turns;
    }),
  );

const added = JSON.parse(readFileSync('books/rfl-3n.json', 'utf8')) as {
  mech: { designation: string };
  figure: unknown;
};
added.mech.designation = 'RFL-9X';
added.figure = { legs: 'backward', arms: 'pods' };

const held = await onDevice(
  { path: '#/booklets', screen: { viewport: { width: 1440, height: 900 } } },
  async (page) => {
    await page.getByRole('button', { name: 'Paste it' }).click();
    await page.getByLabel('The text of a booklet file (JSON)').fill(JSON.stringify(added));
    await page.getByRole('button', { name: 'Check it' }).click();
    await page.getByText('It has been checked and can be used in a duel.').waitFor();
    await page.evaluate("location.hash = '#/booklets/rfl-9x/49'");
    await page.locator('booklet-page').waitFor();
    await page.waitForTimeout(500);
    await page.evaluate(NOTE_TASKS);
    await page.locator('booklet-page view-window img').waitFor({ timeout: 120_000 });
    return page.evaluate<number[]>('window.tasks');
  },
);
process.stdout.write(
  held.length === 0
    ? 'no task of the page longer than 50 ms while a picture is drawn on the device\n'
    : `tasks of the page longer than 50 ms while a picture is drawn: ${held.map(Math.round).join(', ')} ms\n`,
);

await putAway();
