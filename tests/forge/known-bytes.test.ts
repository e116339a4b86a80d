import { expect, test } from 'vitest';
import { KNOWN_BYTES, numberOfBytes } from './known-bytes.ts';

test('forging the known sheets gives the known bytes', () => {
  expect(numberOfBytes()).toBe(KNOWN_BYTES);
});
