import { expect } from '@open-wc/testing';
import { KNOWN_DUELS, numbersOf } from './known-duels.ts';

describe('a duel of computer pilots', () => {
  for (const { lone, rival, seed, numbers } of KNOWN_DUELS)
    it(`is the same in a browser: ${lone} against ${rival}`, () => {
      expect(numbersOf(lone, rival, seed)).to.equal(numbers);
    });
});
