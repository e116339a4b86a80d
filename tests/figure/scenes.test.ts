import { expect, test } from 'vitest';
import { weaponsIn } from '../../src/figure/scenes/scenes.ts';

const rifleman = ['Autocannon', 'Large Laser', 'Medium Laser'];
const crusader = ['LRM (15)', 'SRM (6)', 'Machine Gun'];

test.each([
  ['firing-autocannon', 'firing autocannon', rifleman, ['Autocannon']],
  ['firing-large-laser', 'firing large laser', rifleman, ['Large Laser']],
  [
    'firing-autocannon-and-laser',
    'firing autocannon and laser',
    rifleman,
    ['Autocannon', 'Large Laser'],
  ],
  ['firing-srm', 'firing SRM (6)', crusader, ['SRM (6)']],
  ['firing-machine-guns', 'fires its machine guns', crusader, ['Machine Gun']],
  ['running-and-firing', 'running and firing', rifleman, ['Autocannon']],
  ['ducking', 'ducking under laser fire', rifleman, []],
])('a page "%s", "%s" fires the weapon that it names', (picture, title, weapons, fired) => {
  expect(weaponsIn({ picture, title }, weapons)).toEqual(fired);
});
