import { describe, expect, test } from 'vitest';
import { griffin, rifleman, scene } from '../rules/battle/table-top.ts';
import type { Both } from '../../src/rules/battle/battle.ts';
import type { Certain } from '../../src/tactics/certain.ts';
import { forcedWin } from '../../src/tactics/proof.ts';
import type { Label, Ledger, Reason, ReviewedTurn } from '../../src/tactics/review.ts';
import {
  PILOT_WORDS,
  betterText,
  certainText,
  forcedText,
  ledgerLines,
  nextText,
  ofTheGame,
  openedText,
  provedText,
  reasonText,
  roundsText,
  sealedText,
  sumText,
  sumsText,
  turnTitle,
} from '../../src/tactics/words.ts';

const fought = {
  pilots: { lone: 'Ada', rival: 'Marlow' },
  booklets: { lone: rifleman, rival: griffin },
};

const LEDGER: Ledger = { before: 53, choice: { lone: 0, rival: 0 }, guess: 31, after: 84 };

/** A turn in which Ada shot low and Marlow ducked. */
const turn = (changed: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  ...{ turn: 12, called: { lone: 26, rival: 30 }, ledger: LEDGER },
  ...{ lost: { lone: 0, rival: 0 }, labels: { lone: 'sound', rival: 'sound' } },
  ...{ tellsGuess: true, reasons: [], isRough: false },
  matrix: { open: { lone: [], rival: [] }, chances: [], mixes: { lone: [], rival: [] } },
  ...changed,
});

const labels = (lone: Label, rival: Label): Both<Label> => ({ lone, rival });

describe('the title of a turn', () => {
  test.each([
    [turn(), 'Two sound choices, and a guess that favored Ada'],
    [turn({ tellsGuess: false }), 'Two sound choices'],
    [
      turn({ ledger: { ...LEDGER, guess: -31 } }),
      'Two sound choices, and a guess that favored Marlow',
    ],
    [turn({ tellsGuess: false, labels: labels('poor', 'sound') }), 'A poor choice by Ada'],
    [turn({ tellsGuess: false, labels: labels('sound', 'grave') }), 'A grave choice by Marlow'],
    [turn({ tellsGuess: false, labels: labels('loose', 'loose') }), 'Two loose choices'],
    [
      turn({ tellsGuess: false, labels: labels('loose', 'poor') }),
      'A loose choice by Ada, a poor choice by Marlow',
    ],
    [turn({ labels: { lone: null, rival: null }, tellsGuess: false }), 'Roughly judged'],
  ])('%#: %o', (reviewed, title) => {
    expect(turnTitle(reviewed, fought)).toBe(title);
  });
});

/** A ledger as it is read. */
const read = (reviewed: ReviewedTurn, reader: 'lone' | 'rival'): readonly string[] =>
  ledgerLines(reviewed, fought, reader).map(
    ({ words, points, label }) => `${words}${label ? ` (${label})` : ''}: ${points}`,
  );

describe('a ledger', () => {
  test('is read from before to after', () => {
    expect(read(turn(), 'lone')).toEqual([
      "Ada's chance before the turn: 53",
      'Ada chose Autocannon Low (sound): 0',
      'Marlow chose Duck (sound): 0',
      'The guess (lucky for Ada): +31',
      'After the turn: 84',
    ]);
  });

  test('is read by the other the other way round, the own choice first', () => {
    const lost = turn({
      ledger: { before: 50, choice: { lone: -8, rival: 4 }, guess: 0, after: 46 },
      labels: labels('poor', 'loose'),
      tellsGuess: false,
    });
    expect(read(lost, 'rival')).toEqual([
      "Marlow's chance before the turn: 50",
      'Marlow chose Duck (loose): −4',
      'Ada chose Autocannon Low (poor): +8',
      'The guess: 0',
      'After the turn: 54',
    ]);
  });

  test.each([
    ['lone', 'Turn 13 begins at 81: from there the judgment looks one turn further.'],
    ['rival', 'Turn 13 begins at 19: from there the judgment looks one turn further.'],
  ] as const)('says to the %s why the next turn begins at another chance', (reader, said) => {
    const next = turn({ turn: 13, ledger: { ...LEDGER, before: 81 } });
    expect(nextText(turn(), next, reader)).toBe(said);
  });

  test('says nothing of it where the chance is the same, or no turn follows', () => {
    const next = turn({ turn: 13, ledger: { ...LEDGER, before: 84 } });
    expect([nextText(turn(), next, 'lone'), nextText(turn(), null, 'lone')]).toEqual(['', '']);
  });
});

test.each([
  [
    { kind: 'choice', side: 'lone', answer: 32, often: 0.44, chance: 36 },
    "Autocannon Low does worst against Missile High, which Marlow should call 44 times in 100: Ada's chance is then 36.",
  ],
  [
    { kind: 'guess', side: 'rival', answer: 28, often: 0.01, chance: 7 },
    "Against Cool Off, which Ada should call once in 100, Marlow's chance would have been 7.",
  ],
  [
    { kind: 'guess', side: 'rival', answer: 28, often: 0.001, chance: 7 },
    "Against Cool Off, which Ada should call less than once in 100, Marlow's chance would have been 7.",
  ],
  [
    { kind: 'choice', side: 'lone', answer: 32, often: 1, chance: 14 },
    "Autocannon Low does worst against Missile High, which Marlow should always call: Ada's chance is then 14.",
  ],
] as const satisfies readonly (readonly [Reason, string])[])('a reason: %o', (reason, sentence) => {
  expect(reasonText(reason, turn(), fought)).toBe(sentence);
});

