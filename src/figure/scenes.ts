import type { Plan, Scene } from './scene.ts';
import { FIRING, FIRING_BY_RANGE } from './scenes/firing.ts';
import { MOVING } from './scenes/moving.ts';
import { STRIKING } from './scenes/striking.ts';
import { STRUCK } from './scenes/struck.ts';

const SCENES: Readonly<Record<string, (plan: Plan) => Scene>> = {
  ...MOVING,
  ...STRIKING,
  ...FIRING,
  ...STRUCK,
};

/** The scene of a picture's kind; a kind that nobody knows is a 'Mech that stands and looks. */
export const sceneOf = (picture: string, plan: Plan): Scene => {
  const known = SCENES[picture];
  if (known) return known(plan);
  return plan.weapons.length > 0
    ? FIRING_BY_RANGE[plan.range](plan)
    : (SCENES['cooling-down'] as (plan: Plan) => Scene)(plan);
};

/** The kinds that are known by name; `firing-…` with a weapon of the card is known besides. */
export const KNOWN_PICTURES: readonly string[] = Object.keys(SCENES);
