import { expect, test } from 'vitest';
import { openApp } from './harness.ts';
import { begin, choose } from './table.ts';

test('where a newer Viewscreen keeps its duels, a message says so', async () => {
  const app = await openApp({ device: 'phone', unkept: true, path: 'manifest.webmanifest' });
  await app.page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('viewscreen', 99);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
  );
  const tab = await app.openTab();
  await tab.getByText('A newer Viewscreen keeps its duels in this browser').waitFor();
  expect(await tab.getByText('does not let Viewscreen save anything').count()).toBe(0);
  await tab.getByRole('button', { name: 'Copy the records' }).waitFor();
});

test('after a write failed on a full disk the warning stays, and every record can be copied', async () => {
  const { page, context } = await openApp({ device: 'phone', reducedMotion: true, unkept: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await page.getByRole('button', { name: 'I am Ada' }).waitFor();
  await page.evaluate(() => {
    const { put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      configurable: true,
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    Object.assign(window, {
      makeRoom: () => Object.defineProperty(IDBObjectStore.prototype, 'put', put),
    });
  });
  await choose(page, 'Ada', 52);
  const warning = page.locator('.notice', { hasText: 'The storage of this device is full' });
  await warning.waitFor();
  // There is room again; what the browser kept may be lost all the same.
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await choose(page, 'Ben', 62);
  expect(await warning.count()).toBe(1);
  expect(await warning.getByRole('button', { name: 'Dismiss this notice' }).count()).toBe(0);
  await warning.getByRole('button', { name: 'Copy the records' }).click();
  await page.getByText('The records are copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('lone: rfl-3n Ada');
});
