import type { Hangar } from '../campaign/hangar/hangar.ts';
import type { MechId, PilotId } from '../campaign/card/names.ts';
import type { Fighter, Foe } from '../campaign/history/game.ts';
import { isMember } from '../campaign/history/game.ts';
import type { Named } from './tell.ts';
import { possessive } from './tell.ts';

/** The name of a pilot; the id if the hangar does not have that pilot. */
export const nameOfPilot = ({ pilots }: Pick<Hangar, 'pilots'>, id: PilotId | null): string =>
  pilots.find((pilot) => pilot.id === id)?.name ?? id ?? '';

/** The name of a 'Mech, likewise; of a foe's wreck with whose it was: `Gil's Griffin`. */
export const nameOfMech = ({ mechs }: Pick<Hangar, 'mechs'>, id: MechId): string => {
  const { fate, name = id } = mechs.find((mech) => mech.id === id) ?? {};
  return fate?.kind === 'wreck' ? `${possessive(fate.foe)} ${name}` : name;
};

/** The names of a fighter and the 'Mech; a foe's 'Mech goes by its wreck, if there is one of its kind: `Gil's Griffin`, `Gil's GRF-1N`. */
export const namesOfFighter = (
  hangar: Pick<Hangar, 'pilots' | 'mechs'>,
  fighter: Fighter,
): Named =>
  isMember(fighter)
    ? { pilot: nameOfPilot(hangar, fighter.pilot), mech: nameOfMech(hangar, fighter.mech) }
    : { pilot: fighter.foe, mech: `${possessive(fighter.foe)} ${wreckLike(hangar, fighter)}` };

const wreckLike = ({ mechs }: Pick<Hangar, 'mechs'>, { booklet }: Foe): string =>
  mechs.find(({ fate, ...mech }) => fate?.kind === 'wreck' && mech.booklet === booklet)?.name ??
  booklet.toUpperCase();
