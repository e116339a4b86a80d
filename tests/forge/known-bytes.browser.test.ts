import { expect } from '@open-wc/testing';
import { KNOWN_BYTES, numberOfBytes } from './known-bytes.ts';

describe('forging the known sheets', () => {
  it('gives the known bytes in a browser too', () => {
    expect(numberOfBytes()).to.equal(KNOWN_BYTES);
  });
});
