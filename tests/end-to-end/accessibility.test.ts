import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StageName } from '../../src/elements/app/stages.ts';
import { STAGE_NAMES, routeOf } from '../../src/elements/app/stages.ts';
import { expectAccessibleInBoth, expectDrawnInType, expectPageAccessible } from './axe.ts';
import { foundHangar } from './hangar-founding.ts';
import { PLAIN, openApp } from './harness.ts';
import { begin, choose, chooses, goOn, pause, raiseCurtain, startButton } from './table.ts';

/** In light, axe checks everything; dark changes only the contrast. */
const SCHEMES = [
  ['nothing', 'light'],
  ['no low contrast', 'dark'],
] as const;

const lookAt = async (page: Page, colourScheme: 'light' | 'dark'): Promise<void> => {
  await expectPageAccessible(page, { of: colourScheme === 'light' ? 'all' : 'contrast' });
  if (colourScheme === 'light') await expectDrawnInType(page);
};

test.each(SCHEMES)('axe finds %s on any stage of a duel, %s', async (_found, colourScheme) => {
  const { page } = await openApp({
    ...PLAIN,
    device: colourScheme === 'light' ? 'phone' : 'desktop',
    colourScheme,
  });
  const look = (): Promise<void> => lookAt(page, colourScheme);
  await startButton(page).waitFor();
  await look();
  await begin(page);
  await chooses(page, 'Ada');
  await page.getByRole('button', { name: 'Show no more' }).waitFor();
  await look();
  await page.getByRole('button', { name: 'Show no more' }).click();
  await page.keyboard.type('52');
  await page.getByRole('button', { name: /^Lock in 52/ }).waitFor();
  await look();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Agree to a draw/ }).click();
  await look();
  await page.keyboard.press('Escape');
  await page.getByText('A draw?').waitFor({ state: 'hidden' });
  // Being asked for a draw shows no one what was picked.
  await raiseCurtain(page, 'Ada');
  await page.keyboard.type('52');
  await page.getByRole('button', { name: /^Lock in 52/ }).click();
  await choose(page, 'Ben', 62);
  // On a desktop both pages stand side by side: one step less.
  const pages = colourScheme === 'light' ? [/^Ada's page/] : [];
  for (const step of [/^Turn the pages/, ...pages, /^The score/, /^Turn 2/]) {
    await page.getByRole('button', { name: step }).waitFor();
    await look();
    await goOn(page, step);
  }
  await choose(page, 'Ben', 28);
  await choose(page, 'Ada', 44);
  await goOn(page, 'Turn the pages');
  await page.getByRole('button', { name: /^Leave$|bails out\?$/ }).click();
  await look();
  await page
    .getByRole('button', { name: /bails out .* wins/ })
    .last()
    .click();
  await page.getByText('The duel is over').waitFor();
  await look();
  await pause(page);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.locator('replay-stage turn-film').first().waitFor();
  await look();
});

test.each(SCHEMES)(
  'axe finds %s while the lone pilot chooses, %s',
  async (_found, colourScheme) => {
    const { page } = await openApp({
      ...PLAIN,
      device: colourScheme === 'light' ? 'phone' : 'desktop',
      colourScheme,
      path: '#/fight',
    });
    const look = (): Promise<void> => lookAt(page, colourScheme);
    await page.getByRole('button', { name: 'Start the fight' }).click();
    await raiseCurtain(page, 'Ada');
    await page.locator('choosing-stage choosing-dock').waitFor();
    await look();
    await page.keyboard.type('52');
    await page.getByRole('button', { name: /^Lock in 52/ }).waitFor();
    await look();
    await page.keyboard.press('Alt+2');
    await page.keyboard.press(' ');
    await page.locator('choosing-stage .stage:is(.answers, .pages)').waitFor();
    await look();
    await page.keyboard.press('s');
    await page.locator('study-sheet dialog').waitFor();
    await look();
  },
);

