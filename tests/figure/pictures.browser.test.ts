import { expect } from '@open-wc/testing';
import { Vector3 } from 'three';
import { Drawer } from '../../src/figure/drawer.ts';
import type { PageSize } from '../../src/figure/page.ts';
import { setUp, stageScene } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet.ts';
import { viewScreen } from '../../src/rules/booklet.ts';
import { parseBooklet } from '../../src/rules/parse-booklet.ts';
import type { Range } from '../../src/rules/vocabulary.ts';
import { RANGES, VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import type { Wear } from '../../src/rules/wear.ts';
import rfl from '../../books/rfl-3n.json';
import { griffin, rifleman } from '../elements/parts.ts';

/** Small, for the browser may have to draw without a GPU. */
const SMALL: PageSize = { width: 96, height: 96, samples: 1 };

const drawAll = (drawer: Drawer, booklet: Booklet): readonly Uint8Array[] =>
  VIEW_SCREENS.map((number) => drawer.draw(booklet, number, SMALL));
const blackPart = (page: Uint8Array): number =>
  page.reduce((sum, grey) => sum + (grey < 128 ? 1 : 0), 0) / page.length;

/** How light each of 16 × 16 fields is against its right neighbour: alike pictures have alike bits. */
const fingerprint = (page: Uint8Array): readonly boolean[] => {
  const field = (column: number, row: number): number => {
    let sum = 0;
    for (let y = row * 6; y < row * 6 + 6; y += 1)
      for (let x = column * 5; x < column * 5 + 5; x += 1) sum += page[y * 96 + x] ?? 0;
    return sum;
  };
  return Array.from({ length: 256 }, (_, at) => {
    const [column, row] = [at % 16, Math.floor(at / 16)];
    return field(column, row) > field(column + 1, row);
  });
};
const difference = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.reduce((sum, bit, at) => sum + (bit === other[at] ? 0 : 1), 0);

/** The part of two pages that is black on one and white on the other. */
const apart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, grey, at) => sum + (Math.abs(grey - (other[at] ?? 0)) > 128 ? 1 : 0), 0) /
  one.length;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** How much of the height of the page the 'Mech would fill, were the page as large as need be. */
const heightIn = (drawer: Drawer, booklet: Booklet, number: number): number => {
  const figure = drawer.figureOf(booklet);
  const { bones, camera } = setUp(booklet, figure, viewScreen(booklet, number), 1);
  let [low, high] = [Infinity, -Infinity];
  const { marks, positions } = figure.mesh;
  for (let at = 0; at * 3 < positions.length; at += 7) {
    const bone = bones[marks[at * 4] ?? 0];
    if (!bone) continue;
    const place = new Vector3().fromArray(positions, at * 3).applyMatrix4(bone);
    if (place.clone().applyMatrix4(camera.matrixWorldInverse).z > -1) continue;
    const { y } = place.project(camera);
    [low, high] = [Math.min(low, y), Math.max(high, y)];
  }
  return (high - low) / 2;
};

