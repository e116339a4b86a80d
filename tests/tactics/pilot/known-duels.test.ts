import { expect, test } from 'vitest';
import { KNOWN_DUELS, numbersOf } from './known-duels.ts';

test.each(KNOWN_DUELS)('$lone against $rival play the same duel in Node', (known) => {
  expect(numbersOf(known.lone, known.rival, known.seed)).toBe(known.numbers);
});
