import { Vector3 } from 'three';
import type { Matrix4, PerspectiveCamera } from 'three';
import type { EffectOf } from './effect.ts';
import type { DrawingMesh, Laid } from '../shape/drawing-mesh.ts';
import { along, beforeEye, frameMatrix, halfAt } from '../shape/frames.ts';
import type { Pair, Polygons, Triple } from '../shape/polygons.ts';
import { circle, flat, lathe, ribbon } from '../shape/polygons.ts';

/** So far before the eye the mirror hangs (meters), and each layer of the cockpit so much nearer. */
const AWAY = 1.2;
const NEARER = 0.01;

/** A mirror's glass, in halves of the page's height from its middle, and where in it one sees oneself. */
interface Glass {
  readonly half: number;
  readonly foot: number;
  readonly top: number;
  readonly corner: number;
  readonly watcher: Pair;
}
/** Each ends above the foot of the page, and has room for a head. */
const GLASSES: Readonly<Record<EffectOf<'mirror'>['glass'], Glass>> = {
  broad: { half: 0.86, foot: -0.4, top: 0.74, corner: 0.24, watcher: [-0.5, -0.24] },
  round: { half: 0.66, foot: -0.52, top: 0.78, corner: 0.62, watcher: [-0.22, -0.44] },
  strip: { half: 0.93, foot: -0.22, top: 0.76, corner: 0.06, watcher: [-0.62, -0.12] },
};
const FRAME = 0.07;
/** What is seen past the mirror reaches so far. */
const BEYOND = 3;
/** It hangs askew, and is broader below. */
const hung = ([x, y]: Pair): Pair => [x * (0.97 - 0.07 * y), y + 0.05 * x];
const PAPER = { surface: 'paper', tone: 0 } as const;
const BLACK = { tone: 1 } as const;
/** Round a corner in so many steps. */
const STEPS = 8;

/** A rectangle with round corners, so much larger than the glass, anticlockwise from its right foot. */
const roundGlass = ({ half, foot, top, corner }: Glass, larger: number): readonly Pair[] => {
  const [left, right] = [-half, half];
  const centres: readonly Pair[] = [
    [right - corner, foot + corner],
    [right - corner, top - corner],
    [left + corner, top - corner],
    [left + corner, foot + corner],
  ];
  return centres.flatMap(([x, y], quarter) =>
    Array.from({ length: STEPS + 1 }, (_, step): Pair => {
      const turn = ((quarter - 1 + step / STEPS) * Math.PI) / 2;
      const radius = corner + larger;
      return hung([x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]);
    }),
  );
};

/** A flat ring between two outlines of as many corners. */
const ring = (inner: readonly Pair[], outer: readonly Pair[]): Polygons => {
  const count = inner.length;
  return {
    corners: [...inner, ...outer].map(([x, y]): Triple => [x, y, 0]),
    faces: inner.map((_, at) => {
      const next = (at + 1) % count;
      return [at, count + at, count + next, next];
    }),
  };
};

/** What lies before one: hills on the horizon, from the left of the page to its right. */
const HILLS: readonly Pair[] = [
  [-3, -0.5],
  [-0.98, -0.52],
  [-0.8, -0.57],
  [-0.62, -0.53],
  [-0.5, -0.6],
  [-0.1, -0.6],
  [0.06, -0.55],
  [0.3, -0.59],
  [0.52, -0.5],
  [0.7, -0.53],
  [0.88, -0.44],
  [3, -0.42],
];
const HORIZON = -0.64;

/** The upper edge of the console below the windscreen. */
const CONSOLE: readonly Pair[] = [
  [-3, -0.78],
  [-0.94, -0.8],
  [-0.66, -0.87],
  [-0.2, -0.9],
  [0.2, -0.9],
  [0.66, -0.87],
  [0.94, -0.8],
  [3, -0.78],
];

