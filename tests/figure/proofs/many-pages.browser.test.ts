import { expect } from '@open-wc/testing';
import { chance } from '../../../src/figure/shape/chance.ts';
import { Drawer } from '../../../src/figure/drawer.ts';
import type { PageSize } from '../../../src/figure/ink/page.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import type { Wear } from '../../../src/rules/words/wear.ts';
import rfl from '../../../books/rfl-3n.json';
import { griffin, rifleman } from '../../elements/parts.ts';
import type { GraphicsCount } from '../graphics-count.ts';
import { countGraphics } from '../graphics-count.ts';
import { HARM_WORDS, wearBy } from '../harms.ts';
import { SMALL, blackPart } from '../pages.ts';

const withFigure = (figure: object): Booklet => {
  const read = parseBooklet({ ...rfl, figure });
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};

describe('a drawer', () => {
  let drawer: Drawer;
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
  });
  after(() => drawer.dispose());

  it('draws every choice of a figure', () => {
    const choices = {
      torso: ['chest', 'hull', 'barrel'],
      head: ['canopy', 'wedge', 'visor', 'sunk'],
      shoulders: ['pads', 'drums', 'plain'],
      arms: ['hands', 'twin guns', 'single guns', 'pods'],
      legs: ['greaves', 'columns', 'backward'],
      marking: ['chevron', 'stripes', 'bars', 'none'],
    };
    for (const [choice, words] of Object.entries(choices))
      for (const word of words)
        expect(
          blackPart(drawer.draw(withFigure({ [choice]: word }), 55, SMALL)),
          `${choice} ${word}`,
        ).to.be.within(0.03, 0.7);
  });

  it('draws a page at print quality: the same picture, finer', () => {
    const coarse = { width: 225, height: 225, samples: 2 } as const;
    const fine = { width: 1800, height: 1800, samples: 2 } as const;
    const [still, print] = [coarse, fine].map((size) => drawer.draw(griffin, 49, size));
    expect(print).to.have.lengthOf(1800 * 1800);
    expect(blackPart(print!)).to.be.within(0.03, 0.7);
    expect(Math.abs(blackPart(print!) - blackPart(still!))).to.be.lessThan(0.05);
  });
});

describe('thirty duels in a row', () => {
  const SIZES: readonly PageSize[] = [
    SMALL,
    { width: 64, height: 64, samples: 1 },
    { width: 40, height: 56, samples: 2 },
  ];
  /** Of all that may be suffered in a duel about a fourth. */
  const wearAt = (random: () => number, booklet: Booklet): Wear | null =>
    wearBy(booklet, ...HARM_WORDS.filter(() => random() < 0.25));

  it('leave nothing on the GPU but what the first page left there', () => {
    const canvas = new OffscreenCanvas(8, 8);
    const alive = countGraphics(canvas);
    const drawer = new Drawer(canvas);
    drawer.draw(griffin, 49, SMALL);
    const [held, first] = [drawer.held, alive()];
    expect(first.Texture).to.be.greaterThan(0);
    expect(first.Program).to.be.greaterThan(0);
    const random = chance(30);
    const seen = new Set<string>();
    for (let duel = 0; duel < 30; duel += 1) {
      const size = SIZES[duel % SIZES.length]!;
      for (const booklet of [rifleman, griffin]) {
        const number = VIEW_SCREENS[Math.floor(random() * VIEW_SCREENS.length)]!;
        const wear = wearAt(random, booklet);
        seen.add(JSON.stringify([booklet.id, number, wear]));
        drawer.draw(booklet, number, size, wear);
        expect(drawer.held, `duel ${duel}`).to.deep.equal(held);
        for (const [thing, count] of Object.entries(alive()))
          expect(count, `${thing}, duel ${duel}`).to.equal(first[thing as keyof GraphicsCount]);
      }
    }
    expect(seen.size).to.be.greaterThan(50);
    drawer.dispose();
  });
});
