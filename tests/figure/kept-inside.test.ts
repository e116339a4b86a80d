import { expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { placesOn } from '../../src/figure/places.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import { BUILT } from './built.ts';

/** Every window shows the middle three quarters of a page's width. */
const SHOWN = [0.125, 0.875] as const;

test.each(BUILT)(
  'every window shows the head of the %s, and what strikes or flashes',
  (_, booklet) => {
    const figure = buildFigure(booklet);
    const cut = VIEW_SCREENS.flatMap((number) => {
      const { head, hit } = placesOn(booklet, figure, viewScreen(booklet, number));
      const [left, right] = [Math.min(head.x, hit.x), Math.max(head.x, hit.x)];
      return left < SHOWN[0] || right > SHOWN[1] || head.y < 0 || hit.y < 0 || hit.y > 1
        ? [`${number}: head ${head.x}, ${head.y}; hit ${hit.x}, ${hit.y}`]
        : [];
    });
    expect(cut).toEqual([]);
  },
);