/** One's own barrel, that points the other way: radius and how far along it, in shares of it. */
const BARREL: readonly Pair[] = [
  [0.17, 0],
  [0.17, 0.3],
  [0.2, 0.32],
  [0.2, 0.42],
  [0.15, 0.44],
  [0.14, 0.82],
  [0.19, 0.83],
  [0.2, 0.98],
  [0.17, 1],
  [0.01, 1],
];
const BARREL_FROM = new Vector3(0.86, -1.32, 0.55);
/** What lies before it is so many layers nearer. */
const BARREL_LAYERS = 60;
const BARREL_TO = new Vector3(0.4, -0.72, 0.03);

/** The helmet of whoever looks into the mirror, down to the foot of the glass. */
const HELMET: readonly Pair[] = [
  [-0.4, -0.6],
  [0.4, -0.6],
  [0.38, -0.16],
  [0.35, 0.04],
  [0.26, 0.2],
  [0.1, 0.29],
  [-0.1, 0.29],
  [-0.26, 0.2],
  [-0.35, 0.04],
  [-0.38, -0.16],
];
/** Its open visor, over the mask. */
const VISOR: readonly Pair[] = [
  [-0.27, -0.12],
  [-0.12, -0.15],
  [-0.05, -0.1],
  [0.05, -0.1],
  [0.12, -0.15],
  [0.27, -0.12],
  [0.26, 0.06],
  [0.14, 0.1],
  [-0.14, 0.1],
  [-0.26, 0.06],
];
/** Lines of it: seams of the helmet, white, and brows, black. */
const SEAMS: readonly (readonly Pair[])[] = [
  [
    [-0.07, 0.12],
    [-0.06, 0.27],
  ],
  [
    [0.07, 0.12],
    [0.06, 0.27],
  ],
  [
    [-0.31, -0.2],
    [-0.3, 0.07],
    [-0.15, 0.14],
    [0.15, 0.14],
    [0.3, 0.07],
    [0.31, -0.2],
  ],
];
const BROWS: readonly (readonly Pair[])[] = [
  [
    [-0.21, 0.04],
    [-0.12, 0.065],
    [-0.05, 0.03],
  ],
  [
    [0.21, 0.04],
    [0.12, 0.065],
    [0.05, 0.03],
  ],
];
/** Lids and pupils of the eyes in it, from their middles. */
const EYES: readonly Pair[] = [
  [-0.125, -0.03],
  [0.125, -0.03],
];
const LIDS: readonly Pair[] = [
  [-0.075, -0.012],
  [-0.03, 0.026],
  [0.03, 0.026],
  [0.075, -0.005],
];

/** How large that helmet is seen in the glass. */
const WATCHER = 0.86;

/** The ground before one: x, y and how long. */
const FURROWS: readonly Triple[] = [
  [-0.72, -0.72, 0.2],
  [-0.2, -0.76, 0.34],
  [0.02, -0.69, 0.16],
  [0.62, -0.74, 0.24],
];

/** The posts and the lintel of the windscreen. */
const POSTS: readonly Pair[] = [
  [-0.9, -3],
  [-0.95, 0.86],
  [-0.89, 0.95],
  [0.89, 0.95],
  [0.95, 0.86],
  [0.9, -3],
  [3, -3],
  [3, 3],
  [-3, 3],
  [-3, -3],
];

/** What the mirror hangs by. */
const STALK: readonly Pair[] = [
  [-0.1, 0.76],
  [0.1, 0.76],
  [0.06, 0.84],
  [0.14, 1],
  [-0.14, 1],
  [-0.06, 0.84],
];

/** Glints on the glass: strokes across its upper corner. */
const GLINTS: readonly (readonly [Pair, Pair, number])[] = [
  [[-0.74, 0.34], [-0.52, 0.62], 0.02],
  [[-0.74, 0.22], [-0.42, 0.63], 0.008],
];

