import type { Range } from '../rules/vocabulary.ts';
import { VIEW_SCREENS } from '../rules/vocabulary.ts';
import type { ForgedCell } from './cell.ts';
import type { BarePage } from './pages.ts';

/** Pages that a rule names, or to which one place of the table leads: they get no second view (F16). */
const SINGLE: readonly number[] = [17, 29, 31, 49];

interface Laid {
  readonly pages: ReadonlyMap<number, BarePage>;
  readonly cells: readonly ForgedCell[];
}

/** The page without a hit that most cells lead to at a range; the first in a tie. */
const mostSeen = ({ pages, cells }: Laid, range: Range): number => {
  const seen = new Map<number, number>();
  for (const { screen } of cells) seen.set(screen, (seen.get(screen) ?? 0) + 1);
  return VIEW_SCREENS.filter(
    (number) =>
      pages.get(number)?.range === range &&
      pages.get(number)?.score === undefined &&
      !SINGLE.includes(number),
  ).reduce((one, other) => ((seen.get(other) ?? 0) > (seen.get(one) ?? 0) ? other : one));
};

/** Turns each page without cells into a second view of the most frequent page of its range (F16),
 *  and gives it every second cell of that page: the game is the same, the picture another. */
export const withSecondViews = (laid: Laid): Laid =>
  VIEW_SCREENS.filter((number) => !laid.cells.some(({ screen }) => screen === number)).reduce(
    ({ pages, cells }: Laid, number): Laid => {
      const page = pages.get(number);
      if (!page) return { pages, cells };
      const seen = mostSeen({ pages, cells }, page.range);
      const view = pages.get(seen) ?? page;
      let met = 0;
      return {
        pages: new Map([...pages, [number, view]]),
        cells: cells.map((cell) =>
          cell.screen === seen && (met += 1) % 2 === 0 ? { ...cell, screen: number } : cell,
        ),
      };
    },
    laid,
  );
