import type { Battle } from '../../rules/battle/battle.ts';
import { anybodyCanHit } from '../../rules/battle/dead-turn.ts';

const known = new WeakMap<Battle, boolean>();

/** Nobody can be hit in the next turn, whatever is called. Computed once for each battle. */
export const isDeadTurn = (battle: Battle): boolean => {
  const dead = known.get(battle) ?? !anybodyCanHit(battle);
  known.set(battle, dead);
  return dead;
};
