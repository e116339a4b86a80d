import { describe, expect, test } from 'vitest';
import { griffin, rifleman, scene } from '../rules/battle/table-top.ts';
import type { Both } from '../../src/rules/battle/battle.ts';
import { GAME_PILOTS } from '../../src/rules/fight/hands.ts';
import type { Certain } from '../../src/tactics/review/certain.ts';
import { forcedWin } from '../../src/tactics/duel/proof.ts';
import type { Label, Ledger, Reason, ReviewedTurn } from '../../src/tactics/review/review.ts';
import {
  PILOT_WORDS,
  certainText,
  forcedText,
  ledgerLines,
  numbersText,
  ofTheGame,
  openedText,
  provedText,
  reasonText,
  roundsText,
  sealedText,
  strengthText,
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
    [
      turn({ labels: { lone: null, rival: null }, tellsGuess: false, isRough: true }),
      'Roughly judged',
    ],
    [turn({ labels: { lone: null, rival: null }, tellsGuess: false }), 'Hard to judge'],
    [
      turn({ labels: { lone: null, rival: 'sound' } }),
      'A sound choice by Marlow, and a guess that favored Ada',
    ],
    [turn({ labels: { lone: 'poor', rival: null }, tellsGuess: false }), 'A poor choice by Ada'],
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
  test('is read from before the turn to after it', () => {
    expect(read(turn(), 'lone')).toEqual([
      "Ada's chance before the turn: 53 %",
      'Ada chose Autocannon Low (sound): 0 %',
      'Marlow chose Duck (sound): 0 %',
      'The guess (lucky for Ada): +31 %',
      'After the turn: 84 %',
    ]);
  });

  test('is turned around for the rival, whose own choice comes first', () => {
    const lost = turn({
      ledger: { before: 50, choice: { lone: -8, rival: 4 }, guess: 0, after: 46 },
      labels: labels('poor', 'loose'),
      tellsGuess: false,
    });
    expect(read(lost, 'rival')).toEqual([
      "Marlow's chance before the turn: 50 %",
      'Marlow chose Duck (loose): −4 %',
      'Ada chose Autocannon Low (poor): +8 %',
      'The guess: 0 %',
      'After the turn: 54 %',
    ]);
  });
});

describe('why a choice was bad', () => {
  const reason = (changed: Partial<Reason>): Reason => ({
    ...{ kind: 'choice', side: 'lone', answer: 32, answered: 0.44, chance: 36, isLikeliest: true },
    meeting: { hits: false, isHit: true, neverHits: true },
    instead: { console: 20, isSafer: true },
    ...changed,
  });
  const said = (changed: Partial<Reason>, isOpen = false): string =>
    reasonText(reason(changed), turn(), fought, isOpen);

  test.each([
    [
      {},
      "Autocannon Low cannot hit, and Marlow's likeliest call, Missile High, hits it. Laser Low was safer.",
    ],
    [
      { isLikeliest: false, instead: { console: 20, isSafer: false } },
      "Autocannon Low cannot hit, and Marlow's Missile High hits it. Laser Low was better.",
    ],
    [
      { meeting: { hits: false, isHit: false, neverHits: true }, instead: null },
      'Autocannon Low cannot hit, whatever Marlow calls.',
    ],
    [
      { meeting: { hits: true, isHit: true, neverHits: false }, instead: null },
      "Autocannon Low trades hits with Marlow's likeliest call, Missile High.",
    ],
    [
      { meeting: { hits: false, isHit: true, neverHits: false }, instead: null },
      "Marlow's likeliest call, Missile High, hits Autocannon Low unanswered.",
    ],
    [
      { meeting: { hits: true, isHit: false, neverHits: false }, instead: null },
      "Autocannon Low hits Marlow's likeliest call, Missile High, but leaves Ada worse off.",
    ],
    [
      { meeting: { hits: false, isHit: false, neverHits: false }, instead: null },
      "Autocannon Low does not hit Marlow's likeliest call, Missile High.",
    ],
    [
      { kind: 'guess', side: 'rival', answer: 28, chance: 7 },
      'Had Ada called Cool Off, Marlow would have stood at 7 %.',
    ],
  ] as const satisfies readonly (readonly [Partial<Reason>, string])[])(
    '%#: %o',
    (changed, sentence) => {
      expect(said(changed)).toBe(sentence);
    },
  );

  test('is in the present tense when the coach says it of an open choice', () => {
    expect(said({}, true)).toMatch(/Laser Low is safer\.$/);
  });

  const mixed = (lone: readonly number[]): ReviewedTurn =>
    turn({
      matrix: {
        open: { lone: [26, 20, 28, 18], rival: [30] },
        chances: [],
        mixes: { lone, rival: [1] },
      },
    });

  test.each([
    [[0, 1, 0, 0], 'Best for Ada: Laser Low 100 %.'],
    [[0, 0.19, 0.78, 0.03], 'Best for Ada: Cool Off 78 % and Laser Low 19 %.'],
  ])('the numbers behind it are a separate text, here for a mix of %j', (mix, best) => {
    expect(numbersText(reason({}), mixed(mix), fought)).toBe(
      `Marlow does best to call Missile High 44 % of the time: Ada's chance is then 36 %. ${best}`,
    );
  });

  test('the numbers behind a guess say how often the other call was to be expected', () => {
    expect(
      numbersText(reason({ kind: 'guess', answered: 0.001 }), mixed([1, 0, 0, 0]), fought),
    ).toBe('Marlow does best to call Missile High less than 1 % of the time.');
  });
});

