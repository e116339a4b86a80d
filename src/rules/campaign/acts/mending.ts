import type { Hangar } from '../hangar/hangar.ts';
import type { PilotId } from '../card/names.ts';
import { criticalsOf, whyNotInstead } from '../card/part.ts';
import type { Repair } from './repair.ts';
import { repairsOf } from './repair.ts';

/** A hurt part, what its pilot's stockpile has for it (K6), and others who could give or trade one (K7). */
export interface Mending extends Repair {
  /** Active pilots with one that fits and is less hurt. */
  readonly others: readonly PilotId[];
}

/** One for each hurt part of a pilot's 'Mech; empty without a 'Mech. */
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
