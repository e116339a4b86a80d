import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Chance } from '../shape/chance.ts';
import type { Choices } from '../body/choices.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { frameMatrix } from '../shape/frames.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { flat } from '../shape/polygons.ts';
import type { Sky } from '../../rules/booklet/picture-sky.ts';

/** What of the country a picture shows. */
export interface Country {
  readonly world: Choices['world'];
  readonly seed: number;
  /** How many strips of horizon, and how high (1 as usual). */
  readonly strips: number;
  readonly height: number;
  readonly rocks: number;
  /** What a black sky shows, where it is black. */
  readonly sky: Sky | null;
}

/** Who looks, and which way. */
export interface CountryOutlook {
  readonly here: Vector3;
  readonly heading: number;
  readonly random: Chance;
}

/** Who looks through a camera. */
export const outlookOf = (camera: PerspectiveCamera, random: Chance): CountryOutlook => {
  const way = camera.getWorldDirection(new Vector3());
  return { here: camera.position, heading: Math.atan2(way.x, way.z), random };
};

/** How high the horizon is on the page, −1 to 1 where it is on it. */
export const horizonOn = (camera: PerspectiveCamera): number => {
  const ahead = camera.getWorldDirection(new Vector3()).setY(0).normalize();
  return camera.position.clone().addScaledVector(ahead, 500).setY(0).project(camera).y;
};

/** A place on the ground, so far off whoever looks that way (x and z). */
export const groundAt = (
  { here }: Pick<CountryOutlook, 'here'>,
  turn: number,
  away: number,
): Pair => [here.x + Math.sin(turn) * away, here.z + Math.cos(turn) * away];

/** How far off the farthest strip is (meters). */
const FARTHEST = 520;

/** Lays strips of hills or towers, the farthest first, and by day clouds over them. */
export const layHorizon = (mesh: DrawingMesh, country: Country, outlook: CountryOutlook): void => {
  for (let strip = 0; strip < country.strips; strip += 1)
    layStrip(mesh, country, { strip, ...outlook });
  if (!country.sky) layClouds(mesh, outlook);
};

/** Height of the skyline at a place (0 to 1 of its strip), by the kind of horizon. */
const skyline = (
  horizon: Choices['world']['horizon'],
  at: number,
  phase: number,
  random: Chance,
): number => {
  const roll = 0.45 + 0.5 * Math.sin(at * 0.33 + phase) * Math.sin(at * 0.13 + phase * 2);
  switch (horizon) {
    case 'flat':
      return 0.1 + random() * 0.05;
    case 'hills':
      return roll + (random() - 0.5) * 0.1;
    case 'mesas':
      return Math.sin(at * 0.21 + phase) > 0.55
        ? 1.05 + random() * 0.06
        : roll * 0.7 + (random() - 0.5) * 0.14;
    case 'peaks':
      return Math.abs(((at * 0.27 + phase) % 2) - 1) * 1.2 + (random() - 0.5) * 0.2;
    case 'towers':
    case undefined:
      return random() > 0.72 ? 0.7 + random() * 0.7 : 0.16 + random() * 0.12;
  }
};

const layStrip = (
  mesh: DrawingMesh,
  { world, height }: Country,
  { strip, here, heading, random }: CountryOutlook & { readonly strip: number },
): void => {
  const part = mesh.part({ angle: -1 - strip * 0.1, spacing: 1.2, weight: 0.4 });
  const distance = FARTHEST - strip * 120;
  const steps = 64;
  const width = distance * 2.1;
  const most = height * (46 - strip * 15);
  const phase = random() * 20;
  const square = world.horizon === 'towers';
  const corners: Triple[] = [];
  for (let at = 0; at <= steps; at += 1) {
    const y = Math.max(0.5, most * skyline(world.horizon, at, phase, random));
    const x = (at / steps - 0.5) * width;
    const last = corners.at(-1);
    if (square && last) corners.push([x, 0, 0], [x, last[1], 0]);
    corners.push([x, 0, 0], [x, y, 0]);
  }
  const faces = Array.from({ length: corners.length / 2 - 1 }, (_, at) => [
    at * 2,
    at * 2 + 2,
    at * 2 + 3,
    at * 2 + 1,
  ]).filter(([a, b]) => corners[a as number]?.[0] !== corners[b as number]?.[0]);
  const [along, deep] = groundAt({ here }, heading, distance);
  const frame = new Matrix4().makeRotationY(heading + Math.PI).setPosition(along, 0, deep);
  mesh.add({ corners, faces }, frame, { part, surface: 'paper' });
  const details = { corners, frame, random, distance };
  layCracks(mesh, { ...details, slant: square ? 0.05 : null });
  if (square) layWindows(mesh, details);
  if (world.horizon === 'mesas') layLayers(mesh, details);
};

/** The upper edge of a strip, and what is drawn on it. */
interface Edge {
  /** Foot and head by turns (meters, x along the strip). */
  readonly corners: readonly Triple[];
  readonly frame: Matrix4;
  readonly random: Chance;
  readonly distance: number;
}

