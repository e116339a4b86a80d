import type { Library } from '../../../offline/booklets/library.ts';

/**
 * What the booklet of a row wins of 100 duels against that of a column, in the same order, as `npm run --silent tool --
 * fair 2000` has measured it (`books/sheets/README.md`, "What the eight win").
 */
export const MEASURED: Readonly<Record<string, readonly number[]>> = {
  'lct-1v': [50, 22, 50, 35, 29, 17, 20, 24],
  'cda-3ma': [78, 49, 46, 50, 35, 44, 33, 37],
  'her-5sa': [50, 54, 49, 48, 47, 41, 36, 35],
  'enf-4r': [65, 50, 52, 51, 49, 54, 52, 32],
  'hbk-4g': [71, 65, 53, 51, 51, 46, 46, 36],
  'grf-1n': [83, 56, 59, 46, 54, 47, 53, 30],
  'rfl-3n': [80, 67, 64, 48, 54, 47, 50, 22],
  'cls-1a': [76, 63, 65, 68, 64, 70, 78, 50],
};

/** What the first wins of 100 duels against the second. */
export interface Fairness {
  readonly wins: number;
  /** As it is judged, not measured. */
  readonly estimated: boolean;
}

type Editions = readonly Pick<Library['shelf'][number], 'id' | 'edition'>[];
type Shelf = { readonly [Which in 'own' | 'shelf']: Editions };

/** Whether the shelf has a booklet in the edition that came with the game. */
const isOurs = ({ own, shelf }: Shelf, id: string): boolean => {
  const edition = shelf.find((each) => each.id === id)?.edition;
  return own.some((each) => each.id === id && each.edition === edition);
};

/** How two booklets of the game fare, by their ids; null for others. Two alike share all duels. */
export const measured = (shelf: Shelf, one: string, other: string): Fairness | null => {
  const wins = MEASURED[one]?.[Object.keys(MEASURED).indexOf(other)];
  if (wins === undefined || !isOurs(shelf, one) || !isOurs(shelf, other)) return null;
  return { wins: one === other ? 50 : wins, estimated: false };
};
