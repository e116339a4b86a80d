import { expect, test } from 'vitest';
import type { Livery } from '../../../src/rules/battle/livery.ts';
import { dressed, liveriesOf, freshEntrant } from '../../../src/rules/fight/record.ts';
import { entered } from '../../../src/rules/fight/replay.ts';
import { entry, findBook, rifleman } from '../battle/table-top.ts';

const LIVERY: Livery = { paint: 'chevron', rings: ['whole'], scorched: 1 };

test("liveries put on the 'Mechs of a record are read back unchanged", () => {
  const record = { entrants: [freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')] };
  expect(dressed(record)).toEqual(record);
  expect(liveriesOf(record.entrants)).toBeUndefined();
  for (const liveries of [
    [LIVERY, null],
    [null, LIVERY],
  ])
    expect(liveriesOf(dressed(record, liveries).entrants)).toEqual(liveries);
});

test("a 'Mech brings its livery into battle", () => {
  const [bare, worn] = [undefined, LIVERY].map((livery) =>
    entered({ ...freshEntrant('rfl-3n', 'Ada'), ...(livery ? { livery } : {}) }, findBook),
  );
  expect(bare).toStrictEqual(entry(rifleman, 0));
  expect(worn).toStrictEqual({ ...entry(rifleman, 0), livery: LIVERY });
});
