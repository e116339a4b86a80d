import type { PlayingOn } from '../../offline/fights/played-on.ts';
import type { Both } from '../../rules/battle/battle.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import { handOf } from '../../rules/fight/hands.ts';
import type { Analysed } from './analysed.ts';

export const handsOf = ({
  pilots: [lone = 0, rival = 1],
  standing: { save },
}: Analysed): Both<SeatHand> => ({
  lone: handOf(save.chooses?.[lone]),
  rival: handOf(save.chooses?.[rival]),
});

/**
 * All pilots of a battle that is played on: these two hands, and the others as before. A computer pilot that
 * takes over a seat gets its own name unless that name is taken.
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
