import { expect, test } from 'vitest';
import { lateTable } from '../../../src/offline/disk/late-table.ts';

const row = { id: 'one', revision: 1, changed: 0 };

test('the code that reads rows is loaded once, before the first row is read', async () => {
  let loaded = 0;
  const table = lateTable('duels', () => {
    loaded += 1;
    return Promise.resolve(() => row);
  });
  expect(loaded).toBe(0);
  expect(() => table.read(row)).toThrow('before what reads it is there');
  await table.ready?.();
  await table.ready?.();
  expect(table.read({})).toBe(row);
  expect(loaded).toBe(1);
});

test('code that could not be loaded is asked for again', async () => {
  let online = false;
  const table = lateTable('shelf', () =>
    online ? Promise.resolve(() => row) : Promise.reject(new TypeError('no network')),
  );
  await expect(table.ready?.()).rejects.toThrow('no network');
  online = true;
  await table.ready?.();
  expect(table.read({})).toBe(row);
});
