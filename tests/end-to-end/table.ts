import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { DuelSave } from '../../src/offline/fights/duel-save.ts';
import type { Host } from '../tools/host.ts';
import type { BookletDocument } from '../../src/rules/document/booklet-document.ts';

/** What two people do at the table: by clicking, where nothing else is said. */

/** Another hand: how something is pressed on this device. */
export type Press = (what: Locator, options?: { readonly timeout?: number }) => Promise<void>;
export const click: Press = (what, options) => what.click(options);
export const tap: Press = (what, options) => what.tap(options);
export const enter: Press = (what, options) => what.press('Enter', options);

/** What begins a duel: the main button of the start, or that of the page where a pair is changed. */
export const startButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Play\b|.+ against .+ again|Start the duel)/ });

/** Goes from the start to the page where its pair is changed. */
export const change = async (page: Page, press = click): Promise<void> => {
  const link = page.getByRole('link', { name: /\bchange\b/i });
  const field = page.getByLabel('Name of the first pilot');
  await link.or(field).first().waitFor();
  if (await link.isVisible()) await press(link);
  await field.waitFor();
};

/** Opens both booklets: Ada's Rifleman against Ben's Griffin. */
export const begin = async (page: Page, faceToFace = false): Promise<void> => {
  await change(page);
  await page.getByLabel('Name of the first pilot').fill('Ada');
  await page.getByLabel('Name of the second pilot').fill('Ben');
  if (faceToFace) await page.getByLabel(/Face to face/).check();
  await startButton(page).click();
};

/** Puts pilots on sides of a muster (`Ada: West`), unless they stand there already. */
export const muster = async (page: Page, ...sides: readonly string[]): Promise<void> => {
  for (const name of sides) {
    const side = page.getByRole('button', { name, exact: true });
    if ((await side.getAttribute('aria-pressed')) !== 'true') await side.click();
  }
};

/** Takes the text of a record in, on Records. */
export const takeIn = async (page: Page, record: string): Promise<void> => {
  await page.getByRole('button', { name: 'Paste a record' }).click();
  await page.getByLabel('Its text').fill(record);
  await page.getByRole('button', { name: 'Take it in' }).click();
};

/** The pilot for whom the shutters wait says so, once the curtain hears it. */
export const raiseCurtain = async (page: Page, pilot: string, press = click): Promise<void> => {
  const button = page.getByRole('button', { name: `I am ${pilot}` });
  await button.and(page.locator('[aria-disabled=false]')).waitFor();
  await press(button);
};

/** Whoever has just begun a duel holds the device: no shutter falls before its first choice. */
export const chooses = (page: Page, pilot: string): Promise<void> =>
  page.getByRole('heading', { name: `${pilot} chooses` }).waitFor();

/** A pilot comes to choose: raises the shutters, or has just gone on from a turn and is there. */
export const comeToChoose = async (page: Page, pilot: string, press = click): Promise<void> => {
  const curtain = page.getByRole('button', { name: `I am ${pilot}` });
  const choosing = page.getByRole('heading', { name: `${pilot} chooses` });
  await curtain.or(choosing).first().waitFor();
  if (await curtain.isVisible()) await raiseCurtain(page, pilot, press);
  await choosing.waitFor();
};

/**
 * A pilot chooses, behind the shutters where they are down: a console number, or the first open row. When it is over
 * the number is on disk: nothing else is shown before.
 */
