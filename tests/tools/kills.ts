import type { Page } from 'playwright-core';
import { foundHangar } from '../end-to-end/hangar-founding.ts';
import { adaBeatsBen } from '../end-to-end/hangar-games.ts';
import { addBooklet, change, goThrough, readBooklet, startButton } from '../end-to-end/table.ts';
import { serve } from './host.ts';
import type { MortalDevice } from './mortal-device.ts';
import { openMortalDevice } from './mortal-device.ts';

/**
 * Kills a browser whose profile lies on disk, at random moments of what is done in the built game, and opens it again:
 * nothing may be lost but the last 300 ms of typing, nothing be there twice. Before every sixth opening what the
 * browser wrote is damaged: spoiled in the middle, for which it throws all away, or cut at its end, where it takes what
 * is left of the log as whole. What was written in the last second before may stand a step behind then; what was over
 * is lost where all is thrown away.
 * `npm run tool -- kills 300 1` kills 300 times, with the lots of seed 1.
 */

const [many = 24, seed = 1] = process.argv.slice(2).map(Number);

let state = seed;
/** A number by lot, below 1. */
const lot = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};

/** What is looked at of a row. */
interface Row {
  readonly key: string;
  readonly table: string;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly isOver: boolean;
  /** What must not be there twice. */
  readonly twin: string;
  readonly text: string;
}

/** The rows on disk, by tables that are looked at. */
const rowsOf = (page: Page): Promise<readonly Row[]> =>
  page.evaluate(
    () =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('viewscreen');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const tables = ['duels', 'hangars', 'games', 'shelf', 'drafts'];
          const reading = opening.result.transaction(tables);
          const rows: Row[] = [];
          for (const table of tables) {
            const all = reading.objectStore(table).getAll();
            all.addEventListener('success', () => {
              for (const row of all.result as Record<string, unknown>[]) {
                const { at, booklet, hangar, id } = row as Record<string, string>;
                const own =
                  table === 'games' ? `${hangar} ${at}` : table === 'shelf' ? booklet : id;
                rows.push({
                  key: `${table}/${id}`,
                  table,
                  revision: Number(row['revision']),
                  changed: Number(row['changed']),
                  isOver: Boolean(row['ended']),
                  twin: `${table} ${own}`,
                  text: table === 'drafts' ? JSON.stringify(row['data']) : '',
                });
              }
            });
          }
          reading.addEventListener('complete', () => {
            opening.result.close();
            resolve(rows);
          });
        });
      }),
  );

/** Something that is done until the browser dies; what is typed is told. */
type Deed = (page: Page, typed: (text: string) => void) => Promise<void>;

let named = 0;
const DEEDS: Readonly<Record<string, Deed>> = {
  async 'solo duel'(page) {
    await page.evaluate(() => (location.hash = '#/'));
    await change(page);
    await page.getByLabel('One pilot').check();
    await page.getByLabel('Name of the first pilot').fill('Ada');
    await startButton(page).click();
    for (;;) {
      const skip = page.getByRole('button', { name: 'Show no more' });
      const rows = page.locator('stat-card button.row');
      await rows.first().waitFor();
      if (await skip.isVisible()) await skip.click();
      await rows.first().click();
      await page.getByRole('button', { name: /^Lock in/ }).click();
      await goThrough(page);
    }
  },
  async settlement(page) {
    const hangar = await foundHangar(page);
    const game = await adaBeatsBen(page, hangar, 'bailed out');
    await page.evaluate((to) => (location.hash = to), `#/hangar/${hangar}/game/${game}`);
    const close = page.getByRole('button', { name: 'Close the page', exact: true });
    for (;;) await close.or(page.locator('settlement-dock .big')).first().click();
  },
  async 'forge draft'(page, typed) {
    await page.evaluate(() => (location.hash = '#/forge'));
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('');
    for (let text = ''; ; text += 'x') {
      typed(text);
      await name.press('x');
    }
  },
  async shelf(page) {
    await page.evaluate(() => (location.hash = '#/booklets'));
    for (;;) {
      const printed = readBooklet('rfl-3n');
      const mech = {
        ...printed.mech,
        designation: `KIL-${(named += 1)}`,
        name: `Killbird ${named}`,
      };
      await addBooklet(page, { ...printed, mech });
    }
  },
};

type Damage = 'none' | 'cut' | 'spoiled';
interface Outcome {
  readonly deed: string;
  readonly damage: Damage;
  readonly lost: number;
  readonly older: number;
  readonly doubled: number;
  readonly untyped: number;
  /** The rows that are lost or older, with the revisions that they had and have. */
  readonly what: readonly string[];
}

const isBad = ({ lost, older, doubled, untyped }: Outcome): boolean =>
  lost + older + doubled + untyped > 0;

