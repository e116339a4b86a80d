import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Sky } from '../../rules/booklet/picture-sky.ts';
import type { Chance } from '../shape/chance.ts';
import { chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { facingFrame, halfAt, triangle } from '../shape/frames.ts';
import { cloudOutline, horizonOn } from './horizon.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { circle, flat } from '../shape/polygons.ts';

/** Farther than all hills (meters). */
const AWAY = 690;

/** Lays what a black sky shows on the page, the same each time for the same seed; no moon beside a `sight`. */
export const laySky = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  sky: Sky,
  { seed, sight = null }: { readonly seed: number; readonly sight?: SkySight | null | undefined },
): void => {
  const page: SkyPage = { mesh, camera, part: mesh.part({ weight: 0 }), random: chance(seed) };
  if (sky === 'rain') return layRain(page);
  layStars(page, sky === 'stars' || sight ? 60 : 22);
  layNightClouds(page, sky === 'moon' ? 3 : 2 + Math.floor(page.random() * 3));
  if (sky === 'moon' && !sight) layMoon(page);
};

/** Where a sky is laid: all of its white is one part of the drawing. */
interface SkyPage {
  readonly mesh: DrawingMesh;
  readonly camera: PerspectiveCamera;
  readonly part: number;
  readonly random: Chance;
}

/** A place far off that stands at a place of the page, −1 to 1. */
const farAt = (camera: PerspectiveCamera, [x, y]: Pair, away: number): Vector3 => {
  const half = halfAt(camera, 1);
  return new Vector3(x * half * camera.aspect, y * half, -1)
    .multiplyScalar(away)
    .applyMatrix4(camera.matrixWorld);
};

/** A sheet at a place of the page, in halves of its height, white or black, farther than all but the sky. */
const laySheet = (
  { mesh, camera, part }: SkyPage,
  outline: readonly Pair[],
  { at, nearer = 0, surface = 'paper' }: { at: Pair; nearer?: number; surface?: 'paper' | 'ink' },
): void => {
  const away = AWAY - nearer;
  const size = halfAt(camera, away);
  mesh.add(
    flat(outline),
    facingFrame(camera, farAt(camera, at, away)).multiply(new Matrix4().makeScale(size, size, 1)),
    { part: surface === 'ink' ? 0 : part, surface },
  );
};

/** What is large in the sky: a sun or a moon, or lightning. */
export interface SkySight {
  readonly kind: 'disc' | 'lightning';
  /** Its middle on the page, −1 to 1; of lightning where it begins. */
  readonly at: Pair;
  /** Its radius in halves of the page's height, or how long lightning is. */
  readonly radius: number;
  /** Its place across the page counts from the 'Mech's own. */
  readonly beside?: true;
}

/** Lays what is large in the sky, the same each time for the same seed. */
export const laySight = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { kind, at, radius }: SkySight,
  seed: number,
): void => {
  const page: SkyPage = { mesh, camera, part: mesh.part({ weight: 1 }), random: chance(seed) };
  if (kind === 'lightning') return layLightning(page, at, radius);
  laySheet(page, circle(radius, 120), { at, nearer: 40 });
};

/** A bolt from a cloud to the horizon, with branches. */
const layLightning = (page: SkyPage, [x, y]: Pair, long: number): void => {
  const { random } = page;
  const bolt = (from: Pair, length: number, wide: number, lean: number, steps: number): Pair[] => {
    const path: Pair[] = [from];
    for (let step = 1; step <= steps; step += 1) {
      const [u, v] = path.at(-1) as Pair;
      const down = (length / steps) * (0.7 + random() * 0.6);
      path.push([u + (random() - 0.5) * down * 1.7 + lean * down, v - down]);
    }
    const side = path.map(([u, v], step): Pair => [u + wide * (1 - step / steps), v - wide * 0.3]);
    laySheet(page, [...path, ...side.toReversed().slice(1)], { at: [0, 0], nearer: 60 });
    return path;
  };
  const trunk = bolt([x, y], long, 0.05, -0.2, 9);
  for (const step of [2, 4, 6])
    bolt(trunk[step] as Pair, long * 0.35, 0.02, step % 4 === 0 ? 1 : -1, 5);
};

/** A moon with its dark seas, cut by the shadow on one side. */
const layMoon = (page: SkyPage): void => {
  const { random } = page;
  const side = random() < 0.5 ? -1 : 1;
  const at: Pair = [side * (0.5 + random() * 0.16), 0.62 + random() * 0.14];
  const radius = 0.17 + random() * 0.1;
  laySheet(page, circle(radius, 40), { at, nearer: 20 });
  const lay = (outline: readonly Pair[]): void =>
    laySheet(page, outline, { at, nearer: 30, surface: 'ink' });
  lay(circle(radius * 0.9, 40, [radius * 0.62 * side, -radius * 0.3]));
  for (const [x, y, size] of [
    [-0.5, 0.25, 0.12],
    [-0.3, -0.35, 0.08],
    [-0.62, -0.12, 0.05],
  ] as const)
    lay(circle(radius * size, 40, [x * radius * side, y * radius]));
};

