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

/** All that the page of a 'Mech is drawn from. */
export interface ShownMech {
  readonly hangar: Hangar;
  readonly running: RunningHangar;
  readonly mech: Mech;
  readonly pilot: Pilot;
  /** Null where it is not there. */
  readonly booklet: Booklet | null;
  /** It is flown, and its pilot away from games. */
  readonly free: boolean;
  readonly mendings: readonly Mending[];
}

/** A 'Mech of a hangar as its page shows it; null where there is none of that name. */
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

/** The 'Mech with its parts as its last game left them, where a hangar does not keep them any more. */
export const asItWas = ({ booklet, mech }: ShownMech, past: Hangar | null): Mech =>
  mech.fate && mech.parts.length === 0 && booklet && past
    ? { ...mech, parts: lastPartsOf(past, mech, booklet) }
    : mech;
