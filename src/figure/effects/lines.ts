import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { ribbon } from '../shape/polygons.ts';
import type { EffectOf } from './effect.ts';
import { facingFrame, triangle } from '../shape/frames.ts';

/** Lines of speed to a place. */
export const layRush = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { centre: [cx, cy], clear = 0.75, count = 80, thick = 0.013 }: EffectOf<'rush'>,
  random: Chance,
): void => {
  for (let line = 0; line < count; line += 1) {
    const turn = ((line + random() * 0.9) / count) * Math.PI * 2;
    const from = clear * (1 + random() * 0.5);
    const wide = Math.max(0.004, thick * (0.3 + random()));
    const far = 3;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const { aspect } = camera;
    mesh.add(
      triangle(
        [cx + x * from, cy + y * from * aspect, 0],
        [cx + (x - y * wide) * far, cy + (y + x * wide) * far * aspect, 0],
        [cx + (x + y * wide) * far, cy + (y - x * wide) * far * aspect, 0],
      ),
      new Matrix4(),
      { part: 0, surface: 'behind' },
    );
  }
};

/** Lines of speed across the page. */
export const layStreaks = (
  mesh: DrawingMesh,
  { angle, count = 26, centre: [cx, cy] = [0, 0], spread = 1, clear = 0 }: EffectOf<'streaks'>,
  random: Chance,
): void => {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  for (let streak = 0; streak < count; streak += 1) {
    const [run, aside] = [(random() - 0.5) * 2.4, random() - 0.5];
    const off = aside * 2 * (spread - clear) + Math.sign(aside) * clear;
    const long = 0.4 + random() * 1.2;
    const thick = 0.004 + random() * 0.006;
    const [sx, sy] = [cx + x * run - y * off, cy + y * run + x * off];
    mesh.add(
      triangle(
        [sx, sy, 0],
        [sx + x * long - y * thick, sy + y * long + x * thick, 0],
        [sx + x * long + y * thick, sy + y * long - x * thick, 0],
      ),
      new Matrix4(),
      { part: 0, surface: 'behind' },
    );
  }
};

/** Where a page is higher than this, such lines are thicker (meters). */
const SHIMMER_THINS = 13;

/** Wavy lines above what is hot. */
export const layShimmer = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { at, width, height }: EffectOf<'shimmer'>,
  random: Chance,
): void => {
  const frame = facingFrame(camera, at);
  // Far off as thick on the page as nearer by.
  const high = 2 * camera.position.distanceTo(at) * Math.tan((camera.fov * Math.PI) / 360);
  const thick = Math.max(1, high / SHIMMER_THINS);
  for (let line = 0; line < 9; line += 1) {
    const x = ((line + random() * 0.6) / 9 - 0.5) * width;
    const from = random() * height * 0.35;
    const long = height * (0.35 + random() * 0.5);
    const phase = random() * 6;
    const path = Array.from({ length: 15 }, (_, step): Pair => [
      x + Math.sin(step * 0.9 + phase) * 0.13,
      from + (long * step) / 14,
    ]);
    mesh.add(ribbon(path, 0.045 * thick), frame, { part: 0, surface: 'air' });
  }
};

/** Lines along a way, side by side on the page, behind everything. */
export const layTrail = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { path, width, lines = 7 }: EffectOf<'trail'>,
  random: Chance,
): void => {
  // For a way that is before the eye all along: what is behind it would come back mirrored.
  const onPage = (place: Vector3): Triple => {
    const { x, y } = place.project(camera);
    return [x, y, 0];
  };
  for (let line = 0; line < lines; line += 1) {
    const off = ((line + 0.5) / lines - 0.5) * 2 * width + (random() - 0.5) * width * 0.3;
    const first = Math.floor(random() * path.length * 0.4);
    const last = path.length - Math.floor(random() * path.length * 0.06);
    const points = path.slice(first, last);
    const edges = points.map((point, place): readonly [Triple, Triple] => {
      const before = points[Math.max(0, place - 1)] ?? point;
      const after = points[Math.min(points.length - 1, place + 1)] ?? point;
      const aside = new Vector3()
        .crossVectors(after.clone().sub(before), camera.position.clone().sub(point))
        .normalize();
      // As thick on the page wherever it is.
      const away = camera.position.distanceTo(point) / 20;
      const half = (0.012 + (place / points.length) * 0.045) * (1 + random() * 0.1) * away;
      return [
        onPage(point.clone().addScaledVector(aside, off - half)),
        onPage(point.clone().addScaledVector(aside, off + half)),
      ];
    });
    for (let place = 0; place + 1 < edges.length; place += 1) {
      const [[a, b], [c, d]] = [edges[place], edges[place + 1]] as [
        readonly [Triple, Triple],
        readonly [Triple, Triple],
      ];
      mesh.add({ corners: [a, b, d, c], faces: [[0, 1, 2, 3]] }, new Matrix4(), {
        part: 0,
        surface: 'behind',
      });
    }
  }
};

/** A sole: its heel at the origin, its two toes along y (of its length). */
const SOLE: readonly Pair[] = [
  [-0.22, 0],
  [0.22, 0],
  [0.3, 0.5],
  [0.26, 0.94],
  [0.06, 1],
  [0, 0.66],
  [-0.06, 1],
  [-0.26, 0.94],
  [-0.3, 0.5],
];

/** Two black prints of feet on the ground, side by side, their toes forward. */
export const layPrints = (mesh: DrawingMesh, { at, towards, size }: EffectOf<'prints'>): void => {
  const way = towards.clone().setY(0).normalize();
  const aside = new Vector3(way.z, 0, -way.x);
  for (const side of [1, -1])
    mesh.add(
      {
        corners: SOLE.map(([x, y]): Triple => {
          const place = at
            .clone()
            .addScaledVector(aside, (x * 1.6 + side * 0.75) * size)
            .addScaledVector(way, (y * 1.9 + side * 0.2) * size);
          return [place.x, 0.03, place.z];
        }),
        // The two toes apart: a face without a bend inward each.
        faces: [
          [0, 1, 2, 5, 8],
          [2, 3, 4, 5],
          [5, 6, 7, 8],
        ],
      },
      new Matrix4(),
      { part: 0, surface: 'ink' },
    );
};
