import { expect } from '@open-wc/testing';
import { Drawer } from '../../../src/figure/drawer.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { wearWords } from '../../../src/rules/words/wear.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import type { HarmWords } from '../harms.ts';
import { HARM_WORDS, wearBy } from '../harms.ts';
import { EmptyPages, SMALL, apart, fieldAt, fieldsOf, partWhere } from '../pages.ts';

interface Bounds {
  /** The part of the page that it turns from black to white or back: of four pages, half of the
   *  least that is seen and half as much again as the most. */
  readonly changes: readonly [number, number];
  /** Of the 'Mech's own ink so much stays; where a leg bends, every line of it moves. */
  readonly keeps: number;
}
const BOUNDS: Readonly<Record<HarmWords, Bounds>> = {
  'plates scorched': { changes: [0.0012, 0.05], keeps: 0.75 },
  'plates torn': { changes: [0.005, 0.07], keeps: 0.75 },
  'armor in tatters': { changes: [0.013, 0.14], keeps: 0.75 },
  'left arm hanging': { changes: [0.005, 0.09], keeps: 0.65 },
  'right arm hanging': { changes: [0.007, 0.09], keeps: 0.6 },
  'left leg dragging': { changes: [0.027, 0.19], keeps: 0.2 },
  'right leg dragging': { changes: [0.024, 0.2], keeps: 0.2 },
  'torso smoking': { changes: [0.003, 0.02], keeps: 0.95 },
  'air shimmering with heat': { changes: [0.0011, 0.008], keeps: 0.97 },
  'shut down and dark': { changes: [0.039, 0.26], keeps: 0.45 },
};
/** At long range a 'Mech is a third of the page high: so much less of the page is its own. */
const FAR = 0.35;
/** Where its lines move, its fields change less than this, against a page without it: a limb that bends carries its
 *  blots along, and by night they are black on black. */
const STAYS = 0.75;
/** Two kinds that nobody could tell apart would be nearer to each other than this. */
const LEAST_APART = 0.002;

/** Of what a degree of wear changes, the next changes at least so much: under a black sky holes are black on black. */
const MORE = 1.1;

/** From before, from behind and from afar; who kicks or fires has limbs that no wear takes. */
const PAGES = [
  [rifleman, 55],
  [rifleman, 31],
  [griffin, 43],
  [griffin, 55],
] as const;

const { height, width } = SMALL;
const changed = (one: Uint8Array, other: Uint8Array, at: number): boolean =>
  Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 128;
/** Of what differs between two pages, the part that is in some place. */
const partOfChange = (
  one: Uint8Array,
  other: Uint8Array,
  isThere: (at: number) => boolean,
): number => {
  const all = apart(one, other);
  return partWhere(one, (_, at) => isThere(at) && changed(one, other, at)) / all;
};
/** How far the grays of two pages' fields are apart, on average. */
const tonesApart = (one: Uint8Array, other: Uint8Array): number => {
  const tones = fieldsOf((at) => one[at] ?? 0);
  const others = fieldsOf((at) => other[at] ?? 0);
  return tones.reduce((sum, tone, at) => sum + Math.abs(tone - (others[at] ?? 0)), 0);
};