/**
 * One's own cockpit, and in the mirror over its console whoever stands behind one: the scene is seen in the glass, before
 * one is empty country. Hangs before the camera, whatever the camera does.
 */
export const layMirror = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { glass: name, flipped, dark }: EffectOf<'mirror'>,
): void => {
  const glass = GLASSES[name];
  const side = flipped ? -1 : 1;
  const frame = beforeEye(camera, AWAY);
  let layer = 0;
  const lay = (polygons: Polygons | readonly Polygons[], laid: Omit<Laid, 'part'>): void => {
    layer += 1;
    const part = mesh.part({ weight: 1 });
    for (const each of [polygons].flat() as readonly Polygons[])
      mesh.add(each, layerAt(layer), {
        part,
        panel: layer,
        ...laid,
        mirrored: flipped,
      });
  };
  // Smaller as it is nearer: each lies on the page where its numbers say.
  const layerAt = (number: number): Matrix4 => {
    const near = number * NEARER;
    const size = 1 - (near * halfAt(camera, AWAY)) / AWAY;
    return frame
      .clone()
      .multiply(frameMatrix([0, 0, near]))
      .scale(new Vector3(size * side, size, 1));
  };
  const around = roundGlass(glass, 0.01);
  const beyond = roundGlass(glass, BEYOND);
  // As far from its upper corner as in the broad one.
  const inCorner = ([x, y]: Pair): Pair => [
    (x * glass.half) / GLASSES.broad.half,
    y * (1 - glass.corner / 2) + 0.06,
  ];
  const inGlass = (outline: readonly Pair[], [u, v]: Pair = [0, 0]): readonly Pair[] =>
    outline.map(([x, y]): Pair => [
      glass.watcher[0] + (x + u) * WATCHER,
      glass.watcher[1] + (y + v) * WATCHER,
    ]);
  const strokes = (paths: readonly (readonly Pair[])[], width: number): readonly Polygons[] =>
    paths.map((path) => ribbon(inGlass(path), width));
  lay(flat(inGlass(HELMET)), BLACK);
  lay(strokes(SEAMS, 0.008), PAPER);
  lay(flat(inGlass(VISOR)), PAPER);
  lay(strokes(BROWS, 0.022), BLACK);
  for (const eye of EYES) {
    lay(ribbon(inGlass(LIDS, eye), 0.012), BLACK);
    lay(flat(inGlass(circle(0.026, 16, [0.022, 0.002]), eye)), BLACK);
  }
  // By night the country is white under a black sky.
  const [sky, country] = dark ? [BLACK, PAPER] : [PAPER, BLACK];
  lay(ring(around, beyond), sky);
  lay(flat([[-3, HORIZON], [3, HORIZON], ...HILLS.toReversed()]), country);
  lay(
    FURROWS.map(([x, y, long]) =>
      ribbon(
        [
          [x, y],
          [x + long, y],
        ],
        0.006,
      ),
    ),
    country,
  );
  const [from, to] = [BARREL_FROM, BARREL_TO].map(({ x, y, z }) => new Vector3(x * side, y, z)) as [
    Vector3,
    Vector3,
  ];
  const barrel = to.sub(from);
  const long = barrel.length();
  mesh.add(
    lathe(
      BARREL.map(([radius, at]): Pair => [radius, at * long]),
      { sides: 24 },
    ),
    frame.clone().multiply(along(from, barrel)),
    { part: mesh.part({ weight: 1 }), ...BLACK },
  );
  layer += BARREL_LAYERS;
  lay([flat([[-3, -3], [3, -3], ...CONSOLE.toReversed()]), flat(POSTS)], BLACK);
  lay(flat(STALK), BLACK);
  lay(ring(roundGlass(glass, 0), roundGlass(glass, FRAME)), BLACK);
  for (const [start, end, width] of GLINTS)
    lay(ribbon([inCorner(start), inCorner(end)], width), PAPER);
};
