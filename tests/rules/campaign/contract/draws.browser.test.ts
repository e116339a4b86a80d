import { expect } from '@open-wc/testing';
import { dieOf, shuffled } from '../../../../src/rules/campaign/contract/draws.ts';
import { DICE, KNOWN_SEED, ORDER } from './known-draws.ts';

describe('the draws of a contract', () => {
  it('are in a browser what they are in Node (S21)', () => {
    const cards = ORDER.toSorted((one, other) => one - other);
    expect(shuffled(KNOWN_SEED, 'day 1 offers', cards)).to.deep.equal(ORDER);
    const dice = DICE.map((_, at) => dieOf(KNOWN_SEED, `card ${at + 1} die 1`));
    expect(dice).to.deep.equal(DICE);
  });
});