describe('sums of a battle', () => {
  const sum = (lost: number, guessed: number) => ({ lost, guessed });

  test('of one: what choices lost and guesses brought', () => {
    expect(sumText(sum(1.52, -29), 'Marlow')).toBe(
      'Marlow: 1.5 points lost per choice, −29 from guesses.',
    );
  });

  test.each([
    [0.2, 1.5, -29, 'Ada chose better, Marlow guessed better.'],
    [0.2, 1.5, 29, 'Ada chose better and guessed better.'],
    [1.5, 0.2, -29, 'Marlow chose better and guessed better.'],
    [0.21, 0.19, 3, 'Both chose equally well, Ada guessed better.'],
    [0.2, 1.5, 0, 'Ada chose better, both guessed equally well.'],
    [0, 0, 0, 'Both chose and guessed equally well.'],
  ])(
    'Ada lost %d a choice, Marlow %d, guesses brought her %d: %s',
    (lone, rival, guessed, words) => {
      const sums = { lone: sum(lone, guessed), rival: sum(rival, 0 - guessed) };
      expect(sumsText(sums, fought)).toBe(words);
    },
  );
});

describe('what is certain', () => {
  test('a proved win', () => {
    const proved = (armor: number) =>
      forcedWin(scene({ loneSees: 59, rivalSees: 57, seats: [{}, { armor }] }), 'lone', 1000)!;
    expect(forcedText(proved(1), 'lone', fought)).toBe('Ada wins this turn, whatever Marlow does');
    expect(forcedText(proved(8), 'lone', fought)).toMatch(
      /^Ada wins in \d turns, whatever Marlow does$/,
    );
  });

  test('what the proof rests on, and what it takes', () => {
    expect(provedText({ positions: 17_925 })).toMatch(/^Every answer was tried, 17,925 positions:/);
    const rounds = (left: number, ammunition = 'autocannon') => ({ rounds: { ammunition, left } });
    expect(roundsText([rounds(7), { rounds: null }, rounds(6)])).toBe(
      '2 rounds are needed, 8 are left.',
    );
    expect(roundsText([rounds(0)])).toBe('1 round is needed, 1 is left.');
    expect(roundsText([rounds(7), rounds(6, 'missiles')])).toBeNull();
    expect(roundsText([{ rounds: null }])).toBeNull();
  });

  test.each<[Certain, string]>([
    [
      { kind: 'lock', side: 'lone', consoles: [54] },
      'A lock: Autocannon Low hits whatever Marlow answers, turn after turn, as long as heat and rounds allow it.',
    ],
    [
      { kind: 'lock', side: 'rival', consoles: [54, 14] },
      'A lock: Missile Low and Kick each hit whatever Ada answers, turn after turn, as long as heat and rounds allow it.',
    ],
    [
      {
        ...{ kind: 'sure hit', side: 'lone' },
        maneuvers: [
          { console: 54, damage: 2 },
          { console: 14, damage: 1 },
        ],
      },
      'Whatever Marlow calls, Ada hits with Autocannon Low (2 points at least) or Kick (1 point at least).',
    ],
    [
      { kind: 'sure safety', side: 'rival', consoles: [6, 30], all: false },
      'Whatever Ada calls, nothing hits Marlow after Duck.',
    ],
    [
      { kind: 'sure safety', side: 'rival', consoles: [6], all: true },
      'Whatever Ada calls, nothing hits Marlow this turn.',
    ],
    [
      { kind: 'last round', side: 'lone', ammunition: 'autocannon', consoles: [54, 26] },
      'Ada has 1 round left, for Autocannon Low.',
    ],
    [
      { kind: 'forced win', side: 'lone', turns: 3, positions: 12, line: [] },
      'Ada wins in 3 turns, whatever Marlow does.',
    ],
  ])('$0.kind: $1', (thing, words) => {
    expect(certainText(thing, fought)).toBe(words);
  });
});

describe('a computer pilot', () => {
  test('is called so, and each has a rank and a manner', () => {
    expect(ofTheGame('Marlow')).toBe('Marlow, a computer pilot');
    expect(Object.values(PILOT_WORDS).map(({ rank }) => rank)).toEqual([
      ...['recruit', 'regular', 'veteran', 'ace'],
    ]);
  });

  test('shows its seal before, and whether it fits afterwards', () => {
    expect(sealedText('Iris', { digits: '3f2a91bc' })).toBe(
      'Iris has locked in. Its seal is 3f2a 91bc.',
    );
    expect(openedText('Iris', true)).toMatch(/^The seal fits/);
    expect(openedText('Iris', false)).toMatch(/^The seal does not fit/);
  });
});

describe('what would have been better', () => {
  const reason = { kind: 'choice', side: 'lone', answer: 32, often: 0.44, chance: 36 } as const;
  const mixed = (lone: readonly number[]): ReviewedTurn =>
    turn({
      matrix: {
        open: { lone: [26, 20, 28, 18], rival: [30] },
        chances: [],
        mixes: { lone, rival: [1] },
      },
    });

  test.each([
    [[0, 1, 0, 0], 'Better: Laser Low.'],
    [[0, 0.19, 0.78, 0.03], 'Better: Cool Off 78 times in 100, Laser Low 19.'],
    [[0.5, 0.5, 0, 0], 'Better: Autocannon Low 50 times in 100, Laser Low 50.'],
  ])('of a mix of %j', (mix, sentence) => {
    expect(betterText(reason, mixed(mix), fought)).toBe(sentence);
  });

  test('nothing, of a guess', () => {
    expect(betterText({ ...reason, kind: 'guess' }, mixed([1, 0, 0, 0]), fought)).toBe('');
  });
});
