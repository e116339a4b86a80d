import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachOf, supplyOf, WEAPONS } from '../../src/forge/weapon-table.ts';
import { sure } from '../../src/rules/sure.ts';
import { RANGES } from '../../src/rules/vocabulary.ts';

/** Score and heat at each range and the points of a supply, worked out by hand, by a weapon's word. */
const KNOWN = readFileSync('tests/forge/weapon-numbers.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t') as [word: string, ...numbers: string[]]);

test.each(KNOWN)(
  'F3–F6: %s has score/heat %s at close, %s at medium and %s at long range',
  (word, ...numbers) => {
    const facts = sure(WEAPONS.get(word));
    const reach = reachOf(facts);
    const at = RANGES.map((range) => {
      const found = reach[range];
      return found ? `${found.score}/${found.heat}` : '–';
    });
    expect([...at, facts.spends ? String(supplyOf(reach, Infinity)) : '–']).toEqual(numbers);
  },
);

test('the table of weapons has these 136, in this order', () => {
  expect([...WEAPONS.keys()]).toEqual(KNOWN.map(([word]) => word));
  expect(WEAPONS.size).toBe(136);
});

test('F3: nothing scores above 14 by itself, however much it hits', () => {
  const reach = reachOf({
    ...sure(WEAPONS.get('hag/40')),
    damage: { close: 60, medium: 60, long: 0 },
  });
  expect([reach.close?.score, reach.medium?.score]).toEqual([14, 14]);
});

test('F6: a supply has no more points than the sheet has shots for one gun', () => {
  const reach = reachOf(sure(WEAPONS.get('lrm 15')));
  expect([supplyOf(reach, 3), supplyOf(reach, 8)]).toEqual([3, 5]);
});
