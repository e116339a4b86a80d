import type { Page } from 'playwright-core';
import { marked, onDevice, putAway, sentFor } from './bench-browser.ts';

/** How many bytes a visit costs, and how many of pictures stay on the device. */

/** Tells bytes, and how many of them are pictures. */
const sayBytes = (what: string, { all, pictures }: { all: number; pictures: number }): void => {
  process.stdout.write(
    `${(all / 1e6).toFixed(2)} MB ${what}, ${(pictures / 1e6).toFixed(2)} MB of them pictures\n`,
  );
};

/** Waits until something said in the page is so, and then for whatever else is still on its way. */
const untilSo = async (page: Page, said: string): Promise<void> => {
  while (!(await page.evaluate<boolean>(said))) await page.waitForTimeout(100);
  await page.waitForTimeout(4000);
};

await onDevice({ path: 'icon.svg' }, async (page) => {
  const address = page.url().replace('icon.svg', '');
  sayBytes(
    'sent for a first visit with nothing chosen',
    await sentFor(async () => {
      await page.goto(address);
      await untilSo(page, "Boolean(document.querySelector('viewscreen-app')?.readiness)");
    }),
  );
  sayBytes(
    'sent for a first duel after it',
    await sentFor(async () => {
      await page.getByRole('button', { name: /^Two pilots/ }).click();
      await untilSo(
        page,
        "Promise.all(['grf-1n', 'rfl-3n'].map(async (id) => (await (await caches.open('viewscreen-pictures-' + id)).keys()).length)).then((all) => all.every((many) => many >= 32))",
      );
    }),
  );
});

/** Said in the page: puts stills of eight booklets and 300 worn pages of one size into its caches of pictures. */
const keepMany = (bytes: number): string => `(async () => {
  const kept = await document.querySelector('viewscreen-app').pictures.keeping.caches();
  const keep = async (name, booklet) => {
    await caches.open('viewscreen-pictures-' + booklet);
    await kept.keep(
      { address: new URL(name, document.baseURI).href, booklet },
      new Blob([new Uint8Array(${bytes})], { type: 'image/webp' }),
    );
  };
  const begun = performance.now();
  for (let booklet = 0; booklet < 8; booklet += 1)
    for (let page = 1; page < 64; page += 2)
      await keep('./leafed/pictures/many-' + booklet + '/' + page + '.webp?v=0', 'many-' + booklet);
  for (let page = 0; page < 300; page += 1) await keep('./drawn/many-' + page + '-worn', 'many-' + page % 8);
  const took = (performance.now() - begun) / (8 * 32 + 300);
  const sum = (what) => list.reduce((all, each) => all + each[what], 0);
  const list = await kept.list();
  return { took, pictures: sum('pictures'), bytes: sum('bytes') };
})()`;

for (const kilobytes of [60, 130]) {
  const kept = await onDevice({}, async (page) => {
    await marked(page, 'playable');
    return page.evaluate<{ took: number; pictures: number; bytes: number }>(
      keepMany(kilobytes * 1000),
    );
  });
  process.stdout.write(
    `${(kept.bytes / 1e6).toFixed(1)} MB kept, ${kept.pictures} pictures, after eight booklets were leafed through and 300 worn pages drawn, ${kilobytes} kB each (${kept.took.toFixed(1)} ms to keep one)\n`,
  );
}

await putAway();
