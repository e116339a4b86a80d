import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isDay, pilotId } from '../../../../src/rules/campaign/card/names.ts';
import { partShape, whyNotInstead } from '../../../../src/rules/campaign/card/part.ts';
import { categoriesOn } from '../../../../src/rules/campaign/card/skill-reach.ts';
import { griffin, rifleman } from '../circle.ts';

const WHOLE = { of: 'm2', name: 'Left Foot', engine: null, scars: [] };
const SCAR = { effects: [{ effect: 'pilot killed' }], times: 1 };

test.each<readonly [boolean, string, unknown]>([
  [true, 'without criticals', WHOLE],
  [true, 'with a name of the greatest length', { ...WHOLE, name: 'a'.repeat(32) }],
  [true, 'with a critical', { ...WHOLE, scars: [SCAR] }],
  [true, 'that is an engine', { ...WHOLE, engine: 'CoreTek 275' }],
  [false, "of a pilot instead of a 'Mech", { ...WHOLE, of: 'p2' }],
  [false, "with a number for its 'Mech", { ...WHOLE, of: 2 }],
  [false, "with a list for its 'Mech", { ...WHOLE, of: ['m2'] }],
  [false, 'without a name', { ...WHOLE, name: '' }],
  [false, 'with a list for its name', { ...WHOLE, name: ['Left Foot'] }],
  [false, 'with a name that is too long', { ...WHOLE, name: 'a'.repeat(33) }],
  [false, 'with a number for its engine', { ...WHOLE, engine: 275 }],
  [false, 'with an empty critical', { ...WHOLE, scars: [{}] }],
  [false, 'with null for its criticals', { ...WHOLE, scars: null }],
  [false, 'with an unknown entry', { ...WHOLE, gold: 9 }],
  [false, 'that is null', null],
  [false, 'that is only a word', 'Left Foot'],
])('validity is %j for a part %s', (fits, _, part) => {
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
    'an engine may not take the place of a part that is no engine',
    { engine: 'CoreTek 275' },
    { kind: 'other engine', engine: 'CoreTek 275', wanted: '' },
  ],
])('K6: %s', (_, other, why) => {
  expect(whyNotInstead({ ...WHOLE, of: 'm3', ...other }, WHOLE)).toEqual(why);
});

test('K6: a part that is no engine may not take the place of an engine', () => {
  const wanted = 'CoreTek 275';
  expect(whyNotInstead(WHOLE, { ...WHOLE, engine: wanted })).toEqual({
    kind: 'other engine',
    engine: '',
    wanted,
  });
});

test.each(['p0', 'xp1', 'p1x', 'm1', 'p1234567', ''])('%j is not the id of a pilot', (name) => {
  expect(v.is(pilotId, name)).toBe(false);
});

test.each<readonly [string, boolean]>([
  ['2026-11-17', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11', false],
  ['2026', false],
  ['17 November 2026', false],
])('%s is a valid day: %j', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('a stat card has only the categories of its own maneuvers', () => {
  expect([rifleman, griffin].map(categoriesOn)).toEqual([
    ['I', 'III', 'VII', 'VIII'],
    ['V', 'VI', 'VII', 'VIII'],
  ]);
});
