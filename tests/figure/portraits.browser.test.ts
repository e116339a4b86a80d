import { expect } from '@open-wc/testing';
import { Drawer } from '../../src/figure/drawer.ts';
import { PORTRAIT } from '../../src/rules/booklet/picture-name.ts';
import { griffin, rifleman } from '../elements/parts.ts';
import { apart, blackPart } from './pages.ts';
import { UNHURT } from './wears.ts';

/** As in a row of a list. */
const SMALL = { width: 36, height: 45, samples: 4 } as const;
const LARGE = { width: 192, height: 240, samples: 1 } as const;

const HURT = { ...UNHURT, torn: 3, dead: ['left'], limp: ['right'], smoking: true } as const;
const PAINTED = {
  ...UNHURT,
  livery: { paint: 'chevron', rings: ['whole', 'hollow'], scorched: 0 },
} as const;

describe('a portrait', () => {
  let drawer: Drawer;
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
  });
  after(() => drawer.dispose());

  for (const booklet of [rifleman, griffin])
    it(`of the ${booklet.mech.name} is drawn plain, painted and worn, each another picture`, () => {
      const [plain, painted, hurt] = [null, PAINTED, HURT].map((wear) =>
        drawer.draw(booklet, PORTRAIT, LARGE, wear),
      ) as [Uint8Array, Uint8Array, Uint8Array];
      expect(blackPart(plain)).to.be.within(0.3, 0.85);
      expect(apart(plain, painted)).to.be.within(0.001, 0.1);
      expect(apart(plain, hurt)).to.be.within(0.03, 0.4);
      expect(drawer.draw(booklet, PORTRAIT, LARGE)).to.deep.equal(plain);
    });

  it('is no larger than a thumb and still tells who it is', () => {
    const [one, other] = [rifleman, griffin].map((booklet) =>
      drawer.draw(booklet, PORTRAIT, SMALL),
    );
    expect(apart(one!, other!)).to.be.greaterThan(0.08);
  });

  it('has no second sheet: nothing on it moves', () => {
    expect(drawer.drawBoth(griffin, PORTRAIT, LARGE).sheet).to.equal(null);
  });
});
