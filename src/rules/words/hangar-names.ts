import type { Hangar } from '../campaign/hangar/hangar.ts';
import type { MechId, PilotId } from '../campaign/card/names.ts';

/** What a pilot of a hangar is called; the id of one who is not in it. */
export const nameOfPilot = ({ pilots }: Pick<Hangar, 'pilots'>, id: PilotId): string =>
  pilots.find((pilot) => pilot.id === id)?.name ?? id;

/** What a 'Mech of a hangar is called; likewise. */
export const nameOfMech = ({ mechs }: Pick<Hangar, 'mechs'>, id: MechId): string =>
  mechs.find((mech) => mech.id === id)?.name ?? id;
