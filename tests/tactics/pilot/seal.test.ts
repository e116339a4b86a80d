import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  judgmentNumber,
  drawOf,
  openedSeal,
  orderText,
  saysDrawn,
  sealFits,
  sealOf,
  seedHash,
  shownSeal,
  sumOf,
} from '../../../src/tactics/pilot/seal.ts';

const anyTurn = fc.record({
  battle: fc.constantFrom('A', 'B', 'C'),
  turn: fc.integer({ min: 1, max: 99 }),
  seat: fc.integer({ min: 0, max: 7 }),
});
const anySeed = fc.stringMatching(/^[0-9a-f]{32}$/);
const anyOrder = fc.record(
  { console: fc.integer({ min: 1, max: 32 }).map((half) => 2 * half), attacks: fc.nat(7) },
  { requiredKeys: ['console'] },
);

describe('a sealed order', () => {
  test('is written as a record writes it', () => {
    expect([{ console: 44 }, { console: 44, attacks: 2 }].map(orderText)).toEqual(['44', '44@2']);
  });

  test('has eight digits and a salt from the seed, as `sha256sum` computes them', () => {
    const at = { battle: 'A', turn: 3, seat: 1 };
    expect(sealOf('00', at, { console: 44 })).toEqual({
      salt: '56d1ddca592e66b3ed6ff8806d066cc47097fbb29c85b0a6c17d5c74fca49029',
      digits: '777564f8',
    });
    expect(seedHash('00')).toBe('f1534392279bddbf9d43dde8701cb5be14b82f76ec6607bf8d6ad557f60f304e');
  });

  test.each(['judged', 'roughly', 'unthought'] as const)(
    'law: shown as %s, says so and can still be opened',
    (how) => {
      fc.assert(
        fc.property(anySeed, anyTurn, anyOrder, (seed, at, order) => {
          const shown = shownSeal(seed, at, order, how);
          expect(saysDrawn(shown)).toBe(how);
          expect(openedSeal(seed, at, shown)).toEqual(sealOf(seed, at, order));
        }),
      );
    },
  );

  test('law: fits its seal, while an altered order does not', () => {
    fc.assert(
      fc.property(anySeed, anyTurn, anyOrder, anyOrder, (seed, at, order, other) => {
        const seal = sealOf(seed, at, order);
        expect(sealFits(seal, at, order)).toBe(true);
        expect(sealFits(seal, at, other)).toBe(orderText(other) === orderText(order));
        expect(sealFits(seal, { ...at, turn: at.turn + 1 }, order)).toBe(false);
        expect(sealFits(seal, { ...at, seat: at.seat + 1 }, order)).toBe(false);
        expect(sealFits(seal, { ...at, battle: 'D' }, order)).toBe(false);
      }),
    );
  });

  test('law: has a salt and a draw that differ for each seat, turn and battle, and are always the same', () => {
    fc.assert(
      fc.property(anySeed, anyTurn, anyTurn, (seed, at, other) => {
        const isSame = JSON.stringify(at) === JSON.stringify(other);
        const order = { console: 44 };
        expect(sealOf(seed, at, order).salt === sealOf(seed, other, order).salt).toBe(isSame);
        expect(drawOf(seed, at) === drawOf(seed, other)).toBe(isSame);
        expect(drawOf(seed, at)).toBeGreaterThanOrEqual(0);
        expect(drawOf(seed, at)).toBeLessThan(1);
      }),
    );
  });
});

test('the judgment number of several nets stays the same across builds, since saved rows refer to it', () => {
  expect(judgmentNumber([])).toBeUndefined();
  expect(judgmentNumber(['9k2m4x0a', '9k2m4x0a'])).toBe('9k2m4x0a');
  expect(judgmentNumber(['9k2m4x0a', 'zzzzzzzz'])).toBe('ph3vac0l');
  expect(judgmentNumber(['zzzzzzzz', '9k2m4x0a'])).toBe('ph3vac0l');
  expect(judgmentNumber(['9k2m4x0a', 'net04588'])).toBe('0oqw5q7i');
});

test('the sum of a record stays the same across builds, since saved remarks are checked against it', () => {
  expect(sumOf('viewscreen record 1')).toBe('9c9b20c92cd51e87');
});