/** Stages by their address, and what shows that they are there. */
const VISITS = [
  ['setup-duel', 'duel-setup .pilots'],
  ['one', 'duel-setup .pilots'],
  ['two', 'duel-setup .pilots'],
  ['booklets', 'shelved-booklet img'],
  ['booklets/grf-1n/27', 'booklet-page'],
  ['balance', 'balance-stage td button'],
  ['forge', 'forge-stage sheet-form input'],
  ['forge/none-such', 'forge-stage not-here a'],
  ['workshop/none-such', 'workshop-stage pages-panel li'],
  ['gallery/grf-1n', 'view-window'],
  ['print/grf-1n', 'booklet-page'],
  ['fight', 'setup-stage .pilot'],
  ['hangar', 'hangars-stage hangar-berth article'],
  ['hangar/:id', 'hangar-stage hangar-berth article'],
  ['hangar/none-such', 'hangar-stage a.button'],
  ['records', '.record'],
  ['records/unfinished', 'record-shelf'],
  ['analysis/none-such', 'analysis-stage not-here a'],
  ['hangar/:id/analysis/none-such/1', 'analysis-stage not-here a'],
  ['comic/none-such', 'comic-stage comic-page .lost'],
  ['hangar/:id/comic/none-such', 'comic-stage comic-page .lost'],
  ['take/nothing', 'take-stage h1'],
  ['rules', 'booklet-page'],
  ['rules/many', 'booklet-page'],
  ['hangar/:id/muster', 'muster-stage .row'],
  ['hangar/:id/pilot/p1', 'pilot-stage pilot-card .page'],
  ['hangar/:id/mech/m1', 'mech-stage mech-portrait .frame'],
  ['hangar/:id/card/p1', 'card-stage .sheet'],
  ['hangar/:id/game/none-such', 'settlement-stage closed-page not-here a'],
  ['hangar/:id/paper/none-such', 'paper-stage not-here .button'],
  ['hangar/:id/stockpile', 'stockpile-stage h1'],
  ['hangar/:id/trade', 'trade-stage .side'],
  ['hangar/:id/cards', 'roster-stage .sheet'],
  ['hangar/:id/chronicle', 'chronicle-stage .empty'],
  ['hangar/:id/memorial', 'memorial-stage .empty'],
  ['hangar/:id/road', 'road-stage .grades'],
  ['workshop/new', 'workshop-stage [data-page="63"]'],
] as const;
/** The address of a visit, with this hangar filled in. */
const addressOf = (address: string, hangar = 'tuesdays'): string =>
  `#/${address.replace(':id', hangar)}`;
/** Stages reached by playing; the end of a fight is checked in `fight.test.ts`. */
const PLAYED: readonly StageName[] = [
  'start',
  'duel',
  'fight',
  'learn',
  'replay',
  'record',
  'nowhere',
];

test('axe looks at every stage', () => {
  const visited = [...PLAYED, ...VISITS.map(([address]) => routeOf(addressOf(address)).stage)];
  expect(STAGE_NAMES.filter((name) => !visited.includes(name))).toEqual([]);
});

test('axe finds nothing face to face and on all other stages, and no low contrast in the dark', async () => {
  const { page } = await openApp({ ...PLAIN, device: 'tablet' });
  const look = async (): Promise<void> => {
    await expectAccessibleInBoth(page);
    await expectDrawnInType(page);
  };
  await begin(page, true);
  const lone = page.locator('.half.lone');
  await lone.locator('hand-well .line').waitFor();
  await look();
  for (const [pilot, number] of [
    ['Ada', '52'],
    ['Ben', '62'],
  ] as const) {
    await page.getByLabel(`${pilot}'s console number`).fill(number);
    await page.keyboard.press('Enter');
  }
  // With reduced motion the page waits for a tap before it says what it meant.
  await lone.getByRole('button', { name: 'Both stay: the score' }).click();
  await lone.getByRole('button', { name: 'Next turn for both' }).waitFor();
  await look();
  const hangar = await foundHangar(page);
  for (const [stage, element] of VISITS) {
    await page.evaluate((place) => (location.hash = place), addressOf(stage, hangar));
    await page.locator(element).first().waitFor();
    await look();
  }
  expect(await page.locator('h1').count()).toBe(1);
});
