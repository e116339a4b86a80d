import type { Page } from 'playwright-core';
import { fullHangar } from '../tools/full-hangar.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import type { ViewscreenApp } from '../../src/elements/app/viewscreen-app.ts';
import { printHangarFile } from '../../src/rules/campaign/file/hangar-file.ts';

/** Restores a hangar from the text of its file, and gives its name. */
export const restoredHangar = async (page: Page, file: string): Promise<string> => {
  await page.waitForFunction(
    () => document.querySelector<ViewscreenApp>('viewscreen-app')?.hangars !== undefined,
  );
  return page.evaluate(async (text) => {
    const hangars = await document.querySelector<ViewscreenApp>('viewscreen-app')!.hangars();
    const checked = await hangars.check(text);
    if (checked.kind !== 'sound') throw new Error(JSON.stringify(checked));
    const made = await hangars.restore(checked.found);
    if (made.kind !== 'done') throw new Error(made.sentence);
    return made.id;
  }, file);
};

/** The same of a hangar of 24 pilots, with so many duels behind it. */
export const filedHangar = (page: Page, games: number): Promise<string> =>
  restoredHangar(page, printHangarFile(fullHangar([...readLibrary().values()], games)));
