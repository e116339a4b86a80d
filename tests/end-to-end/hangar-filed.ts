import type { Page } from 'playwright-core';
import { fullHangar } from '../tools/full-hangar.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import type { ViewscreenApp } from '../../src/elements/app/viewscreen-app.ts';
import { printHangarFile } from '../../src/rules/campaign/file/hangar-file.ts';

/** Restores a hangar of 24 pilots, with so many duels behind it, from its file, and gives its name. */
export const filedHangar = async (page: Page, games: number): Promise<string> => {
  const file = printHangarFile(fullHangar([...readLibrary().values()], games));
  await page.waitForFunction(
    () => document.querySelector<ViewscreenApp>('viewscreen-app')?.hangars !== undefined,
  );
  return page.evaluate(async (text) => {
    const hangars = await document.querySelector<ViewscreenApp>('viewscreen-app')!.hangars();
    const checked = await hangars.check(text);
    if (checked.kind !== 'sound') throw new Error('The file of a hangar is not sound.');
    await hangars.restore(checked.found);
    const [{ id } = { id: '' }] = await hangars.list();
    return id;
  }, file);
};
