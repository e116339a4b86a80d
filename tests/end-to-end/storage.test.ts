import { expect, test } from 'vitest';
import { PLAIN, openApp, shot } from './harness.ts';
import { expectPageAccessible } from './axe.ts';
import { foundHangar } from './hangar-founding.ts';
import { addRiflebird, begin, choose, chooses, goThrough } from './table.ts';

const PHONE = { ...PLAIN, device: 'phone' } as const;

test('if a newer Viewscreen keeps its duels in this browser, a message says so', async () => {
  const app = await openApp({ ...PHONE, path: 'manifest.webmanifest' });
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

test('while writes fail on a full disk, a warning stays and records can be copied; it goes once all is written', async () => {
  const { page, context } = await openApp(PHONE);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await chooses(page, 'Ada');
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
  // It has its own room, and covers nothing of the shutters.
  const [said, shutters] = await Promise.all(
    [warning, page.locator('shutter-curtain')].map((each) => each.boundingBox()),
  );
  expect(said!.y + said!.height).toBeLessThanOrEqual(shutters!.y);
  expect(await warning.getByRole('button', { name: 'Dismiss', exact: true }).count()).toBe(0);
  await warning.getByRole('button', { name: 'Copy the records' }).click();
  await page.getByText('The records are copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('lone: rfl-3n Ada');
  // There is room again: what was only in memory goes to disk with the next write.
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await choose(page, 'Ben', 62);
  await warning.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('52').first().waitFor();
});

for (const error of ['InvalidStateError', 'UnknownError'])
  test(`a duel is saved with no warning left even if its storage connection is cut before every step (${error})`, async () => {
    const { page } = await openApp(PHONE);
    await page.evaluate((name) => {
      const { transaction } = Object.getOwnPropertyDescriptors(IDBDatabase.prototype);
      const used = new WeakSet<IDBDatabase>();
      IDBDatabase.prototype.transaction = function cut(...asked) {
        if (used.has(this)) throw new DOMException('Connection lost', name);
        used.add(this);
        return (transaction.value as IDBDatabase['transaction']).apply(this, asked);
      };
    }, error);
    await begin(page);
    await choose(page, 'Ada', 52);
    await choose(page, 'Ben', 62);
    await goThrough(page);
    await page.getByRole('heading', { name: 'Ben chooses' }).waitFor();
    expect(await page.getByText('could not be written').count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'I am Ben' }).waitFor();
  });

test('a page that becomes visible again writes what had failed, and removes its warning', async () => {
  const { page } = await openApp(PHONE);
  await begin(page);
  await chooses(page, 'Ada');
  await page.evaluate(() => {
    const { transaction } = Object.getOwnPropertyDescriptors(IDBDatabase.prototype);
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Connection lost', 'UnknownError');
    };
    document.addEventListener(
      'visibilitychange',
      () => Object.defineProperty(IDBDatabase.prototype, 'transaction', transaction),
      { capture: true, once: true },
    );
  });
  await choose(page, 'Ada', 52);
  const warning = page.locator('.notice', { hasText: 'could not be written' });
  await warning.waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await warning.waitFor({ state: 'detached' });
});

test('if the browser may delete a hangar, that is said until dismissed, along with how to restore it', async () => {
  const app = await openApp({ ...PHONE, fleeting: true });
  const { page } = app;
  await foundHangar(page);
  const said = 'it starts out empty there, so restore the hangar from its file.';
  await page.getByText(said).waitFor();
  // It is hidden during a fight, and back afterwards.
  await page.evaluate(() => (location.hash = '#/fight'));
  await page.locator('setup-stage').waitFor();
  expect(await page.getByText(said).count()).toBe(0);
  await page.goBack();
  await page.getByText(said).waitFor();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await page.getByText(said).waitFor({ state: 'detached' });
  const tab = await app.openTab('#/hangar');
  await tab.locator('hangar-berth article').first().waitFor();
  expect(await tab.getByText(said).count()).toBe(0);
});

test('adding a booklet asks the browser to keep its data', async () => {
  const { page } = await openApp({ ...PLAIN, path: '#/booklets' });
  await page.getByRole('button', { name: 'Paste it' }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(StorageManager.prototype, 'persist', {
      value: () => {
        document.documentElement.dataset['asked'] = 'once';
        return Promise.resolve(true);
      },
    });
  });
  await addRiflebird(page);
  expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBe('once');
});

test('an empty copy on an iPhone home screen says how to bring a hangar over from the browser', async () => {
  const app = await openApp({ ...PHONE, path: '#/hangar' });
  const { context, page } = app;
  const told = 'back the hangar up to a file, and restore it here';
  await page.getByRole('button', { name: 'Start a hangar' }).waitFor();
  expect(await page.getByText(told).count()).toBe(0);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'standalone', { value: true });
  });
  const copy = await app.openTab();
  await shot(copy, 'start-on-home-screen');
  await expectPageAccessible(copy);
  await copy.getByRole('link', { name: 'Bring a hangar over' }).click();
  await copy.getByText(told).waitFor();
  await shot(copy, 'hangar-on-home-screen');
  await expectPageAccessible(copy);
  await foundHangar(copy);
  await copy.reload();
  await copy.locator('hangar-berth article').first().waitFor();
  expect(await copy.getByText(told).count()).toBe(0);
});
