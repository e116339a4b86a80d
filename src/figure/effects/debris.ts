import { Vector3 } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { frameMatrix } from '../shape/frame-matrix.ts';
import { loft } from '../shape/polygons.ts';
import type { EffectOf } from './effect.ts';

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
