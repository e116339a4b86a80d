import { expect } from '@open-wc/testing';
import { Drawer } from '../../../src/figure/drawer.ts';
import type { Livery } from '../../../src/rules/battle/livery.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import type { Wear } from '../../../src/rules/words/wear.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { EmptyPages, SMALL, apart, partWhere } from '../pages.ts';
import { UNHURT } from '../wears.ts';

const BARE: Livery = { paint: 'none', rings: [], scorched: 0 };
const FIVE = ['whole', 'hollow', 'whole', 'whole', 'whole'] as const;
/** What can be worn, each by itself. */
const WORN: Readonly<Record<string, Livery>> = {
  chevrons: { ...BARE, paint: 'chevron' },
  stripes: { ...BARE, paint: 'stripes' },
  bars: { ...BARE, paint: 'bars' },
  'five rings': { ...BARE, rings: FIVE },
  'plates scorched': { ...BARE, scorched: 1 },
  'plates black': { ...BARE, scorched: 3 },
};

/**
 * The part of a page that it turns from black to white or back: of the pages below half of the least that is
 * seen and half as much again as the most. Barrels point at who looks, and then hide their rings.
 */
const CHANGES: Readonly<Record<string, readonly [number, number]>> = {
  chevrons: [0.0016, 0.018],
  stripes: [0.0028, 0.035],
  bars: [0.0023, 0.025],
  'five rings': [0.0003, 0.03],
  'plates scorched': [0.0012, 0.038],
  'plates black': [0.0095, 0.105],
};
/** Of what it changes so much is on the 'Mech; what stands out of a barrel throws a shadow too. */
const ON_IT = 0.95;
/** What stands out of its outline, and the pen's unsteadiness (pixels of a small page). */
const NEAR = 2;
/** At long range a 'Mech is a third of the page high, a ninth of what it covers near by: so much less is its own. */
const FAR = 0.2;
/** Paint turns at least so much of a page white, and so much of it black. */
const [WHITE, BLACK] = [0.0001, 0.0001];
/** From afar a ring or a bar is some pixels of a page as a phone shows it. */
const AS_SHOWN = { width: 384, height: 384, samples: 2 } as const;
/** Two that nobody could tell apart would be nearer to each other than this. */
const LEAST_APART = 0.002;

/** From before, from behind, from afar. */
const PAGES = [
  [rifleman, 55],
  [rifleman, 31],
  [griffin, 43],
  [griffin, 55],
] as const;

const changed = (one: Uint8Array, other: Uint8Array, at: number): boolean =>
  Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 128;
const wearing = (livery: Livery): Wear => ({ ...UNHURT, livery });

for (const [booklet, number] of PAGES)
  describe(`what a ${booklet.mech.name} wears, on view screen ${number}`, () => {
    const far = viewScreen(booklet, number).range === 'long' ? FAR : 1;
    let plain: Uint8Array;
    let silhouette: Uint8Array;
    const pages = new Map<string, Uint8Array>();
    before(() => {
      const drawer = new Drawer(new OffscreenCanvas(8, 8));
      plain = drawer.draw(booklet, number, SMALL);
      expect(drawer.draw(booklet, number, SMALL, wearing(BARE))).to.deep.equal(plain);
      for (const [name, livery] of Object.entries(WORN))
        pages.set(name, drawer.draw(booklet, number, SMALL, wearing(livery)));
      drawer.dispose();
      const emptyPages = new EmptyPages();
      silhouette = emptyPages.silhouette(booklet, number);
      emptyPages.dispose();
    });

    /** Whether a pixel is on the 'Mech: before a black sky its own ink does not tell. */
    const isNear = (at: number): boolean => {
      for (let y = -NEAR; y <= NEAR; y += 1)
        for (let x = -NEAR; x <= NEAR; x += 1)
          if (silhouette[at + y * SMALL.width + x]! < 128) return true;
      return false;
    };

    for (const name of Object.keys(WORN))
      it(`${name}: seen, on the 'Mech alone`, () => {
        const page = pages.get(name)!;
        expect(apart(plain, page)).to.be.within(CHANGES[name]![0] * far, CHANGES[name]![1]);
        const onIt = partWhere(page, (_, at) => changed(plain, page, at) && isNear(at));
        expect(onIt / apart(plain, page)).to.be.greaterThan(ON_IT);
      });

    if (number === 55)
      it('five rings are seen on the barrel', () => {
        expect(apart(plain, pages.get('five rings')!)).to.be.greaterThan(0.008);
      });

    it('paint is black in the light and white in a blot', () => {
      const drawer = new Drawer(new OffscreenCanvas(8, 8));
      const size = far < 1 ? AS_SHOWN : SMALL;
      const bare = drawer.draw(booklet, number, size);
      for (const name of ['chevrons', 'stripes', 'bars']) {
        const page = drawer.draw(booklet, number, size, wearing(WORN[name]!));
        const turned = (way: 1 | -1): number =>
          partWhere(page, (grey, at) => (grey - bare[at]!) * way > 128);
        expect(turned(1), `${name}, white`).to.be.greaterThan(WHITE * far);
        expect(turned(-1), `${name}, black`).to.be.greaterThan(BLACK * far);
      }
      drawer.dispose();
    });

    it('none is taken for another', () => {
      for (const [name, page] of pages)
        for (const [others, other] of pages)
          if (name < others) {
            expect(apart(page, other), `${name}; ${others}`).to.be.greaterThan(LEAST_APART * far);
          }
    });
  });

describe('far off', () => {
  for (const [booklet, number] of [
    [griffin, 43],
    [rifleman, 43],
  ] as const)
    it(`no ring of the ${booklet.mech.name} is lost, on view screen ${number}`, () => {
      expect(viewScreen(booklet, number).range).to.equal('long');
      const drawer = new Drawer(new OffscreenCanvas(8, 8));
      const pages = [0, 1, 2, 3, 4, 5].map((count) =>
        drawer.draw(booklet, number, AS_SHOWN, wearing({ ...BARE, rings: FIVE.slice(0, count) })),
      );
      drawer.dispose();
      for (const [count, page] of pages.entries())
        if (count > 0)
          expect(
            partWhere(page, (_, at) => changed(pages[count - 1]!, page, at)) * page.length,
            `ring ${count}`,
          ).to.be.greaterThan(1);
    });
});
