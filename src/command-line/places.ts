import { readFileSync, writeFileSync } from 'node:fs';
import type { Movement, SoughtPlace } from '../figure/drawing.ts';
import { buildFigure } from '../figure/body/figure.ts';
import type { PicturePlaces } from '../figure/places.ts';
import { placesOn } from '../figure/places.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { viewScreen } from '../rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../rules/vocabulary.ts';

const PLACES = 'src/offline/places.json';
const MOVES = 'src/offline/moves.json';

const pagesOf = (booklet: Booklet): readonly PicturePlaces[] => {
  const figure = buildFigure(booklet);
  return VIEW_SCREENS.map((number) => placesOn(booklet, figure, viewScreen(booklet, number)));
};

/** A share in hundredths, two digits. */
const two = (share: number): string =>
  String(Math.max(0, Math.min(99, Math.round(share * 100)))).padStart(2, '0');

/** Where the 32 pictures of a booklet show what one looks for: two digits a page, hundredths of the picture. */
export const placesText = (booklet: Booklet): Readonly<Record<SoughtPlace, string>> => {
  const pages = pagesOf(booklet);
  const digits = (of: (page: PicturePlaces) => number): string =>
    pages.map((page) => two(of(page))).join('');
  return {
    head: digits(({ head }) => head.y),
    headAside: digits(({ head }) => head.x),
    headSize: digits(({ headSize }) => headSize),
    torso: digits(({ torso }) => torso.y),
    aside: digits(({ torso }) => torso.x),
    hit: digits(({ hit }) => hit.y),
    hitAside: digits(({ hit }) => hit.x),
    muzzle: digits((page) => (page.muzzles[0] ?? page.hit).y),
    muzzleAside: digits((page) => (page.muzzles[0] ?? page.hit).x),
    otherMuzzle: digits((page) => (page.muzzles.at(-1) ?? page.hit).y),
    otherMuzzleAside: digits((page) => (page.muzzles.at(-1) ?? page.hit).x),
  };
};

const moveText = ({ kind, way, x, y }: Movement): string =>
  `${kind[0] ?? ''}${two(x)}${two(y)}${way === null ? '--' : two(way % 0.995)}`;

/**
 * How what moves on the 32 pictures of a booklet does: a page a letter (`shoots`, `bursts`, `drifts`), four digits for
 * where from and two for which way, hundredths of the picture and of a turn, with hyphens for none.
 */
export const movesText = (booklet: Booklet): string =>
  pagesOf(booklet)
    .map(({ movement }) => (movement ? moveText(movement) : '-------'))
    .join(' ');

const write = (file: string, id: string, row: unknown): void => {
  const table: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  table[id] = row;
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
};

/** Writes the places of a booklet's pictures, and what moves on them, into the tables beside the stills. */
export const writePlaces = (booklet: Booklet): void => {
  write(PLACES, booklet.id, placesText(booklet));
  write(MOVES, booklet.id, movesText(booklet));
};
