import { expect, test } from 'vitest';
import { readDuelSave } from '../../src/offline/duel-save.ts';
import { importRecord } from '../../src/offline/import-record.ts';
import { booklets } from '../rules/battle/table-top.ts';
import { libraryOf } from './libraries.ts';

const library = libraryOf(...booklets);
const record = (...turns: readonly string[]): string =>
  [
    'viewscreen record 1',
    'lone: rfl-3n Ada',
    'rival: grf-1n Ben',
    'ammunition: counted',
    ...turns,
  ].join('\n');

test('a record that stops in the middle becomes a duel that goes on', async () => {
  const save = await importRecord(record('1. 52 62'), library);
  expect(save).toMatchObject({
    ended: null,
    summary: { pilots: ['Ada', 'Ben'], mechs: ['Rifleman', 'Griffin'], turn: 2 },
  });
  expect(readDuelSave(save)).toEqual(save);
});

test('a record that is whole becomes a duel that is over', async () => {
  expect(await importRecord(record('1. 52 62, lone bails out'), library)).toMatchObject({
    ended: { kind: 'win', winner: 'rival' },
    summary: { turn: 1 },
  });
});

test('a bad record is told by line and reason', async () => {
  expect(await importRecord(record('1. 52 62', '2. 52 62'), library)).toBe(
    'line 6: lone may not do 52 (Charge): only medium range',
  );
  expect(await importRecord('', library)).toMatch(/^line 1: /);
});
