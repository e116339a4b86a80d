import { expect } from '@open-wc/testing';
import { Drawer } from '../../src/figure/drawer.ts';
import type { PageSize } from '../../src/figure/ink/page.ts';
import { COVER } from '../../src/rules/booklet/picture-name.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { FrontCover } from '../../src/rules/document/figure-document.ts';
import { FRONT_COVERS } from '../../src/rules/document/figure-document.ts';
import { griffin, rifleman } from '../elements/parts.ts';
import { apart, blackPart } from './pages.ts';

const SMALL: PageSize = { width: 96, height: 120, samples: 1 };

const covered = (booklet: Booklet, cover: FrontCover): Booklet => ({
  ...booklet,
  document: { ...booklet.document, figure: { ...booklet.document.figure, cover } },
});

for (const booklet of [rifleman, griffin])
  describe(`each front cover that the booklet of the ${booklet.mech.name} may have`, () => {
    let drawer: Drawer;
    let pages: readonly Uint8Array[];
    before(() => {
      drawer = new Drawer(new OffscreenCanvas(8, 8));
      pages = FRONT_COVERS.map((cover) => drawer.draw(covered(booklet, cover), COVER, SMALL));
    });
    after(() => drawer.dispose());

    it('is neither blank nor black', () => {
      for (const [at, page] of pages.entries())
        expect(blackPart(page), FRONT_COVERS[at]).to.be.within(0.12, 0.85);
    });

    it('is another picture, and the same each time', () => {
      for (const [at, page] of pages.entries())
        for (const other of pages.slice(at + 1)) expect(apart(page, other)).to.be.greaterThan(0.15);
      expect(drawer.draw(covered(booklet, FRONT_COVERS[0]), COVER, SMALL)).to.deep.equal(pages[0]);
    });
  });
