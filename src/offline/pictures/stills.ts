import { COVER_DRAWING, DUEL_DRAWING, PORTRAIT_DRAWING } from '../../figure/drawing.ts';
import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { pageFigure } from '../../rules/booklet/page-figure.ts';
import { variantOf } from '../../rules/booklet/picture-kinds.ts';
import type { PictureName } from '../../rules/booklet/picture-name.ts';
import { COVER, DUEL_COVER, PORTRAIT } from '../../rules/booklet/picture-name.ts';
import sheets from '../second-sheets.json';
import stills from '../stills.json';

const built: Readonly<Record<string, string>> = stills;
/** Which view screens have a second sheet, by booklet: a bit each, that of view screen 1 the highest of eight digits. */
const second: Readonly<Record<string, string>> = sheets;

/** The path of a still or of its second sheet, and in it the name of its booklet, what is shown and what it was drawn from. */
const STILL =
  /\/pictures\/([^/]+)\/(?:(\d+|cover|portrait|against-[^/]+)\.webp\?v=(\w*)|second-(\w+)\/\d+\.webp)$/;

/** A still: of a booklet's picture, or of the cover of its duel against another. */
type StillName = PictureName | `against-${string}`;

/** By what name the table knows a still: none but the pages of a booklet are drawn from the same. */
const rowOf = (id: string, name: number | string): string =>
  /^\d*$/.test(String(name)) ? id : `${id} ${name}`;

/** Whether the still of a page of a booklet, of a poster or of a duel came with the game. */
export const hasStill = (id: string, name: StillName): boolean =>
  Object.hasOwn(built, rowOf(id, name));

/** Where the still of a view screen, of a poster or of a duel is. */
export const stillAddress = (id: string, name: StillName): string =>
  `./pictures/${id}/${name}.webp?v=${built[rowOf(id, name)] ?? ''}`;

/**
 * Where the second sheet of a still is; null where it has none. Its path carries what it was drawn from, for only on
 * the still of the same drawing may it lie: a host that has another by now has none there.
 */
export const sheetAddress = (id: string, number: number): string | null =>
  (parseInt(second[id] ?? '0', 16) >>> ((63 - number) / 2)) & 1
    ? `./pictures/${id}/second-${built[id] ?? ''}/${number}.webp`
    : null;

/** The booklet that a still at an address is of, by its name in records; empty where there is none. */
export const bookletOfStill = (address: string): string => STILL.exec(address)?.[1] ?? '';

/** Whether a still at an address is of another drawing than those of this game, which stands at `game`. */
export const isOldStill = (address: string, game: string): boolean => {
  const [, id = '', name = '', still, sheet] = STILL.exec(address) ?? [];
  const row = rowOf(id, name);
  return id !== '' && address.startsWith(`${game}pictures/`) && built[row] !== (still ?? sheet);
};

/** All of a booklet that a picture is drawn from: the page of a view screen, a poster, or the cover of a duel. */
export const drawnFrom = (
  booklet: ShownBooklet,
  name: PictureName | typeof DUEL_COVER,
): readonly unknown[] => {
  const { figure, mech, statCard } = booklet.document;
  const weapons = statCard.maneuvers.map(({ fires }) => fires);
  if (name === COVER) return [name, COVER_DRAWING, figure, mech, weapons];
  if (name === PORTRAIT || name === DUEL_COVER) {
    const drawing = name === DUEL_COVER ? DUEL_DRAWING : PORTRAIT_DRAWING;
    return [name, drawing, pageFigure(figure), mech, weapons];
  }
  const screen = viewScreen(booklet, name);
  const { picture, range, title } = screen;
  return [
    pageFigure(figure),
    mech,
    weapons,
    name,
    picture,
    range,
    title,
    variantOf(booklet, screen),
  ];
};

/** Whether a view screen of two booklets is drawn alike, or a poster, or each on the cover of a duel. */
export const drawnAlike = (
  one: ShownBooklet,
  other: ShownBooklet,
  name: PictureName | typeof DUEL_COVER,
): boolean =>
  one.edition === other.edition ||
  JSON.stringify(drawnFrom(one, name)) === JSON.stringify(drawnFrom(other, name));
