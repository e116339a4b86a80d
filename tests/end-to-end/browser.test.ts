import { puppeteerCore } from '@web/test-runner-chrome';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createPage } from '../../web-test-runner.config.js';
import { PATIENCE, browserFile, launchBrowser } from '../tools/browser.ts';
import { endAtCrash } from './harness.ts';

const FAMILIES = [
  'monospace',
  'ui-monospace, monospace',
  'sans-serif',
  'serif',
  'Barlow Condensed',
];

/** Chromium refuses its sandbox to root. */
const ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** A device without the game, in a browser of its own. */
const openDevice = async (): Promise<BrowserContext> => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE);
  return context;
};

test('the test browser keeps both lines filled into a text area', async () => {
  const page = await (await openDevice()).newPage();
  for (const family of FAMILIES) {
    await page.setContent(`<textarea style="font: 16px ${family}"></textarea>`);
    await page.locator('textarea').fill('1. 52 62\n2. 20 28');
    expect(await page.locator('textarea').inputValue(), family).toBe('1. 52 62\n2. 20 28');
  }
});

test("the test browser can draw characters that the game's typeface lacks", async () => {
  const page = await (await openDevice()).newPage();
  await page.setContent('<p style="font: 40px Barlow Condensed">→ ж α 機 ✈ 🤖</p>');
  // A screenshot waits until the character is painted; a browser without such type would crash first.
  expect((await page.locator('p').screenshot()).length).toBeGreaterThan(0);
});

const crash = (page: Page): Promise<unknown> => page.goto('chrome://crash').catch(() => null);

test('when a page crashes, a wait in another tab ends', async () => {
  const device = await openDevice();
  const faults: string[] = [];
  endAtCrash(device, (fault) => faults.push(fault));
  const [page, tab] = [await device.newPage(), await device.newPage()];
  const waiting = page.getByText('what never comes').waitFor();
  await Promise.all([expect(waiting).rejects.toThrow('closed'), crash(tab)]);
  expect(faults).toEqual([expect.stringMatching('a page crashed')]);
});

test('the page of a component test is closed when it crashes, which ends its session', async () => {
  const executablePath = await browserFile();
  const browser = await puppeteerCore.launch({ executablePath, args: ROOT, timeout: PATIENCE });
  onTestFinished(() => browser.close());
  const page = await createPage({ context: browser.defaultBrowserContext() });
  const closed = new Promise((resolve) => page.once('close', () => resolve('closed')));
  await page.goto('chrome://crash').catch(() => null);
  expect(await closed).toBe('closed');
});
