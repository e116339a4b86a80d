import { expect, test } from 'vitest';
import { readLibrary } from '../../../src/command-line/library.ts';
import { sourceWords } from '../../../src/elements/shelf/shelf-words.ts';
import { sure } from '../../../src/rules/sure.ts';

test('a forged booklet says so; a printed one says how many of its numbers were repaired', () => {
  const said = (id: string): string => sourceWords(sure(readLibrary().get(id)));
  expect(said('hbk-4g')).toBe('forged, not printed');
  expect(said('rfl-3n')).toMatch(/^\d+ numbers repaired from a faulty print$/);
});
