import { begin, choose, goOn } from '../end-to-end/table.ts';
import { onDevice, putAway } from './bench-browser.ts';
import { KNOWN } from './duel-player.ts';

/** `npm run readme-picture`: the picture of the README, the score of a first turn in the built game. */

const PICTURE = 'src/elements/picture.png';
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

await onDevice({ screen: DESK }, async (page) => {
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
  await goOn(page, 'The score');
  await page.getByRole('cell', { name: /Ben's armor/ }).waitFor();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: PICTURE, animations: 'disabled' });
});
await putAway();
