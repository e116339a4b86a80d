import { Matrix4 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { DrawingMesh } from '../drawing-mesh.ts';
import { frameMatrix } from '../frame-matrix.ts';
import type { Pair, Polygons, Triple } from '../polygons.ts';
import { dome, flat, lathe, loft, thickPlate, ribbon } from '../polygons.ts';

/** How far before the eye it hangs (metres), and the glass in it, of half the page (x right, y up). */
const AWAY = 1.2;
const GLASS: readonly Pair[] = [
  [-0.8, -0.84],
  [0.8, -0.84],
  [0.9, -0.7],
  [0.93, 0.6],
  [0.83, 0.74],
  [-0.83, 0.74],
  [-0.93, 0.6],
  [-0.9, -0.7],
];

const scaled = (outline: readonly Pair[], by: number): readonly Pair[] =>
  outline.map(([x, y]): Pair => [x * by, (y + 0.05) * by - 0.05]);

/** A ring between two outlines of as many corners, flat, facing z. */
const ringOf = (inner: readonly Pair[], outer: readonly Pair[], z: number) => {
  const corners = [...inner, ...outer].map(([x, y]): Triple => [x, y, z]);
  const around = inner.length;
  return {
    corners,
    faces: inner.map((_, at) => {
      const next = (at + 1) % around;
      return [at, around + at, around + next, next];
    }),
  };
};

/**
 * The mirror over the console, in which one sees what is behind, and one's own helmet: a rim, the dark
 * cockpit round it, and a stem. Hangs before the camera, whatever the camera does.
 */
export const layMirror = (mesh: DrawingMesh, camera: PerspectiveCamera): void => {
  const half = Math.tan((camera.fov * Math.PI) / 360) * AWAY;
  const frame = camera.matrixWorld
    .clone()
    .multiply(new Matrix4().makeTranslation(0, 0, -AWAY))
    .multiply(new Matrix4().makeScale(half, half, half));
  const rim = { part: mesh.part({ angle: -0.7, spacing: 0.9 }) };
  const [inner, outer] = [scaled(GLASS, 1.012), scaled(GLASS, 1.09)];
  mesh.add(ringOf(GLASS, inner, 0.02), frame, { ...rim, panel: 1, tone: 1 });
  mesh.add(ringOf(inner, outer, 0.02), frame, { ...rim, panel: 2 });
  mesh.add(ringOf(outer, scaled(GLASS, 3), 0), frame, {
    part: mesh.part(),
    panel: 3,
    tone: 1,
  });
  layStem(mesh, frame);
  layGleams(mesh, frame);
  layHelmet(mesh, frame);
};

/** What it hangs on, with its two screws. */
const layStem = (mesh: DrawingMesh, frame: Matrix4): void => {
  const part = mesh.part({ angle: 0.8, spacing: 0.9 });
  const outline: readonly Pair[] = [
    [-0.16, 0.76],
    [0.16, 0.76],
    [0.1, 1.1],
    [-0.1, 1.1],
  ];
  mesh.add(thickPlate(outline, { thick: 0.06, bevel: 0.02 }), frame, { part, crease: 10 });
  for (const x of [-0.07, 0.07])
    mesh.add(
      lathe(
        [
          [0.026, 0],
          [0.026, 0.02],
          [0.014, 0.03],
        ],
        { sides: 12 },
      ),
      frame.clone().multiply(frameMatrix([x, 0.84, 0.06], [90, 0, 0])),
      { part: mesh.part({ weight: 0.6 }) },
    );
};

/** Two strokes of light across a corner of the glass. */
const layGleams = (mesh: DrawingMesh, frame: Matrix4): void => {
  for (const [x, y, long] of [
    [-0.87, 0.3, 0.3],
    [-0.8, 0.32, 0.2],
  ] as const)
    mesh.add(
      ribbon(
        [
          [x, y],
          [x + long * 0.7, y + long],
        ],
        0.007,
      ),
      frame,
      { part: 0, surface: 'ink' },
    );
};

/** A ridge over the helmet, the mask below its visor, and what sits at its sides (glass heights). */
const CREST = loft([
  [0.1, 0.07, 0.45, 0.02],
  [0.14, 0.07, 0.42, 0.02],
  [0.2, 0.06, 0.28, 0.02],
  [0.245, 0.05, 0.14, 0.02],
]);
const MASK = loft([
  [-0.24, 0.12, 0.14, 0.03, 0, 0.12],
  [-0.16, 0.24, 0.22, 0.06, 0, 0.13],
  [-0.06, 0.2, 0.24, 0.05, 0, 0.12],
]);
const COLLAR: readonly Pair[] = [
  [0.2, -0.03],
  [0.26, 0],
  [0.26, 0.05],
  [0.18, 0.08],
];
const EARPHONE: readonly Pair[] = [
  [0.07, 0],
  [0.1, 0.02],
  [0.1, 0.06],
  [0.06, 0.08],
];
const VALVE: readonly Pair[] = [
  [0.04, 0],
  [0.04, 0.03],
  [0.02, 0.04],
];

/** One's own helmet from the front, and the shoulders of the suit, low in the glass. */
const layHelmet = (mesh: DrawingMesh, frame: Matrix4): void => {
  const at = frame.clone().multiply(frameMatrix([-0.46, -0.64, -0.3], [0, 10, 0]));
  const shell = { part: mesh.part({ angle: -0.8, spacing: 0.9, axis: [0, 1, 0], round: true }) };
  mesh.add(dome(0.22, { from: -60, rings: 10, sides: 28 }), at, { ...shell, crease: 60 });
  mesh.add(
    loft([
      [-0.42, 0.62, 0.3, 0.1],
      [-0.2, 0.5, 0.28, 0.1],
      [-0.16, 0.26, 0.24, 0.06],
    ]),
    at,
    { part: mesh.part({ angle: -0.6 }), crease: 20 },
  );
  const lay = (polygons: Polygons, place: Triple, turn: Triple, tone = 0): void =>
    mesh.add(polygons, at.clone().multiply(frameMatrix(place, turn)), {
      part: mesh.part({ angle: -0.8, spacing: 0.8, weight: 0.7 }),
      tone,
      crease: 30,
    });
  lay(CREST, [0, 0, 0], [0, 0, 0]);
  lay(lathe(COLLAR, { sides: 24 }), [0, -0.25, 0], [0, 0, 0], 0.36);
  lay(MASK, [0, 0, 0], [0, 0, 0], 0.3);
  for (const side of [1, -1]) {
    lay(lathe(EARPHONE, { sides: 18 }), [0.19 * side, -0.02, 0], [0, 0, -90 * side], 0.2);
    lay(lathe(VALVE, { sides: 12 }), [0.07 * side, -0.13, 0.24], [90, 0, -20 * side], 0.7);
  }
  const visor: readonly Pair[] = [
    [-0.15, -0.06],
    [0.15, -0.06],
    [0.18, 0.03],
    [0.15, 0.09],
    [-0.15, 0.09],
    [-0.18, 0.03],
  ];
  mesh.add(flat(visor), at.clone().multiply(frameMatrix([0, 0, 0.235])), {
    part: mesh.part(),
    tone: 1,
  });
  mesh.add(
    ribbon(
      [
        [-0.1, 0.0],
        [-0.04, 0.07],
      ],
      0.02,
    ),
    at.clone().multiply(frameMatrix([0, 0, 0.24])),
    { part: mesh.part({ weight: 0 }), surface: 'paper' },
  );
};
