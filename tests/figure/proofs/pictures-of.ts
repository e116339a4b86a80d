import { expect } from '@open-wc/testing';
import { Vector3 } from 'three';
import { Drawer } from '../../../src/figure/drawer.ts';
import { stageScene } from '../../../src/figure/tableau.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { skyOf } from '../../../src/rules/booklet/picture-sky.ts';
import type { Range } from '../../../src/rules/vocabulary.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { EmptyPages, SMALL, apart, blackPart, fieldsOf, partWhere } from '../pages.ts';

/** The part of a page that the 'Mech makes black or keeps white: two thirds of the least that is seen. */
const LEAST_OF_IT: Readonly<Record<Range, number>> = { close: 0.053, medium: 0.046, long: 0.016 };
/** Of the three meters about its chest so much is changed by it, whatever flies and smokes before it. */
const LEAST_OF_CHEST = 0.1;
/** More would be a page that is the 'Mech and nothing else. */
const MOST_OF_IT = 0.42;
/** So much of a page is within its outline: the ink of a place may be more than its own. */
const LEAST_WITHIN: Readonly<Record<Range, number>> = { close: 0.13, medium: 0.085, long: 0.03 };

/** How much of a page is ink: a black sky is half of it and more, and so is what is round a mirror. */
const INK_BY_DAY = [0.03, 0.7] as const;
const INK_BY_NIGHT = [0.15, 0.85] as const;
const isWithin = (part: number, [least, most]: readonly [number, number]): boolean =>
  part >= least && part <= most;
/**
 * Of the fields that the 'Mech is in at most so many are almost black, and at least so many almost paper: lit from
 * behind most of it is black. By night white is a rim, which fills no field.
 */
const MOST_BLACK = { day: 0.64, night: 0.7 };
const LEAST_PAPER = { day: 0.06, night: 0 };

/** What is told of a page that has less of something than it should. */
const below = (said: string, what: string, part: number, least: number): readonly string[] =>
  part >= least ? [] : [`${said}: ${what} ${part.toFixed(4)}`];

/** The pixels of a small page that are within a meter and a half of the middle of the chest. */
const chestOf = ({ bones, camera }: ReturnType<typeof stageScene>): ((at: number) => boolean) => {
  const chest = new Vector3(0, 1.3, 0).applyMatrix4(bones.get('torso')!);
  const farOff = -chest.clone().applyMatrix4(camera.matrixWorldInverse).z;
  const half = SMALL.width / 2;
  const reach = (1.5 * half) / (farOff * Math.tan((camera.fov * Math.PI) / 360));
  const { x, y } = chest.project(camera);
  const [column, row] = [(1 + x) * half, (1 - y) * half];
  return (at) =>
    Math.abs((at % SMALL.width) + 0.5 - column) < reach &&
    Math.abs(Math.floor(at / SMALL.width) + 0.5 - row) < reach;
};

/** How light each of 16 × 16 fields is against its right neighbor: alike pictures have alike bits. */
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
/** A page seen in a mirror. */
const mirrored = (page: Uint8Array): Uint8Array =>
  page.map((_, at) => page[at - (at % 96) + 95 - (at % 96)] ?? 0);
/** The box of what a 'Mech changes on a page, as large as the page: its lowest and highest hundredth left out. */
const enlarged = (page: Uint8Array, empty: Uint8Array): Uint8Array => {
  const its = [...page.keys()].filter((at) => Math.abs((page[at] ?? 0) - (empty[at] ?? 0)) > 128);
  const box = (of: (at: number) => number): readonly [number, number] => {
    const places = its.map(of).sort((one, other) => one - other);
    const edge = Math.floor(places.length / 100);
    return [places[edge] ?? 0, (places.at(-1 - edge) ?? 95) + 1];
  };
  const [[left, right], [top, foot]] = [box((at) => at % 96), box((at) => Math.floor(at / 96))];
  return page.map((_, at) => {
    const x = left + Math.floor(((at % 96) / 96) * (right - left));
    const y = top + Math.floor((Math.floor(at / 96) / 96) * (foot - top));
    return page[y * 96 + x] ?? 0;
  });
};
const difference = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.reduce((sum, bit, at) => sum + (bit === other[at] ? 0 : 1), 0);

/** The parts of some fields that are almost black, hatched, and almost paper. */
const tonesOf = (fields: readonly number[]): Record<'black' | 'hatched' | 'paper', number> => {
  const part = (holds: (tone: number) => boolean): number =>
    fields.filter(holds).length / fields.length;
  return {
    black: part((tone) => tone < 0.35),
    hatched: part((tone) => tone >= 0.35 && tone < 0.7),
    paper: part((tone) => tone >= 0.7),
  };
};

/** How much numbers are spread about their mean. */
const spread = (numbers: readonly number[]): number => {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / numbers.length);
};

