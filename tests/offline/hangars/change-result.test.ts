import { expect, test } from 'vitest';
import { whyUnsound } from '../../../src/offline/hangars/change-result.ts';
import { choiceShape } from '../../../src/rules/campaign/history/choice.ts';
import { deedShape } from '../../../src/rules/campaign/history/deed.ts';
import { foundingShape } from '../../../src/rules/campaign/history/founding.ts';
import { called, person, rifleman } from '../../rules/campaign/circle.ts';

const on = '2026-11-17';
const flora = { ...person('Flora'), mech: called(rifleman, 'Brass Monday') };
const enlist = (who: object) => [
  deedShape,
  { kind: 'enlist', on, after: null, who: { ...flora, ...who } },
];
const succeed = (who: object) => [
  choiceShape,
  { step: 'successor', pilot: 'p1', successor: { ...flora, ...who } },
];
const rename = (words: object) => [
  deedShape,
  { kind: 'rename pilot', on, pilot: 'p1', words: { ...person('Flora'), ...words } },
];
const renameMech = (name: string) => [
  deedShape,
  { kind: 'rename mech', on, mech: 'm1', words: { name, paint: 'none' } },
];
const found = (name: string) => [foundingShape, { name, replacements: 3, on }];
const remember = (line: string) => [deedShape, { kind: 'remember', on, pilot: 'p1', line }];
const memorial = (line: string) => [choiceShape, { step: 'memorial', pilot: 'p1', line }];

const NAME = 'Type a name of at most 24 characters.';
const UNSEEN = 'it has an invisible character.';

test.each([
  [enlist({ name: '' }), NAME],
  [enlist({ name: 'x'.repeat(25) }), NAME],
  [enlist({ name: 'Flo\u200bra' }), `Type the name again: ${UNSEEN}`],
  [enlist({ nickname: 'Flo\u202era' }), `Type the nickname again: ${UNSEEN}`],
  [enlist({ nickname: 'x'.repeat(25) }), 'Type a nickname of at most 24 characters.'],
  [enlist({ unit: 'x'.repeat(41) }), 'Type a unit of at most 40 characters.'],
  [enlist({ mech: called(rifleman, '') }), "Type a name for the 'Mech of at most 24 characters."],
  [succeed({ name: '' }), NAME],
  [succeed({ unit: '\u3164' }), `Type the unit again: ${UNSEEN}`],
  [rename({ name: '' }), NAME],
  [renameMech(''), NAME],
  [renameMech('\u2800'), `Type the name again: ${UNSEEN}`],
  [found(''), 'Type a name for the hangar of at most 40 characters.'],
  [found('\u3164'), `Type the name for the hangar again: ${UNSEEN}`],
  [remember('x'.repeat(201)), 'Type a line of at most 200 characters.'],
  [memorial('\u200b'), `Type the line again: ${UNSEEN}`],
] as const)('typed words that cannot be kept are refused in a sentence: %j', (typed, sentence) => {
  const [shape, what] = typed as [typeof deedShape, object];
  expect(whyUnsound(shape, what)).toEqual({ kind: 'not done', sentence });
});

test('a fault in an entry that is not typed is reported with its place', () => {
  const learn = { kind: 'learn', on, pilot: 'Ada', category: 'I' };
  expect(whyUnsound(deedShape, learn)?.sentence).toBe('pilot: "Ada" is not a pilot (like p1).');
});
