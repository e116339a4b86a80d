import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortName, pilotName, pilotNames } from '../../../src/rules/fight/name.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { hasUnseen } from '../../../src/rules/visible.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { recordOf } from './one-battle.ts';

test("characters that a record cannot hold are removed from a pilot's name", () => {
  expect(pilotName('  Ada #1\n Lovelace the Countess of Numbers ')).toBe(
    'Ada 1 Lovelace the Count',
  );
  expect(pilotName('\u0000#')).toBe('');
  expect(pilotName('A#da')).toBe('A da');
  expect(pilotName(`${'a'.repeat(23)} b`)).toBe('a'.repeat(23));
});

test.each([
  ['a Hangul filler', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a turn of the writing', '\u202e\u200f'],
])('a name of nothing but %s is no name', (_, name) => {
  expect(pilotName(name)).toBe('');
  expect(pilotName(`A${name}da`)).toBe('A da');
});

test('a name is cut between characters as one sees them', () => {
  const astronaut = '👩🏽‍🚀';
  expect(pilotName(`${'a'.repeat(23)}${astronaut}b`)).toBe(`${'a'.repeat(23)}${astronaut}`);
  for (const last of ['👨‍👩‍👧‍👦', '1️⃣', '☠️'])
    expect(pilotName(`${'a'.repeat(23)}${last}b`)).toBe(`${'a'.repeat(23)}${last}`);
  expect(pilotName('🇫🇷'.repeat(25))).toBe('🇫🇷'.repeat(24));
  expect(pilotName(`${'a'.repeat(23)}é`)).toBe(`${'a'.repeat(23)}é`);
  expect(pilotName(`${'a'.repeat(23)}🇫🇷🇩🇪`)).toBe(`${'a'.repeat(23)}🇫🇷`);
});

test('two pilots of one name with an emoji at its end can begin', () => {
  for (const name of ['a'.repeat(21), 'a'.repeat(22), 'a'.repeat(23)].map((most) => `${most}😀`)) {
    const record = recordOf({
      options: USUAL_OPTIONS,
      entrants: pilotNames([name, name]).map((pilot) => freshEntrant('rfl-3n', pilot)),
      turns: [],
    });
    expect(parseRecord(printRecord(record))).toMatchObject({ fault: null, record });
  }
  expect(pilotNames(['Ada', 'Ada', 'Ada'])).toEqual(['Ada', 'Ada 2', 'Ada 3']);
});

test('whoever gives no name has one by the seat, also at a table of sixteen', () => {
  const names = pilotNames(new Array<string>(10).fill(''));
  expect(names.slice(6)).toEqual(['Gus', 'Hans', 'Pilot 9', 'Pilot 10']);
});

test('a name of twelve characters is short, a blank that is being typed behind it not counted', () => {
  expect(['Ada', 'Ada of Wales ', 'Ada of Walles'].map(isShortName)).toEqual([true, true, false]);
});

test('law: whatever is typed becomes a name that a record can hold, and a second, different one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const name = pilotName(typed);
      expect(pilotName(name)).toBe(name);
      expect(hasUnseen(name)).toBe(false);
      const [first = '', second = ''] = pilotNames([typed, typed]);
      expect(first).toBe(name || 'Ada');
      expect(pilotName(second)).toBe(second);
      expect(second).not.toBe(first);
    }),
    { numRuns: 2000 },
  );
});
