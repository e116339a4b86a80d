import { expect } from '@open-wc/testing';
import { KNOWN_BYTES, numberOfBytes } from './known-bytes.ts';

describe('what is forged from a sheet', () => {
  it('is the same in a browser, byte for byte', () => {
    expect(numberOfBytes()).to.equal(KNOWN_BYTES);
  });
});
