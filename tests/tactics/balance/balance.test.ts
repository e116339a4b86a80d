import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { book, griffin, rifleman } from '../../rules/battle/table-top.ts';
import { draft } from '../../rules/check/drafts.ts';
import { someNet } from '../some-net.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { readBooklet } from '../../../src/rules/booklet/read-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Weighed } from '../../../src/tactics/balance/balance-words.ts';
import {
  balanceText,
  chosenBy,
  figuresOf,
  holdTexts,
  meanOf,
  readingOf,
  scoreText,
  shareText,
  standsOut,
} from '../../../src/tactics/balance/balance-words.ts';
import { judgingBy, roughly } from '../../../src/tactics/judge/judgment.ts';
import { holdsOf, isRoughly, judgedScore, weighing } from '../../../src/tactics/balance/balance.ts';
import type { PairTally } from '../../../src/tactics/balance/tally.ts';
import {
  NO_DUELS,
  added,
  chosenShare,
  hitShare,
  knownScore,
  placeOfTurns,
  rangeShares,
  readTally,
  playedScore,
  turnedRound,
  turnsWithin,
} from '../../../src/tactics/balance/tally.ts';

/** A Rifleman that is shown at long range by this, by the holder's number. */
const shownOn = (cell: (holder: number) => string): Booklet =>
  readBooklet(
    draft(({ consoles, viewScreens }) => {
      viewScreens['57'] = { ...viewScreens['59']! };
      for (const [holder, table] of Object.entries(consoles))
        for (const owner of Object.keys(table))
          if (Number(owner) >= 50) table[owner] = cell(Number(holder));
    }),
    'made',
  );

const tallyOf = (from: number, to: number): PairTally =>
  [...weighing(rifleman, griffin, from, to)].reduce(added, NO_DUELS);
const FIVE = tallyOf(0, 5);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('duels of good pilots', () => {
  test('are always the same, even if they are interrupted', () => {
    expect(added(tallyOf(0, 2), tallyOf(2, 5))).toEqual(FIVE);
  });

  test('count each turn once, with its range, its hits and what each pilot chose of what was open', () => {
    expect(FIVE.duels).toBe(5);
    expect(sum(FIVE.turns)).toBe(5);
    const turns = sum(FIVE.ranges);
    expect(turns).toBe(sum(FIVE.turns.map((many, long) => many * long)));
    for (const side of ['lone', 'rival'] as const) {
      expect(sum(FIVE.chosen[side])).toBe(turns);
      FIVE.chosen[side].forEach((times, place) => {
        expect(times).toBeLessThanOrEqual(sure(FIVE.open[side][place]));
      });
    }
    expect(FIVE.hits).toBeLessThanOrEqual(turns);
    expect(sum(rangeShares(FIVE))).toBeCloseTo(100, 9);
    expect(hitShare(FIVE)).toBeCloseTo((100 * FIVE.hits) / turns, 9);
  });

  test('are won by one pilot or by the other', () => {
    const each = [...weighing(rifleman, griffin, 0, 20)];
    const ends = each.map(({ won, drawn }) => [won, drawn].join(' '));
    expect(ends).toContain('1 0');
    expect(ends).toContain('0 0');
    expect(each.every(({ duels }) => duels === 1)).toBe(true);
  });

  test('are the same duels with the booklets swapped', () => {
    const round = turnedRound(FIVE);
    expect(turnedRound(round)).toEqual(FIVE);
    expect(playedScore(round).points).toBeCloseTo(100 - playedScore(FIVE).points, 9);
    expect(round.chosen.lone).toEqual(FIVE.chosen.rival);
  });

  test('with the booklets swapped turn wins into losses, while draws stay draws', () => {
    const numbers = (first: number) => NO_DUELS.open.lone.with(0, first);
    const some: PairTally = {
      ...{ ...NO_DUELS, duels: 9, won: 5, drawn: 1, hits: 7 },
      chosen: { lone: numbers(1), rival: numbers(2) },
      open: { lone: numbers(3), rival: numbers(4) },
    };
    expect(turnedRound(some)).toEqual({
      ...{ ...some, won: 3 },
      chosen: { lone: numbers(2), rival: numbers(1) },
      open: { lone: numbers(4), rival: numbers(3) },
    });
  });

  test('have a judged score before any is played, 50 for two of a kind', () => {
    expect(judgedScore(rifleman, rifleman)).toBeCloseTo(50, 9);
    expect(judgedScore(rifleman, griffin)).toBeCloseTo(100 - judgedScore(griffin, rifleman), 9);
    expect(judgedScore(book('lct-1v'), rifleman)).toBeLessThan(40);
    expect(knownScore(53, FIVE)).toEqual({ points: 53, within: 11, estimated: true });
  });

  test('D15: end in a draw after forty turns if the two never meet', () => {
    const calm = shownOn(() => '49');
    const [only] = [...weighing(calm, calm, 0, 1)];
    expect(only).toMatchObject({ duels: 1, won: 0, drawn: 1, hits: 0, ranges: [0, 0, 40] });
    expect(sure(only).turns[40]).toBe(1);
  });

  test('are judged roughly if no net was learned for the pair', () => {
    const byNet = judgingBy(() => someNet(rifleman, griffin));
    expect([roughly, byNet].map((judge) => isRoughly(rifleman, griffin, judge))).toEqual([
      ...[true, false],
    ]);
  });
});

