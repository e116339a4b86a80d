import type { Page } from 'playwright-core';
import type { OpenedApp } from './harness.ts';

/** The script that a tab was begun with. */
export const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');

/** Waits until a tab is of another build than the one of a script. */
export const untilNotOf = async (page: Page, old: string): Promise<void> => {
  await page.waitForFunction((script) => {
    const now = document.querySelector<HTMLScriptElement>('script[src]')?.src;
    return now !== undefined && now !== script;
  }, old);
};

/** The host has a new version, and a tab hears of it. */
export const release = async (app: OpenedApp, page: Page, next: string): Promise<void> => {
  await app.hostShows(next);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version is ready.').waitFor();
};

/** Takes the new version, and waits until the tab is of it. */
export const update = async (page: Page): Promise<void> => {
  const old = await buildOf(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await untilNotOf(page, old);
};
