import { describe, expect, test } from 'vitest';
import { sourcesMoved, takenOut } from '../../../src/rules/workshop/taken-out.ts';
import { rifleman } from '../battle/table-top.ts';
import type { Draft } from '../check/drafts.ts';
import { draft, faultsOf } from '../check/drafts.ts';

const ROWS = 'statCard.maneuvers';
const sourced = draft(({ sources }) => {
  const of = ['0.colour', '3.name', '12'].map((path) => `${ROWS}.${path}`);
  sources.cells.push(
    { of, is: 'printed', why: 'So' },
    { of: [`${ROWS}.0`], is: 'lost', why: 'Torn' },
  );
});
const said = (document: unknown): readonly (readonly string[])[] =>
  (document as Draft).sources.cells
    .slice(rifleman.document.sources.cells.length)
    .map(({ of }) => of);

describe('what is taken out of a booklet', () => {
  test('leaves sources with the rows that they were about, and drops those of the row that went', () => {
    const after = takenOut(sourced, ['statCard', 'maneuvers', 0]);
    expect(said(after)).toEqual([[`${ROWS}.2.name`, `${ROWS}.11`]]);
    const nothingThere = (document: unknown): readonly string[] =>
      faultsOf(document).filter((fault) => fault.includes('there is nothing'));
    const without = takenOut(rifleman.document, ['statCard', 'maneuvers', 0]);
    expect(nothingThere(without)).toEqual([]);
    const critical = takenOut(rifleman.document, ['viewScreens', '9', 'criticals', 0]);
    expect(nothingThere(critical)).toEqual([]);
  });

  test('comes back with the sources of the other rows when a row is put in there', () => {
    const [first] = said(sourcesMoved(sourced, ROWS, 3, 1));
    expect(first).toEqual([`${ROWS}.0.colour`, `${ROWS}.4.name`, `${ROWS}.13`]);
    expect(sourcesMoved(rifleman.document, 'viewScreens.63.criticals', 9, 1)).toEqual(
      rifleman.document,
    );
  });

  test('is anything, whatever stands there; the last path of a source takes the source along', () => {
    const strange = {
      ...rifleman.document,
      ...{ foo: 1, mech: { ...rifleman.document.mech, 'a.b': 2 } },
      sources: { ...rifleman.document.sources, cells: [{ of: ['x', 'y'] }, { of: ['z'] }, 7] },
    };
    const out = (...keys: readonly (string | number)[]): unknown => takenOut(strange, keys);
    expect(out('foo')).toEqual({ ...strange, foo: undefined });
    expect(out('mech', 'a.b')).toEqual({ ...strange, mech: rifleman.document.mech });
    const cells = (document: unknown): unknown => (document as Draft).sources.cells;
    expect(cells(out('sources', 'cells', 0, 'of', 1))).toEqual([{ of: ['x'] }, { of: ['z'] }, 7]);
    expect(cells(out('sources', 'cells', 1, 'of', 0))).toEqual([{ of: ['x', 'y'] }, 7]);
    expect(cells(out('sources', 'cells', 2))).toEqual([{ of: ['x', 'y'] }, { of: ['z'] }]);
    expect(cells(out('sources', 'cells'))).toBe(undefined);
    expect(takenOut(5, ['a', 'b'])).toBe(5);
  });
});
