import { expect } from '@open-wc/testing';
import { Drawer } from '../../src/figure/drawer.ts';
import { griffin, rifleman } from '../elements/parts.ts';
import { apart } from './pages.ts';
import { DARK } from './wears.ts';

/** As in a row of a list. */
const SMALL = { width: 44, height: 44, samples: 4 } as const;

describe("a 'Mech at rest, no larger than a thumb", () => {
  let drawer: Drawer;
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
  });
  after(() => drawer.dispose());

  for (const booklet of [rifleman, griffin])
    for (const [range, page, least] of [
      ['long', 49, 0.05],
      ['medium', 55, 0.08],
    ] as const)
      it(`at ${range} range, the ${booklet.mech.name} that is shut down is told from one that cools`, () => {
        const [cooling, dark] = [null, DARK].map((wear) =>
          drawer.draw(booklet, page, SMALL, wear),
        ) as [Uint8Array, Uint8Array];
        expect(apart(cooling, dark)).to.be.greaterThan(least);
      });
});