/** Stars with four points, few of them large, fewer the lower on the page. */
const layStars = (page: SkyPage, count: number): void => {
  const { random } = page;
  for (let star = 0; star < count; star += 1) {
    const at: Pair = [(random() - 0.5) * 2, 1 - random() ** 1.4 * 1.6];
    const long = 0.005 + random() ** 6 * 0.035;
    const short = 0.0022 + long * 0.16;
    laySheet(
      page,
      Array.from({ length: 8 }, (_, step): Pair => {
        const turn = (step / 8) * Math.PI * 2;
        const reach = step % 2 === 1 ? short : step % 4 === 0 ? long * 0.8 : long * 1.2;
        return [Math.cos(turn) * reach, Math.sin(turn) * reach];
      }),
      { at },
    );
  }
};

/** Clouds with light on their heads alone: the white of each shows over a black one before it. */
const layNightClouds = (page: SkyPage, count: number): void => {
  const { random } = page;
  for (let cloud = 0; cloud < count; cloud += 1) {
    const at: Pair = [
      ((cloud + 0.5) / count - 0.5) * 2.2 + (random() - 0.5) * 0.5,
      0.3 + random() * 0.5,
    ];
    const outline = cloudOutline(0.28 + random() * 0.3, random);
    layLined(page, outline, at, cloud);
  }
};

/** An outline in white, and over it the same in black, a little smaller and farther from its heads. */
const layLined = (page: SkyPage, outline: readonly Pair[], [x, y]: Pair, order: number): void => {
  laySheet(page, outline, { at: [x, y], nearer: 4 + order * 4 });
  const heads = outline.some(([, up]) => up > 0.001) ? 1 : -1;
  laySheet(
    page,
    outline.map(([u, v]): Pair => [u * 0.88 + 0.04, v * 0.56 - heads * 0.01]),
    { at: [x, y], nearer: 6 + order * 4, surface: 'ink' },
  );
};

/** A bank of clouds along the head of the page, and rain that falls aslant from it. */
const layRain = (page: SkyPage): void => {
  const { mesh, random } = page;
  for (let cloud = 0; cloud < 5; cloud += 1)
    layLined(
      page,
      cloudOutline(0.4 + random() * 0.25, random).map(([x, y]): Pair => [x, -y]),
      [((cloud + 0.5) / 5 - 0.5) * 2.3, 0.98 - random() * 0.14],
      cloud,
    );
  const lean = random() < 0.5 ? -0.34 : 0.34;
  for (let drop = 0; drop < 130; drop += 1) {
    const [x, y] = [(random() - 0.5) * 2.6, 1.1 - random() * 2];
    const long = 0.1 + random() ** 2 * 0.4;
    const half = 0.002 + random() ** 2 * 0.006;
    const foot: Triple = [x + long * lean, y - long, 0];
    mesh.add(
      triangle([x, y, 0], [foot[0] - half, foot[1], 0], [foot[0] + half, foot[1], 0]),
      new Matrix4(),
      {
        part: 0,
        surface: 'behind',
      },
    );
  }
};

/** So far to both sides of the head no bar of cloud is behind it and what is below it (of half the page's width). */
const ROOM = 0.4;

/**
 * Lays bars of cloud that taper, black, of very different width, the widest towards the head of the page; at dusk they
 * are few and have a low sun below them. None is behind the 'Mech, whose `head` is at a place of the page, −1 to 1.
 */
export const layCloudBars = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { hour, seed, head: [across, high] }: { hour: 'dusk' | 'overcast'; seed: number; head: Pair },
): void => {
  const random = chance(seed);
  const page: SkyPage = { mesh, camera, part: mesh.part({ weight: 0.5 }), random };
  const up = new Vector3(0, 1, 0).transformDirection(camera.matrixWorldInverse);
  const tilt = Math.atan2(-up.x, up.y);
  const level = ([x, y]: Pair): Pair => [
    x * Math.cos(tilt) - y * Math.sin(tilt),
    x * Math.sin(tilt) + y * Math.cos(tilt),
  ];
  const line = horizonOn(camera);
  const isDusk = hour === 'dusk';
  if (isDusk) {
    const radius = 0.22 + random() * 0.18;
    const x = across + (across > 0 ? -1 : 1) * (0.5 + random() * 0.3);
    laySheet(page, circle(radius, 90), {
      at: [x, line + radius * (0.4 + random() * 0.5)],
      nearer: 8,
    });
  }
  const bars = isDusk ? 6 : 9;
  const from = line + (isDusk ? 0.08 : 0.3);
  for (let bar = 0; bar < bars; bar += 1) {
    const share = (bar + random() * 0.8) / bars;
    const y = from + (1.12 - from) * share;
    const most = isDusk ? 0.012 + 0.06 * share ** 2 : 0.012 + 0.085 * share ** 2.4;
    const thick = most * (0.3 + 2.4 * random() ** 2);
    const half = 0.25 + random() * 0.8 + share * 0.6;
    const aside = (random() - 0.5) * 2.2;
    const isOver = y - thick > high + 0.12;
    const x = isOver ? aside : across + (aside > 0 ? 1 : -1) * (ROOM + half);
    const edges = Array.from({ length: 15 }, (_, step) => {
      const along = step / 14;
      const wide = Math.sin(Math.PI * along) ** 0.7 * thick;
      const at = x + (along * 2 - 1) * half;
      return {
        upper: y + wide * (0.5 + random() * 0.25),
        lower: y - wide * (0.3 + random() * 0.3),
        at,
      };
    });
    const outline = [
      ...edges.map(({ at, lower }): Pair => [at, lower]),
      ...edges.toReversed().map(({ at, upper }): Pair => [at, upper]),
    ];
    laySheet(page, outline.map(level), { at: [0, 0], nearer: 30, surface: 'ink' });
  }
};
