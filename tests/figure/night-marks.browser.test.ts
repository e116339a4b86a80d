import { expect } from '@open-wc/testing';
import { Drawer } from '../../src/figure/drawer.ts';
import type { PageSize } from '../../src/figure/ink/page.ts';
import type { Livery } from '../../src/rules/battle/livery.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { skyOf } from '../../src/rules/booklet/picture-sky.ts';
import type { Wear } from '../../src/rules/words/wear.ts';
import { darkened, wrecked } from '../../src/rules/words/wrecked.ts';
import { griffin, rifleman } from '../elements/parts.ts';
import { apart } from './pages.ts';
import { UNHURT } from './wears.ts';

const SIZE: PageSize = { width: 160, height: 160, samples: 1 };
const BARE: Livery = { paint: 'none', rings: [], scorched: 0 };
/** What can be worn, and the part of a page that it turns from black to white or back: half of the least that is seen. */
const MARKS: Readonly<Record<string, readonly [livery: Livery, changes: number]>> = {
  stripes: [{ ...BARE, paint: 'stripes' }, 0.0012],
  bars: [{ ...BARE, paint: 'bars' }, 0.0011],
  'four rings': [{ ...BARE, rings: ['whole', 'hollow', 'whole', 'whole'] }, 0.002],
  scorches: [{ ...BARE, scorched: 1 }, 0.0007],
  'black plates': [{ ...BARE, scorched: 3 }, 0.0065],
};
/** Two that nobody could tell apart would be nearer to each other than this. */
const LEAST_APART = 0.0012;

/** How far a wreck is at least from the same 'Mech as it stands: half of the least that is seen. */
const WRECK_APART = { whole: 0.06, torn: 0.045, dark: 0.0008 } as const;

/** Pages under a black sky on which the barrels are seen, under stars, a moon and in rain. */
const PAGES = [
  [griffin, 37],
  [griffin, 23],
  [rifleman, 19],
  [rifleman, 7],
] as const;

const wearing = (livery: Livery): Wear => ({ ...UNHURT, livery });

describe("what a 'Mech wears from games before is told apart at night as by day", () => {
  let drawer: Drawer;
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
  });
  after(() => drawer.dispose());

  for (const [booklet, number] of PAGES) {
    const sky = skyOf(booklet, viewScreen(booklet, number));
    it(`on view screen ${number} of the ${booklet.mech.name}, under ${sky}`, () => {
      expect(sky).not.to.equal(null);
      const plain = drawer.draw(booklet, number, SIZE, wearing(BARE));
      const pages = Object.entries(MARKS).map(([name, [livery, least]]) => {
        const page = drawer.draw(booklet, number, SIZE, wearing(livery));
        expect(apart(plain, page), name).to.be.greaterThan(least);
        return page;
      });
      for (const [at, page] of pages.entries())
        for (const other of pages.slice(at + 1))
          expect(apart(page, other)).to.be.greaterThan(LEAST_APART);
    });

    it(`a wreck on it is no 'Mech that is whole, torn or shut down (view screen ${number} of the ${booklet.mech.name})`, () => {
      const torn = { ...wearing(BARE), torn: 3 };
      const wreck = drawer.draw(booklet, number, SIZE, wrecked(torn));
      const wears = { whole: null, torn, dark: darkened(torn) };
      for (const name of ['whole', 'torn', 'dark'] as const)
        expect(
          apart(wreck, drawer.draw(booklet, number, SIZE, wears[name])),
          name,
        ).to.be.greaterThan(WRECK_APART[name]);
    });
  }
});
