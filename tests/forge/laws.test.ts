import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forge } from '../../src/forge/forge.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { sure } from '../../src/rules/sure.ts';
import { anySeed } from '../rules/battle/play-out.ts';
import { booklets } from '../rules/battle/table-top.ts';
import { playCampaign } from '../tools/random-campaign.ts';
import { randomFrom } from '../tools/random-play.ts';
import { randomSheet } from '../tools/random-sheet.ts';
import { randomUnit, spoiledUnit } from '../tools/random-unit.ts';
import { trySheet, tryUnit } from '../tools/sheet-laws.ts';

/** Seeds of sheets that once broke a law. */
const KEPT: readonly number[] = [
  // Two weapons reach long range, and only one of them medium range.
  2201, 5273,
];

/** Two booklets of the game, by seed; whether all are sound together is tested elsewhere. */
const someOf = (seed: number): readonly Booklet[] =>
  [0, 3].map((on) => sure(booklets[(seed + on) % booklets.length]));

const brokenBy = (seed: number): readonly string[] => {
  const random = randomFrom(seed);
  const play = { random, duels: 2, draws: seed % 10 === 0 };
  return trySheet(randomSheet(random), someOf(seed), play).broken;
};

test('law: a random sheet is refused with a place, or gives a sound booklet that can be played and drawn', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(brokenBy(seed)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['any', randomUnit],
  ['a spoiled', spoiledUnit],
] as const)(
  'law: %s file of another program is refused with a reason, or gives such a booklet',
  (_, any) => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const random = randomFrom(seed);
        expect(
          tryUnit(any(random), someOf(seed), { random, duels: 2, draws: false }).broken,
        ).toEqual([]);
      }),
      { numRuns: 200 },
    );
  },
);

test.each(KEPT.map((seed) => [seed]))('sheet %i, which once broke a law, breaks none', (seed) => {
  expect(brokenBy(seed)).toEqual([]);
});

test('law: a campaign can be played with forged ’Mechs as with printed ones', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const random = randomFrom(seed);
      const { booklet } = trySheet(randomSheet(random), [], { random, duels: 0, draws: false });
      if (booklet) playCampaign(seed, 3, [...booklets, booklet]);
    }),
    { numRuns: 15 },
  );
});

test('random sheets cover all three games, and most of them can be forged', () => {
  const sheets = Array.from({ length: 200 }, (_, seed) => randomSheet(randomFrom(seed)));
  expect(new Set(sheets.map(({ game }) => game)).size).toBe(3);
  const forged = sheets.filter((sheet) => forge(sheet).ok);
  expect(forged.length).toBeGreaterThan(140);
  expect(forged.length).toBeLessThan(200);
});

describe('law: forging anything at all', () => {
  test('gives an answer and never throws', () => {
    const base = (seed: number) => randomSheet(randomFrom(seed));
    fc.assert(
      fc.property(anySeed, fc.string(), fc.jsonValue(), (seed, key, value) => {
        const sheet = base(seed);
        const keys = Object.keys(sheet);
        const at = keys[Math.abs(seed) % keys.length] ?? 'name';
        for (const changed of [{ ...sheet, [at]: value }, { ...sheet, [key]: value }, value])
          expect(typeof forge(changed).ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});
