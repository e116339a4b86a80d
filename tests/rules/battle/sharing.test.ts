import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, randomShares } from '../../../src/command-line/random-play.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { offersOf } from '../../../src/rules/battle/offers.ts';
import { areShares } from '../../../src/rules/battle/shares.ts';
import type { Hit, Split } from '../../../src/rules/battle/split.ts';
import { blowOf, blowsOf, splitOf } from '../../../src/rules/battle/split.ts';
import type { Critical, CriticalLine } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import { anyOptions, anyParty, anySeed, playOut } from './play-out.ts';
import { criticalOf, griffin, incidentsOf, rifleman } from './table-top.ts';

/** A letter that bites from this damage on; the heat sinks of who is hit, if nothing else is said. */
const letter = (
  threshold: number,
  critical: Critical = criticalOf(griffin, 'Heat Sinks', 'heat'),
): CriticalLine => ({ letter: 'A', threshold, critical });

/** A rival who is shown hit on a page that says SCORE −3, far from falling and without a letter. */
const hit = (rival: number, changed: Partial<Hit> = {}): Hit => ({
  rival,
  screen: viewScreen(griffin, 59),
  score: -3,
  besides: 0,
  armor: 36,
  line: null,
  ...changed,
});

const split = (modifier: number, ...hits: Hit[]): Split => ({
  maneuver: sure(maneuverAt(rifleman.statCard, 18)),
  modifier,
  hits,
  shares: [],
});

/** What is offered: the rival who is given all, or that it is for the letters; then the shares. */
const offered = (of: Split, attacked: number | null = 1) =>
  offersOf(of, attacked).map(({ kind, rival, shares }) => [
    kind === 'one' ? rival : kind,
    ...shares,
  ]);

describe('M4: shares are whole numbers that add up to the modifier, none on its other side of 0', () => {
  test.each([
    ['a modifier of 0 gives nothing to anybody', 0, [0, 0, 0], true],
    ['and takes from nobody what it gives another', 0, [1, -1, 0], false],
    ['of a modifier below 0 everybody bears a part', -3, [-1, -2, 0], true],
    ['or one more than all of it, and another gains', -3, [-4, 1, 0], false],
  ] as const)('%s', (_, modifier, shares, are) => {
    expect(areShares(shares, modifier, 3)).toBe(are);
  });
});

