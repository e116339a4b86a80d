import type { PerspectiveCamera } from 'three';
import { Vector3 } from 'three';
import type { Range } from '../../rules/vocabulary.ts';
import type { Pair } from '../shape/polygons.ts';
import type { CameraView } from './cameras.ts';
import type { Scene, SceneStage } from './scene.ts';

/** What is this far from the middle of the page, aside or up and down, is seen in every window (halves of the page). */
const INSIDE = 0.72;
const UPRIGHT = 0.78;
/** No 'Mech is made smaller than this (of the page's height), whatever it does, nor moved farther from the middle. */
const LEAST: Readonly<Record<Range, number>> = { long: 0.26, medium: 0.51, close: 0.98 };
const MOST_ASIDE = 0.45;
/** Half a head is so wide (meters). */
const HALF_HEAD = 0.5;
const WIDEST_LENS = 75;

/** Places on the page that tell what is done: flashes, what strikes, the middle of what rushes at one, the head. */
export const tellingPlaces = (scene: Scene, stage: SceneStage): readonly Pair[] => {
  const acts = (scene.effects?.(stage) ?? []).flatMap((effect): readonly Pair[] =>
    effect.kind === 'burst'
      ? [stage.onPage(effect.at)]
      : effect.kind === 'rush' || effect.kind === 'cracks'
        ? [effect.centre]
        : [],
  );
  const head = stage.place(['head', 'torso'], [0, 1, 0]);
  return [
    ...acts,
    ...[-HALF_HEAD, HALF_HEAD].map((x) => stage.onPage(head.clone().add(new Vector3(x, 0, 0)))),
  ];
};

/** How far the page has to be moved so that all from `low` to `high` is inside; what is too wide has its middle there. */
const movedBy = (low: number, high: number): number =>
  high > INSIDE && low < -INSIDE
    ? -(low + high) / 2
    : Math.min(0, INSIDE - high) + Math.max(0, -INSIDE - low);

/**
 * The view in which what tells the act is in sight in every window: the camera looks a little to the side, and where
 * that is not enough from farther off, as far as the range allows. Null where nothing has to be done.
 */
export const keptInside = (
  scene: Scene,
  camera: PerspectiveCamera,
  stage: SceneStage,
  range: Range,
): CameraView | null => {
  const places = tellingPlaces(scene, stage);
  const [left, right] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const high = Math.max(...places.map(([, y]) => Math.abs(y)));
  if (left >= -INSIDE && right <= INSIDE && high <= UPRIGHT) return null;
  const [body] = stage.onPage(stage.place('torso'));
  const by = Math.max(
    Math.min(0, -MOST_ASIDE - body),
    Math.min(Math.max(0, MOST_ASIDE - body), movedBy(left, right)),
  );
  const smaller = Math.max(1, (right + by) / INSIDE, -(left + by) / INSIDE, high / UPRIGHT);
  const { framing, fov } = scene.camera;
  const to = new Vector3(...scene.camera.to);
  const half = Math.tan((camera.fov * Math.PI) / 360) * camera.position.distanceTo(to);
  const aside = new Vector3(1, 0, 0).transformDirection(camera.matrixWorld);
  to.addScaledVector(aside, -by * half * camera.aspect);
  const view = { ...scene.camera, to: [to.x, to.y, to.z] as const };
  if (!framing) return { ...view, fov: Math.max(fov, Math.min(WIDEST_LENS, fov * smaller)) };
  const fills = Math.min(framing.fills, Math.max(LEAST[range], framing.fills / smaller));
  return { ...view, framing: { fills, foot: framing.foot + (framing.fills - fills) / 2 } };
};
