import { expect, test } from 'vitest';
import { readLibrary } from '../../../src/command-line/library.ts';
import { oddText } from '../../../src/rules/words/finding-text.ts';
import { checkPair } from '../../../src/rules/check/check-pair.ts';
import { sure } from '../../../src/rules/sure.ts';

test('a warning about a pair of booklets names both by their designations', () => {
  const namesake = { ...sure(readLibrary().get('rfl-3n')), id: 'rfl-3n-2' };
  expect(checkPair(namesake, sure(readLibrary().get('rfl-3n'))).warnings.map(oddText)[0]).toMatch(
    /^RFL-3N-2: RFL-3N is called "RFL-3N" too/,
  );
  const [hunchback, griffin] = ['hbk-4g', 'grf-1n'].map((id) => sure(readLibrary().get(id)));
  const odd = checkPair(sure(hunchback), sure(griffin)).warnings.map(oddText);
  expect(odd.length).toBeGreaterThan(0);
  for (const each of odd)
    expect(each).toMatch(/HBK-4G \d+ against GRF-1N \d+: |GRF-1N \d+ against HBK-4G \d+: /);
});
