import { expect } from '@open-wc/testing';
import { Drawer, MOST_FIGURES } from '../../src/figure/drawer.ts';
import type { PageSize } from '../../src/figure/ink/page.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../src/rules/check/parse-booklet.ts';
import rfl from '../../books/rfl-3n.json';
import { griffin, rifleman } from '../elements/parts.ts';
import { SMALL, apart, blackPart } from './pages.ts';

const withFigure = (figure: object | undefined): Booklet => {
  const { figure: _, ...bare } = structuredClone(rfl) as Record<string, unknown>;
  const read = parseBooklet(figure ? { ...bare, figure } : bare);
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};

describe('a drawer', () => {
  let drawer: Drawer;
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
  });
  after(() => drawer.dispose());

  for (const booklet of [rifleman, griffin])
    it(`draws the same page of the ${booklet.mech.name} as another drawer does`, () => {
      const another = new Drawer(new OffscreenCanvas(8, 8));
      for (const number of [5, 49, 59])
        expect(another.draw(booklet, number, SMALL)).to.deep.equal(
          drawer.draw(booklet, number, SMALL),
        );
      another.dispose();
    });

  it('draws nearly the same without float targets', () => {
    const packed = new Drawer(new OffscreenCanvas(8, 8), { packed: true });
    const size: PageSize = { width: 160, height: 160, samples: 1 };
    for (const number of [49, 35]) {
      const [one, other] = [drawer.draw(griffin, number, size), packed.draw(griffin, number, size)];
      expect(apart(one, other), `view screen ${number}`).to.be.lessThan(0.015);
    }
    packed.dispose();
  });

  it('draws a booklet without a figure from its weapons and its weight', () => {
    expect(blackPart(drawer.draw(withFigure(undefined), 51, SMALL))).to.be.within(0.03, 0.7);
  });

  it('keeps only the figures that it drew last', () => {
    const asked = [griffin, rifleman].flatMap((booklet) =>
      [0, 1, 2, 3].map((torn) => ({ booklet, torn })),
    );
    const figures = asked.map(({ booklet, torn }) => drawer.figureOf(booklet, torn));
    const isKept = (at: number): boolean => {
      const { booklet, torn } = asked[at]!;
      return drawer.figureOf(booklet, torn) === figures[at];
    };
    const last = asked.length - MOST_FIGURES;
    for (let at = last; at < asked.length; at += 1)
      expect(isKept(at), `figure ${at}`).to.equal(true);
    expect(isKept(last - 1)).to.equal(false);
  });
});

describe('a canvas that cannot draw', () => {
  it('says so in a sentence', () => {
    const canvas = new OffscreenCanvas(8, 8);
    canvas.getContext('2d');
    expect(() => new Drawer(canvas)).to.throw('this browser has no WebGL2');
  });
});
