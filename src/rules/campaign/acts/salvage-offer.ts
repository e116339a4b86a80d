import type { Category } from '../../vocabulary.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { pilotOf } from '../hangar/hangar.ts';
import type { PilotId } from '../card/names.ts';
import { whyNotInstead } from '../card/part.ts';
import { categoryOf } from '../card/part-category.ts';
import { wouldMend } from './repair.ts';
import type { Salvage } from './salvage.ts';
import type { Wreck } from './settling.ts';
import { partsOfWreck } from './salvage.ts';

export interface SalvageOffer extends Salvage {
  /** It would mend the pilot's 'Mech (K6). */
  readonly mends: boolean;
  /** How many of the same part the pilot's stockpile has. */
  readonly kept: number;
}

/** Of weapons, their racks and ammunition (K10). */
const OF_WEAPONS: readonly Category[] = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** The parts of a wreck for a pilot: first those that mend the 'Mech, then weapons, then the rest;
 *  otherwise in the order of the booklet. */
export const salvageOffers = (
  hangar: Hangar,
  id: PilotId,
  wreck: Pick<Wreck, 'mech'>,
): readonly SalvageOffer[] => {
  const { stockpile } = pilotOf(hangar, id);
  const rank = ({ mends, part }: SalvageOffer): number => {
    const category = categoryOf(part.name);
    return mends ? 0 : category !== null && OF_WEAPONS.includes(category) ? 1 : 2;
  };
  return partsOfWreck(hangar, wreck)
    .map(({ part, shut }): SalvageOffer => ({
      part,
      shut,
      mends: shut === null && wouldMend(hangar, id, part),
      kept: stockpile.filter((own) => whyNotInstead(own, part) === null).length,
    }))
    .toSorted((one, other) => rank(one) - rank(other));
};
