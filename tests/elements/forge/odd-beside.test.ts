import { expect, test } from 'vitest';
import { readLibrary } from '../../../src/command-line/library.ts';
import { oddText } from '../../../src/elements/forge/odd-beside.ts';
import { checkPair } from '../../../src/rules/check/check-pair.ts';
import { sure } from '../../../src/rules/sure.ts';

test('what is odd beside the Griffin names both by their designations', () => {
  const [hunchback, griffin] = ['hbk-4g', 'grf-1n'].map((id) => sure(readLibrary().get(id)));
  const odd = checkPair(sure(hunchback), sure(griffin)).warnings.map(oddText);
  expect(odd.length).toBeGreaterThan(0);
  for (const each of odd)
    expect(each).toMatch(/HBK-4G \d+ against GRF-1N \d+: |GRF-1N \d+ against HBK-4G \d+: /);
});
