import { expect } from '@open-wc/testing';
import { Matrix4 } from 'three';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { Inker } from '../../src/figure/ink/inker.ts';
import type { Tableau } from '../../src/figure/ink/page.ts';
import { secondSheet } from '../../src/figure/ink/page.ts';
import { DrawingMesh, FIRST_FIGURE_PART, MOST_PARTS } from '../../src/figure/shape/drawing-mesh.ts';
import { setUp } from '../../src/figure/tableau.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { griffin, rifleman } from '../elements/parts.ts';
import { apart, blackPart } from './pages.ts';

const SIZE = { width: 128, height: 128, samples: 1 } as const;
const NOBODY = new DrawingMesh(FIRST_FIGURE_PART);

describe('a second figure in a picture', () => {
  const pages = [rifleman, griffin].map((booklet) =>
    setUp(booklet, buildFigure(booklet), viewScreen(booklet, 55), 1),
  ) as [Tableau, Tableau];
  const [one, other] = pages;
  let inker: Inker;
  before(() => {
    inker = new Inker(new OffscreenCanvas(8, 8));
  });
  after(() => inker.dispose());

  const drawn = (tableau: Tableau, by = inker): Uint8Array => {
    by.draw(tableau, SIZE);
    return by.readGrey(SIZE);
  };
  /** The other, so far to the left of the one (meters). */
  const beside = (left: number, tone = 0, figure = other.figure): Tableau => ({
    ...one,
    second: {
      figure,
      bones: other.bones.map((bone) =>
        new Matrix4().makeTranslation(-left, 0, -left).multiply(bone),
      ),
      tone,
    },
  });

  it('is drawn as the first would be', () => {
    const second = { figure: one.figure, bones: one.bones, tone: 0 };
    const page = drawn({ ...one, figure: NOBODY, second });
    expect(apart(page, drawn(one))).to.be.lessThan(0.004);
  });

  it('stands beside the first and hides nothing of it', () => {
    const [alone, both] = [drawn(one), drawn(beside(6))];
    const without = drawn({ ...beside(6), figure: NOBODY });
    expect(apart(alone, both)).to.be.greaterThan(0.02);
    expect(apart(without, both)).to.be.greaterThan(0.02);
  });

  it('is the darker, the darker it is said to be', () => {
    const [lit, silhouette, shoulder] = [0, 0.42, 0.7].map((tone) =>
      blackPart(drawn(beside(6, tone))),
    );
    expect(silhouette).to.be.greaterThan(lit! * 1.005);
    expect(shoulder).to.be.greaterThan(silhouette! * 1.005);
  });

  it('is drawn nearly the same without float targets', () => {
    const packed = new Inker(new OffscreenCanvas(8, 8), { packed: true });
    expect(apart(drawn(beside(6)), drawn(beside(6), packed))).to.be.lessThan(0.06);
    packed.dispose();
  });

  it('is on both sheets of a page, and moves on neither', () => {
    const alone = drawn(one);
    const page = drawn(beside(6));
    const moving = inker.readMoving(SIZE);
    drawn(one);
    expect(apart(moving, inker.readMoving(SIZE))).to.be.lessThan(0.02);
    inker.draw(beside(6), SIZE, { still: true });
    const still = inker.readGrey(SIZE);
    expect(apart(still, alone)).to.be.greaterThan(0.02);
    expect(secondSheet({ page, moving, still }, SIZE.width)).not.to.equal(null);
  });

  it('of more parts than there is room for is drawn all the same, and leaves nothing on the GPU', () => {
    drawn(one);
    const { held } = inker;
    const many = new DrawingMesh(FIRST_FIGURE_PART);
    while (many.parts.length < MOST_PARTS) many.part();
    const whole = drawn(beside(6));
    const crowded = drawn({ ...beside(6), figure: many });
    expect(apart(crowded, drawn({ ...beside(6), figure: NOBODY }))).to.be.lessThan(0.05);
    expect(apart(crowded, whole)).to.be.greaterThan(0.02);
    expect(inker.held).to.deep.equal(held);
  });
});
