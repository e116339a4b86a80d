import { expect } from '@open-wc/testing';
import { Drawer } from '../../src/figure/drawer.ts';
import { placesOn } from '../../src/figure/places.ts';
import { Inker } from '../../src/figure/ink/inker.ts';
import { LEAST_APART } from '../../src/figure/ink/page.ts';
import { setUp } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import type { Wear } from '../../src/rules/words/wear.ts';
import { griffin, rifleman } from '../elements/parts.ts';

const SIZE = { width: 192, height: 192, samples: 1 } as const;
const smoking: Wear = { torn: 2, dead: [], limp: [], smoking: true, hot: false, dark: false };

/** A laser, a volley of missiles, a hit, a jump, a beam overhead, steam; a turned back and a blow, on which nothing moves. */
const PAGES: readonly (readonly [Booklet, number])[] = [
  [griffin, 51],
  [griffin, 43],
  [rifleman, 21],
  [griffin, 61],
  [griffin, 29],
  [rifleman, 7],
  [rifleman, 49],
  [rifleman, 5],
  [griffin, 5],
  [griffin, 31],
];

describe('the two sheets of a page', () => {
  let drawer: Drawer;
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
  });
  after(() => drawer.dispose());

  for (const [booklet, number] of PAGES)
    it(`${booklet.mech.name} ${number}: the first is the whole picture as drawn in one, and the second shows where it moves`, () => {
      const screen = viewScreen(booklet, number);
      const { movement } = placesOn(booklet, drawer.figureOf(booklet), screen);
      const { page, sheet } = drawer.drawBoth(booklet, number, SIZE);
      expect(page).to.deep.equal(drawer.draw(booklet, number, SIZE));
      expect(sheet !== null, 'has a second sheet').to.equal(movement !== null);
      if (!sheet) return;
      const lies = sheet.lies.filter((each) => each > 0).length / page.length;
      expect(lies, 'lies on').to.be.within(0.001, 0.5);
      // Where it lies something of the page is another.
      const others = page.filter(
        (grey, at) => sheet.lies[at] && Math.abs(grey - (sheet.ink[at] ?? 0)) > LEAST_APART,
      );
      expect(others.length / page.length, 'hides').to.be.above(0.0005);
    });

  it('a page drawn over itself without what moves is as if drawn anew', () => {
    const inker = new Inker(new OffscreenCanvas(8, 8));
    for (const [booklet, number] of PAGES) {
      const figure = drawer.figureOf(booklet);
      const tableau = setUp(booklet, figure, viewScreen(booklet, number), 1);
      inker.draw(tableau, SIZE);
      inker.draw(tableau, SIZE, { still: true });
      const over = inker.readGrey(SIZE);
      // Nothing of the page is left to be drawn over.
      inker.draw(tableau, SIZE, { still: true });
      expect(over, `${booklet.mech.name} ${number}`).to.deep.equal(inker.readGrey(SIZE));
    }
    inker.dispose();
  });

  it('smoke of what it has suffered moves on a page on which nothing else does', () => {
    expect(drawer.drawBoth(rifleman, 31, SIZE).sheet).to.equal(null);
    expect(drawer.drawBoth(rifleman, 31, SIZE, smoking).sheet).not.to.equal(null);
  });
});
