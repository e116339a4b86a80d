import { expect, test } from 'vitest';
import type { Library } from '../../src/offline/library.ts';
import { readDuelSave } from '../../src/offline/duel-save.ts';
import { importRecord } from '../../src/offline/import-record.ts';
import { booklets, findBook } from '../rules/battle/table-top.ts';

const library: Library = { booklets, find: findBook, isAdded: () => false, faults: [] };
const record = (...turns: readonly string[]): string =>
  [
    'viewscreen record 1',
    'lone: rfl-3n Ada',
    'rival: grf-1n Ben',
    'ammunition: counted',
    ...turns,
  ].join('\n');

test('a record that stops in the middle becomes a duel that goes on', () => {
  const save = importRecord(record('1. 52 62'), library);
  expect(save).toMatchObject({
    ended: null,
    summary: { pilots: ['Ada', 'Ben'], mechs: ['Rifleman', 'Griffin'], turn: 2 },
  });
  expect(readDuelSave(save)).toEqual(save);
});

test('a record that is whole becomes a duel that is over', () => {
  expect(importRecord(record('1. 52 62, lone bails out'), library)).toMatchObject({
    ended: { kind: 'win', winner: 'rival' },
    summary: { turn: 1 },
  });
});

test('a bad record is told by line and reason', () => {
  expect(importRecord(record('1. 52 62', '2. 52 62'), library)).toBe(
    'line 6: lone may not do 52 (Charge): only medium range',
  );
  expect(importRecord('', library)).toMatch(/^line 1: /);
});