export const choose = async (
  page: Page,
  pilot: string,
  console?: number,
  press = click,
): Promise<void> => {
  await comeToChoose(page, pilot, press);
  const skip = page.getByRole('button', { name: 'Show no more' });
  if (await skip.isVisible()) await press(skip);
  const faces = page.getByRole('button', { name: 'Card', exact: true });
  if (await faces.isVisible()) await press(faces);
  const rows = page.locator('stat-card button.row');
  await rows.first().waitFor();
  // Where nobody can be hit the row itself locks in, once it cannot be meant for what stood there before.
  const dead = await page.locator('stat-card[dead]').isVisible();
  if (dead) await pause(page);
  await press(
    console === undefined ? rows.first() : page.locator(`stat-card [data-console="${console}"]`),
  );
  if (!dead) await press(page.getByRole('button', { name: /^Lock in/ }));
  await page.getByRole('heading', { name: `${pilot} chooses` }).waitFor({ state: 'hidden' });
  const numbers = page.getByRole('button', { name: 'Show the numbers' });
  if (!(await numbers.isVisible())) return;
  await pause(page);
  // On a slow machine they are shown by themselves meanwhile.
  await press(numbers, { timeout: 2000 }).catch(() => undefined);
  await numbers.waitFor({ state: 'hidden' });
};

/** A pilot comes to choose and locks a console number in, by keys alone. */
export const chooseByKeys = async (page: Page, pilot: string, console: number): Promise<void> => {
  // The name on the curtain has the focus, and a key of its own.
  const name = page.getByRole('heading', { name: pilot, exact: true });
  await comeToChoose(page, pilot, async () => {
    await name.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
  });
  await page.getByRole('heading', { name: `${pilot} chooses` }).waitFor();
  await page.getByRole('button', { name: 'Got it' }).press('Enter');
  await page.keyboard.type(String(console));
  await page.getByRole('button', { name: `Lock in ${console}` }).waitFor();
  await page.keyboard.press('Enter');
};

/** The rows of a table on disk. */
export const rowsIn = <Row>(page: Page, table: string): Promise<readonly Row[]> =>
  page.evaluate(
    (of) =>
      new Promise<Row[]>((resolve) => {
        const opening = indexedDB.open('viewscreen');
        opening.addEventListener('success', () => {
          const rows = opening.result;
          const reading = rows.transaction(of).objectStore(of).getAll();
          reading.addEventListener('success', () => {
            rows.close();
            resolve(reading.result as Row[]);
          });
        });
      }),
    table,
  );

/** What a row of the browser's database says, and which table it is of. */
export interface Kept {
  readonly table: string;
  readonly row: {
    readonly id: string;
    /** The games of a hangar that are not closed. */
    readonly open?: readonly { readonly game: { readonly id: string } }[];
  };
}

