import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOptions, anySeed } from '../../rules/battle/play-out.ts';
import {
  booklets,
  griffin,
  opened,
  printed,
  rifleman,
  scene,
} from '../../rules/battle/table-top.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import type { Battle, Both } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import type { Orders, TurnOrders } from '../../../src/rules/battle/orders.ts';
import type { BattleTurns } from '../../../src/rules/fight/replay.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Judging } from '../../../src/tactics/judge/judgment.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import type { Ledger, Reason, Review } from '../../../src/tactics/review/review.ts';
import { labelOf, sureLabel } from '../../../src/tactics/review/review.ts';
import { pointsOf } from '../../../src/tactics/review/telling.ts';
import { reviewOf } from '../review-of.ts';
import { wornEntry } from '../odd-booklets.ts';

/** A judgment as if it had been learned. */
const learned: Judging = (duel) => ({ ...roughly(duel), isRough: false });

/** A battle played on by these orders. */
const played = (begun: Battle, orders: readonly Orders[]): BattleTurns => {
  const exchanges = orders.reduce<ReturnType<typeof exchange>[]>(
    (before, each) => [...before, exchange(before.at(-1)?.battle ?? begun, each)],
    [],
  );
  return { battles: [begun, ...exchanges.map(({ battle }) => battle)], exchanges, orders };
};

const opening = ([lone, rival]: readonly Entry[], options: Options): Battle =>
  openBattle({ options, lone: sure(lone), rivals: [sure(rival)] });

/** The orders of a duel played at random. */
const drawnOrders = (begun: Battle, random: () => number): readonly TurnOrders[] => {
  const orders: TurnOrders[] = [];
  for (let battle = begun; !battle.outcome && orders.length < 12;) {
    const drawn = randomOrders(battle, random);
    orders.push(drawn);
    ({ battle } = exchange(battle, drawn));
  }
  return orders;
};

/** Two worn 'Mechs, and the orders of a duel between them. */
const anyDuelPlayed = fc.tuple(anySeed, anyOptions).map(([seed, options]) => {
  const random = randomFrom(seed);
  const entries = [0, 1].map(() => wornEntry(printed[Math.floor(random() * 2)]!, booklets, random));
  return { entries, options, orders: drawnOrders(opening(entries, options), random) };
});

const swap = <Thing>({ lone, rival }: Both<Thing>): Both<Thing> => ({ lone: rival, rival: lone });

/** A ledger as the rival reads it. */
const turned = ({ before, choice, guess, after }: Ledger): Ledger => ({
  before: 100 - before,
  choice: { lone: 0 - choice.rival, rival: 0 - choice.lone },
  guess: 0 - guess,
  after: 100 - after,
});

const bySide = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.toSorted(
    (one, other) => one.kind.localeCompare(other.kind) || (one.side < other.side ? -1 : 1),
  );

/** The parts that do not depend on the order of squares. */
const shown = ({ turns, curve, sums }: Review, mirrored: boolean) => ({
  curve: mirrored ? curve.map((chance) => 100 - chance) : curve,
  sums: mirrored ? swap(sums) : sums,
  turns: turns.map(({ ledger, lost, labels, called, reasons, matrix: { open, mixes } }) => ({
    ledger: mirrored ? turned(ledger) : ledger,
    lost: mirrored ? swap(lost) : lost,
    labels: mirrored ? swap(labels) : labels,
    called: mirrored ? swap(called) : called,
    open: mirrored ? swap(open) : open,
    mixes: mirrored ? swap(mixes) : mixes,
    reasons: bySide(
      mirrored
        ? reasons.map((reason) => ({ ...reason, side: reason.side === 'lone' ? 'rival' : 'lone' }))
        : reasons,
    ),
  })),
});

