import { expect } from '@open-wc/testing';
import { KNOWN_NUMBER, numberOfStudy } from './known-study.ts';

describe('learning from a known seed', () => {
  it('gives the known net in a browser too, to the bit', () => {
    expect(numberOfStudy()).to.equal(KNOWN_NUMBER);
  });
});
