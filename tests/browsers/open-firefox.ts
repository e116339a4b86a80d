import { launch } from 'puppeteer-core';
import type { OpenTab } from './tab.ts';

/** Printing 35 pages takes so long at most, and so does whatever is waited for in a page (milliseconds). */
const PATIENCE = 300_000;

/** Opens Firefox in a window on a screen: without one it has no WebGL. */
export const openFirefox =
  (executablePath: string, display: string): OpenTab =>
  async (size) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: false,
      protocolTimeout: PATIENCE,
      env: { ...process.env, DISPLAY: display },
    });
    const page = await browser.newPage();
    // Which way the window lies is said along with its size: that Firefox before 144 does not know.
    await page.setViewport(size).catch((error: unknown) => {
      if (!String(error).includes('setScreenOrientationOverride')) throw error;
    });
    return {
      browser: await browser.version(),
      go: async (address) => void (await page.goto(address)),
      run: (body) => page.evaluate(`(async () => { ${body} })()`),
      shot: async () => Buffer.from(await page.screenshot()),
      pdf: async () =>
        Buffer.from(
          await page.pdf({ width: '148mm', height: '210mm', timeout: PATIENCE, margin: {} }),
        ),
      close: () => browser.close(),
    };
  };
