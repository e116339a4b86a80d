import type { PictureKind } from '../../rules/booklet/picture-kinds.ts';
import { isPictureKind } from '../../rules/booklet/picture-kinds.ts';
import type { ScenePlan, Scene } from './scene.ts';
import { FIRING } from './firing.ts';
import { JUMPING } from './jumping.ts';
import { MOVING } from './moving.ts';
import { seenAgain } from './postures.ts';
import { FIRING_BY_RANGE } from './standing-fire.ts';
import { STRIKING } from './striking.ts';
import { STRUCK } from './struck.ts';

const SCENES: Readonly<Record<PictureKind, (plan: ScenePlan) => Scene>> = {
  ...MOVING,
  ...JUMPING,
  ...STRIKING,
  ...FIRING,
  ...STRUCK,
};

/** These see to it themselves: what is fired is aimed from where one stands. */
const BY_THEMSELVES: ReadonlySet<string> = new Set([
  'ducking',
  'sidestepping',
  ...Object.keys(FIRING),
]);

/** The scene of a picture's kind; a kind that nobody knows is a 'Mech that stands and looks. */
export const sceneOf = (picture: string, plan: ScenePlan): Scene => {
  if (isPictureKind(picture)) {
    const scene = SCENES[picture](plan);
    return BY_THEMSELVES.has(picture) ? scene : seenAgain(plan, scene);
  }
  return plan.weapons.length > 0 ? FIRING_BY_RANGE[plan.range](plan) : SCENES['cooling-down'](plan);
};
