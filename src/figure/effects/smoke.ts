import { Vector3 } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { frameMatrix } from '../shape/frames.ts';
import type { Polygons, Triple } from '../shape/polygons.ts';
import { dome, loft } from '../shape/polygons.ts';
import type { EffectOf } from './effect.ts';

/** Lobes of a puff, and how far from its middle they bulge (of its radius). */
const LOBES = 9;
const BULGE = 0.62;
const LOBE_RADIUS = 0.5;

/** What a puff is made from, and the way from its middle to each corner. */
const BALL = dome(1, { from: -90, rings: 14, sides: 24 });
const RAYS = BALL.corners.map((corner) => new Vector3(...corner).normalize());
const LEAST_REACH = 0.72;

/** Where a ray from the middle leaves a lobe that bulges along `lobe`; 0 where it misses it. */
const reachOf = (ray: Vector3, lobe: Vector3): number => {
  const along = ray.dot(lobe);
  const square = along * along - lobe.lengthSq() + LOBE_RADIUS ** 2;
  return square > 0 ? along + Math.sqrt(square) : 0;
};

/** A puff of smoke: a ball of balls, so that its edge curls. */
const puffOf = (radius: number, random: Chance): Polygons => {
  const lobes = Array.from({ length: LOBES }, (_, lobe) => {
    const height = 1 - ((lobe + random()) / LOBES) * 2;
    const turn = lobe * 2.4 + random();
    const flat = Math.sqrt(Math.max(0, 1 - height * height));
    return new Vector3(Math.cos(turn) * flat, height, Math.sin(turn) * flat).multiplyScalar(
      BULGE * (0.85 + random() * 0.3),
    );
  });
  const corners = RAYS.map((ray): Triple => {
    let reach = LEAST_REACH;
    for (const lobe of lobes) reach = Math.max(reach, reachOf(ray, lobe));
    return [ray.x * radius * reach, ray.y * radius * reach, ray.z * radius * reach];
  });
  return { ...BALL, corners };
};

/** Puffs along a way, of one outline together. */
export const laySmoke = (
  mesh: DrawingMesh,
  {
    at,
    size,
    puffs,
    way,
    length,
    grow = 0,
    dark = false,
    white = false,
    tight = 1.5,
  }: EffectOf<'smoke'>,
  random: Chance,
): void => {
  const part = mesh.part({ angle: -0.8, spacing: 1.1, smoke: true, weight: 0.85 });
  for (let puff = 0; puff < puffs; puff += 1) {
    const far = puff / puffs;
    const middle = at
      .clone()
      .addScaledVector(new Vector3(...way), far * length)
      .add(
        new Vector3(random() - 0.5, random() - 0.5, random() - 0.5).multiplyScalar(size * tight),
      );
    const radius = size * (0.3 + 0.5 * random() ** 1.5) * (grow ? 0.4 + far * grow : 1);
    mesh.add(
      puffOf(radius, random),
      frameMatrix([middle.x, middle.y, middle.z], [random() * 90, random() * 90, 0]),
      { part, surface: white ? 'paper' : 'smoke', crease: 34, tone: dark ? 0.3 : 0 },
    );
  }
};

/** Splinters and stones in the air. */
export const layDebris = (
  mesh: DrawingMesh,
  { at, reach, count, size = 0.22 }: EffectOf<'debris'>,
  random: Chance,
): void => {
  for (let piece = 0; piece < count; piece += 1) {
    // Away from where it burst: what is struck stays seen.
    const way = new Vector3(random() - 0.5, (random() - 0.38) * 0.9, random() - 0.8).normalize();
    const place = at.clone().addScaledVector(way, reach * (0.5 + random() * 0.75));
    place.y = Math.max(0.1, place.y);
    const large = size * (0.3 + random() ** 2 * 1.4);
    mesh.add(
      loft([
        [-large * 0.4, large, large * 1.4, large * 0.2],
        [large * 0.3, large * (1.2 + random()), large * 0.8, large * 0.3, large * 0.3],
      ]),
      frameMatrix([place.x, place.y, place.z], [random() * 360, random() * 360, random() * 360]),
      { part: mesh.part({ angle: -0.7 + (random() - 0.5), spacing: 0.8 }), crease: 10 },
    );
  }
};
