import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSheet } from '../../../src/offline/forge/sheet-text.ts';

test('a file says by its content that it is a sheet, and is none where it is a booklet, or nothing at all', () => {
  for (const sheet of ['hbk-4g', 'lct-1v'])
    expect(isSheet(readFileSync(`books/sheets/${sheet}.json`, 'utf8'))).toBe(true);
  expect(isSheet('{ "game": "checkers" }')).toBe(true);
  expect(isSheet(readFileSync('books/hbk-4g.json', 'utf8'))).toBe(false);
  for (const other of ['', 'null', '[]', '{ "game"', `{ "game": "${'x'.repeat(500_000)}" }`])
    expect(isSheet(other)).toBe(false);
});
