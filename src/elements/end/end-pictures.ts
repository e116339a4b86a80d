import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import { viewScreen } from '../../rules/booklet/booklet.ts';
import { sure } from '../../rules/sure.ts';
import { ESCAPE_SCREEN } from '../../rules/vocabulary.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { wrecked } from '../../rules/words/wrecked.ts';
import { lastScreenOf, wornIn, lying } from '../turn/facts/account.ts';
import type { Ending } from './ending.ts';
import { fallen, lastOf } from './ending.ts';

/** A window at the end. */
export interface ShownEnd {
  readonly pilot: string;
  /** The turn it went out in; null if it did not. */
  readonly turn: number | null;
  readonly booklet: Booklet;
  readonly screen: ViewScreen | null;
  readonly wear: Wear | null;
}

/**
 * Pictures of the end: the wreck of each 'Mech that fell, page 29 for each that escaped, and the last view of one
 * whose pilot bailed out; if no one is out, the last view of all.
 */
export const endPictures = (ending: Ending): readonly ShownEnd[] =>
  fallen(ending).map((pilot) => {
    const { fought, mech, seat, turn } = lastOf(ending, pilot);
    const battle = sure(fought.battles.at(-1));
    const seen = lastScreenOf(battle, fought.exchanges, seat);
    const { booklet } = mech;
    const wear = wornIn(battle, seat);
    const of = { booklet, pilot: ending.names[pilot]?.pilot ?? '', turn };
    if (mech.out === 'fell') return { ...of, screen: lying(booklet) ?? seen, wear: wrecked(wear) };
    if (mech.out === 'escaped') return { ...of, screen: viewScreen(booklet, ESCAPE_SCREEN), wear };
    return { ...of, screen: seen, wear };
  });

/** Most windows in a row. */
const IN_A_ROW = 3;

/** Rows needed for a number of windows, and windows in each. */
export const windowsOf = (many: number): readonly [rows: number, inRow: number] => {
  const rows = Math.ceil(many / IN_A_ROW);
  return [rows, Math.ceil(many / rows)];
};
