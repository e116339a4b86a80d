import { expect, test } from 'vitest';
import { offOf, weighedAgainst } from '../../src/forge/weighed.ts';
import { remarkText } from '../../src/forge/words.ts';
import { statusShare } from '../../src/tactics/balance/status-game.ts';
import { booklets } from '../rules/battle/table-top.ts';
import { made } from './forged.ts';
import { MACHINES } from './machines.ts';

const named = MACHINES.map((sheet) => [String(sheet['name']), sheet] as const);

test.each(named)(
  'F18: %s, forged and trimmed, wins what its weight says, within 8 of 100',
  (_, sheet) => {
    const { booklet } = made(sheet);
    const off = offOf(booklets.map((other) => weighedAgainst(booklet, other, statusShare)));
    expect(Math.abs(off)).toBeLessThan(8);
  },
);

test('what is left off of 24 known machines is small guns, and one pair of autocannons', () => {
  const left = MACHINES.flatMap((sheet) =>
    made(sheet).remarks.flatMap((remark) =>
      remark.kind === 'left off' ? [remarkText(remark)] : [],
    ),
  );
  expect([...new Set(left)].toSorted()).toEqual([
    'clan medium pulse laser: no place on the card',
    'clan ultra ac/5: no place on the card',
    'machine gun: no place on the card',
    'small laser: no place on the card',
  ]);
});

test('F22: ten of 24 known machines fire a volley', () => {
  const volleys = MACHINES.filter((sheet) =>
    made(sheet).booklet.statCard.maneuvers.some(({ name }) => name.endsWith(' Volley')),
  ).map(({ designation }) => designation);
  expect(volleys).toEqual([
    ...['AWS-8Q', 'WHM-6R', 'ARC-2R', 'CPLT-C1', 'CRD-3R', 'HBK-4P', 'BJ-1', 'FS9-H', 'SDR-5V'],
    'BLACKH-PRIME',
  ]);
});
