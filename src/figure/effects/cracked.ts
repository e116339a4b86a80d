import type { PerspectiveCamera } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { beforeEye } from '../shape/frames.ts';
import type { Pair, Polygons, Triple } from '../shape/polygons.ts';
import type { EffectOf } from './effect.ts';

/** So far before the eye the pane is (meters). */
const AWAY = 1.2;
/** So many cracks go out from where it was struck, of so many pieces each, so wide at first (halves of the page's height). */
const CRACKS = 10;
const PIECES = 6;
const WIDE = 0.008;
/** Round where it was struck it is whole: what struck it is seen there. */
const WHOLE = 0.09;
/** At these pieces, cracks are joined by others across, as often as not. */
const RINGS = [1, 3];

/** A band along a way that comes to a point. */
const sliver = (path: readonly Pair[], [x, y]: Pair): Polygons => ({
  corners: path.flatMap(([u, v], at): Triple[] => {
    const half = WIDE * (1 - at / (path.length - 1)) + 0.0004;
    return [
      [u - x * half, v - y * half, 0],
      [u + x * half, v + y * half, 0],
    ];
  }),
  faces: path.slice(1).map((_, at) => [2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2].toReversed()),
});

/** The pane before one's eyes, struck at a place: thin white cracks outwards, some of them joined. */
export const layCracked = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { centre: [cx, cy] }: EffectOf<'cracks'>,
  random: Chance,
): void => {
  const frame = beforeEye(camera, AWAY);
  const part = mesh.part({ weight: 1 });
  const lay = (of: Polygons): void => mesh.add(of, frame, { part, surface: 'paper' });
  const around = (turn: number, far: number): Pair => [
    cx * camera.aspect + Math.cos(turn) * far,
    cy + Math.sin(turn) * far,
  ];
  const cracks = Array.from({ length: CRACKS }, (_, crack) => {
    const turn = ((crack + (random() - 0.5) * 0.6) / CRACKS) * Math.PI * 2;
    const long = 0.3 + random() ** 1.4;
    const path = Array.from({ length: PIECES + 1 }, (_piece, at) =>
      around(turn + (random() - 0.5) * 0.13, WHOLE + (at / PIECES) * long),
    );
    return { path, turn };
  });
  for (const { path, turn } of cracks) lay(sliver(path, [-Math.sin(turn), Math.cos(turn)]));
  for (const ring of RINGS)
    cracks.forEach(({ path, turn }, at) => {
      const [one, other] = [path[ring], cracks[(at + 1) % CRACKS]?.path[ring]];
      if (one && other && random() < 0.5)
        lay(sliver([one, other], [Math.cos(turn), Math.sin(turn)]));
    });
};
