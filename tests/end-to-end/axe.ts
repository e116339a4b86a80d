import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describeViolations } from '../describe-violations.ts';
import { lackingIn } from '../typeface.ts';

/** What changes with the colors of the device, and nothing else. */
const CONTRAST = { runOnly: ['color-contrast'] };

/** Fails with axe's own words if the page as it stands has a fault in accessibility, `of: 'contrast'`
 *  if it has one in contrast. */
export const expectPageAccessible = async (
  page: Page,
  { of = 'all' }: { readonly of?: 'all' | 'contrast' } = {},
): Promise<void> => {
  // The developer tools' door: the policy of the page stays in force for the page itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) =>
      (await window.axe.run(document, { resultTypes: ['violations'], ...options })).violations,
    of === 'contrast' ? CONTRAST : {},
  );
  expect(describeViolations(violations)).toBe('');
};

/** As above, with everything looked at in light, and the contrast in dark; the page is light again. */
export const expectAccessibleInBoth = async (page: Page): Promise<void> => {
  await expectPageAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPageAccessible(page, { of: 'contrast' });
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Fails with the signs of the page's words that the one typeface of the game lacks. */
export const expectDrawnInType = async (page: Page): Promise<void> => {
  const words = await page.evaluate(() => {
    const wordsIn = (root: Node): string => {
      if (root instanceof HTMLStyleElement || root instanceof HTMLScriptElement) return '';
      const own = root instanceof Text ? root.data : '';
      const filled = root instanceof HTMLInputElement ? root.value + root.placeholder : '';
      const inside = root instanceof Element && root.shadowRoot ? [root.shadowRoot] : [];
      return [own + filled, ...[...inside, ...root.childNodes].map(wordsIn)].join('');
    };
    return wordsIn(document.body);
  });
  expect(words.length).toBeGreaterThan(0);
  expect(lackingIn(words)).toEqual([]);
};