/** A mark a little before the strip. */
const mark = (mesh: DrawingMesh, frame: Matrix4, corners: readonly Pair[]): void =>
  mesh.add(
    {
      corners: corners.map(([x, y]): Triple => [x, y, 0.4]),
      faces: [corners.map((_, place) => place)],
    },
    frame,
    { part: 0, surface: 'ink' },
  );

/** Lines that run down from the edge. */
const layCracks = (
  mesh: DrawingMesh,
  { corners, frame, random, distance, slant }: Edge & { readonly slant: number | null },
): void => {
  for (let at = 1; at < corners.length / 2 - 1; at += 1) {
    if (random() > 0.5) continue;
    const [x, y] = corners[at * 2 + 1] as Triple;
    const down = y * (0.25 + random() * 0.5);
    const aside = down * (slant ?? 0.25 + random() * 0.4);
    mark(mesh, frame, [
      [x, y],
      [x + aside, y - down],
      [x + (0.5 * distance) / 400, y - 0.2],
    ]);
  }
};

/** Rows of windows in towers, some dark. */
const layWindows = (mesh: DrawingMesh, { corners, frame, random, distance }: Edge): void => {
  const unit = distance / 130;
  const shade = mesh.part({ angle: 1.2, spacing: 0.8, weight: 0 });
  for (let at = 0; at < corners.length / 2 - 1; at += 1) {
    const [[x, y], [right, across]] = [corners[at * 2 + 1], corners[at * 2 + 3]] as [
      Triple,
      Triple,
    ];
    const wide = right - x;
    if (y !== across || y < 5 * unit || wide < 3 * unit) continue;
    // The side away from the light.
    mesh.add(
      {
        corners: [
          [right - wide * 0.2, 0, 0.3],
          [right, 0, 0.3],
          [right, y, 0.3],
          [right - wide * 0.2, y, 0.3],
        ],
        faces: [[0, 1, 2, 3]],
      },
      frame,
      { part: shade, tone: 0.42 },
    );
    const columns = Math.min(3, Math.floor(wide / (1.6 * unit)));
    for (let column = 0; column < columns; column += 1)
      for (let up = y - 1.6 * unit; up > y * 0.35; up -= 2 * unit) {
        if (random() < 0.6) continue;
        const left = x + ((column + 0.5) / columns) * wide * 0.8 - 0.26 * unit;
        mark(mesh, frame, [
          [left, up],
          [left + 0.52 * unit, up],
          [left + 0.52 * unit, up + 0.42 * unit],
          [left, up + 0.42 * unit],
        ]);
      }
  }
};

/** The layers of a mesa: broken level lines on its face. */
const layLayers = (mesh: DrawingMesh, { corners, frame, random, distance }: Edge): void => {
  for (let at = 0; at < corners.length / 2 - 1; at += 1) {
    const [[x, y], [right, across]] = [corners[at * 2 + 1], corners[at * 2 + 3]] as [
      Triple,
      Triple,
    ];
    for (const level of [0.84, 0.66, 0.4]) {
      if (random() < 0.35) continue;
      const [from, to] = [y * level, across * level];
      const long = (right - x) * (0.5 + random() * 0.6);
      mark(mesh, frame, [
        [x, from],
        [x + long, from + (to - from) * 0.8 - distance * 0.0006],
        [x + long * 0.5, (from + to) / 2 + distance * 0.0016],
      ]);
    }
  }
};

/** Heads of a cloud: how far from its middle (of half its width), and how large (of the same). */
const HEADS = [
  [-0.72, 0.2],
  [-0.4, 0.34],
  [0, 0.46],
  [0.36, 0.36],
  [0.7, 0.22],
] as const;

/** The outline of a cloud of a width: heads above, level below. */
export const cloudOutline = (width: number, random: Chance): readonly Pair[] => {
  const heads = HEADS.map(([at, size]) => ({
    at: (at + (random() - 0.5) * 0.12) * width,
    size: size * width * (0.8 + random() * 0.4),
  }));
  const steps = 60;
  const upper = Array.from({ length: steps + 1 }, (_, step): Pair => {
    const x = (step / steps - 0.5) * 2 * width;
    const reach = heads.map(({ at, size }) => Math.sqrt(Math.max(0, size ** 2 - (x - at) ** 2)));
    return [x, 0.6 * Math.max(0, ...reach)];
  });
  return [[-width, 0], [width, 0], ...upper.toReversed().slice(1, -1)];
};

/** Clouds over the horizon, in outline only. */
const layClouds = (mesh: DrawingMesh, { here, heading, random }: CountryOutlook): void => {
  for (let cloud = 0; cloud < 4; cloud += 1) {
    const turn = heading + (cloud / 3 - 0.5) * 1.5 + (random() - 0.5) * 0.4;
    const [x, z] = groundAt({ here }, turn, FARTHEST + 100);
    mesh.add(
      flat(cloudOutline(40 + random() * 50, random)),
      frameMatrix([x, 95 + random() * 120, z], [0, (turn * 180) / Math.PI + 180, 0]),
      { part: mesh.part({ weight: 0.35 }), surface: 'paper' },
    );
  }
};
