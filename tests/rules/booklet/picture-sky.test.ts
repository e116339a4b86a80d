import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseFigure } from '../../../src/figure/body/choices.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { dealt, mixed, oneOfEach, seedOf } from '../../../src/rules/booklet/dealing.ts';
import { DAYS, hourOf, SKIES, skyOf } from '../../../src/rules/booklet/picture-sky.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { booklets, griffin, rifleman } from '../battle/table-top.ts';

/** When the 32 pages of a booklet are of which the first battle has not yet opened: none is fixed. */
const hoursOf = (designation: string) =>
  VIEW_SCREENS.map((number) =>
    hourOf(
      { mech: { name: 'Anybody', designation } },
      { number, picture: 'ducking', range: 'close' },
    ),
  );

test('law: hours are dealt out, not diced: every booklet has as many nights and days of each kind', () => {
  fc.assert(
    fc.property(fc.string(), (designation) => {
      const hours = hoursOf(designation);
      const many = (...of: readonly string[]): number =>
        hours.filter((hour) => of.includes(hour)).length;
      for (const kind of [SKIES, ...DAYS.map((day) => [day])])
        expect([6, 7], kind.join()).toContain(many(...kind));
      for (const sky of SKIES) expect([2, 3], sky).toContain(many(sky));
    }),
  );
});

test('law: no two neighbors are black, whoever the booklet is of', () => {
  fc.assert(
    fc.property(fc.string(), (designation) => {
      const black = hoursOf(designation).map((hour) => SKIES.some((sky) => sky === hour));
      expect(black.some((is, at) => is && black[at + 1])).toBe(false);
    }),
  );
});

test.each(booklets.map((booklet) => [booklet.mech.name, booklet] as const))(
  'six or seven pages of the %s have a black sky, and the first battle opens under one',
  (_, booklet) => {
    const skies = VIEW_SCREENS.map((number) => skyOf(booklet, viewScreen(booklet, number)));
    expect([6, 7]).toContain(skies.filter((sky) => sky !== null).length);
    expect(skyOf(booklet, viewScreen(booklet, 49))).toBe('moon');
  },
);

test.each([
  [griffin, 7, 'rain'],
  [griffin, 15, 'moon'],
  [griffin, 23, 'stars'],
  [rifleman, 59, 'stars'],
  [rifleman, 61, null],
] as const)('a page of a booklet is under the sky that it was dealt', (booklet, number, sky) => {
  expect(skyOf(booklet, viewScreen(booklet, number))).toBe(sky);
});

test("the seed of a 'Mech's pictures is its designation's, for the words of its pages as for the drawing", () => {
  for (const booklet of booklets) expect(chooseFigure(booklet).seed).toBe(seedOf(booklet));
  expect(new Set(booklets.map(seedOf)).size).toBe(booklets.length);
});

test('law: whatever is dealt is dealt whole, and alike for the same seed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (cards, seed) => {
      const inOrder = (all: readonly number[]) => all.toSorted((one, other) => one - other);
      expect(inOrder(dealt(cards, seed))).toEqual(inOrder(cards));
      expect(dealt(cards, seed)).toEqual(dealt(cards, seed));
      expect(mixed(seed, 1)).not.toBe(mixed(seed, 2));
    }),
  );
});

test('law: one card of each pack comes up in every way that there is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), (some, others) => {
      const [pack, second] = [some, others].map((many) =>
        Array.from({ length: many }, (_, at) => at),
      );
      const hands = Array.from({ length: some * others }, (_, by) => oneOfEach(by, pack!, second!));
      expect(new Set(hands.map(String)).size).toBe(some * others);
      expect(oneOfEach(some * others, pack!, second!)).toEqual(hands[0]);
    }),
  );
});
