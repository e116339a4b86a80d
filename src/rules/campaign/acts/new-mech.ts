import type { Booklet } from '../../booklet/booklet.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import { spend } from './experience.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, mechOfPilot, withMech, withNewMech } from '../hangar/hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { Mech, MechWords } from '../card/mech.ts';
import type { Day, PilotId } from '../card/names.ts';
import { isUsable } from '../card/part.ts';
import { stockpiled } from '../hangar/stockpile.ts';
import type { DeedRule } from './act.ts';
import { itsPilot } from './act.ts';

/** K4: after this many games a pilot may take a new 'Mech; each further game lowers its price by … */
export const GAMES_FOR_NEW = 10;
/** … this much. */
const LESS_PER_GAME = 10;

/** K4: the price of a new 'Mech after this many games in the old one: the printed one, 10 less for
 *  each game after the tenth, never below 0. Hinders if there were too few games. */
export const priceAfter = ({ games }: Pick<Mech, 'games'>, { mech }: Booklet): number =>
  games < GAMES_FOR_NEW
    ? hinder({ kind: 'too few games', games, wanted: GAMES_FOR_NEW })
    : Math.max(0, mech.cost - LESS_PER_GAME * (games - GAMES_FOR_NEW));

/** K4: a pilot gives up the 'Mech for a new one; usable parts of the old one go to the stockpile. */
const newMechTaken = (
  hangar: Hangar,
  id: PilotId,
  words: MechWords,
  on: Day,
  find: FindBooklet,
): Hangar => {
  const old = mechOfPilot(hangar, id);
  const paid = spend(hangar, id, priceAfter(old, mechBooklet(words, find)));
  const given = withMech(paid, old.id, {
    fate: { kind: 'given up', on },
    parts: old.parts.filter((part) => !isUsable(part)),
  });
  const stocked = stockpiled(given, id, old.parts.filter(isUsable));
  return withNewMech(stocked, id, words, null, find);
};

/** A new 'Mech, unnamed, with the booklet and paint of the one that a pilot flies or flew last. */
export const likeTheLast = ({ mechs }: Pick<Hangar, 'mechs'>, id: PilotId): MechWords => {
  const { booklet, edition, paint } = sure(mechs.findLast(({ pilot }) => pilot === id));
  return { booklet, edition, name: '', paint };
};

/** A new 'Mech in place of the present one (K4). */
export const takeNewMech: DeedRule<'take new mech'> = {
  away: itsPilot,
  effect: (hangar, { pilot, mech, on }, find) => newMechTaken(hangar, pilot, mech, on, find),
};
