import { expect, test } from 'vitest';
import { KNOWN_BYTES, numberOfBytes } from './known-bytes.ts';

test('the same sheets give the same bytes', () => {
  expect(numberOfBytes()).toBe(KNOWN_BYTES);
});
