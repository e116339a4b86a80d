import type { PerspectiveCamera } from 'three';
import type { Hour, Sky } from '../../rules/booklet/picture-sky.ts';
import type { Range } from '../../rules/vocabulary.ts';
import type { Choices } from '../body/choices.ts';
import type { Effect } from '../effects/effect.ts';
import { laySmoke } from '../effects/smoke.ts';
import { layPatches } from '../land/patches.ts';
import { layCountry } from '../land/scenery.ts';
import { behind, laySetting, roomBeside } from '../land/setting.ts';
import { layCloudBars, laySight, laySky } from '../land/sky.ts';
import type { Scene, SceneStage } from './scene.ts';
import { chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';

/** What is behind the 'Mech on a picture: of a page also when it is, and from which range it is seen. */
interface Backdrop {
  readonly choices: Pick<Choices, 'place' | 'world'>;
  readonly scene: Scene;
  readonly effects: readonly Effect[];
  /** The 'Mech as it stood before it suffered anything: that changes nothing behind it. */
  readonly stage: SceneStage;
  readonly sky: Sky | null;
  readonly page: { readonly hour: Hour; readonly range: Range } | null;
  readonly seed: number;
}

/** So many shadows of clouds are on the ground beside those of a range: the barer the sky, the more. */
const PATCHES: Readonly<Record<Hour, number>> = {
  ...{ moon: 0, stars: 0, rain: 0 },
  ...{ dusk: 1, overcast: 1, smoke: 4, noon: 6 },
};

/** And so many of a range. */
const PATCHES_FROM: Readonly<Record<Range, number>> = { long: 6, medium: 0, close: -1 };

/** Lays country, sky, place and what is far off, the same each time for the same seed. */
export const layBackdrop = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { choices, scene, effects, stage, sky, page, seed }: Backdrop,
): void => {
  const { world, place } = choices;
  layCountry(mesh, camera, {
    ...{ world, seed, sky, strips: scene.strips ?? 3 },
    ...{ height: scene.height ?? 1, rocks: scene.rocks ?? 14 },
  });
  const chest = stage.place('torso');
  const [across] = stage.onPage(chest);
  const { shows } = scene;
  const sight = shows?.beside
    ? { ...shows, at: [shows.at[0] + across, shows.at[1]] as const }
    : shows;
  if (sky) laySky(mesh, camera, sky, { seed: seed + 3, sight });
  if (sight) laySight(mesh, camera, sight, seed + 4);
  if (!page) return;
  const { hour, range } = page;
  // Bars and lines of speed together would be a grid.
  const isFast = effects.some(({ kind }) => kind === 'rush' || kind === 'streaks');
  if ((hour === 'dusk' || hour === 'overcast') && !isFast)
    layCloudBars(mesh, camera, {
      ...{ hour, seed: seed + 8 },
      head: stage.onPage(stage.place(['head', 'torso'], [0, 1.4, 0])),
    });
  const many = PATCHES_FROM[range] + PATCHES[hour];
  layPatches(mesh, camera, { seed: seed + 9, stands: chest, many });
  laySetting(mesh, camera, {
    ...{ setting: place, across, clear: clearOf(stage, across), seed: seed + 6 },
    night: sky !== null,
    horizon: world.horizon ?? 'flat',
  });
  if (hour === 'smoke') layFire(mesh, camera, across, seed + 10);
};

/** So far to both sides of the chest, and of head and feet, nothing behind the 'Mech is black (of half the page's width). */
const [CLEAR, MARGIN] = [0.42, 0.12] as const;
const ENDS = ['head', 'pelvis', 'shin left', 'shin right', 'foot left', 'foot right'];

/** From where to where across the page nothing behind the 'Mech is black. */
export const clearOf = (stage: SceneStage, across: number): readonly [number, number] => {
  const ends = ENDS.map((bone) => stage.onPage(stage.place(bone))[0]);
  return [
    Math.min(across - CLEAR, ...ends.map((x) => x - MARGIN)),
    Math.max(across + CLEAR, ...ends.map((x) => x + MARGIN)),
  ];
};

/** Something far off that burns, on the side of the page where there is room. */
const layFire = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  across: number,
  seed: number,
): void => {
  const random = chance(seed);
  const side = roomBeside(across, random);
  const at = behind(camera, across + side * (0.5 + random() * 0.2), 70);
  const base = at.distanceTo(camera.position) - 70;
  const lean = behind(camera, across + side, 70)
    .sub(at)
    .normalize();
  const blown = 0.15 + random() * 0.3;
  laySmoke(
    mesh,
    {
      ...{ kind: 'smoke', at: at.setY(4), size: 6 + base * 0.06, puffs: 34 },
      ...{ way: [lean.x * blown, 1, lean.z * blown], length: 70 + base },
      ...{ grow: 2.2, dark: true, tight: 0.9 },
    },
    random,
  );
};
