import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import type { Booklet, ViewScreen } from '../rules/booklet/booklet.ts';
import { variantOf } from '../rules/booklet/picture-kinds.ts';
import type { Wear } from '../rules/words/wear.ts';
import { layCover } from './cover.ts';
import { DrawingMesh } from './drawing-mesh.ts';
import { layEffects } from './effects.ts';
import type { Figure } from './figure.ts';
import type { Muzzle } from './fixing.ts';
import type { Tableau } from './page.ts';
import type { Triple } from './polygons.ts';
import type { Mouth, ScenePlan, Scene, SceneStage } from './scene.ts';
import { sceneOf } from './scenes.ts';
import { layCountry } from './scenery.ts';
import { strike } from './stance.ts';
import { weaponsIn } from './weapons-named.ts';
import { wornScene } from './worn.ts';

/** The scene of a view screen, played: the 'Mech in its stance, who looks, and what happens. */
export const stageScene = (
  booklet: Booklet,
  figure: Figure,
  screen: ViewScreen,
  aspect: number,
  wear: Wear | null = null,
) => {
  const plan = planOf(booklet, figure, screen);
  const scene = wornScene(sceneOf(screen.picture, plan), wear, figure);
  const bones = strike(figure, scene.stance);
  const camera = cameraOf(scene, aspect);
  const stage = stageOf(figure, bones, camera);
  return { bones, camera, effects: scene.effects?.(stage) ?? [], plan, scene, stage };
};

/** Sets up the picture of a view screen: the figure in its stance, the country, and what happens. */
export const setUp = (
  booklet: Booklet,
  figure: Figure,
  screen: ViewScreen,
  aspect: number,
  wear: Wear | null = null,
): Tableau => {
  const { bones, camera, effects, scene, stage } = stageScene(
    booklet,
    figure,
    screen,
    aspect,
    wear,
  );
  const mesh = new DrawingMesh(1);
  const seed = figure.choices.seed + screen.number * 101;
  layCountry(mesh, camera, {
    world: figure.choices.world,
    seed,
    strips: scene.strips ?? 3,
    height: scene.height ?? 1,
    rocks: scene.rocks ?? 14,
  });
  if (scene.cover) layCover(mesh, figure.choices.world.cover, { ...scene.cover, seed });
  layEffects(mesh, camera, effects, seed + 7);
  const chest = stage.place('torso');
  return {
    figure: figure.mesh,
    scene: mesh,
    bones: [new Matrix4(), ...figure.bones.map(({ name }) => bones.get(name) as Matrix4)],
    camera,
    light: new Vector3(...(scene.light ?? [-0.55, 0.75, 0.5])),
    middle: chest.setY(Math.max(4, chest.y * 0.8)),
    reach: 9,
    chestDepth: scene.chestDepth ?? 13,
    hatchWidth: scene.hatch ?? 4.2,
    widths: [3.1, 1.15, 0.6],
  };
};

const cameraOf = (
  { camera: { at, to, fov, roll = 0 } }: Scene,
  aspect: number,
): PerspectiveCamera => {
  const camera = new PerspectiveCamera(fov, aspect, 0.2, 900);
  const turn = (roll * Math.PI) / 180;
  camera.position.set(...at);
  camera.up.set(Math.sin(turn), Math.cos(turn), 0);
  camera.lookAt(...to);
  camera.updateMatrixWorld();
  return camera;
};

const stageOf = (
  figure: Figure,
  bones: ReadonlyMap<string, Matrix4>,
  camera: PerspectiveCamera,
): SceneStage => {
  const place = (names: string | readonly string[], at: Triple = [0, 0, 0]): Vector3 => {
    const name = (typeof names === 'string' ? [names] : names).find((each) => bones.has(each));
    return new Vector3(...at).applyMatrix4(bones.get(name ?? 'torso') as Matrix4);
  };
  const inWorld = ({ bone, at, towards, aimed }: Muzzle): Mouth => ({
    at: place(bone, at),
    way: new Vector3(...towards).transformDirection(bones.get(bone) as Matrix4),
    aimed,
  });
  return {
    figure,
    place,
    muzzles: (weapon) => (figure.muzzles.get(weapon) ?? []).map(inWorld),
    jets: figure.jets.map(inWorld),
    onPage: (at) => {
      const { x, y } = at.clone().project(camera);
      return [x, y];
    },
  };
};

const planOf = (booklet: Booklet, figure: Figure, screen: ViewScreen): ScenePlan => ({
  figure,
  range: screen.range,
  variant: variantOf(booklet, screen),
  weapons: weaponsIn(
    screen,
    figure.choices.mounts.map(({ weapon }) => weapon),
  ),
});