describe('D8, D9: what a share comes to', () => {
  const blow = (share: number, changed: Partial<Hit>) => blowOf(hit(1, changed), share);

  test('SCORE, share and what counts besides; 0 or less is a miss', () => {
    expect(blow(12, { besides: -1 })).toMatchObject({ sum: 8, damage: 8, armor: 28, out: false });
    expect(blow(12, { besides: 2 })).toMatchObject({ sum: 11, damage: 11, armor: 25 });
    expect(blow(0, {})).toMatchObject({ sum: -3, damage: 0, armor: 36 });
  });

  test('a letter bites from its threshold on', () => {
    const line = letter(6);
    expect([8, 9, 10].map((share) => blow(share, { line }).bites)).toEqual([null, line, line]);
  });

  test('a rival without armor is out', () => {
    expect(blow(12, { armor: 9 })).toMatchObject({ armor: 0, out: true });
    expect(blow(11, { armor: 9 })).toMatchObject({ armor: 1, out: false });
  });

  test('what a critical takes at once is taken with it, and only where it bites', () => {
    const line = letter(6, criticalOf(griffin, 'Missile Ammo', 'damage at once'));
    expect(blow(9, { line, armor: 8 })).toMatchObject({ damage: 6, armor: 0, out: true });
    expect(blow(8, { line, armor: 8 })).toMatchObject({ damage: 5, armor: 3, out: false });
  });

  test('a critical that kills the pilot puts out; one that kills above a heat does not', () => {
    const cockpit = letter(6, criticalOf(griffin, 'Cockpit', 'pilot killed'));
    expect(blow(9, { line: cockpit })).toMatchObject({ armor: 30, out: true });
    expect(blow(8, { line: cockpit })).toMatchObject({ armor: 31, out: false });
    const support = letter(6, criticalOf(griffin, 'Life Support', 'pilot killed'));
    expect(blow(9, { line: support })).toMatchObject({ armor: 30, out: false });
  });

  test('law: what is said of shares is what the turn then does with them', () => {
    fc.assert(
      fc.property(anyParty, anySeed, anyOptions, (party, seed, options) => {
        const random = randomFrom(seed);
        playOut(party, seed, options, (before, { seats }, played) => {
          const asked = splitOf(played);
          if (!asked) return;
          const shares = randomShares(asked, random);
          const turn = exchange(before, { seats: seats.with(0, { ...sure(seats[0]), shares }) });
          for (const [place, { rival }] of asked.hits.entries()) {
            const said = sure(blowsOf(asked, shares)[place]);
            const [scored] = incidentsOf(turn, 'scored').filter(({ on }) => on === rival);
            const [bitten] = incidentsOf(turn, 'critical').filter(
              ({ on, reached }) => on === rival && reached,
            );
            const harmed = incidentsOf(turn, 'harmed').filter(({ seat }) => seat === rival);
            const killed = incidentsOf(turn, 'pilot killed').some(
              ({ seat, by }) => seat === rival && by === 'critical',
            );
            expect(said.damage).toBe(scored?.damage);
            expect(said.bites).toBe(bitten?.line ?? null);
            expect(said.armor).toBe(harmed.at(-1)?.to ?? scored?.to);
            expect(said.out).toBe(said.armor <= 0 || killed);
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('M4: what is offered', () => {
  test('all on the one attacked, then all on that other one who takes most, and no third', () => {
    const three = [hit(1), hit(2, { score: -1 }), hit(3, { score: -2 })];
    expect(offered(split(12, ...three))).toEqual([
      [1, 12, 0, 0],
      [2, 0, 12, 0],
    ]);
    expect(offered(split(12, ...three), 2)).toEqual([
      [2, 0, 12, 0],
      [3, 0, 0, 12],
    ]);
  });

  test('where the one attacked is not scored on, the two who take most', () => {
    const three = [hit(1), hit(3, { score: -1 }), hit(4, { score: -2 })];
    for (const attacked of [2, null])
      expect(offered(split(12, ...three), attacked)).toEqual([
        [3, 0, 12, 0],
        [4, 0, 0, 12],
      ]);
  });

  test('whoever a share puts out is offered first, before who takes more', () => {
    const strong = hit(2, { score: 5 });
    const weak = hit(3, { armor: 9 });
    expect(offered(split(12, hit(1), strong, weak))).toEqual([
      [3, 0, 0, 12],
      [1, 12, 0, 0],
    ]);
    expect(offered(split(12, hit(1), { ...weak, rival: 2 }, { ...strong, rival: 3 }))).toEqual([
      [2, 0, 12, 0],
      [1, 12, 0, 0],
    ]);
  });

  test('a modifier of 0 is offered once: nothing for anybody', () => {
    const bitten = hit(2, { score: 9, line: letter(6), armor: 5 });
    expect(offered(split(0, hit(1, { score: 8, line: letter(6) }), bitten))).toEqual([[1, 0, 0]]);
    expect(offered(split(0, hit(1), hit(2), hit(3)), 3)).toEqual([[3, 0, 0, 0]]);
  });

  describe('every letter', () => {
    /** Two letters from 6 points on: 9 of the modifier for each. */
    const [ben, cleo] = [hit(1, { line: letter(6) }), hit(2, { line: letter(6) })];
    const letters = (of: Split) => offered(of).filter(([kind]) => kind === 'letters');

    test('is offered from where the modifier is enough for all', () => {
      expect(letters(split(17, ben, cleo))).toEqual([]);
      expect(letters(split(18, ben, cleo))).toEqual([['letters', 9, 9]]);
    });

    test('what counts besides is not needed, or needed more', () => {
      expect(letters(split(18, { ...ben, besides: -1 }, cleo))).toEqual([]);
      expect(letters(split(19, { ...ben, besides: -1 }, cleo))).toEqual([['letters', 10, 9]]);
      expect(letters(split(17, ben, { ...cleo, besides: 1 }))).toEqual([['letters', 9, 8]]);
    });

    test('the rest is for the one with least armor, letter or none', () => {
      const weak = { armor: 20 };
      expect(letters(split(21, ben, { ...cleo, ...weak }))).toEqual([['letters', 9, 12]]);
      expect(letters(split(21, { ...ben, ...weak }, cleo))).toEqual([['letters', 12, 9]]);
      expect(letters(split(21, ben, cleo, hit(3, weak)))).toEqual([['letters', 9, 9, 3]]);
      expect(letters(split(21, hit(1), { ...ben, rival: 2, ...weak }, cleo))).toEqual([
        ['letters', 0, 12, 9],
      ]);
    });

    test('where it is all for one it is offered once', () => {
      const bitten = hit(2, { score: 7, line: letter(6) });
      expect(offered(split(12, { ...ben, armor: 20 }, bitten))).toEqual([
        [1, 12, 0],
        [2, 0, 12],
      ]);
    });

    test('one letter alone is no third way', () => {
      expect(offered(split(12, ben, hit(2, { armor: 20 })))).toEqual([
        [1, 12, 0],
        [2, 0, 12],
      ]);
    });
  });

  describe('a modifier below 0', () => {
    test('falls where it takes least', () => {
      const [most, less, none] = [8, 5, -1].map((score) => ({ score }));
      expect(offered(split(-2, hit(1, less), hit(2, none)))).toEqual([
        [1, 0, -2],
        [2, -2, 0],
      ]);
      expect(offered(split(-2, hit(1, most), hit(2, less), hit(3, none)))).toEqual([[1, 0, 0, -2]]);
      expect(offered(split(-2, hit(1, most), hit(2, none), hit(3, less)))).toEqual([[1, 0, -2, 0]]);
    });

    /** A rival whose letter from 6 points on is reached by so many points more; less than 0, not at all. */
    const over = (rival: number, points: number, changed: Partial<Hit> = {}) =>
      hit(rival, { score: 6 + points, line: letter(6), ...changed });
    const weak = { armor: 20 };

    test('takes no more than what every letter has over, and is given back to the one with least armor', () => {
      expect(offered(split(-3, over(1, 2), over(2, 1)))).toContainEqual(['letters', -2, -1]);
      expect(offered(split(-2, over(1, 2, weak), over(2, 1)))).toContainEqual(['letters', -1, -1]);
      expect(offered(split(-4, over(1, 2), over(2, 2, weak), over(3, 2)))).toContainEqual([
        ...['letters', -2, 0, -2],
      ]);
      expect(offered(split(-4, over(1, 2), over(2, 2), over(3, 2, weak)))).toContainEqual([
        ...['letters', -2, -2, 0],
      ]);
      expect(offered(split(-2, over(1, 0), over(2, 2), hit(3, weak)))).toContainEqual([
        ...['letters', 0, -2, 0],
      ]);
      // No more than all of the own share, and then to the next: nobody gains by a modifier below 0.
      expect(offered(split(-3, over(1, 2, weak), over(2, 2), over(3, 2)))).toContainEqual([
        ...['letters', 0, -1, -2],
      ]);
    });

    test('who has no letter may bear all of it', () => {
      expect(offered(split(-4, over(1, 1), over(2, 1), hit(3, weak)))).toContainEqual([
        ...['letters', -1, -1, -2],
      ]);
    });

    test('where it takes more than there is over, or a letter is not reached anyhow, no letters are offered', () => {
      const kinds = (of: Split) => offered(of).map(([kind]) => kind);
      expect(kinds(split(-4, over(1, 2), over(2, 1)))).not.toContain('letters');
      expect(kinds(split(-3, over(1, -2), over(2, 1), hit(3, weak)))).not.toContain('letters');
    });
  });

  /** Any hit by its place: some with a letter. */
  const anyHit = fc.record({
    score: fc.integer({ min: -4, max: 9 }),
    besides: fc.integer({ min: -2, max: 2 }),
    armor: fc.integer({ min: 1, max: 20 }),
    line: fc.option(fc.integer({ min: 1, max: 9 }).map((threshold) => letter(threshold))),
  });
  const anySplit = fc
    .tuple(fc.integer({ min: -6, max: 12 }), fc.array(anyHit, { minLength: 2, maxLength: 4 }))
    .map(([modifier, hits]) => split(modifier, ...hits.map((each, place) => hit(place + 1, each))));
  /** Every way to share a modifier among so many. */
  const everyWay = (modifier: number, among: number): number[][] =>
    among === 1
      ? [[modifier]]
      : Array.from({ length: Math.abs(modifier) + 1 }, (_, points) =>
          points === 0 ? 0 : points * Math.sign(modifier),
        ).flatMap((own) => everyWay(modifier - own, among - 1).map((others) => [own, ...others]));

  test('law: two or three ways that can be, none twice, the first puts out if any does, and all letters bite if they can', () => {
    fc.assert(
      fc.property(anySplit, fc.integer({ min: 1, max: 5 }), (asked, attacked) => {
        const { hits, modifier } = asked;
        const offers = offersOf(asked, attacked);
        const ways = offers.map(({ shares }) => shares);
        for (const shares of ways) expect(areShares(shares, modifier, hits.length)).toBe(true);
        expect(new Set(ways.map(String)).size).toBe(ways.length);
        expect(ways.length).toBeLessThanOrEqual(3);
        const putsOut = ways.map((shares) => blowsOf(asked, shares).some(({ out }) => out));
        expect(putsOut[0]).toBe(putsOut.includes(true));
        const allBite = (shares: readonly number[]): boolean =>
          blowsOf(asked, shares).every(({ bites }, place) => bites !== null || !hits[place]?.line);
        for (const { kind, shares } of offers)
          if (kind === 'letters') expect(allBite(shares)).toBe(true);
        const lettered = hits.filter(({ line }) => line).length;
        if (lettered > 1)
          expect(ways.some(allBite)).toBe(everyWay(modifier, hits.length).some(allBite));
      }),
    );
  });
});