describe('the pictures of a booklet', function pictures() {
  this.timeout(120_000);
  let drawer: Drawer;
  const pages = new Map<Booklet, readonly Uint8Array[]>();
  before(() => {
    drawer = new Drawer(new OffscreenCanvas(8, 8));
    for (const booklet of [rifleman, griffin]) pages.set(booklet, drawAll(drawer, booklet));
  });
  after(() => drawer.dispose());

  for (const booklet of [rifleman, griffin]) {
    const { name } = booklet.mech;

    it(`${name}: none is empty, and none is black`, () => {
      for (const [at, page] of (pages.get(booklet) ?? []).entries()) {
        expect(blackPart(page), `view screen ${VIEW_SCREENS[at]}`).to.be.within(0.03, 0.7);
      }
    });

    it(`${name}: no two are alike`, () => {
      const prints = (pages.get(booklet) ?? []).map(fingerprint);
      for (const [at, one] of prints.entries())
        for (const [beside, other] of prints.entries())
          if (at < beside)
            expect(
              difference(one, other),
              `view screens ${VIEW_SCREENS[at]} and ${VIEW_SCREENS[beside]}`,
            ).to.be.greaterThan(16);
    });

    it(`${name}: the same page twice is the same picture`, () => {
      for (const number of [5, 49, 59]) {
        const again = new Drawer(new OffscreenCanvas(8, 8));
        expect(again.draw(booklet, number, SMALL)).to.deep.equal(
          drawer.draw(booklet, number, SMALL),
        );
        again.dispose();
      }
    });

    it(`${name}: it is larger at close than at medium, and there than at long range`, () => {
      const heights = (range: Range): number =>
        median(
          VIEW_SCREENS.filter((number) => viewScreen(booklet, number).range === range).map(
            (number) => heightIn(drawer, booklet, number),
          ),
        );
      const [close, medium, long] = RANGES.map(heights) as [number, number, number];
      expect(close).to.be.greaterThan(medium);
      expect(medium).to.be.greaterThan(long);
    });

    it(`${name}: what is fired is the weapon that is named, and starts at its mount`, () => {
      const figure = drawer.figureOf(booklet);
      for (const number of VIEW_SCREENS) {
        const screen = viewScreen(booklet, number);
        const { effects, plan, stage } = stageScene(booklet, figure, screen, 1);
        const said = `${number} ${screen.title}`;
        expect(plan.weapons.length > 0, said).to.equal(screen.title.includes('firing'));
        const mouths = plan.weapons.flatMap((weapon) => stage.muzzles(weapon));
        const shots = effects.filter(({ kind }) =>
          ['beam', 'bolt', 'shells', 'missile'].includes(kind),
        );
        if (plan.weapons.length > 0) expect(shots, said).not.to.have.lengthOf(0);
        else continue;
        for (const shot of shots) {
          const from = 'from' in shot ? shot.from : null;
          if (!(from instanceof Vector3)) throw new Error(`${said}: a shot from nowhere`);
          expect(Math.min(...mouths.map(({ at }) => at.distanceTo(from))), said).to.be.below(0.5);
        }
      }
    });

    it(`${name}: every weapon has a muzzle on the machine`, () => {
      const { muzzles } = drawer.figureOf(booklet);
      expect(muzzles.size).to.be.greaterThan(1);
      for (const [weapon, at] of muzzles) expect(at.length, weapon).to.be.greaterThan(0);
    });
  }

  it('without float targets the picture is nearly the same', () => {
    const packed = new Drawer(new OffscreenCanvas(8, 8), { packed: true });
    const size: PageSize = { width: 160, height: 160, samples: 1 };
    for (const number of [49, 35]) {
      const [one, other] = [drawer.draw(griffin, number, size), packed.draw(griffin, number, size)];
      expect(apart(one, other), `view screen ${number}`).to.be.lessThan(0.06);
    }
    packed.dispose();
  });

  it('what a Mech has suffered is seen, each kind of it', () => {
    const whole: Wear = {
      torn: 0,
      dead: [],
      limp: null,
      smoking: false,
      hot: false,
      dark: false,
    };
    const plain = drawer.draw(griffin, 43, SMALL);
    for (const wear of [
      { ...whole, torn: 3 },
      { ...whole, dead: ['right'] },
      { ...whole, limp: 'left' },
      { ...whole, smoking: true },
      { ...whole, dark: true },
    ] as const) {
      const worn = drawer.draw(griffin, 43, SMALL, wear);
      expect(apart(plain, worn), JSON.stringify(wear)).to.be.greaterThan(0.004);
    }
  });

  it('a booklet without a figure is drawn from its weapons and its weight', () => {
    const { figure: _figure, ...bare } = structuredClone(rfl) as Record<string, unknown>;
    const read = parseBooklet(bare);
    if (!read.ok) throw new Error('a booklet without a figure has faults');
    expect(blackPart(drawer.draw(read.booklet, 51, SMALL))).to.be.within(0.03, 0.7);
  });

  it('every choice of a figure gives a picture', () => {
    const choices = {
      torso: ['chest', 'hull', 'barrel'],
      head: ['canopy', 'wedge', 'visor', 'sunk'],
      shoulders: ['pads', 'drums', 'plain'],
      arms: ['hands', 'twin guns', 'single guns', 'pods'],
      legs: ['greaves', 'columns', 'backward'],
      marking: ['chevron', 'stripes', 'bars', 'none'],
    };
    for (const [choice, words] of Object.entries(choices))
      for (const word of words) {
        const read = parseBooklet({ ...structuredClone(rfl), figure: { [choice]: word } });
        if (!read.ok) throw new Error(`${choice} ${word} has faults`);
        expect(blackPart(drawer.draw(read.booklet, 55, SMALL)), `${choice} ${word}`).to.be.within(
          0.03,
          0.7,
        );
      }
  });

  it('thirty duels of pictures leave nothing on the GPU', () => {
    drawer.draw(griffin, 49, SMALL);
    const { geometries, textures } = drawer.held;
    for (let duel = 0; duel < 30; duel += 1)
      for (const number of [49, 27]) drawer.draw(griffin, number, SMALL);
    expect(drawer.held).to.deep.equal({ geometries, textures });
  });
});

describe('a canvas that cannot draw', () => {
  it('says so in a sentence', () => {
    const canvas = new OffscreenCanvas(8, 8);
    canvas.getContext('2d');
    expect(() => new Drawer(canvas)).to.throw('this browser has no WebGL2');
  });
});