describe('sums of a battle', () => {
  const sum = (lost: number, guessed: number) => ({ lost, guessed });

  test('say of one pilot what choices gave away and what luck brought', () => {
    expect([-29, 63, 0].map((guessed) => sumText(sum(1.52, guessed), 'Marlow'))).toEqual([
      'Marlow gave away 1.5 % a choice; luck cost Marlow 29 %.',
      'Marlow gave away 1.5 % a choice; luck gave Marlow 63 %.',
      'Marlow gave away 1.5 % a choice; luck was even.',
    ]);
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

describe('the words for what is certain', () => {
  test('say in how many turns a proved win comes', () => {
    const proved = (armor: number) =>
      forcedWin(scene({ loneSees: 59, rivalSees: 57, seats: [{}, { armor }] }), 'lone', 1000)!;
    expect(forcedText(proved(1), 'lone', fought)).toBe('Ada wins this turn, whatever Marlow does');
    expect(forcedText(proved(8), 'lone', fought)).toMatch(
      /^Ada wins in \d turns, whatever Marlow does$/,
    );
  });

  test('say how many positions a proof tried and how many rounds the win needs', () => {
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
  test('is called a computer pilot, and has a rank', () => {
    expect(ofTheGame('Marlow')).toBe('Marlow, a computer pilot');
    expect(Object.values(PILOT_WORDS).map(({ rank }) => rank)).toEqual([
      ...['recruit', 'regular', 'veteran', 'ace'],
    ]);
  });

  test('states its strength as it was measured over all pairs, in whole wins of 100', () => {
    expect(GAME_PILOTS.map(strengthText)).toEqual([
      "Wins 12 of 100 against Sable (all 36 pairs of 'Mechs)",
      "Wins 22 of 100 against Sable (all 36 pairs of 'Mechs)",
      "Wins 38 of 100 against Sable (all 36 pairs of 'Mechs)",
      'The measure of the others',
    ]);
    expect(PILOT_WORDS.Sable.manner).toContain('likeliest number about two times in three');
  });

  test('shows its seal when locked in, and afterwards whether it fits', () => {
    expect(sealedText('Iris', { digits: '3f2a91bc' })).toBe(
      'Iris has locked in. Its seal is 3f2a 91bc.',
    );
    expect(openedText('Iris', true)).toMatch(/^The seal fits/);
    expect(openedText('Iris', false)).toMatch(/^The seal does not fit/);
  });
});
