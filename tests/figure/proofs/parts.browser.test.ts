import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { Drawer } from '../../../src/figure/drawer.ts';
import type { PageSize } from '../../../src/figure/ink/page.ts';
import { NoFigure } from '../../../src/figure/body/lay-part.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { figureDocument } from '../../../src/rules/document/figure-document.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import rfl from '../../../books/rfl-3n.json';
import { griffin } from '../../elements/parts.ts';
import { arbitraryOf } from '../arbitrary.ts';
import { PART_OF_EACH_SHAPE } from '../each-shape.ts';

const SIZE: PageSize = { width: 128, height: 128, samples: 1 };
/** At medium range, from before, standing. */
const FROM_BEFORE = 55;

const bookletOf = (figure: unknown): Booklet => {
  const read = parseBooklet({ ...rfl, figure });
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};
const withParts = (...parts: readonly unknown[]): Booklet =>
  bookletOf({ arms: 'hands', torso: 'chest', head: 'visor', legs: 'greaves', parts });

const shareWhere = (one: Uint8Array, holds: (grey: number, at: number) => boolean): number =>
  one.reduce((sum, grey, at) => sum + (holds(grey, at) ? 1 : 0), 0) / one.length;
/** The share of two pages that is black on one and white on the other. */
const apart = (one: Uint8Array, other: Uint8Array): number =>
  shareWhere(one, (grey, at) => Math.abs(grey - (other[at] ?? 0)) > 128);

describe("a 'Mech with parts of its own", () => {
  let drawer: Drawer;
  let plain: Uint8Array;
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
    plain = drawer.draw(withParts(), FROM_BEFORE, SIZE);
  });
  after(() => drawer.dispose());

  it('the example of the booklets’ README is seen, on both sides of the page', async () => {
    const text = await (await fetch('/books/README.md')).text();
    const block = /```json\n("parts": \[[^`]*)```/.exec(text)?.[1] ?? '';
    const { parts: example } = JSON.parse(`{${block}}`) as { parts: unknown[] };
    const crests = drawer.draw(withParts(...example.slice(1)), FROM_BEFORE, SIZE);
    const changed = (left: boolean): number =>
      shareWhere(
        crests,
        (grey, at) => at % 128 < 64 === left && Math.abs(grey - (plain[at] ?? 0)) > 128,
      );
    expect(changed(true)).to.be.greaterThan(0.0015);
    expect(changed(false)).to.be.greaterThan(0.0015);
    expect(apart(drawer.draw(withParts(...example), FROM_BEFORE, SIZE), crests)).to.be.greaterThan(
      0.0015,
    );
  });

  for (const part of PART_OF_EACH_SHAPE)
    it(`a ${part.shape} is seen`, () => {
      const page = drawer.draw(withParts(part), FROM_BEFORE, SIZE);
      expect(apart(page, plain)).to.be.greaterThan(0.0015);
    });

  it('law: what can be built is never an empty page, nor a black one', () => {
    let drawn = 0;
    for (const figure of fc.sample(arbitraryOf(figureDocument, ['Large Laser', 'Autocannon']), {
      numRuns: 40,
      seed: 5,
    })) {
      const booklet = bookletOf({ ...(figure as object), build: 'even' });
      try {
        drawer.figureOf(booklet);
      } catch {
        continue;
      }
      drawn += 1;
      const black = shareWhere(drawer.draw(booklet, 49, SIZE), (grey) => grey < 128);
      expect(black, JSON.stringify(figure)).to.be.within(0.02, 0.8);
    }
    expect(drawn).to.be.greaterThan(6);
  });

  it('a figure that no sense can be made of leaves the next one its pen', () => {
    const odd = bookletOf({
      ...rfl.figure,
      parts: [{ bone: 'hand left', shape: 'dome', radius: 1 }],
    });
    const before = drawer.draw(griffin, 49, SIZE);
    expect(() => drawer.draw(odd, 49, SIZE)).to.throw(NoFigure);
    expect(drawer.draw(griffin, 49, SIZE)).to.deep.equal(before);
  });
});
