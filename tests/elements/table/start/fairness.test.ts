import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLibrary } from '../../../../src/command-line/library.ts';
import { MEASURED, measured } from '../../../../src/elements/table/start/fairness.ts';

const library = readLibrary();
const shelf = [...library.values()];

test('the start says what was measured of each pair, as the table of the sheets has it', () => {
  const lines = readFileSync('books/sheets/README.md', 'utf8').split('\n');
  const rows = Object.keys(MEASURED).map((id) => {
    const row = lines.find((line) => line.startsWith(`| ${library.get(id)?.mech.name ?? id}, `));
    return [...(row ?? '').matchAll(/\| (\d+) \(/g)].map(([, wins]) => Number(wins));
  });
  expect(rows).toEqual(Object.values(MEASURED));
  expect(Object.keys(MEASURED).toSorted()).toEqual([...library.keys()].toSorted());
});

test('of each pair both sides make a hundred', () => {
  for (const { id } of shelf)
    for (const { id: other } of shelf)
      expect(
        [id, other]
          .map((one, at) => measured({ own: shelf, shelf }, one, [other, id][at] ?? '')?.wins)
          .reduce((sum: number, wins) => sum + (wins ?? 0), 0),
        `${id} ${other}`,
      ).toBe(100);
});

test('of a booklet that was changed, or came from elsewhere, nothing was measured', () => {
  const changed = shelf.map((each) =>
    each.id === 'rfl-3n' ? { ...each, edition: 'another' } : each,
  );
  expect(measured({ own: shelf, shelf: changed }, 'rfl-3n', 'grf-1n')).toBeNull();
  expect(measured({ own: shelf, shelf }, 'rfl-3n', 'mul-1a')).toBeNull();
});
