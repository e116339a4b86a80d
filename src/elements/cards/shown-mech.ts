import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { lastPartsOf } from '../../rules/campaign/hangar/last-parts.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Mending } from '../../rules/campaign/acts/mending.ts';
import { mendingsOf } from '../../rules/campaign/acts/mending.ts';
import { openGameOf } from '../../rules/campaign/hangar/open-games.ts';
import type { MechId } from '../../rules/campaign/card/names.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';

export interface ShownMech {
  readonly hangar: Hangar;
  readonly running: RunningHangar;
  readonly mech: Mech;
  readonly pilot: Pilot;
  /** Null if it is missing. */
  readonly booklet: Booklet | null;
  /** Flown, and not in an open game. */
  readonly free: boolean;
  readonly mendings: readonly Mending[];
}

/** The data for a 'Mech's page; null if the hangar has no such 'Mech. */
export const shownMech = (hangar: Hangar, running: RunningHangar, id: MechId): ShownMech | null => {
  const mech = hangar.mechs.find((each) => each.id === id);
  const pilot = hangar.pilots.find((each) => each.id === mech?.pilot);
  if (!mech || !pilot) return null;
  const flown = pilot.mech === mech.id;
  return {
    ...{ hangar, running, mech, pilot },
    booklet: running.find(mech.booklet, mech.edition) ?? null,
    free: flown && openGameOf(hangar, pilot.id) === null,
    mendings: flown ? mendingsOf(hangar, pilot.id) : [],
  };
};

/** The 'Mech with its parts after its last game, from the history if the hangar no longer has them. */
export const asItWas = ({ booklet, mech }: ShownMech, past: Hangar | null): Mech =>
  mech.fate && mech.parts.length === 0 && booklet && past
    ? { ...mech, parts: lastPartsOf(past, mech, booklet) }
    : mech;
