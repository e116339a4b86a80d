import type { Battle } from '../../rules/battle/battle.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../rules/battle/orders.ts';
import { calling } from '../../rules/fight/progress.ts';
import { sure } from '../../rules/sure.ts';
import type { SealedTurn } from './seal.ts';
import { drawOf } from './seal.ts';

/**
 * What a computer pilot does where nobody could think for it: one of its open maneuvers, as likely as any other, by
 * its seed and the occasion.
 */
export const unthoughtOrder = (battle: Battle, seed: string, at: SealedTurn): SeatOrder => {
  const open = openManeuvers(battle, at.seat);
  const { console } = sure(open[Math.floor(drawOf(seed, at) * open.length)]);
  return calling(battle, at.seat, console);
};
