import { expect, test } from 'vitest';
import { reachOf, supplyOf, WEAPONS } from '../../src/forge/weapon-table.ts';
import { sure } from '../../src/rules/sure.ts';
import { RANGES } from '../../src/rules/vocabulary.ts';

/** Score and heat at each range, and the points of a supply, worked out by hand. */
test.each([
  ['small laser', '3/1', '–', '–', ''],
  ['medium laser', '5/3', '5/3', '–', ''],
  ['large laser', '8/5', '8/7', '8/7', ''],
  ['small pulse laser', '3/2', '–', '–', ''],
  ['medium pulse laser', '6/3', '6/4', '–', ''],
  ['large pulse laser', '9/6', '9/8', '–', ''],
  ['ppc', '–', '10/8', '10/8', ''],
  ['snub-nose ppc', '10/6', '8/8', '5/8', ''],
  ['ac/2', '–', '2/1', '2/1', '12'],
  ['ac/5', '–', '5/1', '5/1', '8'],
  ['ac/10', '8/3', '8/3', '8/3', '6'],
  ['ac/20', '13/5', '13/6', '–', '4'],
  ['ultra ac/5', '5/1', '5/1', '5/1', '8'],
  ['lrm 5', '–', '4/2', '4/2', '9'],
  ['lrm 10', '–', '8/4', '8/4', '6'],
  ['lrm 15', '–', '10/4', '10/4', '5'],
  ['lrm 20', '–', '12/5', '12/5', '5'],
  ['srm 2', '4/2', '4/2', '–', '9'],
  ['srm 4', '7/3', '7/3', '–', '7'],
  ['srm 6', '9/3', '9/4', '–', '6'],
  ['machine gun', '2/0', '–', '–', '12'],
  ['flamer', '2/3', '–', '–', ''],
  ['gauss rifle', '10/1', '10/1', '10/1', '5'],
])(
  'F3–F6: %s has score/heat %s at close, %s at medium and %s at long range',
  (word, ...numbers) => {
    const facts = sure(WEAPONS.get(word));
    const reach = reachOf(facts);
    const at = RANGES.map((range) => {
      const found = reach[range];
      return found ? `${found.score}/${found.heat}` : '–';
    });
    expect([...at, facts.spends ? String(supplyOf(reach, Infinity)) : '']).toEqual(numbers);
  },
);

test('the table of weapons has no weapons beyond these', () => {
  expect(WEAPONS.size).toBe(23);
});

test('F6: a supply has no more points than the sheet has shots for one gun', () => {
  const reach = reachOf(sure(WEAPONS.get('lrm 15')));
  expect([supplyOf(reach, 3), supplyOf(reach, 8)]).toEqual([3, 5]);
});
