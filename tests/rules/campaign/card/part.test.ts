import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isDay, pilotId } from '../../../../src/rules/campaign/card/names.ts';
import { partShape, whyNotInstead } from '../../../../src/rules/campaign/card/part.ts';
import { categoriesOn } from '../../../../src/rules/campaign/card/skill-reach.ts';
import { griffin, rifleman } from '../circle.ts';

const WHOLE = { of: 'm2', name: 'Left Foot', engine: null, scars: [] };
const SCAR = { effects: [{ effect: 'pilot killed' }], times: 1 };

test.each<readonly [boolean, string, unknown]>([
  [true, 'whole', WHOLE],
  [true, 'whose name is as long as may be', { ...WHOLE, name: 'a'.repeat(32) }],
  [true, 'with a critical', { ...WHOLE, scars: [SCAR] }],
  [true, 'which is an engine', { ...WHOLE, engine: 'CoreTek 275' }],
  [false, "of no 'Mech", { ...WHOLE, of: 'p2' }],
  [false, 'of a number', { ...WHOLE, of: 2 }],
  [false, 'of a list', { ...WHOLE, of: ['m2'] }],
  [false, 'without a name', { ...WHOLE, name: '' }],
  [false, 'whose name is a list', { ...WHOLE, name: ['Left Foot'] }],
  [false, 'whose name is too long', { ...WHOLE, name: 'a'.repeat(33) }],
  [false, 'whose engine is a number', { ...WHOLE, engine: 275 }],
  [false, 'whose criticals are none', { ...WHOLE, scars: [{}] }],
  [false, 'whose criticals are not said', { ...WHOLE, scars: null }],
  [false, 'with more than a part has', { ...WHOLE, gold: 9 }],
  [false, 'that is nothing', null],
  [false, 'that is a word', 'Left Foot'],
])('%j: there can be a part %s', (fits, _, part) => {
  expect(v.is(partShape, part)).toBe(fits);
});

test.each<readonly [string, object, ReturnType<typeof whyNotInstead>]>([
  ['a Left Foot may take the place of a Left Foot', {}, null],
  [
    'a Left Knee may not take the place of a Left Foot',
    { name: 'Left Knee' },
    { kind: 'no such part', part: 'Left Knee', of: 'm2' },
  ],
  [
    'a part that is an engine may not take the place of one that is none',
    { engine: 'CoreTek 275' },
    { kind: 'other engine', engine: 'CoreTek 275', wanted: '' },
  ],
])('K6: %s', (_, other, why) => {
  expect(whyNotInstead({ ...WHOLE, of: 'm3', ...other }, WHOLE)).toEqual(why);
});

test('K6: a part that is no engine may not take the place of one that is', () => {
  const wanted = 'CoreTek 275';
  expect(whyNotInstead(WHOLE, { ...WHOLE, engine: wanted })).toEqual({
    kind: 'other engine',
    engine: '',
    wanted,
  });
});

test.each(['p0', 'xp1', 'p1x', 'm1', 'p1234567', ''])('%j names no pilot', (name) => {
  expect(v.is(pilotId, name)).toBe(false);
});

test.each<readonly [string, boolean]>([
  ['2026-11-17', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11', false],
  ['2026', false],
  ['17 November 2026', false],
])('%s is a day: %j', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('a point of skill in a category that a card has no maneuver of is worth nothing there', () => {
  expect([rifleman, griffin].map(categoriesOn)).toEqual([
    ['I', 'III', 'VII', 'VIII'],
    ['V', 'VI', 'VII', 'VIII'],
  ]);
});
