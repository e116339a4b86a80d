import { expect, test } from 'vitest';
import { openApp } from './harness.ts';
import { startButton } from './table.ts';

test('after one visit the game opens without a network, in any folder of its host', async () => {
  const app = await openApp({ folder: '/games/viewscreen/' });
  await app.untilControlled();
  await app.goOffline();
  const tab = await app.openTab();
  expect(await tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await startButton(tab).waitFor();
});
