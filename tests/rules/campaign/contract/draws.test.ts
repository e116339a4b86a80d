import { expect, test } from 'vitest';
import { dieOf, shuffled } from '../../../../src/rules/campaign/contract/draws.ts';
import { DICE, KNOWN_SEED, ORDER } from './known-draws.ts';

test('S21: a shuffle and a die of a seed and a name are always the same', () => {
  const cards = ORDER.toSorted((one, other) => one - other);
  expect(shuffled(KNOWN_SEED, 'day 1 offers', cards)).toEqual(ORDER);
  expect(DICE.map((_, at) => dieOf(KNOWN_SEED, `card ${at + 1} die 1`))).toEqual(DICE);
  expect(shuffled(KNOWN_SEED, 'day 2 offers', cards)).not.toEqual(ORDER);
});

test('S20: a die shows each of its six sides about as often', () => {
  const sides = Array.from({ length: 600 }, (_, at) => dieOf(KNOWN_SEED, `card ${at} die 2`));
  for (const side of [1, 2, 3, 4, 5, 6])
    expect(sides.filter((each) => each === side).length).toBeGreaterThan(70);
});
