import { expect, test } from 'vitest';
import type { Deed, Undated } from '../../../../src/rules/campaign/history/deed.ts';
import { called, deed, gameOf, griffin, person, piece, three, why, withCard } from '../circle.ts';

/** Ada and Ben have an unfinished game; Cleo has none, and something to give. */
const open = gameOf(withCard(three(), 'p3', { stockpile: [piece('Gyro', 'm7')] }), ['p1', 'p2'], {
  kind: 'nobody',
});
const mech = called(griffin, 'Kestrel');
const gyro = { of: 'm7', name: 'Gyro' };
const nothing = { pilot: 'p1', parts: [], rounds: {} };
const cleos = { pilot: 'p3', parts: [gyro], rounds: {} };

type Tried = Readonly<Record<string, Undated>>;
/** Deeds that change Ada's card, 'Mech or stockpile; a missing kind of deed does not compile. */
const DEEDS: { readonly [Kind in Deed['kind']]: Tried } = {
  enlist: {
    'have a successor': { kind: 'enlist', who: { ...person('Dora'), mech }, after: 'p1' },
  },
  retire: { retire: { kind: 'retire', pilot: 'p1', line: '' } },
  remember: { 'be remembered': { kind: 'remember', pilot: 'p1', line: '' } },
  'rename pilot': {
    'be renamed': { kind: 'rename pilot', pilot: 'p1', words: person('Adelaide') },
  },
  'rename mech': {
    "have the 'Mech renamed": {
      ...{ kind: 'rename mech', mech: 'm1', words: { name: 'New Thunder', paint: 'none' } },
    },
  },
  give: {
    give: { kind: 'give', goods: nothing, to: 'p3' },
    'be given goods': { kind: 'give', goods: cleos, to: 'p1' },
  },
  trade: {
    'come first in a trade': { kind: 'trade', goods: [nothing, cleos] },
    'come second in a trade': { kind: 'trade', goods: [cleos, nothing] },
  },
  learn: { learn: { kind: 'learn', pilot: 'p1', category: 'I' } },
  repair: { repair: { kind: 'repair', pilot: 'p1', fit: gyro } },
  load: { load: { kind: 'load', pilot: 'p1', load: {} } },
  replace: { replace: { kind: 'replace', pilot: 'p1', mech: { ...mech, as: 'new' } } },
  'buy back': {
    'buy back': { kind: 'buy back', pilot: 'p1', point: { category: 'I', by: 'experience' } },
  },
  'take new mech': { "take a new 'Mech": { kind: 'take new mech', pilot: 'p1', mech } },
  contract: {},
  mission: {},
  rest: {},
  'turn back': {},
  'play card': {
    'have a part mended by a card': {
      ...{ kind: 'play card', card: 1, foe: null, pilot: 'p1', part: 'Gyro' },
    },
  },
  lesson: { 'take a lesson': { kind: 'lesson', pilot: 'p1', category: 'I' } },
  buy: { 'have rounds bought': { kind: 'buy', pilot: 'p1', what: { buys: 'rounds', rounds: {} } } },
  hire: {},
};

test.each(Object.values(DEEDS).flatMap((tried) => Object.entries(tried)))(
  'a pilot with a game to finish cannot %s',
  (_, what) => {
    expect(why(deed(open, what))).toBe('Ada has a game to finish');
  },
);

test('a gift or trade of nothing is refused, but one side of a trade may be empty', () => {
  const others = { ...nothing, pilot: 'p3' };
  for (const what of [
    { kind: 'give', goods: others, to: 'p1' },
    { kind: 'trade', goods: [nothing, others] },
  ] as const)
    expect(why(deed(three(), what))).toBe('nothing changes hands');
  const one = withCard(three(), 'p3', { stockpile: [piece('Gyro', 'm7')] });
  expect(why(deed(one, { kind: 'trade', goods: [nothing, cleos] }))).toBeNull();
});

test("a 'Mech that no longer flies cannot be renamed", () => {
  const words = { name: 'New Thunder', paint: 'none' } as const;
  const gone = {
    ...three(),
    mechs: three().mechs.map((each) => ({
      ...each,
      fate: { kind: 'lost', game: 'g', to: null } as const,
    })),
  };
  expect(why(deed(gone, { kind: 'rename mech', mech: 'm1', words }))).toBe(
    'Old Thunder no longer flies',
  );
});
