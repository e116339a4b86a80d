import { expect } from '@open-wc/testing';
import { Drawer } from '../../src/figure/drawer.ts';
import type { DevicePictures } from '../../src/offline/pictures/pictures.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { DUEL_HEIGHT } from '../../src/rules/booklet/picture-name.ts';
import type { Wear } from '../../src/rules/words/wear.ts';
import { aloneWithDrawnPictures } from '../elements/alone.ts';
import { griffin, rifleman } from '../elements/parts.ts';
import { ODD, drawnByWorker, oddRifleman } from './drawn-by-worker.ts';
import { apart, blackPart } from './pages.ts';
import { UNHURT } from './wears.ts';

const SIZE = { width: 200, height: 160, samples: 1 } as const;

const HURT = { ...UNHURT, torn: 3, dead: ['right'], limp: ['left'], smoking: true } as const;
const PAINTED = {
  ...UNHURT,
  livery: { paint: 'stripes', rings: ['whole', 'hollow'], scorched: 0 },
} as const;

describe('the cover of a duel', () => {
  let drawer: Drawer;
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
  });
  after(() => drawer.dispose());

  const drawn = (one: Booklet, other: Booklet, wears: readonly (Wear | null)[] = []) =>
    drawer.drawDuel(
      { booklet: one, wear: wears[0] ?? null },
      { booklet: other, wear: wears[1] ?? null },
      SIZE,
    );

  it('is neither blank nor black, the same each time, and another with the other one lit', () => {
    const page = drawn(rifleman, griffin);
    expect(blackPart(page)).to.be.within(0.3, 0.85);
    expect(drawn(rifleman, griffin)).to.deep.equal(page);
    expect(apart(page, drawn(griffin, rifleman))).to.be.greaterThan(0.05);
  });

  it('shows the paint and the harm of each of both', () => {
    const page = drawn(rifleman, griffin);
    for (const [wear, least] of [
      [PAINTED, 0.0005],
      [HURT, 0.005],
    ] as const) {
      expect(apart(page, drawn(rifleman, griffin, [wear, null]))).to.be.greaterThan(least);
      expect(apart(page, drawn(rifleman, griffin, [null, wear]))).to.be.greaterThan(least);
    }
  });
});

describe('the cover of a duel that is drawn on the device', () => {
  aloneWithDrawnPictures();

  const duel = (pictures: DevicePictures, one: Booklet, other: Booklet, worn?: Wear) =>
    pictures.duel({ booklet: one, wear: null }, { booklet: other, wear: worn ?? null });

  it('is wider than high, and kept by both booklets and what both have suffered', async () => {
    const { end, pictures } = drawnByWorker('losing-worker.ts?times=0');
    const plain = (await duel(pictures, griffin, rifleman)) as { readonly address: string };
    const { width, height } = await createImageBitmap(await (await fetch(plain.address)).blob());
    expect(height / width).to.be.closeTo(DUEL_HEIGHT, 0.001);
    expect(await duel(pictures, griffin, rifleman)).to.deep.equal(plain);
    const worn = await duel(pictures, griffin, rifleman, HURT);
    expect(worn).to.have.property('address').that.does.not.equal(plain.address);
    const turned = await duel(pictures, rifleman, griffin);
    expect(turned).to.have.property('address').that.does.not.equal(plain.address);
    end();
  });

  it('with a figure that makes no sense, the first or the second, is reported, and the next is drawn', async () => {
    const { end, pictures } = drawnByWorker('losing-worker.ts?times=0');
    expect(await duel(pictures, oddRifleman(), griffin)).to.deep.equal(ODD);
    expect(await duel(pictures, griffin, oddRifleman())).to.deep.equal(ODD);
    expect(await duel(pictures, rifleman, griffin, PAINTED)).to.have.property('address');
    end();
  });

  it('is drawn on a fresh canvas where the graphics were lost once, and reported where each time', async () => {
    const once = drawnByWorker('losing-worker.ts?times=1&at=drawArrays');
    expect(await duel(once.pictures, griffin, rifleman, PAINTED)).to.have.property('address');
    once.end();
    const always = drawnByWorker('losing-worker.ts?times=99&at=drawArrays');
    expect(await duel(always.pictures, rifleman, griffin, HURT)).to.deep.equal({
      trouble: 'This picture cannot be drawn: the graphics of this device were lost.',
    });
    always.end();
  });
});
