import { expect, test } from 'vitest';
import { KNOWN_NUMBER, numberOfStudy } from './known-study.ts';

test('what is learned from a seed is known, to the bit', () => {
  expect(numberOfStudy()).toBe(KNOWN_NUMBER);
});
