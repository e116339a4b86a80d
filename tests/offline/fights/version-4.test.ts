import { expect, test } from 'vitest';
import { standingWords } from '../../../src/elements/common/duel-words.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { inVersion7, rowsOf, saveOf, testRows } from './old-rows.ts';

/** Rows as the builds of version 4 wrote them. They are never edited. */
const FOLDER = 'tests/offline/fights/version-4';
testRows(FOLDER, inVersion7);

test('rows of version 4 are described in a list as they were then', () => {
  const said = (file: string, at: string): string =>
    standingWords(saveOf(sure(rowsOf(FOLDER, file).find(([name]) => name === at))[1]));
  expect(said('duel.json', 'choosing')).toBe('turn 1, Ada chooses');
  expect(said('duel.json', 'called')).toBe('turn 1, numbers called');
  expect(said('duel-escape.json', 'ended-escape')).toBe('Ada escapes, turn 1');
  expect(said('led.json', 'choosing-turn-2')).toBe('turn 2, Ben chooses');
  expect(said('two-and-two.json', 'A-choosing_B-choosing')).toBe('turn 1, 2 battles go on');
  expect(said('two-and-two.json', 'B-choosing')).toBe('turn 10, 1 battle goes on');
});

test('rows of version 4 use the current editions of their booklets', () => {
  expect([rifleman.edition, griffin.edition]).toEqual(['plltt2m7', 'kjxa9b1l']);
});