/** Looks at the 32 pictures of a booklet, each small. */
export const itDrawsThePicturesOf = (booklet: Booklet): void => {
  describe(`the pictures of the ${booklet.mech.name}`, () => {
    interface Pair {
      readonly said: string;
      readonly range: Range;
      /** Whether its sky is black. */
      readonly night: boolean;
      /** Whether that, or a mirror in the dark of the cockpit. */
      readonly dark: boolean;
      readonly page: Uint8Array;
      /** Whether it is shown from afar, high up over the ground. */
      readonly aloft: boolean;
      /** Whether a pixel is of the three meters about its chest. */
      readonly isChest: (at: number) => boolean;
      /** The same without the 'Mech. */
      readonly empty: Uint8Array;
      /** The 'Mech alone, black. */
      readonly silhouette: Uint8Array;
    }
    const drawn = (of: Booklet): readonly Pair[] => {
      const drawer = new Drawer(new OffscreenCanvas(8, 8));
      const emptyPages = new EmptyPages();
      const pairs = VIEW_SCREENS.map((number): Pair => {
        const screen = viewScreen(of, number);
        return {
          said: `${number} ${screen.title}`,
          range: screen.range,
          night: skyOf(of, screen) !== null,
          dark: skyOf(of, screen) !== null || screen.picture === 'behind-you',
          aloft: screen.picture.startsWith('jumping'),
          page: drawer.draw(of, number, SMALL),
          empty: emptyPages.draw(of, number),
          silhouette: emptyPages.silhouette(of, number),
          isChest: chestOf(stageScene(of, drawer.figureOf(of), screen, 1)),
        };
      });
      drawer.dispose();
      emptyPages.dispose();
      return pairs;
    };
    let pairs: readonly Pair[];
    before(() => {
      pairs = drawn(booklet);
    });

    it('none is empty, and none is black', () => {
      const of = (page: Uint8Array): string => blackPart(page).toFixed(3);
      expect(
        pairs
          .filter(({ dark, page }) => !isWithin(blackPart(page), dark ? INK_BY_NIGHT : INK_BY_DAY))
          .map(({ page, said }) => `${said}: ${of(page)}`),
      ).to.deep.equal([]);
    });

    it("on each, a good part of the page is the 'Mech: without it, that would be another", () => {
      const wrong: string[] = [];
      for (const { aloft, empty, page, range, said, silhouette } of pairs) {
        const least = LEAST_OF_IT[aloft ? 'long' : range];
        const its = apart(page, empty);
        wrong.push(
          ...below(said, 'is it', its, least),
          ...below(said, 'is not', 1 - its, 1 - MOST_OF_IT),
        );
        const within = LEAST_WITHIN[aloft ? 'long' : range];
        wrong.push(...below(said, 'within its outline', blackPart(silhouette), within));
      }
      expect(wrong).to.deep.equal([]);
    });

    it('on each, its chest is seen, whatever is before it', () => {
      for (const { empty, isChest, page, said } of pairs) {
        const its = partWhere(
          page,
          (grey, at) => isChest(at) && Math.abs(grey - (empty[at] ?? 0)) > 128,
        );
        expect(its / partWhere(page, (_, at) => isChest(at)), said).to.be.greaterThan(
          LEAST_OF_CHEST,
        );
      }
    });

    it("on each, the 'Mech is drawn in paper, hatching and black; no blot, and no mere outline", () => {
      const wrong: string[] = [];
      for (const { night, page, said, silhouette } of pairs) {
        const tones = fieldsOf((at) => (page[at] ?? 0) / 255);
        wrong.push(...below(said, 'spread', spread(tones), 0.055));
        const itsShare = fieldsOf((at) => (silhouette[at]! < 128 ? 1 : 0));
        const its = tonesOf(tones.filter((_, field) => (itsShare[field] ?? 0) > 0.1));
        const time = night ? 'night' : 'day';
        wrong.push(
          ...below(said, 'not black', 1 - its.black, 1 - MOST_BLACK[time]),
          ...below(said, 'hatched', its.hatched, 0.045),
          ...below(said, 'paper', its.paper, LEAST_PAPER[time]),
        );
      }
      expect(wrong).to.deep.equal([]);
    });

    it('no two are alike: as they are, in a mirror, and with each enlarged to the size of the other', () => {
      const prints = pairs.map(({ empty, page, said }) => {
        const large = enlarged(page, empty);
        return {
          said,
          is: [fingerprint(page), fingerprint(large)],
          mirrored: [fingerprint(mirrored(page)), fingerprint(mirrored(large))],
        };
      });
      for (const [at, one] of prints.entries())
        for (const other of prints.slice(at + 1))
          for (const [size, print] of one.is.entries())
            for (const beside of [other.is[size], other.mirrored[size]])
              expect(difference(print, beside!), `${one.said}; ${other.said}`).to.be.greaterThan(
                16,
              );
    });
  });
};
