import { Vector3 } from 'three';
import type { Effect } from '../effects/effect.ts';
import type { LightName } from './lights.ts';
import type { Mouth, Scene, SceneStage } from './scene.ts';
import { flipped, flippedName, otherSide } from './postures.ts';

const flippedAt = ({ x, y, z }: Vector3): Vector3 => new Vector3(-x, y, z);

const flippedMouth = (mouth: Mouth): Mouth => ({
  ...mouth,
  at: flippedAt(mouth.at),
  way: flippedAt(mouth.way),
});

/** The stage as a mirror shows it: what is planned on it is laid on the other side. */
const flippedStage = (on: SceneStage): SceneStage => ({
  figure: on.figure,
  place: (bones, at = [0, 0, 0]) =>
    flippedAt(
      on.place(
        typeof bones === 'string' ? flippedName(bones) : bones.map(flippedName),
        flipped(at),
      ),
    ),
  muzzles: (weapon) => on.muzzles(weapon).map(flippedMouth),
  jets: on.jets.map(flippedMouth),
  onPage: (at) => {
    const [x, y] = on.onPage(flippedAt(at));
    return [-x, y];
  },
});

const flippedEffect = (effect: Effect): Effect => {
  switch (effect.kind) {
    case 'burst':
    case 'debris':
    case 'shimmer':
      return { ...effect, at: flippedAt(effect.at) };
    case 'smoke':
      return { ...effect, at: flippedAt(effect.at), way: flipped(effect.way) };
    case 'beam':
    case 'bolt':
    case 'shells':
    case 'missile':
      return { ...effect, from: flippedAt(effect.from), to: flippedAt(effect.to) };
    case 'jet':
      return { ...effect, from: flippedAt(effect.from), way: flippedAt(effect.way) };
    case 'rush':
    case 'cracks':
      return { ...effect, centre: [-effect.centre[0], effect.centre[1]] };
    case 'streaks': {
      const { angle, centre: [x, y] = [0, 0] } = effect;
      return { ...effect, angle: 180 - angle, centre: [-x, y] };
    }
    case 'trail':
      return { ...effect, path: effect.path.map(flippedAt) };
    case 'prints':
      return { ...effect, at: flippedAt(effect.at), towards: flippedAt(effect.towards) };
    case 'mirror':
      return effect;
  }
};

const OTHER_LIGHT: Partial<Readonly<Record<LightName, LightName>>> = {
  'raking from the left': 'raking from the right',
  'raking from the right': 'raking from the left',
};

/** The scene with all that happens in it, its cover, its light and its moon, on the other side; a gun that is held stays on its own. */
export const wholeOtherSide = (scene: Scene): Scene => {
  const { cover, effects, light, shows, stance } = scene;
  const other = otherSide(scene);
  return {
    ...other,
    stance: {
      ...other.stance,
      aims: (other.stance.aims ?? []).map((aim, at) =>
        aim.what === 'gun' ? (stance.aims?.[at] ?? aim) : aim,
      ),
    },
    ...(cover ? { cover: { ...cover, at: flipped(cover.at) } } : {}),
    ...(shows ? { shows: { ...shows, at: [-shows.at[0], shows.at[1]] } } : {}),
    ...(light ? { light: OTHER_LIGHT[light] ?? light } : {}),
    ...(effects ? { effects: (on) => effects(flippedStage(on)).map(flippedEffect) } : {}),
  };
};
