import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offersOf } from '../../../src/rules/battle/offers.ts';
import { areShares } from '../../../src/rules/battle/shares.ts';
import type { Hit, Split } from '../../../src/rules/battle/split.ts';
import { blowsOf } from '../../../src/rules/battle/split.ts';
import { hit, letter, split } from './splits.ts';

/** The offers: the rival that gets all, or `letters`; then the shares. */
const offered = (of: Split, attacked: number | null = 1) =>
  offersOf(of, attacked).map(({ kind, rival, shares }) => [
    kind === 'one' ? rival : kind,
    ...shares,
  ]);

describe('M4: offering splits', () => {
  test('without letters, offers all on the rival attacked, then all on the other who takes the most', () => {
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

  test('if the rival attacked is not hit, offers the two who take the most', () => {
    const three = [hit(1), hit(3, { score: -1 }), hit(4, { score: -2 })];
    for (const attacked of [2, null])
      expect(offered(split(12, ...three), attacked)).toEqual([
        [3, 0, 12, 0],
        [4, 0, 0, 12],
      ]);
  });

  test('offers a rival the share would put out before one who takes more damage', () => {
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

  test('makes a single offer for a modifier of 0, with 0 for everybody', () => {
    const bitten = hit(2, { score: 9, line: letter(6), armor: 5 });
    expect(offered(split(0, hit(1, { score: 8, line: letter(6) }), bitten))).toEqual([[1, 0, 0]]);
    expect(offered(split(0, hit(1), hit(2), hit(3)), 3)).toEqual([[3, 0, 0, 0]]);
  });

  describe('the offer of letters', () => {
    /** Two letters from 6 points on: each needs 9 of the modifier. */
    const [ben, cleo] = [hit(1, { line: letter(6) }), hit(2, { line: letter(6) })];
    const letters = (of: Split) => offered(of).filter(([kind]) => kind === 'letters');

    test('reaches every letter as soon as the modifier is enough for all', () => {
      expect(letters(split(17, ben, cleo))).toEqual([]);
      expect(letters(split(18, ben, cleo))).toEqual([['letters', 9, 9]]);
    });

    test('reaches as many letters as possible if the modifier is not enough for all', () => {
      const dora = hit(3, { line: letter(3) });
      expect(letters(split(14, ben, dora))).toEqual([]);
      expect(letters(split(15, ben, dora))).toEqual([['letters', 9, 6]]);
      expect(letters(split(15, ben, cleo, dora))).toEqual([['letters', 9, 0, 6]]);
      expect(letters(split(23, ben, cleo, dora))).toEqual([['letters', 14, 9, 0]]);
      expect(letters(split(24, ben, cleo, dora))).toEqual([['letters', 9, 9, 6]]);
    });

    test('prefers more letters, then a rival who falls, then more damage', () => {
      const unreached = hit(4, { line: letter(20) });
      const three = [1, 2, 3].map((rival) => hit(rival, { line: letter(4) }));
      // Two letters, with the rest on the weakest, would do 15 points instead of 12.
      expect(letters(split(21, ...three, unreached))).toEqual([['letters', 7, 7, 7, 0]]);
      const falling = hit(3, { line: letter(6), armor: 7 });
      expect(letters(split(19, ben, hit(2, { line: letter(5) }), falling))).toEqual([
        ['letters', 9, 0, 10],
      ]);
      // A point more is lost on the weakest unless its letter bites.
      const weak = hit(3, { line: letter(5), armor: 20 });
      expect(letters(split(19, ben, cleo, weak))).toEqual([['letters', 9, 0, 10]]);
    });

    test('is left out if all on one rival reaches as many letters', () => {
      const bitten = hit(3, { score: 7, line: letter(6) });
      expect(letters(split(12, ben, cleo, bitten))).toEqual([]);
    });

    test('counts other modifiers: a bonus lowers what a letter needs, a penalty raises it', () => {
      expect(letters(split(18, { ...ben, besides: -1 }, cleo))).toEqual([]);
      expect(letters(split(19, { ...ben, besides: -1 }, cleo))).toEqual([['letters', 10, 9]]);
      expect(letters(split(17, ben, { ...cleo, besides: 1 }))).toEqual([['letters', 9, 8]]);
    });

    test('gives the rest to the rival with the least armor, with or without a letter', () => {
      const weak = { armor: 20 };
      expect(letters(split(21, ben, { ...cleo, ...weak }))).toEqual([['letters', 9, 12]]);
      expect(letters(split(21, { ...ben, ...weak }, cleo))).toEqual([['letters', 12, 9]]);
      expect(letters(split(21, ben, cleo, hit(3, weak)))).toEqual([['letters', 9, 9, 3]]);
      expect(letters(split(21, hit(1), { ...ben, rival: 2, ...weak }, cleo))).toEqual([
        ['letters', 0, 12, 9],
      ]);
    });

    test('is left out if it would be the same as all on one rival', () => {
      const bitten = hit(2, { score: 7, line: letter(6) });
      expect(offered(split(12, { ...ben, armor: 20 }, bitten))).toEqual([
        [1, 12, 0],
        [2, 0, 12],
      ]);
    });

    test('is left out if only one rival has a letter', () => {
      expect(offered(split(12, ben, hit(2, { armor: 20 })))).toEqual([
        [1, 12, 0],
        [2, 0, 12],
      ]);
    });
  });

  describe('a modifier below 0', () => {
    test('goes where it takes the least damage away', () => {
      const [most, less, none] = [8, 5, -1].map((score) => ({ score }));
      expect(offered(split(-2, hit(1, less), hit(2, none)))).toEqual([
        [1, 0, -2],
        [2, -2, 0],
      ]);
      expect(offered(split(-2, hit(1, most), hit(2, less), hit(3, none)))).toEqual([[1, 0, 0, -2]]);
      expect(offered(split(-2, hit(1, most), hit(2, none), hit(3, less)))).toEqual([[1, 0, -2, 0]]);
    });

    /** A rival whose letter from 6 points on is exceeded by `points`; below 0 it is not reached. */
    const over = (rival: number, points: number, changed: Partial<Hit> = {}) =>
      hit(rival, { score: 6 + points, line: letter(6), ...changed });
    const weak = { armor: 20 };

    test('takes from each letter only what it can spare, and the least from the rival with the least armor', () => {
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
      // One rival bears no more than the whole; the rest goes to the next. A modifier below 0 never adds
      // damage.
      expect(offered(split(-3, over(1, 2, weak), over(2, 2), over(3, 2)))).toContainEqual([
        ...['letters', 0, -1, -2],
      ]);
    });

    test('puts what the letters cannot spare on a rival without a letter', () => {
      expect(offered(split(-4, over(1, 1), over(2, 1), hit(3, weak)))).toContainEqual([
        ...['letters', -1, -1, -2],
      ]);
    });

    test('gets no offer of letters if it takes more than they can spare or one is out of reach anyway', () => {
      const kinds = (of: Split) => offered(of).map(([kind]) => kind);
      expect(kinds(split(-4, over(1, 2), over(2, 1)))).not.toContain('letters');
      expect(kinds(split(-3, over(1, -2), over(2, 1), hit(3, weak)))).not.toContain('letters');
    });
  });

  /** Any hit, by place; some with a letter. */
  const anyHit = fc.record({
    score: fc.integer({ min: -4, max: 9 }),
    besides: fc.integer({ min: -2, max: 2 }),
    armor: fc.integer({ min: 1, max: 20 }),
    line: fc.option(fc.integer({ min: 1, max: 9 }).map((threshold) => letter(threshold))),
  });
  const anySplit = fc
    .tuple(fc.integer({ min: -6, max: 12 }), fc.array(anyHit, { minLength: 2, maxLength: 4 }))
    .map(([modifier, hits]) => split(modifier, ...hits.map((each, place) => hit(place + 1, each))));
  const everyWay = (modifier: number, among: number): number[][] =>
    among === 1
      ? [[modifier]]
      : Array.from({ length: Math.abs(modifier) + 1 }, (_, points) =>
          points === 0 ? 0 : points * Math.sign(modifier),
        ).flatMap((own) => everyWay(modifier - own, among - 1).map((others) => [own, ...others]));

  test('law: at most three allowed splits, none twice; the first puts a rival out if any does, one reaches the most letters', () => {
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
        const bites = (shares: readonly number[]): number =>
          blowsOf(asked, shares).filter(({ bites: bitten }) => bitten).length;
        const ones = offers.filter(({ kind }) => kind === 'one');
        for (const { kind, shares } of offers)
          if (kind === 'letters' && !allBite(shares))
            for (const one of ones) expect(bites(shares)).toBeGreaterThan(bites(one.shares));
        const most = Math.max(...everyWay(modifier, hits.length).map(bites));
        if (most > 1) expect(Math.max(...ways.map(bites))).toBe(most);
        const lettered = hits.filter(({ line }) => line).length;
        if (lettered > 1)
          expect(ways.some(allBite)).toBe(everyWay(modifier, hits.length).some(allBite));
      }),
    );
  });
});
