import { expect, test } from 'vitest';
import { goodsRows } from '../../../src/elements/stockpile/goods-rows.ts';
import {
  adaAndFinn,
  hit,
  piece,
  pilotOf,
  rifleman,
  withCard,
  withWear,
} from '../../rules/campaign/circle.ts';
import { partsOf, wornBy } from '../../../src/rules/campaign/card/part.ts';
import { scarred } from '../../rules/campaign/acts/wrecks.ts';

const rows = (to: string | null): readonly string[] => {
  const hurt = withWear(adaAndFinn(), 'm2', {
    parts: wornBy(partsOf(rifleman, 'm2'), [hit(rifleman, 'Gyro', 'score')]),
  });
  const hangar = withCard(hurt, 'p1', {
    stockpile: [
      piece('Autocannon', 'm7'),
      piece('Autocannon', 'm8'),
      scarred(rifleman, 'Autocannon', 'score', 1),
      { ...piece('Engine', 'm7'), engine: 'Pitban 240' },
      { ...piece('Engine', 'm8'), engine: 'CoreTek 275' },
      piece('Gyro', 'm7'),
    ],
  });
  return goodsRows(hangar, pilotOf(hangar, 'p1'), to).map(
    ({ name, pieces }) => `${pieces.length} ${name}`,
  );
};

test('a stockpile to give from groups whole parts by kind, but lists each damaged part and kind of engine alone', () => {
  expect(rows(null)).toEqual([
    ...['2 Autocannon', '1 Autocannon', '1 Engine', '1 Engine', '1 Gyro'],
  ]);
});

test("a part that repairs the receiver's 'Mech comes first", () => {
  expect(rows('p2')[0]).toBe('1 Gyro');
  expect(rows('p2')).toHaveLength(5);
});
