import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { anotherBuild } from './another-build.ts';
import type { OpenedApp } from './harness.ts';
import { QUICK, STILLS, openApp } from './harness.ts';
import { foundHangar, paint } from './hangar-founding.ts';
import { settle, toThePage } from './settling.ts';
import { begin, choose, comeToChoose, goOn, goThrough, muster } from './table.ts';
import { buildOf, release, untilNotOf, update } from './updating.ts';

let next = '';
beforeAll(async () => {
  next = await anotherBuild();
});

/** Waits until every window in sight, large or small, has its picture, and there is one. */
const untilFilled = (page: Page, where: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.locator('view-window, small-picture, duel-cover .both').evaluateAll((all) => {
          const inSight = all.filter((each) => {
            const { bottom, height, left, right, top } = each.getBoundingClientRect();
            const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
            return height > 0 && isInside && each.checkVisibility();
          });
          const filled = inSight.filter((each) => {
            const picture = (each.shadowRoot ?? each).querySelector('img');
            return picture?.complete && picture.naturalWidth > 0;
          });
          return inSight.length > 0 && filled.length === inSight.length
            ? 'all are filled'
            : `${filled.length} of ${inSight.length} are filled`;
        }),
      { message: where },
    )
    .toBe('all are filled');

/** How many stills the host was asked for. */
const stillsAsked = ({ host }: OpenedApp): number =>
  host.asked.filter((each) => each.startsWith('pictures/') && !each.includes('/second-')).length;

/** A game of Ada's Rifleman against Ben's Griffin, from its beginning to what follows on its end. */
interface Game {
  /** Opens what comes before it, so that the pictures of both can load. */
  readonly before: (page: Page) => Promise<void>;
  readonly begin: (page: Page) => Promise<void>;
  /** Goes on from the end to another stage. */
  readonly goOn: (page: Page) => Promise<void>;
}

const duel: Game = {
  before: async (page) => {
    await page.evaluate(() => (location.hash = '#/gallery/rfl-3n'));
    await untilFilled(page, 'the gallery');
    await page.evaluate(() => (location.hash = '#/gallery/grf-1n'));
    await page.getByRole('heading', { name: 'Griffin' }).first().waitFor();
    await untilFilled(page, 'the gallery of the other');
    await page.evaluate(() => (location.hash = ''));
  },
  begin,
  goOn: async (page) => {
    await page.evaluate(() => (location.hash = '#/records'));
    await page.getByRole('button', { name: 'More of Ada against Ben' }).waitFor();
  },
};

let hangar = '';
const hangarsGame: Game = {
  before: async (page) => {
    hangar = await foundHangar(page);
    // A painted 'Mech is drawn on the device.
    await paint(page, hangar);
    await page.evaluate((id) => (location.hash = `#/hangar/${id}`), hangar);
    await page.getByText('Old Thunder').first().waitFor();
    await untilFilled(page, 'the hangar');
  },
  begin: async (page) => {
    await page.evaluate((id) => (location.hash = `#/hangar/${id}/muster`), hangar);
    await muster(page, 'Ada: West', 'Ben: East');
    await untilFilled(page, 'the muster');
    await page.getByRole('button', { name: /^Start the duel/ }).click();
  },
  goOn: async (page) => {
    await toThePage(page);
    await page.locator('settlement-dock .big').waitFor();
    await untilFilled(page, 'the page of the game');
    await settle(page, hangar);
    await untilFilled(page, 'the hangar after it');
    await page.evaluate((id) => (location.hash = `#/hangar/${id}/chronicle`), hangar);
    await page.locator('game-story').first().waitFor();
  },
};

/** Numbers with which both see something happen. */
const FIRST = [
  ['Ada', 52],
  ['Ben', 62],
] as const;

/** Both choose while looking at each other: a given number or the first open one. */
const bothChoose = async (
  page: Page,
  calls: readonly (readonly [pilot: string, console?: number])[],
): Promise<void> => {
  for (const [pilot, console] of calls) {
    await comeToChoose(page, pilot);
    await untilFilled(page, `${pilot} chooses`);
    await choose(page, pilot, console);
  }
};

