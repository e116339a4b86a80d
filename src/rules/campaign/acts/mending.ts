import type { Hangar } from '../hangar/hangar.ts';
import type { PilotId } from '../card/names.ts';
import { criticalsOf, whyNotInstead } from '../card/part.ts';
import type { Repair } from './repair.ts';
import { repairsOf } from './repair.ts';

/** A hurt part, what the own stockpile has for it (K6), and who else could give or trade one (K7). */
export interface Mending extends Repair {
  /** Who flies and has one that fits and is less hurt, in their order. */
  readonly others: readonly PilotId[];
}

/** What would mend a pilot's 'Mech, hurt part by hurt part; none without a 'Mech. */
export const mendingsOf = (hangar: Hangar, id: PilotId): readonly Mending[] =>
  repairsOf(hangar, id).map((repair) => ({
    ...repair,
    others: hangar.pilots
      .filter(
        (other) =>
          other.id !== id &&
          !other.end &&
          other.stockpile.some(
            (part) =>
              whyNotInstead(part, repair.part) === null &&
              criticalsOf(part) < criticalsOf(repair.part),
          ),
      )
      .map((other) => other.id),
  }));
