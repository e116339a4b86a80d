import { expect, test } from 'vitest';
import { readBooklet } from '../../../src/rules/booklet/read-booklet.ts';
import { locksText } from '../../../src/rules/words/lock-text.ts';
import { griffin, rifleman } from '../battle/table-top.ts';
import { draft } from '../check/drafts.ts';

const PRINTED = [
  'rfl-3n on view screen 39, 43 or 57 hits grf-1n on 59 at long range for ever, by 54 Autocannon Low',
  'grf-1n on view screen 39, 43 or 57 hits rfl-3n on 59 at long range for ever, by 54 Missile Low',
];

test('the printed pair has one lock each way, listed with every page the attacker may be on', () => {
  expect(locksText(rifleman, griffin)).toEqual(PRINTED);
  expect(locksText(griffin, rifleman)).toEqual(PRINTED.toReversed());
});

test('the lock of a booklet against itself is listed only once', () => {
  expect(locksText(rifleman, rifleman)).toEqual([PRINTED[0]!.replace('grf-1n', 'rfl-3n')]);
});

test('a dead end is listed with the pages of both booklets', () => {
  const still = readBooklet(
    draft(({ consoles }) => {
      for (const table of Object.values(consoles))
        for (const [owner, cell] of Object.entries(table))
          if (Number(owner) >= 50 && cell !== '00') table[owner] = '49';
    }),
    'made',
  );
  expect(locksText(still, still)).toEqual([
    'rfl-3n on view screen 49 and rfl-3n on 49, at long range, never hit each other again',
  ]);
});
