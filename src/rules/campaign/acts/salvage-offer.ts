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

/** A part of a wreck as it is offered to one who picks. */
export interface SalvageOffer extends Salvage {
  /** It would mend the own 'Mech (K6). */
  readonly mends: boolean;
  /** So many of its like are in the own stockpile. */
  readonly kept: number;
}

/** What a weapon, its rack or its ammunition belongs to (K10). */
const OF_WEAPONS: readonly Category[] = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/**
 * The parts of a wreck, in the order in which a pilot looks for them: what mends the own 'Mech, weapons, the
 * rest; else as its booklet has them.
 */
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