/** Adds rows to the database, as an earlier visit would have left them. */
export const keep = (page: Page, rows: readonly Kept[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('viewscreen');
        opening.addEventListener('success', () => {
          const database = opening.result;
          const tables = [...new Set(all.map(({ table }) => table))];
          const writing = database.transaction(tables, 'readwrite');
          for (const { table, row } of all) writing.objectStore(table).put(row);
          writing.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    rows,
  );

/** Waits until the disk has what a pilot picked, which is shown before it is written. */
export const untilPickKept = async (page: Page, seat: number, console: number): Promise<void> => {
  const isKept = async (): Promise<boolean> =>
    (await rowsIn<Pick<DuelSave, 'battles'>>(page, 'duels')).some(({ battles }) =>
      battles.some(({ turn }) => turn.kind === 'choosing' && turn.picked?.[seat] === console),
    );
  while (!(await isKept())) await page.waitForTimeout(50);
};

/** What has just come into sight is looked at: the end, and what leaving would avert, hear no press before. */
export const pause = async (page: Page): Promise<void> => {
  // It counts from when it was painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.waitForTimeout(750);
};

/** A tap is not heard right after a page has landed. */
const settle = async (button: Locator): Promise<void> => {
  if ((await button.innerText()).match(/^(Both s|S)tay/)) await pause(button.page());
  else await button.page().waitForTimeout(350);
};

/** The button of the film of a turn, or of one half of a table. */
export const goOn = async (page: Page, name: string | RegExp, press = click): Promise<void> => {
  const button = page.getByRole('button', { name }).first();
  await button.waitFor();
  await settle(button);
  await press(button);
};

/** What the film's button is called as long as it is not over. */
const WITHIN =
  /^(Turn the pages|The score|.* (page|score|explodes|shuts down|starts up|falls|is killed)|What it leaves)( Space)?$/;

/** Presses the button of a film, if there is one, and waits until the film is somewhere else or over: for a moment, since
 *  not every press is heard. */
export const pressOn = async (page: Page, press = click): Promise<void> => {
  const button = page.locator('turn-film .controls .on').first();
  const place = async (): Promise<string> =>
    (await button.or(page.locator('turn-film .beat .title b')).allInnerTexts()).join();
  const before = await place();
  await press(button, { timeout: 2000 }).catch(() => undefined);
  for (let waits = 0; waits < 20 && (await place()) === before; waits += 1)
    await page.waitForTimeout(50);
};

/** Goes through the film of an exchange, to the next turn. */
export const goThrough = async (page: Page, press = click): Promise<void> => {
  const next = page.getByRole('button', { name: /^(Turn \d+|See the end)/ }).first();
  const within = page.getByRole('button', { name: WITHIN }).first();
  for (;;) {
    await next.or(within).first().waitFor();
    await settle(next.or(within).first());
    if (await next.isVisible()) return press(next);
    await press(within, { timeout: 2000 }).catch(() => undefined);
  }
};

/** From the first page of a turn somebody bails out, which ends a duel. */
export const endByLeaving = async (page: Page): Promise<void> => {
  await goOn(page, 'Turn the pages');
  await page.getByRole('button', { name: /^Leave$|bails out\?$/ }).click();
  await page
    .getByRole('button', { name: /bails out .* wins/ })
    .last()
    .click();
};

/** A pilot bails out, as soon as the film lets it. */
export const bailOut = async (page: Page, pilot: string, press = click): Promise<void> => {
  const leave = page.getByRole('button', { name: /^Leave…?$|bails out\?$/ }).first();
  await page.locator('turn-film').first().waitFor();
  for (let steps = 0; steps < 100 && !(await leave.isVisible()); steps += 1)
    await pressOn(page, press);
  await press(leave);
  const ofSeveral = page.getByRole('button', { name: `${pilot}: Bail out…` });
  const alone = page
    .getByRole('button', { name: new RegExp(`^${pilot} bails out\\b.* wins`) })
    .last();
  await ofSeveral.or(alone).first().waitFor();
  if (await alone.isVisible()) return press(alone);
  await press(ofSeveral);
  await press(page.getByRole('button', { name: 'Bail out', exact: true }));
  await press(page.getByRole('button', { name: `${pilot} bails out`, exact: true }));
};

/** The document of a booklet of the game. */
export const readBooklet = (id: string): BookletDocument =>
  JSON.parse(readFileSync(`books/${id}.json`, 'utf8')) as BookletDocument;

/** Adds a booklet on the shelf by pasting it, and waits for what is said of it. */
export const addBooklet = async (
  page: Page,
  document: unknown,
  said: string | RegExp = 'It has been checked and can be used in a duel.',
): Promise<void> => {
  await page.getByRole('button', { name: 'Paste it' }).click();
  await page.getByLabel('The text of a booklet file (JSON)').fill(JSON.stringify(document));
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByText(said).waitFor();
  await page.keyboard.press('Escape');
};

/** Adds a 'Mech of one's own: the Rifleman with other legs and arms. */
export const addRiflebird = async (
  page: Page,
  figure: object = { legs: 'backward', arms: 'pods' },
  said?: string | RegExp,
): Promise<void> => {
  const printed = readBooklet('rfl-3n');
  const mech = { ...printed.mech, designation: 'RFL-9X', name: 'Riflebird' };
  await addBooklet(page, { ...printed, mech, figure }, said);
};

/** All that the browser keeps for the game is gone; the page stands beside the game. */
export const wipe = async (page: Page, { address }: Pick<Host, 'address'>): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${address}404.html`);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
    await new Promise<void>((resolve, reject) => {
      const wiping = indexedDB.deleteDatabase('viewscreen');
      wiping.addEventListener('success', () => resolve());
      wiping.addEventListener('blocked', () => reject(new Error('blocked')));
    });
  });
};
