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

describe('M4: what is offered', () => {
  test('all on the rival attacked comes first, then all on the other who takes most, and no third', () => {
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

  test('where the rival attacked is not hit, the two who take most are offered', () => {
    const three = [hit(1), hit(3, { score: -1 }), hit(4, { score: -2 })];
    for (const attacked of [2, null])
      expect(offered(split(12, ...three), attacked)).toEqual([
        [3, 0, 12, 0],
        [4, 0, 0, 12],
      ]);
  });

  test('a rival whom the share puts out is offered before one who takes more', () => {
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

  test('a modifier of 0 is offered once, with nothing for anybody', () => {
    const bitten = hit(2, { score: 9, line: letter(6), armor: 5 });
    expect(offered(split(0, hit(1, { score: 8, line: letter(6) }), bitten))).toEqual([[1, 0, 0]]);
    expect(offered(split(0, hit(1), hit(2), hit(3)), 3)).toEqual([[3, 0, 0, 0]]);
  });

  describe('every letter', () => {
    /** Two letters from 6 points on: each needs 9 of the modifier. */
    const [ben, cleo] = [hit(1, { line: letter(6) }), hit(2, { line: letter(6) })];
    const letters = (of: Split) => offered(of).filter(([kind]) => kind === 'letters');

    test('is offered as soon as the modifier is enough for all', () => {
      expect(letters(split(17, ben, cleo))).toEqual([]);
      expect(letters(split(18, ben, cleo))).toEqual([['letters', 9, 9]]);
    });

    test('where the modifier is not enough for all, offers the most letters that can be reached together', () => {
      const dora = hit(3, { line: letter(3) });
      expect(letters(split(14, ben, dora))).toEqual([]);
      expect(letters(split(15, ben, dora))).toEqual([['letters', 9, 6]]);
      expect(letters(split(15, ben, cleo, dora))).toEqual([['letters', 9, 0, 6]]);
      expect(letters(split(23, ben, cleo, dora))).toEqual([['letters', 14, 9, 0]]);
      expect(letters(split(24, ben, cleo, dora))).toEqual([['letters', 9, 9, 6]]);
    });

    test('of several ways prefers more letters, then a rival who falls, then more damage', () => {
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

    test('offers nothing of its own where all on one rival reaches as many letters', () => {
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

    test('is offered once where it comes to all on one rival', () => {
      const bitten = hit(2, { score: 7, line: letter(6) });
      expect(offered(split(12, { ...ben, armor: 20 }, bitten))).toEqual([
        [1, 12, 0],
        [2, 0, 12],
      ]);
    });

    test('with one letter alone there is no third offer', () => {
      expect(offered(split(12, ben, hit(2, { armor: 20 })))).toEqual([
        [1, 12, 0],
        [2, 0, 12],
      ]);
    });
  });

  describe('a modifier below 0', () => {
    test('goes where it takes least away', () => {
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

    test('takes only what each letter can spare, and least from the rival with the least armor', () => {
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
      // No more than all of one's share, and then on to the next: a modifier below 0 never adds
      // damage.
      expect(offered(split(-3, over(1, 2, weak), over(2, 2), over(3, 2)))).toContainEqual([
        ...['letters', 0, -1, -2],
      ]);
    });

    test('may be borne entirely by a rival without a letter', () => {
      expect(offered(split(-4, over(1, 1), over(2, 1), hit(3, weak)))).toContainEqual([
        ...['letters', -1, -1, -2],
      ]);
    });

    test('offers no letters where it takes more than they can spare, or where one is not reached in any case', () => {
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

  test('law: two or three allowed splits are offered, none twice; the first puts a rival out if any does, and one reaches as many letters as possible', () => {
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
