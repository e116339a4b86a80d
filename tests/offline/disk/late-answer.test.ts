import { expect, onTestFinished, test, vi } from 'vitest';
import { database } from '../../../src/offline/disk/database.ts';

const opened = {};

/** A database whose answer is due with the end of the patience, right behind it: as after a page that was busy. */
vi.mock('idb', () => ({
  openDB: () =>
    new Promise((open) => {
      queueMicrotask(() => setTimeout(open, 4000, opened));
    }),
}));

test('a database that has answered while the page was busy is opened, although the patience with it is over', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = database().catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe(opened);
});