describe('a tally', () => {
  const of = (duels: number, won: number, drawn = 0): PairTally => ({
    ...NO_DUELS,
    ...{ duels, won, drawn },
  });

  test('law: has a score between 0 and 100, which is surer the more duels there are', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (won, drawn, lost) => {
        const some = of(won + drawn + lost, won, drawn);
        const { points, within } = playedScore(some);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(100);
        const more = playedScore(added(added(some, some), added(some, some)));
        if (some.duels > 20) expect(more.within).toBeLessThan(within);
      }),
    );
    expect(playedScore(of(1000, 500)).within).toBeCloseTo(3.1, 1);
    expect(knownScore(53, of(1000, 400, 100))).toEqual(playedScore(of(1000, 400, 100)));
  });

  test.each([
    [51, 11, 'even'],
    [49, 11, 'even'],
    [61, 11, 'even'],
    [62, 11, 'good'],
    [46, 3, 'bad'],
  ] as const)('a score of %i that may be %i off reads %s', (points, within, reading) => {
    expect(readingOf({ points, within })).toBe(reading);
  });

  test('says how long its duels were', () => {
    const turns = NO_DUELS.turns.with(10, 6).with(20, 3).with(40, 1);
    const some = { ...of(10, 5), turns };
    expect([0.5, 0.7, 0.99].map((share) => turnsWithin(some, share))).toEqual([10, 20, 40]);
    expect(turnsWithin(NO_DUELS, 0.5)).toBe(0);
    expect(turnsWithin(some, 0.6)).toBe(10);
    expect([99, 100, 101, 200].map(placeOfTurns)).toEqual([99, 100, 100, 100]);
  });

  test('added to another one has the duels, wins, draws and hits of both', () => {
    const both = added({ ...of(9, 5, 1), hits: 4 }, { ...of(7, 2, 3), hits: 6 });
    expect(both).toEqual({ ...of(16, 7, 4), hits: 10 });
  });

  test('without any duel says nothing: its score may be 49 points off', () => {
    expect(playedScore(NO_DUELS)).toEqual({ points: 0, within: 49 });
    expect(playedScore(of(96, 62)).within).toBeCloseTo(19.6 * Math.sqrt(0.64 * 0.36), 9);
  });

  test('gives no share for a maneuver that was seldom open', () => {
    const open = { ...NO_DUELS.open, lone: NO_DUELS.open.lone.with(26, 20).with(0, 19) };
    const chosen = { ...NO_DUELS.chosen, lone: NO_DUELS.chosen.lone.with(26, 10) };
    const some = { ...of(10, 5), open, chosen };
    expect([54, 2, 64].map((console) => chosenShare(some, 'lone', console))).toEqual([
      ...[50, null, null],
    ]);
  });

  test('is read back as it was kept, and anything else is refused', () => {
    for (const whole of [FIVE, of(3, 2, 1)])
      expect(readTally(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    for (const other of [
      ...[undefined, null, 7, 'a tally', {}, [], { ...FIVE, duels: -1 }, { ...FIVE, duels: 0.5 }],
      ...[
        { ...FIVE, hits: -1 },
        { ...FIVE, hits: '9' },
        { ...FIVE, chosen: undefined },
      ],
      { ...of(4, 1, 5) },
      ...[
        { ...FIVE, won: 6 },
        { ...FIVE, turns: [] },
        { ...FIVE, ranges: ['1', 2, 3] },
      ],
      ...[
        { ...FIVE, chosen: null },
        { ...FIVE, open: { lone: FIVE.open.lone } },
      ],
    ])
      expect(readTally(other)).toBeNull();
  });
});

