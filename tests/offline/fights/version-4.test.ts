import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';

/**
 * Rows as the builds of version 4 wrote them: a file for each duel or fight, in it the row at each step that was
 * written of it. They are never edited.
 */
const FOLDER = 'tests/offline/fights/version-4';
const rowsOf = (file: string) =>
  Object.entries(
    JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<
      string,
      Record<string, unknown>
    >,
  );

describe.each(readdirSync(FOLDER))('rows of version 4: %s', (file) => {
  test.each(rowsOf(file))('%s: is there as it was', (_at, row) => {
    expect(readDuelSave(structuredClone(row))).toEqual(row);
  });
});
