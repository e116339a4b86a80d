import * as v from 'valibot';
import { expect, test } from 'vitest';
import { unlessHindered } from '../../../../src/rules/campaign/card/hindrance.ts';
import { mechShape } from '../../../../src/rules/campaign/card/mech.ts';
import { checkPilotWords, pilotShape } from '../../../../src/rules/campaign/card/pilot-card.ts';
import { LONGEST } from '../../../../src/rules/campaign/card/wording.ts';
import { adaAndFinn, mechOf, pilotOf } from '../circle.ts';

const FOOT = { of: 'm2', name: 'Left Foot', engine: null, scars: [] };

/** Old Thunder after years: rings, a replacement, no longer flown. */
const MECH = {
  ...mechOf(adaAndFinn(), 'm1'),
  rings: [
    { game: 'g', mech: 'm2', hollow: false },
    { game: 'h', mech: null, hollow: true },
  ],
  replacement: {
    penalty: 3,
    boughtBack: [
      { category: 'VIII', by: 'experience' },
      { category: 'III', by: FOOT },
    ],
  },
  fate: { kind: 'lost', game: 'g', to: null },
};

/** Why a written value does not match its schema: the entry and the form expected; null if it does. */
const whyNot = (schema: v.GenericSchema, written: unknown): string | null => {
  const [issue] = v.safeParse(schema, written).issues ?? [];
  return issue ? `${v.getDotPath(issue)}: ${issue.message}` : null;
};

test.each([
  ['with rings, a replacement and a fate', {}],
  ['that was given up', { fate: { kind: 'given up', on: '2026-11-17' } }],
  ['that was retired', { fate: { kind: 'retired', on: '2026-11-17' } }],
  ['with a booklet id of one part', { booklet: 'zeus' }],
  ['with a booklet id of three parts', { booklet: 'zeus-6s-2' }],
])("a 'Mech %s is read", (_what, changed) => {
  expect(whyNot(mechShape, { ...MECH, ...changed })).toBeNull();
});

test.each<readonly [string, object, string]>([
  ['a slash before its booklet', { booklet: '/rfl-3n' }, 'booklet: booklet'],
  ['a slash after its booklet', { booklet: 'rfl-3n/' }, 'booklet: booklet'],
  ['an edition that cannot exist', { edition: 'first' }, 'edition: edition'],
  ['a space before its name', { name: ' Old Thunder' }, 'name: trimmed'],
  ['no name', { name: '' }, 'name:'],
  ['an empty ring', { rings: [{}] }, 'rings.0.game:'],
  ['an empty penalty', { replacement: {} }, 'replacement.penalty:'],
  [
    'an empty point bought back',
    { replacement: { penalty: 1, boughtBack: [{}] } },
    'replacement.boughtBack.0.category:',
  ],
  [
    'a point bought back with gold',
    { replacement: { penalty: 1, boughtBack: [{ category: 'III', by: 'gold' }] } },
    'replacement.boughtBack.0.by:',
  ],
  ['a day that does not exist', { fate: { kind: 'retired', on: '2026-02-30' } }, 'fate.on: day'],
  [
    'a day without its leading zero',
    { fate: { kind: 'retired', on: '2026-1-17' } },
    'fate.on: day',
  ],
  ['a month that does not exist', { fate: { kind: 'retired', on: '2026-13-01' } }, 'fate.on: day'],
  ['an unknown fate', { fate: { kind: 'stolen' } }, 'fate.kind: fate'],
])("a 'Mech is refused with %s", (_what, changed, why) => {
  expect(whyNot(mechShape, { ...MECH, ...changed })).toMatch(new RegExp(`^${why}`));
});

test.each<readonly [string, object, string]>([
  ['no name', { name: '' }, 'name: pilot name'],
  ['a space after the nickname', { nickname: 'Ace ' }, 'nickname: trimmed'],
  ['an invisible character in the unit', { unit: 'Night\u200bPost' }, 'unit: visible'],
  ['a name that no record can hold', { name: 'A#da' }, 'name: pilot name'],
  ['a third of a victory', { victories: 1 / 3 }, 'victories:'],
  ['an unknown end', { end: { kind: 'promoted' } }, 'end.kind: end'],
  [
    'an end in a game with an impossible id',
    { end: { kind: 'killed', game: 'The last!', line: '' } },
    'end.game: game',
  ],
  ['ammunition in capital letters', { rounds: { SRM: 3 } }, 'rounds.SRM: ammunition'],
])('a pilot is refused with %s', (_what, changed, why) => {
  const pilot = pilotOf(adaAndFinn(), 'p1');
  expect(whyNot(pilotShape, pilot)).toBeNull();
  expect(whyNot(pilotShape, { ...pilot, ...changed })).toMatch(new RegExp(`^${why}`));
});

test.each<readonly [string, object]>([
  ['who was killed in a game', { end: { kind: 'killed', game: 'last-1', line: 'By the river.' } }],
  ['who retired', { end: { kind: 'retired', on: '2026-11-17', line: '' } }],
  ['with ammunition named in two words', { rounds: { 'long missile': 3 } }],
])('a pilot %s is read', (_what, changed) => {
  expect(whyNot(pilotShape, { ...pilotOf(adaAndFinn(), 'p1'), ...changed })).toBeNull();
});

test.each([' Ace', 'Ace ', 'A\u200bce', 'A'.repeat(LONGEST.nickname + 1)])(
  'K11: %j cannot be a nickname',
  (nickname) => {
    const words = { name: 'Ada', nickname, unit: '' };
    expect(unlessHindered(() => checkPilotWords(words))).toEqual({
      kind: 'no text',
      longest: LONGEST.nickname,
    });
  },
);

test('an error of our own is thrown, not turned into a hindrance', () => {
  const mistaken = (): never => {
    throw new TypeError('a mistake');
  };
  expect(() => unlessHindered(mistaken)).toThrow('a mistake');
});
