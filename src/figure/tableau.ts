import type { PerspectiveCamera } from 'three';
import { Matrix4, Vector3 } from 'three';
import type { Booklet } from '../rules/booklet/booklet.ts';
import type { Wear } from '../rules/words/wear.ts';
import type { Hand } from './body/skeleton.ts';
import { COVER } from '../rules/booklet/picture-name.ts';
import { skyOf } from '../rules/booklet/picture-sky.ts';
import { layCover } from './land/cover.ts';
import { DrawingMesh } from './shape/drawing-mesh.ts';
import { layEffects } from './effects/effects.ts';
import type { Figure } from './body/figure.ts';
import { cameraOf } from './scenes/cameras.ts';
import type { Muzzle } from './body/fixing.ts';
import { layFootfall } from './land/footfall.ts';
import { foregroundOf, layForeground } from './land/foreground.ts';
import { layLandmarks } from './land/landmarks.ts';
import { lightOf } from './scenes/lights.ts';
import type { Tableau } from './ink/page.ts';
import type { Triple } from './shape/polygons.ts';
import { sizeOn, sized } from './body/proportions.ts';
import type { Mouth, SceneStage } from './scenes/scene.ts';
import type { Subject } from './scenes/scenes.ts';
import { planOf, sceneFor } from './scenes/scenes.ts';
import { layCountry } from './land/scenery.ts';
import { laySight, laySky } from './land/sky.ts';
import { strike } from './body/stance.ts';
import { wornScene } from './scenes/worn.ts';

/** The scene of a subject, played: the 'Mech in its stance, who looks, and what happens; `unhurt` is the figure before it was. */
export const stageScene = (
  booklet: Booklet,
  figure: Figure,
  subject: Subject,
  aspect: number,
  wear: Wear | null = null,
  unhurt: Figure = figure,
) => {
  const plan = planOf(booklet, figure, subject);
  const asPlanned = sceneFor(subject, plan);
  const scene = wornScene(asPlanned, wear, figure);
  const bones = strike(figure, scene.stance);
  // What it has suffered moves nobody who looks.
  const standing = wear ? strike(unhurt, asPlanned.stance) : bones;
  const camera = cameraOf(scene.camera, aspect, unhurt, standing);
  const stage = stageOf(figure, bones, camera);
  return { bones, camera, effects: scene.effects?.(stage) ?? [], plan, scene, stage };
};

/** The arms that are gone on a page: one that its scene cannot do without is still there, and hurt. */
export const goneOn = (
  booklet: Booklet,
  figure: Figure,
  subject: Subject,
  wear: Wear | null,
): readonly Hand[] => {
  const needs = wear?.gone ? sceneFor(subject, planOf(booklet, figure, subject)).needs : [];
  return (wear?.gone ?? []).filter((side) => !needs?.includes(`arm ${side}`));
};

/** Sets up the picture of a subject: the figure in its stance, the country, and what happens. */
export const setUp = (
  booklet: Booklet,
  figure: Figure,
  subject: Subject,
  aspect: number,
  wear: Wear | null = null,
  unhurt: Figure = figure,
): Tableau => {
  const { bones, camera, effects, plan, scene, stage } = stageScene(
    booklet,
    figure,
    subject,
    aspect,
    wear,
    unhurt,
  );
  const mesh = new DrawingMesh(1);
  const sky = subject === COVER ? (scene.sky ?? null) : skyOf(booklet, subject);
  const seed = figure.choices.seed + (subject === COVER ? 0 : subject.number) * 101;
  layCountry(mesh, camera, {
    world: figure.choices.world,
    seed,
    strips: scene.strips ?? 3,
    height: scene.height ?? 1,
    rocks: scene.rocks ?? 14,
    sky,
  });
  if (sky) laySky(mesh, camera, sky, seed + 3);
  if (scene.shows) laySight(mesh, camera, scene.shows, seed + 4);
  layLandmarks(mesh, camera, {
    horizon: figure.choices.world.horizon ?? 'flat',
    night: sky !== null,
    seed: seed + 5,
  });
  layFootfall(mesh, figure, bones, seed + 11);
  const foreground =
    subject === COVER
      ? scene.foreground
      : foregroundOf(subject.picture, subject.range, plan.variant);
  if (foreground) layForeground(mesh, camera, foreground, seed + 13);
  if (scene.cover)
    layCover(
      mesh,
      scene.cover.of ?? figure.choices.world.cover,
      { ...scene.cover, seed },
      { figure, bones },
    );
  const moving = layEffects(mesh, camera, effects, seed + 7);
  const chest = stage.place('torso');
  return {
    figure: figure.mesh,
    scene: mesh,
    moving,
    bones: [new Matrix4(), ...figure.bones.map(({ name }) => bones.get(name) as Matrix4)],
    camera,
    ...lightOf(scene.light ?? 'upper left', camera, chest, effects),
    night: sky !== null,
    middle: chest.clone().setY(Math.max(4, chest.y * 0.8)),
    reach: 9,
    chestDepth: scene.chestDepth ?? 13,
    hatchWidth: scene.hatch ?? 4.2,
    widths: [3.1, 1.15, 0.6],
  };
};

const stageOf = (
  figure: Figure,
  bones: ReadonlyMap<string, Matrix4>,
  camera: PerspectiveCamera,
): SceneStage => {
  const on = (bone: string, at: Triple): Vector3 =>
    new Vector3(...at).applyMatrix4(bones.get(bone) as Matrix4);
  const place = (names: string | readonly string[], at: Triple = [0, 0, 0]): Vector3 => {
    const name = (typeof names === 'string' ? [names] : names).find((each) => bones.has(each));
    const bone = name ?? 'torso';
    return on(bone, sized(at, sizeOn(figure.choices, bone)));
  };
  const inWorld = ({ bone, at, towards, ...mouth }: Muzzle): Mouth => ({
    ...mouth,
    at: on(bone, at),
    way: new Vector3(...towards).transformDirection(bones.get(bone) as Matrix4),
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
