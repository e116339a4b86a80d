import type { Page } from 'playwright-core';
import type { ViewscreenApp } from '../../src/elements/app/viewscreen-app.ts';

/** Founds a hangar on the device, pilots by name in these 'Mechs by turns, and gives its name. */
export const foundHangar = async (
  page: Page,
  pilots: readonly string[] = ['Ada', 'Ben'],
  booklets: readonly string[] = ['rfl-3n', 'grf-1n'],
): Promise<string> => {
  await page.waitForFunction(
    () => document.querySelector<ViewscreenApp>('viewscreen-app')?.hangars !== undefined,
  );
  const mechs = pilots.map((name, place) => ({
    name,
    booklet: booklets[place % booklets.length] ?? '',
  }));
  return page.evaluate(async (enlisted) => {
    const app = document.querySelector<ViewscreenApp>('viewscreen-app')!;
    const hangars = await app.hangars();
    const made = await hangars.found({ name: 'Tuesdays', replacements: 3 });
    if (made.kind !== 'done') throw new Error(made.sentence);
    const hangar = hangars.running(made.id, { changed: () => undefined, said: () => undefined });
    await hangar.open();
    for (const { name, booklet } of enlisted) {
      const { edition = '' } = (await app.library.read(booklet)) ?? {};
      const done = await hangar.do({
        kind: 'enlist',
        after: null,
        who: {
          ...{ name, nickname: '', unit: 'Night Post' },
          mech: { booklet, edition, name: `${name}'s own`, paint: 'none' },
        },
      });
      if (done.kind !== 'done') throw new Error(done.sentence);
    }
    hangar.close();
    return made.id;
  }, mechs);
};

/** Paints the 'Mech of the first pilot of a hangar with stripes. */
export const paint = (page: Page, hangar: string): Promise<void> =>
  page.evaluate(async (id) => {
    const hangars = await document.querySelector<ViewscreenApp>('viewscreen-app')!.hangars();
    const running = hangars.running(id, { changed: () => undefined, said: () => undefined });
    await running.open();
    const [mech] = running.hangar?.mechs ?? [];
    const words = { name: 'Old Thunder', paint: 'stripes' } as const;
    const done = await running.do({ kind: 'rename mech', mech: mech?.id ?? '', words });
    if (done.kind !== 'done') throw new Error(done.sentence);
    running.close();
  }, hangar);
