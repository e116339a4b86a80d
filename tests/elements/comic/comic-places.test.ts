import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { drawComic } from '../../../src/elements/comic/drawn-comic.ts';
import { placesCome } from '../../../src/offline/pictures/picture-places.ts';
import { comicPage } from '../../../src/rules/comic/comic.ts';
import type { ComicPage } from '../../../src/rules/comic/comic-page.ts';
import { brokenPlaces } from '../../tools/comic-places.ts';
import { measureLetters } from '../../tools/letter-widths.ts';
import { fightToTell } from '../../tools/told-fights.ts';

beforeAll(placesCome);

const pageOf = (seed: number): ComicPage => {
  const page = comicPage(fightToTell(seed).fought);
  if (typeof page === 'string') throw new Error(page);
  return page;
};
const faultsOf = (page: ComicPage): readonly string[] =>
  brokenPlaces(drawComic(page, '27 Nov 2026', measureLetters));

/** Where there is hardly any room a head may be cut, or a caption left off: `npm run tool -- comics` counts them. */
const isOfRoom = (fault: string): boolean => /a head that is cut|no place for a/u.test(fault);

test('law: no panel overlaps another, none is too small, and nothing lies over a head, a hit, a muzzle or anything else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
      expect(faultsOf(pageOf(seed)).filter((fault) => !isOfRoom(fault))).toEqual([]);
    }),
    // Six rows below the covers; five with a strip.
    { numRuns: 40, examples: [[13_564], [20_573]] },
  );
});

test.each([...Array(40).keys()])(
  'on page %i no head is cut, and everything said has a place',
  (seed) => {
    expect(faultsOf(pageOf(seed))).toEqual([]);
  },
);
