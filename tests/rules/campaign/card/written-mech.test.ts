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
  ['as it is', {}],
  ['which was given up', { fate: { kind: 'given up', on: '2026-11-17' } }],
  ['which was retired', { fate: { kind: 'retired', on: '2026-11-17' } }],
  ['of a booklet of one part', { booklet: 'zeus' }],
  ['of a booklet of three', { booklet: 'zeus-6s-2' }],
])("a 'Mech is read %s", (_what, changed) => {
  expect(whyNot(mechShape, { ...MECH, ...changed })).toBeNull();
});

test.each<readonly [string, object, string]>([
  ['a booklet with a stroke before it', { booklet: '/rfl-3n' }, 'booklet: booklet'],
  ['a booklet with a stroke behind it', { booklet: 'rfl-3n/' }, 'booklet: booklet'],
  ['another edition than there can be', { edition: 'first' }, 'edition: edition'],
  ['a blank before its name', { name: ' Old Thunder' }, 'name: trimmed'],
  ['no name', { name: '' }, 'name:'],
  ['a ring of nothing', { rings: [{}] }, 'rings.0.game:'],
  ['a penalty of nothing', { replacement: {} }, 'replacement.penalty:'],
  [
    'a point bought back in nothing',
    { replacement: { penalty: 1, boughtBack: [{}] } },
    'replacement.boughtBack.0.category:',
  ],
  [
    'a point bought back by gold',
    { replacement: { penalty: 1, boughtBack: [{ category: 'III', by: 'gold' }] } },
    'replacement.boughtBack.0.by:',
  ],
  ['a day that there is not', { fate: { kind: 'retired', on: '2026-02-30' } }, 'fate.on: day'],
  ['a day in other figures', { fate: { kind: 'retired', on: '2026-1-17' } }, 'fate.on: day'],
  ['a month that there is not', { fate: { kind: 'retired', on: '2026-13-01' } }, 'fate.on: day'],
  ['a fate that there is not', { fate: { kind: 'stolen' } }, 'fate.kind: fate'],
])("no 'Mech is read with %s", (_what, changed, why) => {
  expect(whyNot(mechShape, { ...MECH, ...changed })).toMatch(new RegExp(`^${why}`));
});

test.each<readonly [string, object, string]>([
  ['no name', { name: '' }, 'name: pilot name'],
  ['a blank behind the nickname', { nickname: 'Ace ' }, 'nickname: trimmed'],
  ['a mark that nobody sees', { unit: 'Night\u200bPost' }, 'unit: visible'],
  ['a name that no record has', { name: 'A#da' }, 'name: pilot name'],
  ['a third of a victory', { victories: 1 / 3 }, 'victories:'],
  ['an end that there is not', { end: { kind: 'promoted' } }, 'end.kind: end'],
  [
    'an end in a game that there cannot be',
    { end: { kind: 'killed', game: 'The last!', line: '' } },
    'end.game: game',
  ],
  ['ammunition in capital letters', { rounds: { SRM: 3 } }, 'rounds.SRM: ammunition'],
])('no pilot is read with %s', (_what, changed, why) => {
  const pilot = pilotOf(adaAndFinn(), 'p1');
  expect(whyNot(pilotShape, pilot)).toBeNull();
  expect(whyNot(pilotShape, { ...pilot, ...changed })).toMatch(new RegExp(`^${why}`));
});

test.each<readonly [string, object]>([
  ['who was killed in a game', { end: { kind: 'killed', game: 'last-1', line: 'By the river.' } }],
  ['who retired', { end: { kind: 'retired', on: '2026-11-17', line: '' } }],
  ['with ammunition of two words', { rounds: { 'long missile': 3 } }],
])('a pilot is read %s', (_what, changed) => {
  expect(whyNot(pilotShape, { ...pilotOf(adaAndFinn(), 'p1'), ...changed })).toBeNull();
});

test.each([' Ace', 'Ace ', 'A\u200bce', 'A'.repeat(LONGEST.nickname + 1)])(
  'K11: %j is no nickname',
  (nickname) => {
    const words = { name: 'Ada', nickname, unit: '' };
    expect(unlessHindered(() => checkPilotWords(words))).toEqual({
      kind: 'no text',
      longest: LONGEST.nickname,
    });
  },
);

test('our own mistakes are no hindrance: they are thrown on', () => {
  const mistaken = (): never => {
    throw new TypeError('a mistake');
  };
  expect(() => unlessHindered(mistaken)).toThrow('a mistake');
});
