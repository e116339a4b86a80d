import { readFileSync, writeFileSync } from 'node:fs';
import type { SoughtPlace } from '../figure/drawing.ts';
import { buildFigure } from '../figure/figure.ts';
import { placesOn } from '../figure/places.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { viewScreen } from '../rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../rules/vocabulary.ts';

const FILE = 'src/offline/places.json';

/** Where the 32 pictures of a booklet show what one looks for: two digits a page, hundredths of the picture. */
export const placesText = (booklet: Booklet): Readonly<Record<SoughtPlace, string>> => {
  const figure = buildFigure(booklet);
  const pages = VIEW_SCREENS.map((number) =>
    placesOn(booklet, figure, viewScreen(booklet, number)),
  );
  const digits = (of: (page: (typeof pages)[number]) => number): string =>
    pages
      .map((page) => Math.max(0, Math.min(99, Math.round(of(page) * 100))))
      .map((hundredths) => String(hundredths).padStart(2, '0'))
      .join('');
  return {
    head: digits(({ head }) => head.y),
    torso: digits(({ torso }) => torso.y),
    aside: digits(({ torso }) => torso.x),
    hit: digits(({ hit }) => hit.y),
  };
};

/** Writes the places of a booklet's pictures into the table beside the stills. */
export const writePlaces = (booklet: Booklet): void => {
  const table: Record<string, unknown> = JSON.parse(readFileSync(FILE, 'utf8'));
  table[booklet.id] = placesText(booklet);
  writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
};
