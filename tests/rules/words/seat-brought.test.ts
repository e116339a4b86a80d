import { expect, test } from 'vitest';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { sitDown } from '../../../src/rules/battle/seat.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import {
  broughtTimes,
  loadText,
  roundsLabel,
  roundsName,
  seatBrought,
  timesText,
} from '../../../src/rules/words/seat-brought.ts';
import { griffin, rifleman } from '../battle/table-top.ts';
import { hit } from '../campaign/circle.ts';

const none = everyCategory(0);
const seat = (changed: Partial<Entry>) => sitDown({ ...fresh(rifleman, 'Ada'), ...changed });

test.each<readonly [string, Partial<Entry>, readonly string[]]>([
  ['nothing if all is as printed', {}, []],
  [
    'a shutdown number worn by several games',
    { shutdown: 25 },
    ['shuts down at 25, worn by 5 games'],
  ],
  ['a shutdown number worn by one game', { shutdown: 29 }, ['shuts down at 29, worn by 1 game']],
  ['missing rounds', { ammunition: { autocannon: 4 } }, ['4 of 8 rounds']],
  ['no rounds at all', { ammunition: {} }, ['0 of 8 rounds']],
  [
    'skill in each category',
    { skill: { ...none, III: 1, VII: 5 } },
    ['skill: Laser +1, Physical +5'],
  ],
  [
    'the penalty of a replacement',
    { penalty: everyCategory(3) },
    ['a replacement: every score −3'],
  ],
  [
    'a penalty that was partly bought back',
    { penalty: { ...none, VIII: 2 } },
    ['a replacement: Piloting −2'],
  ],
])('the list of what a seat brought along shows %s', (_what, entry, texts) => {
  expect(seatBrought(seat(entry))).toEqual(texts);
});

test('a critical counts how often it was brought along', () => {
  const sensors = hit(rifleman, 'Sensors', 'score', 2);
  expect(broughtTimes(seat({ criticals: [sensors] }), sensors)).toBe(2);
  expect(broughtTimes(seat({}), sensors)).toBe(0);
});

test.each([
  [1, 0, ''],
  [1, 1, ' (brought along)'],
  [2, 0, ' (2 times)'],
  [2, 1, ' (2 times, 1 brought along)'],
  [2, 2, ' (2 times, brought along)'],
])('a critical received %i times, %i of them brought along: %j', (times, brought, text) => {
  expect(timesText(times, brought)).toBe(text);
});

test('ammunition is shown by the names pilots use', () => {
  expect(Object.keys(griffin.statCard.ammunition).map(roundsName)).toEqual(['missiles']);
  expect(roundsName('autocannon')).toBe('rounds');
  expect([loadText('autocannon', 4), loadText('missile', 1)]).toEqual(['4 rounds', '1 missile']);
  expect([loadText('machine gun', 4), loadText('grenade', 2)]).toEqual([
    '4 machine gun rounds',
    '2 grenades',
  ]);
  expect(['autocannon', 'missile', 'machine gun', 'grenade'].map(roundsLabel)).toEqual([
    ['rounds', 'rnds'],
    ['missiles', 'msls'],
    ['machine gun', 'machine gun'],
    ['grenades', 'grenades'],
  ]);
});
