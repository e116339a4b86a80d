import { expect, test } from 'vitest';
import { readLibrary } from '../../src/command-line/library.ts';
import { openApp } from './harness.ts';
import { begin, raiseCurtain, startButton } from './table.ts';

test('after one visit the game opens without a network, in any folder of its host', async () => {
  const app = await openApp({ folder: '/games/viewscreen/' });
  await app.untilControlled();
  await app.goOffline();
  const tab = await app.openTab();
  expect(await tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await startButton(tab).waitFor();
});

test('after one visit every booklet of the game can be played without a network, whichever were opened, its pages drawn on the device', async () => {
  const app = await openApp({ dataDear: true, quickPen: true, reducedMotion: true });
  await app.untilControlled();
  // Its pictures are not kept where data is dear.
  await app.withhold(/\/pictures\//);
  await app.goOffline();
  const tab = await app.openTab();
  const choice = tab.getByLabel("'Mech of the second pilot");
  const mechs = await choice
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(mechs.toSorted()).toEqual([...readLibrary().keys()].toSorted());
  for (const mech of mechs) {
    await tab.goto(app.host.address);
    await choice.selectOption(mech);
    await begin(tab);
    await raiseCurtain(tab, 'Ada');
    await tab.getByRole('heading', { name: 'Ada chooses' }).waitFor();
    // What she sees of it came with no visit.
    await tab.locator('choosing-stage view-window img[src^="blob:"]').first().waitFor();
  }
});
