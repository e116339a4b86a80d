import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { click, pause } from './table.ts';

/** From the end of a game to its page. */
export const toThePage = async (page: Page, press = click): Promise<void> => {
  const settle = page.getByRole('link', { name: /^Settle game/ });
  await settle.waitFor();
  await pause(page);
  await press(settle);
};

/** What a pilot does in a step of a page, before the button is pressed. */
type Hands = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

/** Settles the page that is open, step by step: by hand where something is said of a step, else as it stands. */
export const settle = async (page: Page, hangar: string, hands: Hands = {}): Promise<void> => {
  const main = page.locator('settlement-dock .big');
  const stands = async (): Promise<string> => {
    const [who, step, words] = await Promise.all([
      page.locator('pilot-tabs [aria-selected="true"] b').innerText(),
      page.locator('.step.open h2').allInnerTexts(),
      main.innerText(),
    ]);
    return [who, step.join(), words].join(' | ');
  };
  await main.waitFor();
  const met = new Set<string>();
  for (let steps = 0; steps < 200; steps += 1) {
    // The last who has settled is asked at once whether to close it.
    if ((await main.innerText()).startsWith('Close the page')) {
      await page.getByRole('button', { name: 'Close the page', exact: true }).click();
      await page.waitForURL(new RegExp(`#/hangar/${hangar}$`));
      expect([...met].toSorted()).toEqual(Object.keys(hands).toSorted());
      return;
    }
    const [who = '', step = ''] = (await stands()).split(' | ');
    const hand = hands[`${who}: ${step}`];
    if (hand && !met.has(`${who}: ${step}`)) {
      met.add(`${who}: ${step}`);
      await hand(page);
    }
    const before = await stands();
    await main.click();
    await expect.poll(stands).not.toBe(before);
  }
  throw new Error(`The page does not come to its end: ${await stands()}`);
};

/** Takes these parts where some are offered. */
export const take =
  (...parts: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const part of parts)
      await page.getByRole('checkbox', { name: new RegExp(`^${part},`) }).check();
  };

/** A hangar's file as the browser has saved it. */
interface SavedFile {
  readonly name: string;
  readonly buffer: Buffer;
}

/** Saves the hangar's file, as its player does. */
export const saveFile = async (page: Page): Promise<SavedFile> => {
  await page.getByRole('button', { name: 'Back up, restore' }).click();
  const downloading = page.waitForEvent('download');
  await page.locator('backup-sheet').getByRole('button', { name: 'Save the file' }).click();
  const download = await downloading;
  const file = { name: download.suggestedFilename(), buffer: readFileSync(await download.path()) };
  await page.keyboard.press('Escape');
  return file;
};

/** Restores a hangar from its file, from an empty browser. */
export const restoreFrom = async (
  page: Page,
  { address }: { readonly address: string },
  { buffer, name }: SavedFile,
): Promise<void> => {
  await page.goto(`${address}#/hangar`);
  await page.getByRole('button', { name: 'Restore a hangar from its file' }).click();
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Restore it' }).click();
  await page.locator('hangar-berth').first().waitFor();
};
