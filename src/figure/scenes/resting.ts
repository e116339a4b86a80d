import { Vector3 } from 'three';
import { mixed, oneOfEach } from '../../rules/booklet/dealing.ts';
import type { Effect } from '../effects/effect.ts';
import type { SkySight } from '../land/sky.ts';
import { seenFrom } from './cameras.ts';
import { wholeOtherSide } from './mirrored.ts';
import { ARMS_READY, guns, STAND } from './postures.ts';
import type { Scene, ScenePlan, SceneStage } from './scene.ts';

/** How a 'Mech rests far off: framed so, and so far off the middle of the page, away from the moon (meters). */
interface Rest {
  readonly framing: readonly [fills: number, foot: number];
  readonly aside: number;
}
const RESTS: readonly Rest[] = [
  { framing: [0.37, 0.2], aside: 3.2 },
  { framing: [0.345, 0.28], aside: 5.2 },
  { framing: [0.375, 0.08], aside: 1.2 },
  { framing: [0.355, 0.13], aside: 5.8 },
];

/** Its dark side is before the moon, its lit one before the night. */
const MOONS: readonly SkySight[] = [
  { kind: 'disc', at: [0.42, 0.3], radius: 0.3, beside: true },
  { kind: 'disc', at: [0.56, -0.06], radius: 0.44, beside: true },
];
/** By this salt no two of the game's own booklets rest alike. */
const REST = 12349;

/** White steam out of the vents of both shoulders. */
const steam = (on: SceneStage, size: number, length: number): Effect[] =>
  [1, -1].map((side) => ({
    kind: 'smoke',
    at: on.place('torso', [1.5 * side, 1.8, -1]),
    size,
    puffs: 26,
    way: [0.5 * side, 1, -0.2],
    length: length * (side > 0 ? 1 : 0.9),
    grow: 1.4,
    white: true,
  }));

/** Steam and hot air over its back. */
const heat = (on: SceneStage, size: number, length: number, height: number): readonly Effect[] => [
  ...steam(on, size, length),
  {
    kind: 'shimmer',
    at: on.place('torso', [0, 2.3, -1]).add(new Vector3(0, 1.6, 0)),
    ...{ width: 4.6, height },
  },
];

const COMMON = { rests: true, height: 1.5, rocks: 20 } as const;

/** Far off before a moon, its head sunk on its chest: on which side, how near and how large a moon is the 'Mech's own. */
const farOff = ({ figure }: ScenePlan): Scene => {
  const [{ framing, aside }, shows, isFlipped] = oneOfEach(
    mixed(figure.choices.seed, REST),
    RESTS,
    MOONS,
    [false, true],
  );
  const scene: Scene = {
    ...COMMON,
    stance: {
      joints: {
        ...STAND,
        ...ARMS_READY,
        torso: [18, 8, 4],
        head: [34, -6, 0],
        'fore right': [40, -10, 0],
        'arm left': [8, 0, 12],
        'fore left': [10, 0, 0],
        'arm right': [4, 0, 12],
      },
      turn: [0, -26, 0],
      aims: guns(figure, [6, -9, 12], [-8, -8, 12], [-7, -3, 12]),
    },
    camera: seenFrom('far off on the ground', { framing, to: [aside, 6, 0], roll: -6 }),
    light: 'raking from the left',
    shows,
    chestDepth: 24,
    hatch: 3.3,
    effects: (on) => heat(on, 2, 13, 3.6),
  };
  return isFlipped ? wholeOtherSide(scene) : scene;
};

const nearBy = ({ figure }: ScenePlan): Scene => {
  const scene: Scene = {
    ...COMMON,
    stance: {
      joints: {
        ...STAND,
        ...ARMS_READY,
        torso: [8, 10, 0],
        head: [12, 10, 0],
        'fore right': [40, -10, 0],
      },
      turn: [0, 20, 0],
      aims: guns(figure, [5, 0, 9], [-7, 0, 8], [-9, -2, 6]),
    },
    camera: seenFrom('before it', { round: 9, framing: [0.68, 0.1] }),
    light: 'raking from the right',
    chestDepth: 13,
    hatch: 4.2,
    effects: (on) => heat(on, 0.55, 4.2, 3.4),
  };
  return mixed(figure.choices.seed, REST) % 2 === 1 ? wholeOtherSide(scene) : scene;
};

/** It stands and cools. */
export const coolingDown = (plan: ScenePlan): Scene =>
  plan.range === 'long' ? farOff(plan) : nearBy(plan);
