import type { Hangar } from '../campaign/hangar/hangar.ts';
import type { MechId, PilotId } from '../campaign/card/names.ts';
import type { Fighter } from '../campaign/history/game.ts';
import { isMember } from '../campaign/history/game.ts';
import type { Named } from './tell.ts';
import { possessive } from './tell.ts';

/** What a pilot of a hangar is called; the id of one who is not in it. */
export const nameOfPilot = ({ pilots }: Pick<Hangar, 'pilots'>, id: PilotId): string =>
  pilots.find((pilot) => pilot.id === id)?.name ?? id;

/** What a 'Mech of a hangar is called; likewise. */
export const nameOfMech = ({ mechs }: Pick<Hangar, 'mechs'>, id: MechId): string =>
  mechs.find((mech) => mech.id === id)?.name ?? id;

/** What somebody who fights in a game is called, and the 'Mech; of a foe's that is its designation: `Gil's GRF-1N`. */
export const namesOfFighter = (
  hangar: Pick<Hangar, 'pilots' | 'mechs'>,
  fighter: Fighter,
): Named =>
  isMember(fighter)
    ? { pilot: nameOfPilot(hangar, fighter.pilot), mech: nameOfMech(hangar, fighter.mech) }
    : { pilot: fighter.foe, mech: `${possessive(fighter.foe)} ${fighter.booklet.toUpperCase()}` };
