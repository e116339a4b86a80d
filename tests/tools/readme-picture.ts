import type { Page } from 'playwright-core';
import { begin, choose, goOn } from '../end-to-end/table.ts';
import { PHONE, onDevice, putAway } from './bench-browser.ts';
import { KNOWN } from './duel-player.ts';

/**
 * `npm run tool -- readme-picture`: the picture of the README, the score of a first turn in the built game, and those that are
 * shown where somebody installs it (`manifest.webmanifest`).
 */

const PICTURE = 'src/elements/picture.png';
const SHOWN = 'src/offline/public/shown';
const still = { reducedMotion: 'reduce' } as const;
const DESK = { viewport: { width: 1440, height: 900 }, ...still } as const;
const NARROW = { ...PHONE, ...still, deviceScaleFactor: 2 } as const;

/** Plays to the pages of the first turn. */
const playOn = async (page: Page): Promise<void> => {
  // Who knows the game reads no notes, and has said how turns play.
  const settings = { ...(JSON.parse(KNOWN) as object), pace: 'at a tap' };
  await page.evaluate(
    (known) => localStorage.setItem('viewscreen', known),
    JSON.stringify(settings),
  );
  await page.reload();
  await begin(page);
  await choose(page, 'Ada', 52);
  await choose(page, 'Ben', 62);
  await goOn(page, 'Turn the pages');
  await page.waitForTimeout(2000);
};

await onDevice({ screen: DESK }, async (page) => {
  await playOn(page);
  await goOn(page, 'The score');
  await page.getByRole('cell', { name: /Ben's armor/ }).waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: PICTURE, animations: 'disabled' });
  await page.screenshot({ path: `${SHOWN}/wide.jpg`, quality: 60 });
});
await onDevice({ screen: NARROW }, async (page) => {
  await playOn(page);
  await page.screenshot({ path: `${SHOWN}/narrow.jpg`, quality: 60 });
});
await putAway();