describe('the ledger of a turn', () => {
  test('law: before, both choices and the guess add up to after, and no choice beats the best mix', () => {
    fc.assert(
      fc.property(anyDuelPlayed, ({ entries, options, orders }) => {
        const review = reviewOf(played(opening(entries, options), orders), learned);
        expect(review.turns).toHaveLength(orders.length);
        for (const { ledger, lost, matrix, called } of review.turns) {
          const { before, choice, guess, after } = ledger;
          for (const points of [before, choice.lone, choice.rival, guess, after])
            expect(points).toBe(Math.floor(points));
          expect(before + choice.lone + choice.rival + guess).toBe(after);
          expect(choice.lone).toBeLessThanOrEqual(0);
          expect(choice.rival).toBeGreaterThanOrEqual(0);
          expect(Math.abs(lost.lone + choice.lone)).toBeLessThanOrEqual(0.5);
          const { open, chances } = matrix;
          const row = open.lone.indexOf(called.lone) * open.rival.length;
          expect(after).toBe(chances[row + open.rival.indexOf(called.rival)]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('law: swapping the seats swaps the review', () => {
    fc.assert(
      fc.property(anyDuelPlayed, ({ entries, options, orders }) => {
        const turnedOrders = orders.map(({ seats }) => ({ seats: seats.toReversed() }));
        const one = reviewOf(played(opening(entries, options), orders), learned);
        const other = reviewOf(
          played(opening(entries.toReversed(), options), turnedOrders),
          learned,
        );
        expect(shown(other, true)).toEqual(shown(one, false));
      }),
      { numRuns: 60 },
    );
  });

  test('law: a choice in the best mix loses nothing', () => {
    fc.assert(
      fc.property(anyDuelPlayed, ({ entries, options, orders }) => {
        const review = reviewOf(played(opening(entries, options), orders), roughly);
        for (const { matrix, called, lost } of review.turns)
          for (const side of ['lone', 'rival'] as const)
            if (matrix.mixes[side][matrix.open[side].indexOf(called[side])]! > 1e-9)
              expect(lost[side]).toBeLessThan(1e-6);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    [0, 'sound'],
    [2, 'sound'],
    [3, 'loose'],
    [7, 'loose'],
    [8, 'poor'],
    [14, 'poor'],
    [15, 'grave'],
    [80, 'grave'],
  ] as const)('a choice that loses %i points of 100 is %s', (lost, label) => {
    expect(labelOf(lost)).toBe(label);
  });
});

test('half a point is rounded up to a whole one, for either side', () => {
  expect([0.125, -0.125, 0.124, -0.124].map(pointsOf)).toEqual([13, -13, 12, -12]);
});

describe('a label', () => {
  test.each([
    [9, 9, 1.5, null],
    [10, 10, 1.5, 'poor'],
    [10, 10, 3, null],
    [4, 4, 1.5, null],
    [5, 5, 1.5, 'loose'],
    [20, 18, 6, null],
    [20, 18, 4, 'grave'],
    [20, 2, 1.5, null],
    [16, 9, 0.5, 'grave'],
    [16, 8.5, 0.5, 'grave'],
    [16, 16, 1, 'grave'],
    [1, 2, 6, 'sound'],
  ] as const)(
    'for a loss of %i points, or %i if seen one turn deep, with %d unsure, is %s',
    (lost, atFirst, unsure, label) => {
      expect(sureLabel(lost, atFirst, unsure)).toBe(label);
    },
  );
});

describe('a review', () => {
  test('law: each turn ends with the chance that the next begins with', () => {
    fc.assert(
      fc.property(anyDuelPlayed, ({ entries, options, orders }) => {
        const { curve, turns } = reviewOf(played(opening(entries, options), orders), learned);
        for (const [place, { ledger }] of turns.entries())
          if (place + 1 < turns.length) expect(ledger.after).toBe(curve[place + 1]);
      }),
      { numRuns: 20 },
    );
  });

  test('law: what it says of a choice and an answer holds by the rules', () => {
    fc.assert(
      fc.property(anyDuelPlayed, ({ entries, options, orders }) => {
        const turns = played(opening(entries, options), orders);
        for (const { reasons, called, turn } of reviewOf(turns, learned).turns)
          for (const { side, answer, meeting, instead } of reasons) {
            const battle = turns.battles[turn - 1]!;
            const damage = (own: number, other: number) => {
              const seats = [{ console: own }, { console: other }];
              const { pairings } = exchange(battle, {
                seats: side === 'lone' ? seats : seats.toReversed(),
              });
              const enemy = side === 'lone' ? 'rival' : 'lone';
              return {
                does: pairings[0]!.deeds[side].damage,
                takes: pairings[0]!.deeds[enemy].damage,
              };
            };
            const own = called[side];
            const met = damage(own, answer);
            expect([meeting.hits, meeting.isHit]).toEqual([met.does > 0, met.takes > 0]);
            const answers = openManeuvers(battle, side === 'lone' ? 1 : 0);
            expect(meeting.neverHits).toBe(
              answers.every(({ console }) => damage(own, console).does === 0),
            );
            if (instead)
              expect(instead.isSafer).toBe(damage(instead.console, answer).takes < met.takes);
          }
      }),
      { numRuns: 20 },
    );
  });

  test('law: has at most two reasons, each with an answer in the best mix of the enemy and its chance', () => {
    fc.assert(
      fc.property(anyDuelPlayed, ({ entries, options, orders }) => {
        const review = reviewOf(played(opening(entries, options), orders), learned);
        for (const { reasons, matrix, called, ledger, labels, tellsGuess } of review.turns) {
          expect(reasons.length).toBeLessThanOrEqual(2);
          for (const { kind, side, answer, answered, chance } of reasons) {
            const { open, chances, mixes } = matrix;
            const enemy = side === 'lone' ? 'rival' : 'lone';
            expect(answered).toBe(mixes[enemy][open[enemy].indexOf(answer)]);
            expect(answered).toBeGreaterThan(0);
            const { lone, rival }: Both<number> =
              enemy === 'rival' ? { ...called, rival: answer } : { ...called, lone: answer };
            const square =
              chances[open.lone.indexOf(lone) * open.rival.length + open.rival.indexOf(rival)]!;
            expect(chance).toBe(side === 'lone' ? square : 100 - square);
            if (kind === 'choice') expect(labels[side]).not.toBe('sound');
            else {
              expect(tellsGuess).toBe(true);
              expect(chance).toBeLessThan(side === 'lone' ? ledger.after : 100 - ledger.after);
            }
          }
          if (!tellsGuess) expect(Math.abs(ledger.guess)).toBeLessThan(12);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('law: has the sums of its turns: points lost per choice and points won by guesses', () => {
    fc.assert(
      fc.property(anyDuelPlayed, ({ entries, options, orders }) => {
        const { sums, turns } = reviewOf(played(opening(entries, options), orders), learned);
        const guesses = turns.reduce((sum, { ledger }) => sum + ledger.guess, 0);
        for (const side of ['lone', 'rival'] as const) {
          const lost = turns.reduce((sum, turn) => sum + turn.lost[side], 0);
          expect(sums[side].lost * turns.length).toBeCloseTo(lost, 9);
          expect(sums[side].guessed + (side === 'lone' ? 0 - guesses : guesses)).toBe(0);
        }
        for (const { ledger, tellsGuess } of turns)
          expect(tellsGuess).toBe(Math.abs(ledger.guess) >= 12);
      }),
      { numRuns: 10 },
    );
  });

  test('is empty if nothing was played', () => {
    const nothing = { lone: { lost: 0, guessed: 0 }, rival: { lost: 0, guessed: 0 } };
    const begun = played(opened(rifleman, [griffin]), []);
    expect(reviewOf(begun, learned)).toEqual({ turns: [], curve: [], sums: nothing });
  });

  test('is the same in every build for a known random duel', () => {
    const begun = opened(rifleman, [griffin]);
    const { turns } = reviewOf(played(begun, drawnOrders(begun, randomFrom(7))), learned);
    const lines = turns.map(({ called, labels, ledger, reasons }) =>
      [
        `${called.lone} ${called.rival}: ${ledger.before} ${ledger.choice.lone} ${ledger.choice.rival} ${ledger.guess} ${ledger.after}`,
        `${labels.lone ?? '?'} ${labels.rival ?? '?'}`,
        ...reasons.map(({ kind, side, answer }) => `${kind} of ${side} against ${answer}`),
      ].join(', '),
    );
    expect(lines).toEqual([
      '56 56: 52 0 0 -16 36, sound sound, guess of rival against 58',
      '62 62: 36 0 0 -2 34, sound sound',
      '58 52: 34 0 13 12 59, sound ?, choice of rival against 58, guess of lone against 54',
      '38 28: 59 -11 0 -15 33, ? sound, choice of lone against 46, guess of rival against 24',
      '22 40: 33 -9 0 2 26, ? sound, choice of lone against 42',
      '26 20: 26 0 0 1 27, sound sound',
      '48 28: 27 -24 0 -3 0, grave sound, choice of lone against 30',
      '28 34: 0 0 6 -3 3, sound ?, choice of rival against 28',
      '6 14: 3 0 1 -4 0, sound sound',
      '6 6: 0 0 0 0 0, sound sound',
      '6 6: 0 0 0 0 0, sound ?',
      '6 14: 0 0 0 0 0, sound sound',
    ]);
  });

  test('withholds labels under a rough judgment, and says so', () => {
    const battle = opened(griffin, [rifleman]);
    const turns = played(battle, drawnOrders(battle, randomFrom(7)));
    const [rough, sound] = [roughly, learned].map((judge) => reviewOf(turns, judge).turns);
    for (const turn of rough!)
      expect(turn).toMatchObject({
        ...{ isRough: true, labels: { lone: null, rival: null }, tellsGuess: false },
      });
    expect(rough!.map(({ ledger }) => ledger)).toEqual(sound!.map(({ ledger }) => ledger));
    expect(sound!.some(({ isRough, labels }) => !isRough && labels.lone)).toBe(true);
    expect(sound!.some(({ isRough }) => isRough)).toBe(false);
  });

  test('has a curve from before the first turn to the result', () => {
    const battle = scene({ loneSees: 59, rivalSees: 57, seats: [{}, { armor: 1 }] });
    const { turns, curve, sums } = reviewOf(
      played(battle, [{ seats: [{ console: 54 }, { console: 62 }] }]),
      learned,
    );
    expect(curve).toEqual([100, 100]);
    expect(turns[0]!.ledger).toEqual({
      ...{ before: 100, choice: { lone: 0, rival: 0 }, guess: 0, after: 100 },
    });
    expect(sums).toEqual({ lone: { lost: 0, guessed: 0 }, rival: { lost: 0, guessed: 0 } });
  });

  test('blames the choice of a pilot who lets a sure win go', () => {
    const battle = scene({ loneSees: 59, rivalSees: 57, seats: [{ armor: 3 }, { armor: 1 }] });
    const { turns } = reviewOf(
      played(battle, [{ seats: [{ console: 62 }, { console: 62 }] }]),
      learned,
    );
    const [{ ledger, labels, reasons }] = turns as [Review['turns'][number]];
    expect(ledger.before).toBe(100);
    expect(ledger.choice.lone).toBeLessThan(-2);
    expect(labels.lone).not.toBe('sound');
    expect(reasons[0]).toMatchObject({ kind: 'choice', side: 'lone' });
  });

  test('counts a draw between two turns as no turn, with even chances', () => {
    const battle = scene();
    const { turns, curve } = reviewOf(played(battle, [{ draw: { by: 'agreed' } }]), roughly);
    expect(turns).toEqual([]);
    expect(curve).toEqual([50]);
  });
});
