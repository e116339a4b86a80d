import type { Triple } from '../shape/polygons.ts';
import { bonesOf } from './fire.ts';
import type { Scene, ScenePlan } from './scene.ts';
import { isMirrored } from './staging.ts';

/** No knee is straighter than this (degrees). */
const LEAST_BEND = 4;
/** The knee behind gives, unless it kneels; the one in front is stretched (degrees); each foot is leveled by as much. */
const GIVES = 26;
const KNEELS = 60;
const STRETCHED = 6;

/** The side that fires, positive on the right; neither where both do. */
const sideOf = (bones: readonly string[]): -1 | 0 | 1 =>
  bones.every((bone) => bone.endsWith('right'))
    ? 1
    : bones.every((bone) => bone.endsWith('left'))
      ? -1
      : 0;

/**
 * The scene of a 'Mech that stands and fires, the shot gone through its back: the hip to the side that fires, the
 * shoulders thrown back against it, the weight on the leg behind, both soles on the ground.
 */
export const recoiling = (plan: ScenePlan, scene: Scene): Scene => {
  const { figure, weapons } = plan;
  const joints = scene.stance.joints ?? {};
  const saidOf = (bone: string): Triple => {
    const said = joints[bone] ?? joints[bone.split(' ')[0] ?? ''] ?? 0;
    return typeof said === 'number' ? [said, 0, 0] : [...said];
  };
  const turned = (bone: string, by: Triple): Record<string, Triple> => {
    const [x, y, z] = saidOf(bone);
    return { [bone]: [x + by[0], y + by[1], z + by[2]] };
  };
  // The weapon stays on its own arm where its page is staged on the other side.
  const side = sideOf(bonesOf(figure, weapons)) * (isMirrored(plan) ? -1 : 1);
  const [behind, front] =
    saidOf('thigh right')[0] < saidOf('thigh left')[0]
      ? (['right', 'left'] as const)
      : (['left', 'right'] as const);
  const tilt = behind === 'right' ? -1 : 1;
  const gives = saidOf(`shin ${behind}`)[0] > KNEELS ? 0 : GIVES;
  const stretched = Math.min(STRETCHED, saidOf(`shin ${front}`)[0] - LEAST_BEND);
  return {
    ...scene,
    stance: {
      ...scene.stance,
      joints: {
        ...joints,
        ...turned('pelvis', [-4, side * 10, tilt * -7]),
        ...turned('torso', [-15, side * -16, tilt * 13]),
        ...turned('head', [10, side * 10, tilt * -5]),
        ...turned(`thigh ${behind}`, [-4, 4, 8]),
        ...turned(`shin ${behind}`, [gives, 0, 0]),
        ...turned(`foot ${behind}`, [gives, 0, -8]),
        ...turned(`thigh ${front}`, [4, 0, 6]),
        ...turned(`shin ${front}`, [-stretched, 0, 0]),
        ...turned(`foot ${front}`, [-6 - stretched, 0, -6]),
      },
    },
  };
};
