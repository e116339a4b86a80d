import { Matrix4 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { flat } from '../shape/polygons.ts';
import type { EffectOf } from './effect.ts';
import { acrossPage, facingFrame, triangle } from '../shape/frames.ts';

/** The rays of a star go round behind what it is on (meters). */
const BEHIND = 7;

/** A star of layers facing whoever looks, and rays that are seen round the 'Mech, not on it. */
export const layBurst = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { at, size, points = 13, nearer = 0.3, roll = 0.3 }: EffectOf<'burst'>,
  random: Chance,
): void => {
  const sight = at.clone().sub(camera.position);
  const away = sight.length();
  sight.normalize();
  const star = (
    long: number,
    short: number,
    off: number,
    surface: 'ink' | 'paper',
    weight = 1,
  ): void => {
    const outline = Array.from({ length: points * 2 }, (_, index): Pair => {
      const turn = (index / points / 2) * Math.PI * 2;
      const reach =
        index % 2 === 1 ? short * (0.85 + random() * 0.3) : long * (0.62 + random() * 0.6);
      return [Math.cos(turn) * reach, Math.sin(turn) * reach];
    });
    mesh.add(flat(outline), facingFrame(camera, at.clone().addScaledVector(sight, -off), roll), {
      part: surface === 'ink' ? 0 : mesh.part({ weight }),
      surface,
    });
  };
  star(size, size * 0.45, nearer, 'paper');
  star(size * 0.66, size * 0.34, nearer + 0.02, 'ink');
  star(size * 0.52, size * 0.26, nearer + 0.04, 'paper', 0);
  const frame = facingFrame(camera, at.clone().addScaledVector(sight, BEHIND));
  // As large on the page as where the star is.
  const scale = 1 + BEHIND / away;
  frame.multiply(new Matrix4().makeScale(scale, scale, scale));
  for (let spike = 0; spike < 26; spike += 1) {
    const turn = ((spike + random() * 0.8) / 26) * Math.PI * 2;
    const from = size * (1 + random() * 0.35);
    const to = from + size * (0.3 + random() * 1.1);
    const thick = size * (0.012 + random() * 0.03);
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    mesh.add(
      triangle(
        [x * from - y * thick, y * from + x * thick, 0],
        [x * from + y * thick, y * from - x * thick, 0],
        [x * to, y * to, 0],
      ),
      frame,
      { part: 0, surface: 'air' },
    );
  }
};

/** How wide a flame is at a part of its length, of its widest. */
const widthAt = (far: number): number =>
  far < 0.16 ? 0.5 + (far / 0.16) * 0.5 : ((1 - far) / 0.84) ** 0.75;

/** A flame along y: ragged tongues on both sides, all blown the same way, and a tip. */
const flameOutline = (size: number, length: number, tongues: number, random: Chance): Pair[] => {
  const edge = (side: 1 | -1): Pair[] => {
    const points: Pair[] = [[side * size * widthAt(0), 0]];
    for (let tongue = 1; tongue <= tongues; tongue += 1) {
      const far = (tongue - 0.25 + random() * 0.3 + (side > 0 ? 0.18 : 0)) / (tongues + 1.2);
      const before = Math.max(0.14, far - 0.8 / (tongues + 1.2));
      points.push(
        [side * size * widthAt(before) * 1.02, before * length],
        [side * size * widthAt(far) * (1.12 + random() * 0.3), (far + 0.03) * length],
        [side * size * widthAt(far) * 0.62, (far - 0.06) * length],
      );
    }
    return points;
  };
  return [...edge(1), [(random() - 0.5) * size * 0.3, length], ...edge(-1).toReversed()];
};

/** A flame that turns about its axis to the camera: a white body, black fire in it, a white core. */
export const layJet = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { from, way, length, size }: EffectOf<'jet'>,
  random: Chance,
): void => {
  const frame = acrossPage(camera, from, way);
  const layer = (outline: readonly Pair[], nearer: number, surface: 'ink' | 'paper'): void =>
    mesh.add(
      { ...flat(outline), corners: outline.map(([x, y]): Triple => [x, y, nearer]) },
      frame,
      { part: surface === 'ink' ? 0 : mesh.part({ weight: 0.9 }), surface },
    );
  layer(flameOutline(size, length, 3, random), 0, 'paper');
  layer(flameOutline(size * 0.7, length * 0.8, 2, random), 0.04, 'ink');
  layer(flameOutline(size * 0.46, length * 0.62, 1, random), 0.08, 'paper');
  for (let line = 0; line < 14; line += 1) {
    const x = (random() < 0.5 ? -1 : 1) * size * (1.25 + random() * 1.1);
    const y = length * (0.05 + random() * 0.6);
    const thick = 0.015 + random() * 0.03;
    const tip: Triple = [x * 0.94, y + length * (0.2 + random() * 0.4), 0];
    mesh.add(triangle([x - thick, y, 0], [x + thick, y, 0], tip), frame, {
      part: 0,
      surface: 'air',
    });
  }
};
