import type { Battle } from '../../rules/battle/battle.ts';
import { anybodyCanHit } from '../../rules/battle/dead-turn.ts';

const known = new WeakMap<Battle, boolean>();

/** Whether nobody can be hit in the next turn of a battle, whatever is called; worked out once. */
export const isDeadTurn = (battle: Battle): boolean => {
  const dead = known.get(battle) ?? !anybodyCanHit(battle);
  known.set(battle, dead);
  return dead;
};
