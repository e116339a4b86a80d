import { expect, test } from 'vitest';
import { KNOWN_NUMBER, numberOfStudy } from './known-study.ts';

test('learning from a known seed gives the known net, to the bit', () => {
  expect(numberOfStudy()).toBe(KNOWN_NUMBER);
});
