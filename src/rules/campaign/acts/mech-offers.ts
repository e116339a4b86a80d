import type { Booklet } from '../../booklet/booklet.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { leftToSpend } from './experience.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechOf, pilotOf } from '../hangar/hangar.ts';
import type { MoneyHindrance } from '../card/hindrance.ts';
import type { Mech } from '../card/mech.ts';
import { GAMES_FOR_NEW, priceAfter } from './new-mech.ts';
import type { PilotId } from '../card/names.ts';
import { lostMech } from './replacement.ts';

/** The price of a new 'Mech for a pilot today (K4). */
export interface Price {
  readonly booklet: Booklet;
  /** In experience; the printed price until the pilot has enough games. */
  readonly price: number;
  /** Why it cannot be taken; null if it can. */
  readonly shut: MoneyHindrance | null;
}

/** The prices of new 'Mechs for a pilot today, by the games in the 'Mech flown or lost (K4). */
export const pricesToday = (
  hangar: Hangar,
  id: PilotId,
  booklets: readonly Booklet[],
): readonly Price[] => {
  const pilot = pilotOf(hangar, id);
  const old = pilot.mech === null ? lostMech(hangar, id) : mechOf(hangar, pilot.mech);
  const left = leftToSpend(pilot);
  return booklets.map((booklet) => {
    const { games } = old;
    if (games < GAMES_FOR_NEW)
      return {
        booklet,
        price: booklet.mech.cost,
        shut: { kind: 'too few games', games, wanted: GAMES_FOR_NEW },
      };
    const price = priceAfter(old, booklet);
    return {
      booklet,
      price,
      shut: left < price ? { kind: 'too little experience', left, price } : null,
    };
  });
};

/** Whether a booklet can replace a lost 'Mech (K10): the same one, or one of its tonnage. */
export const replaces = (
  lost: Mech,
  { id, tonnage }: { readonly id: string; readonly tonnage: number },
  find: FindBooklet,
): boolean => id === lost.booklet || tonnage === find(lost.booklet, lost.edition)?.mech.tonnage;