for (const [booklet, number] of PAGES)
  describe(`what a ${booklet.mech.name} has suffered, on view screen ${number}`, () => {
    const far = viewScreen(booklet, number).range === 'long' ? FAR : 1;
    let plain: Uint8Array;
    let empty: Uint8Array;
    let silhouette: Uint8Array;
    const pages = new Map<HarmWords, Uint8Array>();
    before(() => {
      const drawer = new Drawer(new OffscreenCanvas(8, 8));
      plain = drawer.draw(booklet, number, SMALL);
      for (const words of HARM_WORDS) {
        const wear = wearBy(booklet, words);
        expect(wear && wearWords(wear)).to.deep.equal([words]);
        pages.set(words, drawer.draw(booklet, number, SMALL, wear));
      }
      drawer.dispose();
      const emptyPages = new EmptyPages();
      empty = emptyPages.draw(booklet, number);
      silhouette = emptyPages.silhouette(booklet, number);
      emptyPages.dispose();
    });

    for (const words of HARM_WORDS)
      it(`${words}: it is seen, and so is who it is`, () => {
        const { changes, keeps } = BOUNDS[words];
        const [least, most] = changes;
        const page = pages.get(words)!;
        expect(apart(plain, page)).to.be.within(least * far, most);
        const own = (at: number): boolean => plain[at]! < 128 && empty[at]! >= 128;
        const kept = partWhere(page, (grey, at) => own(at) && grey < 128);
        expect(kept / partWhere(page, (_, at) => own(at))).to.be.greaterThan(keeps);
        // Where its lines move, the whole of it stays what it was.
        if (keeps < 0.4)
          expect(tonesApart(plain, page)).to.be.lessThan(tonesApart(plain, empty) * STAYS);
      });

    it('no kind is taken for another', () => {
      for (const [words, page] of pages)
        for (const [others, other] of pages)
          if (words < others)
            expect(apart(page, other), `${words}; ${others}`).to.be.greaterThan(LEAST_APART * far);
    });

    it('the less armor is left, the more is seen of it, on its own plates', () => {
      const scorched = pages.get('plates scorched')!;
      const torn = pages.get('plates torn')!;
      const tatters = pages.get('armor in tatters')!;
      expect(apart(plain, torn)).to.be.greaterThan(apart(plain, scorched) * MORE);
      expect(apart(plain, tatters)).to.be.greaterThan(apart(plain, torn) * MORE);
      const isIts = fieldsOf((at) => (changed(plain, empty, at) ? 1 : 0));
      const onIt = (at: number): boolean => (isIts[fieldAt(at)] ?? 0) > 0;
      for (const page of [scorched, torn, tatters])
        expect(partOfChange(plain, page, onIt)).to.be.greaterThan(0.85);
    });

    it('smoke and heat rise over it, and leave the lower half as it is', () => {
      for (const words of ['torso smoking', 'air shimmering with heat'] as const)
        expect(
          partOfChange(plain, pages.get(words)!, (at) => at >= (width * height) / 2),
          words,
        ).to.equal(0);
    });

    it('the arm that hangs is the one that was hit', () => {
      // It is seen from before, but where it has turned around.
      const turned = number === 31;
      const columns = [...silhouette.keys()].filter((at) => silhouette[at]! < 128);
      const middle = columns.reduce((sum, at) => sum + (at % width), 0) / columns.length;
      for (const side of ['left', 'right'] as const) {
        const onTheLeft = (side === 'left') === turned;
        const there = (at: number): boolean => at % width < middle === onTheLeft;
        const page = pages.get(`${side} arm hanging`)!;
        expect(partOfChange(plain, page, there), side).to.be.greaterThan(0.6);
      }
    });
  });

describe('a dead arm that fires all the same', () => {
  for (const [booklet, numbers] of [
    [rifleman, [1, 3, 21, 37, 39, 51, 57, 63]],
    [griffin, [1, 3, 37, 51, 57]],
  ] as const)
    it(`smokes and sparks where one can see it: ${booklet.mech.name}`, () => {
      const drawer = new Drawer(new OffscreenCanvas(8, 8));
      // The Griffin fires what its right hand holds.
      const arms = booklet === griffin ? (['right'] as const) : (['left', 'right'] as const);
      for (const number of numbers) {
        const plain = drawer.draw(booklet, number, SMALL);
        for (const side of arms) {
          const page = drawer.draw(booklet, number, SMALL, wearBy(booklet, `${side} arm hanging`));
          expect(apart(plain, page), `view screen ${number}, ${side}`).to.be.greaterThan(0.0005);
        }
      }
      drawer.dispose();
    });
});