/** Kills it once in a deed, and looks what is left. */
const killIn = async (device: MortalDevice, deed: string, damage: Damage): Promise<Outcome> => {
  const page = await device.open('');
  await page.locator('viewscreen-app').locator('main').first().waitFor();
  let seen = await rowsOf(page).catch((): readonly Row[] => []);
  const keys: { readonly text: string; readonly at: number }[] = [];
  const doing = DEEDS[deed]?.(page, (text) => keys.push({ text, at: Date.now() }));
  doing?.catch(() => undefined);
  const watching = (async (): Promise<void> => {
    // Until the browser is gone.
    for (;;) {
      seen = await rowsOf(page);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  })().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 500 + 4500 * lot()));
  const killed = Date.now();
  await device.kill();
  await watching;
  if (damage === 'cut') await device.tear(1 + Math.floor(200 * lot()));
  if (damage === 'spoiled') await device.spoil();
  const again = await device.open('#/records');
  await again.waitForFunction(() => 'saves' in (document.querySelector('viewscreen-app') ?? {}));
  await again.getByRole('heading', { level: 1 }).first().waitFor();
  // Where all was thrown away there is no copy of what was over.
  const due = seen.filter(
    ({ isOver, table }) => table !== 'drafts' && !(isOver && damage === 'spoiled'),
  );
  // A copy is written a moment after its row.
  const slackOf = ({ changed }: Row): number =>
    damage !== 'none' && changed > killed - 1000 ? 1 : 0;
  const typed = keys.findLast(({ at }) => at <= killed - 300)?.text ?? '';
  const look = async (): Promise<Outcome> => {
    const rows = await rowsOf(again);
    const now = new Map(rows.map((row) => [row.key, row]));
    const behind = due.filter(
      (row) => (now.get(row.key)?.revision ?? 0) < row.revision - slackOf(row),
    );
    const lost = behind.filter(({ key }) => !now.has(key));
    const older = behind.filter(({ key }) => now.has(key));
    const drafts = rows.filter(({ table }) => table === 'drafts');
    return {
      ...{ deed, damage, lost: lost.length, older: older.length },
      doubled: rows.length - new Set(rows.map(({ twin }) => twin)).size,
      untyped: typed === '' || drafts.some(({ text }) => text.includes(typed)) ? 0 : 1,
      what: [...lost, ...older].map(
        ({ key, revision, isOver }) =>
          `${key} ${revision}${isOver ? ' over' : ''} ${now.get(key)?.revision ?? '-'}`,
      ),
    };
  };
  let outcome = await look();
  // What was cut off is put back a moment after the start.
  for (let looks = 0; looks < 30 && isBad(outcome); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    outcome = await look();
  }
  await device.kill();
  return outcome;
};

const host = await serve('dist');
const outcomes: Outcome[] = [];
const began = Date.now();
let device: MortalDevice | null = null;
for (let kill = 0; kill < many; kill += 1) {
  // A new device now and then: rows pile up.
  if (kill % 24 === 0) {
    await device?.close();
    const lent = { address: host.address, stop: () => Promise.resolve() };
    device = await openMortalDevice(lent, { viewport: { width: 1440, height: 900 } });
  }
  const deeds = Object.keys(DEEDS);
  // Each meets damage: the fourth round is shifted.
  const deed = deeds[(kill + Math.floor(kill / 12)) % deeds.length] ?? '';
  const damage = kill % 6 < 5 ? 'none' : kill % 12 < 6 ? 'spoiled' : 'cut';
  const outcome = await killIn(device!, deed, damage);
  outcomes.push(outcome);
  console.log(kill + 1, isBad(outcome) ? 'BAD ' : 'good', JSON.stringify(outcome));
}
await device?.close();
await host.stop();

const sum = (
  of: readonly Outcome[],
  what: Exclude<keyof Outcome, 'deed' | 'damage' | 'what'>,
): number => of.reduce((all, each) => all + each[what], 0);
console.table(
  Object.fromEntries(
    Object.keys(DEEDS).map((deed) => {
      const of = outcomes.filter((each) => each.deed === deed);
      const damaged = of.filter(({ damage }) => damage !== 'none').length;
      const [lost, older] = [sum(of, 'lost'), sum(of, 'older')];
      return [
        deed,
        {
          kills: of.length,
          damaged,
          lost,
          older,
          doubled: sum(of, 'doubled'),
          untyped: sum(of, 'untyped'),
        },
      ];
    }),
  ),
);
const told = (['lost', 'older', 'doubled', 'untyped'] as const)
  .map((what) => `${sum(outcomes, what)} ${what}`)
  .join(', ');
console.log(
  `${many} kills with seed ${seed}: ${told}; ${Math.round((Date.now() - began) / 1000)} s`,
);
process.exit(outcomes.some(isBad) ? 1 : 0);
