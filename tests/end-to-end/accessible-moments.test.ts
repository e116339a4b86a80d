import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf, recordedDuel } from '../tools/recorded-duels.ts';
import { expectPageAccessible } from './axe.ts';
import { PLAIN, openApp } from './harness.ts';
import { choose, comeToChoose, pressOn, takeIn } from './table.ts';

/** A duel of 23 turns, whose last ends it with a fall. */
const LONG = 116;

/** Goes on in the film until it is through, and looks at every beat that comes; gives their titles. */
const lookAtBeats = async (page: Page, look: () => Promise<void>): Promise<readonly string[]> => {
  const seen: string[] = [];
  const title = page.locator('turn-film .beat .title b');
  const on = page.locator('turn-film .controls .on');
  while (await on.isVisible()) {
    const [beat = ''] = await title.allInnerTexts();
    if (beat !== '' && beat !== seen.at(-1)) {
      seen.push(beat);
      await look();
    }
    await pressOn(page);
  }
  return seen;
};

test.each([
  ['nothing', 'desktop', 'light'],
  ['no low contrast', 'phone', 'dark'],
] as const)(
  'axe finds %s in a long duel, in the settings and on its last beats: %s, %s',
  async (_found, device, colourScheme) => {
    const { page } = await openApp({ device, colourScheme, path: '#/records', ...PLAIN });
    const look = (): Promise<void> =>
      expectPageAccessible(page, { of: colourScheme === 'light' ? 'all' : 'contrast' });
    await takeIn(page, recordOf(LONG, 22));
    await page.locator('a[href^="#/duel/"]').first().click();
    const [lone, rival] = recordedDuel(LONG)[22]!.numbers;
    await comeToChoose(page, 'Ada');
    await look();
    await page.getByRole('button', { name: 'Menu' }).click();
    await look();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.locator('settings-sheet dialog[open]').waitFor();
    await look();
    await page.keyboard.press('Escape');
    await choose(page, 'Ada', lone);
    await choose(page, 'Ben', rival);
    await page.locator('turn-film').waitFor();
    expect(await lookAtBeats(page, look)).toContain('FALLS');
  },
);
