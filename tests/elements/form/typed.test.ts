import { expect, test } from 'vitest';
import grf from '../../../books/grf-1n.json' with { type: 'json' };
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import { isTree, read, shapeAt } from '../../../src/elements/form/typed.ts';
import { bookletDocument } from '../../../src/rules/document/booklet-document.ts';

/** A value with each number as a hand types it. */
const typed = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(typed);
  return isTree(value)
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typed(each)]))
    : value;
};

test('a printed booklet whose every number was typed is read as it is printed', () => {
  for (const printed of [grf, rfl]) expect(read(bookletDocument, typed(printed))).toEqual(printed);
});

test('an effect has the fields of its kind, and a reach those of what it has', () => {
  const effects = [
    { effect: 'forbid', received: '2', of: [{ any: 'weapon', range: 'long' }] },
    { effect: 'score', received: '2' },
  ];
  const document = { viewScreens: { 9: { criticals: [{ effects }] } } };
  const shape = (path: string): unknown =>
    shapeAt(bookletDocument, document, `viewScreens.9.criticals.0.effects.${path}`)?.kind;
  expect(['0.received', '0.of.0.range', '1.received', '1.by'].map(shape)).toEqual([
    ...['number', 'choice', undefined, 'number'],
  ]);
});
