import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../src/command-line/browser.js';

/** The browser of the tests, by its file. */
export const browserFile = async (): Promise<string> => {
  const file = await findBrowser();
  if (!file) throw new Error('there is no browser to test with');
  return file;
};

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await browserFile() });
