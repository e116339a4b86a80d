import type { Browser, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../src/command-line/browser.js';

/** No test is about time: for what does not come so long, a browser on a busy machine need not be waited for. */
export const PATIENCE = 240_000;

/** The browser of the tests, by its file. */
export const browserFile = async (): Promise<string> => {
  const file = await findBrowser();
  if (!file) throw new Error('there is no browser to test with');
  return file;
};

export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: await browserFile(), timeout: PATIENCE, ...options });
