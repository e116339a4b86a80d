import type { Battle } from '../battle/battle.ts';
import { onlyOpenManeuver } from '../battle/open-maneuvers.ts';
import { QUIET_TURNS } from '../vocabulary.ts';
import type { TurnInProgress } from './turn.ts';

/** Whether nobody who fights has a choice: the numbers are called as the turn begins. */
const allBound = (battle: Battle): boolean =>
  battle.seats.every(({ out }, seat) => out !== null || onlyOpenManeuver(battle, seat));

/**
 * Whether a draw may be claimed (D15): while the pilots choose, or, where neither has a choice, until it
 * is decided that nobody leaves.
 */
export const mayClaim = ({
  battle,
  turn,
}: {
  readonly battle: Battle;
  readonly turn: TurnInProgress;
}): boolean => {
  const open = turn.kind === 'choosing' || (!turn.decided && allBound(battle));
  return open && battle.quiet >= QUIET_TURNS;
};