describe('the report', () => {
  const weighed = (changed: Partial<Weighed> = {}): Weighed => ({
    booklets: { lone: rifleman, rival: griffin },
    judged: 53,
    isRough: true,
    holds: { lone: holdsOf(rifleman, griffin), rival: holdsOf(griffin, rifleman) },
    tally: NO_DUELS,
    ...changed,
  });

  test('says how each can hold the other: points a turn, and how far the ammunition goes', () => {
    expect(holdsOf(griffin, rifleman)).toEqual([
      { console: 54, damage: 5, screens: [59], rounds: { ammunition: 'missile', points: 6 } },
    ]);
    expect(holdsOf(book('cda-3ma'), rifleman)).toEqual([
      { console: 54, damage: 2, screens: [59], rounds: null },
    ]);
    const turned = shownOn((holder) => (holder % 4 === 0 ? '59A' : '57A'));
    expect(holdsOf(turned, turned).map(({ screens }) => screens)).toContainEqual([49, 57, 59]);
    const [hold] = holdsOf(griffin, rifleman);
    expect(holdTexts(hold!, griffin, rifleman)).toEqual([
      'The Griffin can hold the Rifleman on 59.',
      'Missile Low hits whatever it calls, for 5 points a turn at least; 6 missiles take 30 of its 38 armor.',
    ]);
    const endless = { ...hold!, rounds: null, screens: [43, 59] };
    expect(holdTexts(endless, griffin, rifleman).join(' ')).toMatch(
      /on 43 or 59\. .*, and spends no ammunition\.$/,
    );
  });

  test('gives a rough score at once, and figures once there are duels', () => {
    expect(figuresOf(weighed())).toEqual([['53 : 47', '± 11, judged roughly']]);
    expect(figuresOf(weighed({ isRough: false }))).toEqual([
      ['53 : 47', '± 11, judged by what was learned'],
    ]);
    const figures = figuresOf(weighed({ tally: FIVE }));
    expect(figures[0]).toEqual(['53 : 47', '± 11, 5 duels']);
    expect(figures.map(([, words]) => words).slice(1)).toEqual([
      expect.stringMatching(/^turns, half of the duels; 1 of 100 longer than \d+$/),
      ...['close, medium and long range, in % of turns', 'of turns somebody is hit'],
    ]);
    expect(scoreText({ points: 49.6, within: 3.1 })).toBe('50 ± 4');
  });

  test('lists maneuvers by how often they are chosen when open, down to never', () => {
    const chosen = chosenBy(weighed({ tally: tallyOf(0, 20) }), 'lone');
    expect(chosen).toHaveLength(rifleman.statCard.maneuvers.length);
    const shares = chosen.map(({ share }) => share ?? -1);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect([63.4, 0.4, 0, null].map((share) => shareText({ share }))).toEqual([
      ...['63 %', 'below 1 %', 'never', '–'],
    ]);
  });

  test('names booklets that are too strong or too weak', () => {
    const booklets = [rifleman, griffin];
    expect(standsOut(booklets, [weighed()])).toEqual([]);
    expect(standsOut(booklets, [weighed({ judged: 70 })])).toEqual([]);
    const pairs = [weighed({ judged: 72 })];
    expect(standsOut(booklets, pairs)).toEqual([
      'The Rifleman RFL-3N is too strong: 72 of 100 against every other.',
      'The Griffin GRF-1N is too weak: 28 of 100 against every other.',
    ]);
    expect(meanOf(griffin, pairs)).toBe(28);
    expect(meanOf(griffin, [])).toBeNull();
  });

  test('is available as text', () => {
    const lines = balanceText([rifleman, griffin], [weighed({ tally: FIVE })]).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      'Rifleman RFL-3N: 53 of 100 on average',
      'Griffin GRF-1N: 47 of 100 on average',
      ...['', 'Rifleman RFL-3N against Griffin GRF-1N'],
    ]);
    expect(lines.slice(4, 6)).toEqual([
      '  Both pilots judge roughly: nothing was learned of these two.',
      '  53 : 47 ± 11, 5 duels',
    ]);
    expect(balanceText([], [weighed({ isRough: false })])).toContain(
      '  Both pilots judge by what was learned of these two.\n',
    );
    expect(lines).toContain('  Griffin GRF-1N: chosen when open');
  });
});
