import type { PlayingOn } from '../../offline/fights/played-on.ts';
import type { Both } from '../../rules/battle/battle.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import { handOf } from '../../rules/fight/hands.ts';
import type { Analysed } from './analysed.ts';

/** Whose hands the two of a battle were in. */
export const handsOf = ({
  pilots: [lone = 0, rival = 1],
  standing: { save },
}: Analysed): Both<SeatHand> => ({
  lone: handOf(save.chooses?.[lone]),
  rival: handOf(save.chooses?.[rival]),
});

/**
 * All pilots of a fight that is played on: the two in these hands, the others in those they were in. A computer pilot
 * that takes a seat over goes by its own name, unless somebody has it.
 */
export const takenOver = (
  { pilots: [lone = 0, rival = 1], standing: { names, save } }: Analysed,
  hands: Both<SeatHand>,
): PlayingOn['pilots'] =>
  names.map(({ pilot: name }, pilot) => {
    const was = handOf(save.chooses?.[pilot]);
    const hand = pilot === lone ? hands.lone : pilot === rival ? hands.rival : was;
    const isNamed = names.some((other, at) => at !== pilot && other.pilot === hand);
    return { hand, name: hand === 'person' || hand === was || isNamed ? name : hand };
  });
