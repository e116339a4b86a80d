import { expect, test } from 'vitest';
import { readLibrary } from '../../../src/command-line/library.ts';
import { sourceWords } from '../../../src/elements/shelf/shelf-words.ts';
import { sure } from '../../../src/rules/sure.ts';

test('a booklet that was forged says so where others say how much of them was repaired', () => {
  const said = (id: string): string => sourceWords(sure(readLibrary().get(id)));
  expect(said('hbk-4g')).toBe('forged, not printed');
  expect(said('rfl-3n')).toMatch(/^\d+ numbers repaired from a faulty print$/);
});
