import { expect } from '@open-wc/testing';
import { Drawer } from '../../../src/figure/drawer.ts';
import type { Booklet, ViewScreen } from '../../../src/rules/booklet/booklet.ts';
import { griffin, rifleman } from '../../elements/parts.ts';

/** With two dots to a pixel the pen is as wide as on a still; a third of the work. */
const HALF = { width: 384, height: 384, samples: 2 } as const;
/** Both are looked at as so many fields a side, which the edges of ink leave alone. */
const FIELDS = 48;
/** Grays of 255: what another machine's edges make of it, and what a moved arm goes far beyond. */
const MOST_APART = { anywhere: 30, onAverage: 6 };

type Page = { readonly grey: Uint8Array; readonly side: number };

const drawn = (drawer: Drawer, booklet: Booklet, { number }: ViewScreen): Page => ({
  grey: drawer.draw(booklet, number, HALF),
  side: HALF.width,
});

const kept = async ({ id }: Booklet, { number }: ViewScreen): Promise<Page> => {
  const answer = await fetch(`/src/offline/public/pictures/${id}/${number}.webp`);
  if (!answer.ok) throw new Error(`${id} has no still ${number}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const { width: side } = bitmap;
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, side, side);
  return { grey: Uint8Array.from({ length: side * side }, (_, at) => data[at * 4] ?? 0), side };
};

/** The grays of a page's fields, each the mean of its pixels. */
const fieldsOf = ({ grey, side }: Page): Float64Array => {
  const fields = new Float64Array(FIELDS * FIELDS);
  const each = side / FIELDS;
  grey.forEach((tone, at) => {
    const [x, y] = [Math.floor((at % side) / each), Math.floor(at / side / each)];
    fields[y * FIELDS + x] = (fields[y * FIELDS + x] ?? 0) + tone / each ** 2;
  });
  return fields;
};

/** How far two pages are apart: on average, and at most in any square of 4 × 4 fields. */
const apart = (
  one: Page,
  other: Page,
): { readonly anywhere: number; readonly onAverage: number } => {
  const [some, others] = [fieldsOf(one), fieldsOf(other)];
  const squares = new Float64Array(144);
  some.forEach((tone, at) => {
    const square = Math.floor(at / FIELDS / 4) * 12 + Math.floor((at % FIELDS) / 4);
    squares[square] = (squares[square] ?? 0) + Math.abs(tone - (others[at] ?? 0)) / 16;
  });
  return {
    anywhere: Math.max(...squares),
    onAverage: squares.reduce((sum, square) => sum + square, 0) / squares.length,
  };
};

/** One page of each kind at each range, of the two booklets in turn: the stills that are looked at. */
const pagesOfEachKind = (): readonly (readonly [Booklet, ViewScreen])[] => {
  const pages = new Map<string, [Booklet, ViewScreen][]>();
  for (const booklet of [rifleman, griffin])
    for (const screen of booklet.viewScreens) {
      if (!screen) continue;
      const kind = `${screen.range} ${screen.picture}`;
      pages.set(kind, [...(pages.get(kind) ?? []), [booklet, screen]]);
    }
  return [...pages.values()].flatMap((of, index) => {
    const page = of[index % of.length];
    return page ? [page] : [];
  });
};

/** Looks at the stills of a booklet, each beside the same page drawn afresh. */
export const itDrawsTheStillsOf = (booklet: Booklet): void => {
  describe(`the stills of the ${booklet.mech.name} are what the drawing gives`, () => {
    let drawer: Drawer;
    before(() => {
      drawer = new Drawer(new OffscreenCanvas(8, 8));
    });
    after(() => drawer.dispose());

    it('or they are to be drawn anew: npm run pictures', async () => {
      const screens = pagesOfEachKind().flatMap(([of, screen]) => (of === booklet ? [screen] : []));
      expect(screens.length).to.be.greaterThan(14);
      const other: string[] = [];
      for (const screen of screens) {
        const page = drawn(drawer, booklet, screen);
        const { anywhere, onAverage } = apart(page, await kept(booklet, screen));
        if (anywhere > MOST_APART.anywhere || onAverage > MOST_APART.onAverage)
          other.push(`${screen.number} ${screen.picture} (${anywhere.toFixed()} at most)`);
      }
      expect(other).to.deep.equal([]);
    });
  });
};
