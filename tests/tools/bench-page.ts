import { readFileSync, rmSync } from 'node:fs';
import {
  PHONE,
  heldInMemory,
  marked,
  median,
  onDevice,
  putAway,
  say,
  showBuild,
  slowDown,
} from './bench-browser.ts';
import { booksLikePrinted, buildWithBooks, newFolder } from './other-books.ts';

/** How soon the built game answers: begun on a slow phone, a page turned, and the page while pictures are drawn. */

const VISITS = 12;
const TURNS = 20;

const playable: number[] = [];
for (let visit = 0; visit < VISITS; visit += 1)
  playable.push(await onDevice({ slow: true }, (page) => marked(page, 'playable')));
say('until a duel can be begun, first visit, slow phone', playable);

/** Said in the page: what it has asked for that ends so, in bytes as sent. */
const weighing = (end: string): string => `performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('${end}'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** A first visit to the start on a slow phone: until a duel can be begun, until its booklets are there (ms), then the bytes of script
 *  and booklets, and what the page holds in memory (bytes). */
const firstVisit = (): Promise<readonly number[]> =>
  onDevice({ slow: true, screen: { ...PHONE, serviceWorkers: 'block' } }, async (page) => {
    const begun = await marked(page, 'playable');
    await page.waitForLoadState('networkidle');
    const booklets = await page.evaluate<number>(
      `Math.max(...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.json')).map(({ responseEnd }) => responseEnd))`,
    );
    const bytes = [
      await page.evaluate<number>(weighing('.js')),
      await page.evaluate<number>(weighing('.json')),
    ];
    return [begun, booklets, ...bytes, await heldInMemory(page)];
  });

const COUNTS = [2, 8, 20];
const folder = newFolder();
const builds = COUNTS.map((count) => ({
  count,
  at: buildWithBooks(booksLikePrinted(count), `${folder}/${count}`),
  visits: [] as (readonly number[])[],
}));
// In turns, so that whatever else the machine does meets them all alike.
for (let visit = 0; visit < VISITS; visit += 1)
  for (const { at, visits } of builds) {
    showBuild(at);
    visits.push(await firstVisit());
  }
showBuild('dist');
rmSync(folder, { recursive: true });
for (const { count, visits } of builds) {
  const [begun = 0, booklets = 0, script = 0, texts = 0, memory = 0] = [0, 1, 2, 3, 4].map((at) =>
    median(visits.map((figures) => figures[at] ?? 0)),
  );
  process.stdout.write(
    `with ${count} booklets: a duel can be begun after ${Math.round(begun)} ms, its booklets are there after ${Math.round(booklets)} ms; ` +
      `${script} bytes of script, ${texts} of booklets, ${(memory / 1e6).toFixed(2)} MB in memory (medians of ${visits.length})\n`,
  );
}

/** Said in the page: milliseconds from the key until the picture of the page turned to can be painted, and from then until
 *  its second sheet lies over it; null where none does. */
const TURN_PAGE = `(async () => {
  const begun = performance.now();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  let shown = document.querySelector('viewscreen-app');
  for (const name of ['leafing-stage', 'booklet-page', 'view-window']) {
    shown = shown.shadowRoot.querySelector(name);
    await shown.updateComplete;
  }
  await shown.shadowRoot.querySelector('img').decode();
  const turned = performance.now();
  let laid = null;
  while (laid === null && performance.now() - turned < 400) {
    await new Promise(requestAnimationFrame);
    if (shown.shadowRoot.querySelector('.veil')) laid = performance.now() - turned;
  }
  return [turned - begun, laid];
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
] as const) {
  const turns = await onDevice({ path: '#/booklets/rfl-3n/1' }, async (page) => {
    await marked(page, 'stills kept');
    await slowDown(page, rate);
    const all: (readonly [turned: number, laid: number | null])[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) all.push(await page.evaluate(TURN_PAGE));
    return all;
  });
  const laid = turns.flatMap(([, after]) => (after === null ? [] : [after]));
  say(
    `to turn to a page whose still is kept, ${name}`,
    turns.map(([turned]) => turned),
  );
  say(`until its second sheet lies over it, on ${laid.length} of ${TURNS} pages`, laid);
}

const afterMany = await onDevice({ path: '#/booklets/rfl-3n/1' }, async (page) => {
  const before = await heldInMemory(page);
  for (const booklet of ['rfl-3n', 'grf-1n']) {
    await page.evaluate(`location.hash = '#/booklets/${booklet}/1'`);
    await page.locator('booklet-page view-window img').waitFor();
    for (let turn = 0; turn < 32; turn += 1) await page.evaluate(TURN_PAGE);
  }
  return [before, await heldInMemory(page)];
});
process.stdout.write(
  `${afterMany.map((bytes) => (bytes / 1e6).toFixed(2)).join(' MB, after 64 pictures ')} MB held by a page\n`,
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
