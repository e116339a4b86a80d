import { expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { BUILT } from './built.ts';
import { bodiesOf, stancesApart } from './body-on-page.ts';

/** Nearer to each other, two pages are one stance that is scaled or seen in a mirror (of the size of a 'Mech). */
const COPY = 0.12;

test.each(BUILT)(
  'no two pages of the %s are one stance, larger or seen in a mirror',
  (_, booklet) => {
    const pages = bodiesOf(booklet, buildFigure(booklet));
    const copies = pages.flatMap((one, at) =>
      pages.slice(at + 1).flatMap((other) =>
        [false, true].flatMap((mirrored) => {
          const apart = stancesApart(one, other, mirrored);
          return apart > COPY
            ? []
            : [
                `${one.number} and ${other.number}${mirrored ? ' mirrored' : ''}: ${apart.toFixed(3)}`,
              ];
        }),
      ),
    );
    expect(copies).toEqual([]);
  },
);
