import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describeViolations } from '../describe-violations.ts';

/** Fails with axe's own words if the page as it stands has a fault in accessibility. */
export const expectPageAccessible = async (page: Page): Promise<void> => {
  // The developer tools' door: the policy of the page stays in force for the page itself.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document));
  expect(describeViolations(violations)).toBe('');
};
