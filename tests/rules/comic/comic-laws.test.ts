import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComicPage, ComicPanel, SeenPage } from '../../../src/rules/comic/comic-page.ts';
import { comicPage } from '../../../src/rules/comic/comic.ts';
import type { WinChances } from '../../../src/rules/comic/swings.ts';
import { decidedIn } from '../../../src/rules/comic/swings.ts';
import { sure } from '../../../src/rules/sure.ts';
import { brokenComicLaws } from '../../tools/comic-laws.ts';
import { fightToTell } from '../../tools/told-fights.ts';

const anySeed = fc.integer({ min: 0, max: 100_000 });
/** The battle of a fight and any chances in it, as they would be if a review had found them. */
const anyChances = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 202, maxLength: 202 });

const pageOf = (seed: number, chances: WinChances = null): ComicPage => {
  const page = comicPage(fightToTell(seed).fought, chances);
  if (typeof page === 'string') throw new Error(page);
  return page;
};

test('law: no page of a booklet is on a comic page twice but in a strip, and every sentence on it is true', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(brokenComicLaws(pageOf(seed))).toEqual([]);
    }),
    // Two who are knocked down by others than each other; an escape from a copy of the same booklet.
    { numRuns: 60, examples: [[12_498], [20_353]] },
  );
});

test('law: whatever the chances to win were, the laws of the comic page hold', () => {
  fc.assert(
    fc.property(anySeed, anyChances, (seed, any) => {
      const chances = any.slice(0, pageOf(seed).told.last + 2);
      expect(brokenComicLaws(pageOf(seed, chances), chances)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

const withPages =
  (forged: Partial<SeenPage>) =>
  ({ pages }: ComicPanel): Partial<ComicPanel> => ({
    pages: pages.map((page) => ({ ...page, ...forged })),
  });

/** A panel with something else in it. */
const FORGED: readonly (readonly [string, (panel: ComicPanel) => Partial<ComicPanel>])[] = [
  ['a caption of other damage', () => ({ captions: ['99 damage.'] })],
  ['a caption that is too long', () => ({ captions: ['x'.repeat(65)] })],
  ['another turn', withPages({ turn: 99 })],
  ['a page twice', ({ pages }) => ({ pages: [...pages, ...pages] })],
  [
    'a number that nobody called',
    withPages({ calls: [{ isLone: true, from: 'seen', text: '1!' }] }),
  ],
  ['a star of other damage', withPages({ stars: [{ ink: 'black', points: 99 }] })],
  ['another who is out', () => ({ plate: 'Nobody is out.' })],
];

test.each(FORGED)('the laws of the comic page find %s', (_, forge) => {
  const page = pageOf(5);
  const panels = page.panels.map((panel) =>
    panel.claim === 'last turn' ? { ...panel, ...forge(panel) } : panel,
  );
  expect(brokenComicLaws(page)).toEqual([]);
  expect(brokenComicLaws({ ...page, panels }).length).toBeGreaterThan(0);
});

/** A duel of several turns that the lone pilot has won. */
const won = sure(
  Array.from({ length: 60 }, (_, seed) => pageOf(7 * seed).told).find(
    ({ battles, last, names }) =>
      names.length === 2 &&
      last >= 5 &&
      battles.at(-1)?.outcome?.kind === 'win' &&
      battles.at(-1)?.seats[0]?.out === null,
  ),
);
/** Even until the last points. */
const curve = (...points: readonly number[]): readonly number[] => [
  ...Array.from({ length: won.last + 2 - points.length }, () => 50),
  ...points,
];

test.each([
  ['the largest swing to the winner', curve(80, 90, 100), won.last - 1, 50, 80],
  [
    'the later of two swings that are equal within three points',
    curve(75, 98, 100),
    won.last,
    75,
    98,
  ],
])('the turn that decided is %s', (_, chances, turn, from, to) => {
  expect(decidedIn(won, chances)).toEqual({ turn, from, to });
});

test.each([
  ['no swing is large enough', curve(60, 70, 80)],
  ['the winner was behind once more after it', curve(90, 45, 70)],
  ['no chances are known', null],
  ['they are those of another battle', [50, 100]],
])('no turn is said to have decided where %s', (_, chances) => {
  expect(decidedIn(won, chances)).toBeNull();
});
