import type { PerspectiveCamera } from 'three';
import { Matrix4, Vector3 } from 'three';
import type { Booklet } from '../rules/booklet/booklet.ts';
import type { Wear } from '../rules/words/wear.ts';
import type { Hand } from './body/skeleton.ts';
import { hourOf, skyOf } from '../rules/booklet/picture-sky.ts';
import { layCover } from './land/cover.ts';
import { DrawingMesh } from './shape/drawing-mesh.ts';
import { layEffects } from './effects/effects.ts';
import type { Figure } from './body/figure.ts';
import type { CameraView } from './scenes/cameras.ts';
import { cameraOf } from './scenes/cameras.ts';
import { keptInside, tellingPlaces } from './scenes/kept-inside.ts';
import type { Muzzle } from './body/fixing.ts';
import { layFootfall } from './land/footfall.ts';
import { foregroundOf, layForeground, placesHidden } from './land/foreground.ts';
import { lightOf } from './scenes/lights.ts';
import type { Tableau } from './ink/page.ts';
import type { Pair, Triple } from './shape/polygons.ts';
import { sizeOn, sized } from './body/proportions.ts';
import type { Mouth, SceneStage } from './scenes/scene.ts';
import type { Subject } from './scenes/scenes.ts';
import { RIVAL, rivalScene } from './scenes/duel.ts';
import { planOf, sceneFor } from './scenes/scenes.ts';
import { layBackdrop } from './scenes/backdrop.ts';
import { eachCorner, strike } from './body/stance.ts';
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
  const plan = planOf(booklet, figure, subject, unhurt);
  const asPlanned = sceneFor(subject, plan);
  const scene = wornScene(asPlanned, wear, figure);
  const bones = strike(figure, scene.stance);
  // What it has suffered moves nobody who looks.
  const standing = wear ? strike(unhurt, asPlanned.stance) : bones;
  const seenBy = (view: CameraView) => {
    const camera = cameraOf(view, aspect, unhurt, standing);
    return { camera, unmoved: stageOf(unhurt, standing, camera) };
  };
  const first = seenBy(scene.camera);
  const inside =
    typeof subject === 'string'
      ? null
      : keptInside(asPlanned, first.camera, first.unmoved, subject.range);
  const { camera, unmoved } = inside ? seenBy(inside) : first;
  const stage = stageOf(figure, bones, camera);
  const effects = scene.effects?.(stage) ?? [];
  return { bones, camera, effects, plan, planned: asPlanned, scene, stage, standing, unmoved };
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

/** The other 'Mech of a duel's cover, and what it has suffered. */
export interface Rival {
  readonly figure: Figure;
  readonly wear: Wear | null;
}

/** The other of a duel as it stands in the picture of the first, and what happens to it. */
export const stageRival = ({ figure, wear }: Rival, camera: PerspectiveCamera) => {
  const scene = wornScene(rivalScene(figure), wear, figure);
  const aside = new Matrix4().makeTranslation(...RIVAL.at);
  const bones = new Map(
    [...strike(figure, scene.stance)].map(([name, bone]) => [name, aside.clone().multiply(bone)]),
  );
  return { figure, bones, effects: scene.effects?.(stageOf(figure, bones, camera)) ?? [] };
};

/** World matrices by bone number: the first is the world itself. */
const bonesOf = (figure: Figure, bones: ReadonlyMap<string, Matrix4>): readonly Matrix4[] => [
  new Matrix4(),
  ...figure.bones.map(({ name }) => bones.get(name) as Matrix4),
];

/** What a foreground may hide of its 'Mech, and of which bones; one of so many triangles is looked at. */
const MOST_HIDDEN = 0.03;
const BODY = /^(?:pelvis|torso|head|(?:thigh|shin) (?:left|right))$/;
const LOOKED_AT = 31;

/** Places on the page all over the body of a 'Mech, without its arms and feet. */
const bodyOn = (
  figure: Figure,
  bones: ReadonlyMap<string, Matrix4>,
  camera: PerspectiveCamera,
): readonly Pair[] => {
  const places: Pair[] = [];
  const visit = (at: Vector3): void => {
    const { x, y } = at.project(camera);
    places.push([x, y]);
  };
  eachCorner(figure, bones, visit, { of: (bone) => BODY.test(bone), each: 3 * LOOKED_AT });
  return places;
};

/** Sets up the picture of a subject: the figure in its stance, the country, and what happens; with a rival the cover of a duel. */
export const setUp = (
  booklet: Booklet,
  figure: Figure,
  subject: Subject,
  aspect: number,
  wear: Wear | null = null,
  unhurt: Figure = figure,
  rival: Rival | null = null,
): Tableau => {
  const staged = stageScene(booklet, figure, subject, aspect, wear, unhurt);
  const { bones, camera, planned, scene, stage, standing, unmoved } = staged;
  const other = rival && stageRival(rival, camera);
  const effects = [...staged.effects, ...(other?.effects ?? [])];
  const mesh = new DrawingMesh(1);
  const seed = figure.choices.seed + (typeof subject === 'string' ? 0 : subject.number) * 101;
  const page =
    typeof subject === 'string' ? null : { hour: hourOf(booklet, subject), range: subject.range };
  const sky = typeof subject === 'string' ? (scene.sky ?? null) : skyOf(booklet, subject);
  const { choices } = figure;
  layBackdrop(mesh, camera, { choices, scene, effects, stage: unmoved, sky, page, seed });
  const chest = stage.place('torso');
  layFootfall(mesh, figure, bones, seed + 11);
  if (other) layFootfall(mesh, other.figure, other.bones, seed + 12);
  const foreground =
    typeof subject === 'string' ? scene.foreground : foregroundOf(booklet, subject, choices.seed);
  if (foreground) {
    const lay = (on: DrawingMesh, hand: -1 | 1): void =>
      layForeground(on, camera, foreground, seed + 13, hand);
    const body = bodyOn(unhurt, standing, camera);
    const telling = tellingPlaces(planned, unmoved);
    const tried = ([1, -1] as const).map((hand) => {
      const trial = new DrawingMesh(1);
      lay(trial, hand);
      const act = placesHidden(trial, camera, telling);
      return { hand, act, hidden: placesHidden(trial, camera, body) / body.length };
    });
    const [best] = tried.toSorted((a, b) => a.act - b.act || a.hidden - b.hidden);
    // On the side where it hides less; what would hide the act, the head or the body on either is not there.
    if (!page) lay(mesh, 1);
    else if (best && best.act === 0 && best.hidden <= MOST_HIDDEN) lay(mesh, best.hand);
  }
  if (scene.cover)
    layCover(
      mesh,
      scene.cover.of ?? figure.choices.world.cover,
      { ...scene.cover, seed },
      { figure, bones },
    );
  const moving = layEffects(mesh, camera, effects, seed + 7);
  return {
    figure: figure.mesh,
    scene: mesh,
    moving,
    bones: bonesOf(figure, bones),
    ...(other && {
      second: {
        figure: other.figure.mesh,
        bones: bonesOf(other.figure, other.bones),
        tone: RIVAL.tone,
      },
    }),
    camera,
    ...lightOf(scene.light ?? 'upper left', camera, chest, effects),
    night: sky !== null,
    middle: chest.clone().setY(Math.max(4, chest.y * 0.8)),
    // The shadows of two are farther apart.
    reach: other ? 16 : 9,
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
