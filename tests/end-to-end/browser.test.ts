import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../src/command-line/browser.js';

const FAMILIES = [
  'monospace',
  'ui-monospace, monospace',
  'sans-serif',
  'serif',
  'Barlow Condensed',
];

/** The browser of the tests with a page that has no typeface of the game. */
const openBare = async () => {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('there is no browser to test with');
  const browser = await chromium.launch({ executablePath });
  onTestFinished(() => browser.close());
  return browser.newPage();
};

test('the browser of the tests keeps the two lines that are filled into a text area', async () => {
  const page = await openBare();
  for (const family of FAMILIES) {
    await page.setContent(`<textarea style="font: 16px ${family}"></textarea>`);
    await page.locator('textarea').fill('1. 52 62\n2. 20 28');
    expect(await page.locator('textarea').inputValue(), family).toBe('1. 52 62\n2. 20 28');
  }
});

test('the browser of the tests draws signs that the typeface of the game lacks', async () => {
  const page = await openBare();
  await page.setContent('<p style="font: 40px Barlow Condensed">→ ж α 機 ✈ 🤖</p>');
  // A screenshot waits until the sign is painted, which no browser without type lives to do.
  expect((await page.locator('p').screenshot()).length).toBeGreaterThan(0);
});