/** The pages of both are turned to. */
const turnPages = async (page: Page): Promise<void> => {
  await goOn(page, 'Turn the pages');
  await page.getByRole('heading', { name: /^(Ada|Ben) sees/ }).waitFor();
  await untilFilled(page, 'the first page');
  await goOn(page, /^(Ada|Ben)'s page/);
  await page.getByRole('button', { name: /^(Ada|Ben)'s page/ }).waitFor({ state: 'detached' });
  await untilFilled(page, 'the second page');
};

/** Goes on from the first numbers: somebody is hit, and in the next turn Ben leaves, which ends the game. */
const playToTheEnd = async (page: Page): Promise<void> => {
  await turnPages(page);
  await goThrough(page);
  await bothChoose(page, [['Ben'], ['Ada']]);
  await turnPages(page);
  await page.getByRole('button', { name: /^Leave$|bails out\?$/ }).click();
  await page
    .getByRole('button', { name: /^Ben bails out/ })
    .last()
    .click();
  await page.locator('end-stage').waitFor();
  await untilFilled(page, 'the end');
};

/** A phone on which what is drawn is there at once. */
const PHONE = { ...QUICK, device: 'phone' } as const;

// Each trouble meets one of the two games.
test("a hangar's game has every window filled offline", async () => {
  const game = hangarsGame;
  const app = await openApp(PHONE);
  await app.untilControlled();
  await game.before(app.page);
  await app.untilStillsKept(2 * STILLS);
  await app.goOffline();
  const page = await app.openTab();
  await game.begin(page);
  await bothChoose(page, FIRST);
  await playToTheEnd(page);
  await game.goOn(page);
  await untilFilled(page, 'after the end');
});

test('a duel has every window filled when the device saves data, and fetches only what is seen', async () => {
  const game = duel;
  const app = await openApp({ ...PHONE, dataDear: true });
  const { page } = app;
  await app.untilControlled();
  await game.begin(page);
  await bothChoose(page, FIRST);
  await playToTheEnd(page);
  await game.goOn(page);
  await untilFilled(page, 'after the end');
  // The winner is seen, too.
  expect(stillsAsked(app)).toBeLessThan(14);
});

test('a duel has every window filled when the storage is full, which is said once', async () => {
  const game = duel;
  const app = await openApp(PHONE);
  const { context, page } = app;
  await app.untilControlled();
  await context.addInitScript(() => {
    Object.defineProperty(Cache.prototype, 'put', {
      value: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
  });
  await page.reload();
  // A booklet not opened before, so that there is something to keep.
  await page.evaluate(() => (location.hash = '#/gallery/hbk-4g'));
  const said = page.getByText('The storage of this device is full: no more pictures are kept.');
  await said.waitFor();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await page.evaluate(() => (location.hash = ''));
  await game.before(page);
  await game.begin(page);
  await bothChoose(page, FIRST);
  await playToTheEnd(page);
  await game.goOn(page);
  await untilFilled(page, 'after the end');
  expect(await said.count()).toBe(0);
});

test("a hangar's game has every window filled while another tab updates, and fetches no picture again", async () => {
  const game = hangarsGame;
  const app = await openApp(PHONE);
  const { page } = app;
  await app.untilControlled();
  await game.before(page);
  await app.untilStillsKept(2 * STILLS);
  await game.begin(page);
  await bothChoose(page, FIRST);
  const before = stillsAsked(app);
  const old = await buildOf(page);
  const other = await app.openTab('#/records');
  await release(app, other, next);
  await update(other);
  await page.getByText('Viewscreen was updated in another tab.').waitFor();
  await playToTheEnd(page);
  expect(await buildOf(page)).toBe(old);
  await game.goOn(page);
  await untilNotOf(page, old);
  await untilFilled(page, 'after the end');
  expect(stillsAsked(app)).toBe(before);
});
