import { expect, test } from 'vitest';
import { readShelfRow } from '../../../src/offline/booklets/shelf-row.ts';
import { newShelfRow } from '../../../src/offline/booklets/shelf-row.ts';
import { SHELF } from '../../../src/offline/booklets/shelf.ts';
import { rifleman } from '../../rules/battle/table-top.ts';
import added from './version-1/added.json';
import behind from './version-1/behind-the-games.json';
import beside from './version-1/beside-the-games.json';
import checkedBefore from './version-1/checked-before.json';

test.each([
  ['just added', added],
  ['in front of one of the game', beside],
  ['behind one of the game', behind],
  ['found sound by an older check', checkedBefore],
])(
  'a row of version 1, %s, keeps everything and gets an entry for its booklet beside its id',
  (_, row) => {
    expect(readShelfRow(row)).toEqual({ ...row, version: 3, booklet: row.id, sheet: null });
  },
);

test('a current row of the shelf is read back as it was written', () => {
  const row = newShelfRow(rifleman);
  expect(readShelfRow(JSON.parse(JSON.stringify(row)))).toEqual(row);
  expect([row.version, row.booklet]).toEqual([3, 'rfl-3n']);
});

test('a row without a sheet is written in a form older versions can read; a row with a sheet keeps it', () => {
  const row = newShelfRow(rifleman);
  const written = SHELF.written?.(row);
  expect(written).toMatchObject({ version: 2 });
  expect(written).not.toHaveProperty('sheet');
  expect(readShelfRow(written)).toEqual(row);
  const forged = newShelfRow(rifleman, { sheet: '{}' });
  expect(readShelfRow(SHELF.written?.(forged))).toEqual(forged);
});

test('a damaged row of the shelf is reported with its entry, and one from a newer Viewscreen as newer', () => {
  expect(readShelfRow({ ...added, edition: 'none' })).toEqual({
    unreadable: 'its entry "edition" is not what a booklet has there',
    newer: false,
  });
  expect(readShelfRow({ ...added, version: 4 })).toMatchObject({ newer: true });
});
