import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPilotName } from '../../../src/rules/campaign/card/wording.ts';
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
  ['a Braille blank', '\u2800'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['marks of writing direction', '\u202e\u200f'],
])('a name of nothing but %s counts as empty', (_, name) => {
  expect(pilotName(name)).toBe('');
  expect(pilotName(`A${name}da`)).toBe('A da');
});

test('a long name is never cut inside what a reader sees as one character', () => {
  const astronaut = '👩🏽‍🚀';
  expect(pilotName(`${'a'.repeat(23)}${astronaut}b`)).toBe(`${'a'.repeat(23)}${astronaut}`);
  for (const last of ['👨‍👩‍👧‍👦', '1️⃣', '☠️'])
    expect(pilotName(`${'a'.repeat(23)}${last}b`)).toBe(`${'a'.repeat(23)}${last}`);
  expect(pilotName('🇫🇷'.repeat(25))).toBe('🇫🇷'.repeat(24));
  expect(pilotName(`${'a'.repeat(23)}é`)).toBe(`${'a'.repeat(23)}é`);
  expect(pilotName(`${'a'.repeat(23)}🇫🇷🇩🇪`)).toBe(`${'a'.repeat(23)}🇫🇷`);
});

test('two pilots with the same long name ending in an emoji can start a game', () => {
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

test('a pilot who enters no name gets one by seat, or a number from the ninth seat on', () => {
  const names = pilotNames(new Array<string>(10).fill(''));
  expect(names.slice(6)).toEqual(['Gus', 'Hans', 'Pilot 9', 'Pilot 10']);
});

test('a name of up to twelve characters is short, not counting a space at its end', () => {
  expect(['Ada', 'Ada of Wales ', 'Ada of Walles'].map(isShortName)).toEqual([true, true, false]);
});

test('law: anything typed becomes a name that a record can hold, and typed twice, two different names', () => {
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

/** The head of a record of each version, with this name for its first pilot. */
const HEADS: readonly ((name: string) => readonly string[])[] = [
  (name) => [`lone: rfl-3n ${name}`, 'rival: grf-1n Ben', 'ammunition: counted'],
  (name) => [`lone: rfl-3n ${name}`, 'rival: grf-1n Ben', 'ammunition: counted'],
  (name) => [
    ...[
      `pilot: rfl-3n ${name}`,
      ...['Ben', 'Emil', 'Fay'].map((other) => `pilot: grf-1n ${other}`),
    ],
    ...['battle A: 1 against 2', 'battle B: 3 against 4', 'ammunition: counted'],
  ],
];

/** The first pilot of a record of this version; null if it is refused. */
const inRecord =
  (version: 1 | 2 | 3) =>
  (name: string): string | null => {
    const head = HEADS[version - 1]?.(name) ?? [];
    const { fault, record } = parseRecord([`viewscreen record ${version}`, ...head].join('\n'));
    return fault ? null : (record?.entrants[0]?.pilot ?? null);
  };

/** Every way a pilot's name comes in, with the name it becomes; null if it is refused. */
const DOORS: Readonly<Record<string, (name: string) => string | null>> = {
  'a form': (name) => pilotNames([name])[0] ?? null,
  'a record of version 1': inRecord(1),
  'a record of version 2': inRecord(2),
  'a record of version 3': inRecord(3),
  'a hangar and its file': (name) => (isPilotName(name) ? name : null),
};

test.each(Object.entries(DOORS))(
  'law: a name from %s has no line break and nothing invisible in it, or is refused',
  (_door, through) => {
    expect(through('Ada')).toBe('Ada');
    const ends = ['\u2028', '\u2029', '\u0085', '\u000b', '\f', '\u200b', '\u202e', '\u0000'];
    const odd = fc.oneof(fc.constantFrom(...ends), fc.string({ unit: 'binary', maxLength: 3 }));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(odd, fc.constantFrom('A', 'da', ' ')), { maxLength: 8 }),
        (of) => {
          const name = through(of.join(''));
          if (name === null) return;
          expect(hasUnseen(name)).toBe(false);
          expect(pilotName(name)).toBe(name);
        },
      ),
      { numRuns: 1000 },
    );
  },
);
