import { expect, test } from 'vitest';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { areStarts, printStarts, readStarts } from '../../../src/rules/fight/starts-text.ts';
import type { Starts } from '../../../src/rules/fight/starts.ts';
import { startsOf } from '../../../src/rules/fight/starts.ts';
import { sure } from '../../../src/rules/sure.ts';
import { entry, griffin, rifleman } from '../battle/table-top.ts';

const NOTHING: Starts = { ammunition: {}, criticals: [], skill: {}, penalty: {} };
const ELEVEN = Array.from({ length: 11 }, (_, place) => `ammunition ${'abcdefghijk'[place]}`);

test.each<readonly [string, Partial<Starts>]>([
  ['armor 3', { armor: 3 }],
  ['shutdown 110', { shutdown: 110 }],
  ['autocannon 5', { ammunition: { autocannon: 5 } }],
  ['very large missile 12', { ammunition: { 'very large missile': 12 } }],
  ['ammunition "armor" 5', { ammunition: { armor: 5 } }],
  ['ammunition "laser penalty" 5', { ammunition: { 'laser penalty': 5 } }],
  [
    ELEVEN.map((kind) => `ammunition "${kind}" 1`).join(', '),
    { ammunition: Object.fromEntries(ELEVEN.map((kind) => [kind, 1])) },
  ],
  ['laser +10', { skill: { III: 10 } }],
  ['laser -1', { skill: { III: -1 } }],
  ['penalty 2, laser penalty 10', { penalty: { ...everyCategory(2), III: 10 } }],
])('a record writes and reads "%s"', (words, starts) => {
  const whole = { ...NOTHING, ...starts };
  expect(readStarts(words)).toStrictEqual(whole);
  if (!words.startsWith('penalty')) expect(printStarts(whole)).toBe(words);
});

test.each([
  ['Sensors', 'Sensors'],
  ['two  spaces', '"two \\u0020spaces"'],
  ['No. 1 (#2)', '"No. 1 (\\u00232)"'],
  ['nbsp\u00a0', '"nbsp\\u00a0"'],
  ['Heat Sinks twice', '"Heat Sinks twice"'],
  ['armor 30', '"armor 30"'],
  ['a'.repeat(32), 'a'.repeat(32)],
])('a record writes the part %s as %s', (part, words) => {
  const starts = { ...NOTHING, criticals: [{ part, effects: null, times: 1 }] };
  expect(printStarts(starts)).toBe(words);
  expect(readStarts(words)).toStrictEqual(starts);
});

test.each([
  ...['armor 3 points', 'Xlaser +1', 'laser +1x', 'Xlaser penalty 1', 'laser penalty 1x'],
  ...['Xautocannon 5', 'autocannon 5x'],
])('"%s" is read as a part, although it looks like something else', (words) => {
  expect(readStarts(words).criticals).toEqual([{ part: words, effects: null, times: 1 }]);
});

test('a quoted part reads back as it was written, even after ten others', () => {
  const criticals = ELEVEN.map((part) => ({ part: `${part} twice`, effects: null, times: 2 }));
  const words = ELEVEN.map((part) => `"${part} twice" twice`).join(', ');
  expect(printStarts({ ...NOTHING, criticals })).toBe(words);
  expect(readStarts(words).criticals).toEqual(criticals);
});

test('the effects of a part need no space before them', () => {
  expect(readStarts('Sensors(pilot killed) 12 times').criticals).toEqual([
    { part: 'Sensors', effects: [{ effect: 'pilot killed' }], times: 12 },
  ]);
});

test('"armor 3" is recognized as a start, "armor 0" and an empty text are not', () => {
  expect(['armor 3', 'armor 0', ''].map(areStarts)).toEqual([true, false, false]);
});

test('only what differs from the booklet is written down', () => {
  const changed = (of: Partial<Entry>): Starts | null => startsOf(entry(rifleman, 0, of));
  const { ammunition, armor, shutdown } = rifleman.statCard;
  expect(changed({})).toBeNull();
  expect(changed({ armor: armor - 1 })).toStrictEqual({ ...NOTHING, armor: armor - 1 });
  expect(changed({ shutdown: shutdown - 1 })).toStrictEqual({ ...NOTHING, shutdown: shutdown - 1 });
  expect(changed({ ammunition: { ...ammunition, autocannon: 1 } })).toStrictEqual({
    ...NOTHING,
    ammunition: { autocannon: 1 },
  });
  expect(changed({ skill: { ...everyCategory(0), III: 2 } })).toStrictEqual({
    ...NOTHING,
    skill: { III: 2 },
  });
});

test('the effects of a critical are written out unless the booklet has only that one for its part', () => {
  const criticals = [...rifleman.criticals, ...griffin.criticals];
  const startsWith = criticals.map(({ part, effects }) => {
    const starts = startsOf(entry(rifleman, 0, { criticals: [{ part, effects, times: 1 }] }));
    return sure(starts?.criticals[0]).effects === null;
  });
  const isOnly = criticals.map((critical) => {
    const own = rifleman.criticals.filter(({ part }) => part === critical.part);
    return own.length === 1 && JSON.stringify(own[0]!.effects) === JSON.stringify(critical.effects);
  });
  expect(startsWith).toEqual(isOnly);
  expect(new Set(isOnly).size).toBe(2);
});
