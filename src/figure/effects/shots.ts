import type { PerspectiveCamera } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { frameMatrix, acrossPage, along, triangle } from '../shape/frames.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { flat, lathe, loft } from '../shape/polygons.ts';
import type { EffectOf } from './effect.ts';
import { laySmoke } from './smoke.ts';

/** Light: a white bar with lines along it. */
export const layBeam = (
  mesh: DrawingMesh,
  { from, to, thick = 0.1 }: EffectOf<'beam'>,
  random: Chance,
): void => {
  const way = to.clone().sub(from);
  const length = way.length();
  const frame = along(from, way);
  mesh.add(
    lathe(
      [
        [0.02, 0],
        [thick, 0.6],
        [thick, length],
      ],
      { sides: 10 },
    ),
    frame,
    { part: mesh.part(), surface: 'paper' },
  );
  for (let spike = 0; spike < 14; spike += 1) {
    const turn = random() * Math.PI * 2;
    const off = thick * (1.7 + random() * 1.1);
    const y = random() * length * 0.8;
    const [x, z] = [Math.cos(turn) * off, Math.sin(turn) * off];
    mesh.add(triangle([x - 0.02, y, z], [x + 0.02, y, z], [x, y + 0.6 + random() * 3, z]), frame, {
      part: 0,
      surface: 'air',
    });
  }
};

/** Lightning is so wide at its muzzle, of its whole width, and as wide as it gets so far on (meters). */
const AT_MUZZLE = 0.3;
const WHOLE = 4;

/** How wide lightning is so far from its muzzle, of its whole width: what lies before who fires is thin. */
export const widthOfBolt = (far: number): number =>
  Math.min(1, AT_MUZZLE + ((1 - AT_MUZZLE) * Math.max(0, far)) / WHOLE);

/** A jagged way along y, from a place, that leans to one side. */
const zigzag = (
  [x, y]: Pair,
  { length, wide, lean }: { length: number; wide: number; lean: number },
  random: Chance,
): readonly Pair[] => {
  const steps = Math.max(4, Math.round(length / 1.1));
  return Array.from({ length: steps + 1 }, (_, step): Pair => [
    x +
      lean * step +
      (step % 2 === 0 ? -1 : 1) *
        wide *
        widthOfBolt(y + (length * step) / steps) *
        (step === 0 ? 0 : 0.55 + random() * 0.8),
    y + (length * (step + (step === 0 || step === steps ? 0 : (random() - 0.5) * 0.5))) / steps,
  ]);
};

/** A band along a jagged way that grows, and ends in a point. */
const bandOf = (path: readonly Pair[], thick: number, growth: number): readonly Pair[] => {
  const last = path.length - 1;
  const edge = (side: number): Pair[] =>
    path.map(([x, y], step): Pair => {
      const half = thick * widthOfBolt(y) * (step === last ? 0.1 : 0.6 + (step / last) * growth);
      return [x + side * half, y + side * half * 0.35];
    });
  return [...edge(1), ...edge(-1).toReversed()];
};

/** Lightning: jagged white bands with forks, each on a black one. */
export const layBolt = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { from, to, thick = 0.2 }: EffectOf<'bolt'>,
  random: Chance,
): void => {
  const way = to.clone().sub(from);
  const length = way.length();
  const frame = acrossPage(camera, from, way);
  const band = (path: readonly Pair[], half: number, nearer: number, growth = 0): void => {
    const lay = (outline: readonly Pair[], z: number, surface: 'ink' | 'paper'): void =>
      mesh.add({ ...flat(outline), corners: outline.map(([x, y]): Triple => [x, y, z]) }, frame, {
        part: surface === 'ink' ? 0 : mesh.part({ weight: 1 }),
        surface,
      });
    lay(bandOf(path, half * 1.6, growth), nearer, 'ink');
    lay(bandOf(path, half, growth), nearer + 0.03, 'paper');
  };
  const thin = zigzag([0, 0], { length, wide: thick * 3.4, lean: 0 }, random);
  band(thin, thick * 0.34, 0);
  const main = zigzag([0, 0], { length, wide: thick * 2.1, lean: 0 }, random);
  for (let fork = 0; fork < 5; fork += 1) {
    const start = main[1 + Math.floor(random() * (main.length - 2) * 0.6)];
    const lean = (random() < 0.5 ? -1 : 1) * thick * (1.6 + random() * 2);
    if (start)
      band(
        zigzag(start, { length: 1.6 + random() * 1.6, wide: thick * 1.1, lean }, random),
        thick * 0.34,
        0.06,
        -0.5,
      );
  }
  band(main, thick, 0.12, 1.8);
};

