import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSheet } from '../../../src/offline/forge/sheet-text.ts';

test('a file is recognized as a sheet by its content; a booklet and broken text are not', () => {
  for (const sheet of ['hbk-4g', 'lct-1v'])
    expect(isSheet(readFileSync(`books/sheets/${sheet}.json`, 'utf8'))).toBe(true);
  expect(isSheet('{ "game": "checkers" }')).toBe(true);
  expect(isSheet(readFileSync('books/hbk-4g.json', 'utf8'))).toBe(false);
  for (const other of ['', 'null', '[]', '{ "game"', `{ "game": "${'x'.repeat(500_000)}" }`])
    expect(isSheet(other)).toBe(false);
});
