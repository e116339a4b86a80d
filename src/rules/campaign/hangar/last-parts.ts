import type { Booklet } from '../../booklet/booklet.ts';
import type { Hangar } from './hangar.ts';
import { gamesOf } from './hangar.ts';
import { fighterPlace } from '../history/game.ts';
import type { Mech } from '../card/mech.ts';
import type { Part } from '../card/part.ts';
import { partsOf, wornBy } from '../card/part.ts';

/** The parts of a 'Mech after its last game (K8), with all criticals of that time. Games do not
 *  keep who the parts came from. Empty if the history has no game of it. */
export const lastPartsOf = (
  hangar: Pick<Hangar, 'history'>,
  { id }: Pick<Mech, 'id'>,
  booklet: Booklet,
): readonly Part[] => {
  const last = gamesOf(hangar).findLast(({ muster }) => fighterPlace(muster, { mech: id }) >= 0);
  const stand = last?.stand.fighters[fighterPlace(last.muster, { mech: id })];
  return stand ? wornBy(partsOf(booklet, id), stand.criticals) : [];
};