/** How far along their way the shells of a salvo are, of the way; and those of a rapid one. */
const SALVO = [0.08, 0.2, 0.32, 0.45, 0.58] as const;
const RAPID = [0.06, 0.14, 0.24, 0.32, 0.42, 0.52, 0.64, 0.78] as const;

/** A row of shells in flight: bright slugs with pointed noses, each on the black streak that it draws. */
export const layShells = (
  mesh: DrawingMesh,
  { from, to, thick, long, rapid = false }: EffectOf<'shells'>,
  random: Chance,
): void => {
  const way = to.clone().sub(from);
  const length = way.length();
  const frame = along(from, way);
  for (const far of rapid ? RAPID : SALVO) {
    const [x, z] = [(random() - 0.5) * thick, (random() - 0.5) * thick];
    const there = frame.clone().multiply(frameMatrix([x, 0.5 + far * length, z]));
    mesh.add(
      lathe(
        [
          [thick * 0.8, 0],
          [thick * 0.8, long * 0.5],
          [thick * 0.56, long * 0.78],
          [0.01, long],
        ],
        { sides: 14 },
      ),
      there,
      { part: mesh.part({ weight: 1 }), surface: 'paper' },
    );
    mesh.add(
      lathe(
        [
          [thick * 0.86, long * 0.1],
          [thick * 0.86, long * 0.26],
        ],
        { sides: 14 },
      ),
      there,
      { part: 0, surface: 'ink' },
    );
    for (let line = 0; line < 5; line += 1) {
      const turn = (line / 5) * Math.PI * 2 + random();
      const [off, up] = [Math.cos(turn) * thick * 0.75, Math.sin(turn) * thick * 0.75];
      const tail = long * (0.9 + random() * 0.9);
      mesh.add(
        triangle(
          [off - thick * 0.3, 0, up],
          [off + thick * 0.3, 0, up],
          [off * 0.3, -tail, up * 0.3],
        ),
        there,
        { part: 0, surface: 'air' },
      );
    }
  }
};

/** A missile part of its way along, on a trail of smoke. */
export const layMissile = (
  mesh: DrawingMesh,
  { from, to, along: far }: EffectOf<'missile'>,
  random: Chance,
): void => {
  const at = from.clone().lerp(to, far);
  const way = to.clone().sub(from).normalize();
  const frame = along(at, way);
  const part = mesh.part({ weight: 1, axis: [0, 1, 0], round: true });
  mesh.add(
    lathe(
      [
        [0.09, -0.8],
        [0.14, -0.74],
        [0.14, 0.46],
        [0.1, 0.74],
        [0.01, 1],
      ],
      { sides: 14 },
    ),
    frame,
    { part },
  );
  for (const turn of [0, 90])
    mesh.add(
      loft([
        [-0.82, 0.54, 0.03, 0.01],
        [-0.66, 0.54, 0.03, 0.01],
        [-0.36, 0.28, 0.03, 0.01],
      ]),
      frame.clone().multiply(frameMatrix([0, 0, 0], [0, turn + 30, 0])),
      { part, panel: 2, tone: 0.5 },
    );
  mesh.add(
    loft([
      [-1.7, 0.02, 0.02, 0.005],
      [-1.1, 0.2, 0.2, 0.05],
      [-0.8, 0.14, 0.14, 0.04],
    ]),
    frame,
    { part: mesh.part({ weight: 0.7 }), surface: 'paper' },
  );
  const back = from.distanceTo(at);
  laySmoke(
    mesh,
    {
      kind: 'smoke',
      at: at.clone().addScaledVector(way, -1.6),
      size: 0.34,
      puffs: Math.min(26, 6 + Math.round(back * 3)),
      way: [-way.x, -way.y, -way.z],
      // Not as far as the tubes, which are to be seen.
      length: Math.max(0.4, back * 0.72 - 1.6),
      tight: 0.4,
    },
    random,
  );
};
