import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attackedIn, moved, proposed } from '../../../../src/elements/turn/split/sharing.ts';
import { areShares } from '../../../../src/rules/battle/shares.ts';
import { splitOf } from '../../../../src/rules/battle/split.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { THREE } from '../turns.ts';

const split = sure(splitOf(THREE.played));

describe('M4: moving points of a share', () => {
  test('all points are proposed for the rival attacked: 8 of Laser Low for Cleo', () => {
    expect(attackedIn(split)).toBe(2);
    expect(proposed(split)).toEqual([8, 0]);
  });

  test.each([
    ['a point taken from one rival goes to the next', [8, 0], 0, -1, [7, 1]],
    ['a point added to one rival comes from the next', [7, 1], 0, 1, [8, 0]],
    ['after the last rival comes the first', [7, 1], 1, -1, [8, 0]],
    ['no point can be added if the others have none', [8, 0], 0, 1, null],
    ['no point can be taken from an empty share', [8, 0], 1, -1, null],
  ] as const)('%s', (_, shares, place, by, after) => {
    expect(moved(split, shares, place, by)).toEqual(after);
  });

  test('law: however points are moved, the sum is the modifier', () => {
    const hit = sure(split.hits[0]);
    fc.assert(
      fc.property(
        fc.integer({ min: -4, max: 14 }),
        fc.integer({ min: 2, max: 7 }),
        fc.array(fc.tuple(fc.nat(6), fc.constantFrom(1 as const, -1 as const))),
        (modifier, among, moves) => {
          const shared = { ...split, modifier, hits: Array.from({ length: among }, () => hit) };
          let shares: readonly number[] = [modifier, ...Array.from({ length: among - 1 }, () => 0)];
          for (const [place, by] of moves)
            shares = moved(shared, shares, place % among, by) ?? shares;
          expect(areShares(shares, modifier, among)).toBe(true);
        },
      ),
    );
  });
});
