import { chromium } from 'playwright-core';
import type { OpenTab } from './tab.ts';

/** Opens Chromium without a window. */
export const openChromium =
  (executablePath: string): OpenTab =>
  async (viewport) => {
    const browser = await chromium.launch({ executablePath });
    const page = await browser.newPage({ viewport });
    return {
      browser: `Chromium ${browser.version()}`,
      go: async (address) => void (await page.goto(address)),
      run: (body) => page.evaluate(`(async () => { ${body} })()`),
      shot: () => page.screenshot(),
      pdf: () => page.pdf({ preferCSSPageSize: true, printBackground: true }),
      close: () => browser.close(),
    };
  };
