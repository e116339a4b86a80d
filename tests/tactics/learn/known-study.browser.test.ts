import { expect } from '@open-wc/testing';
import { KNOWN_NUMBER, numberOfStudy } from './known-study.ts';

describe('what is learned of a pair', () => {
  it('is the same in a browser, to the bit', () => {
    expect(numberOfStudy()).to.equal(KNOWN_NUMBER);
  });
});
