import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Setting } from '../../rules/document/figure-document.ts';
import type { Choices } from '../body/choices.ts';
import type { Chance } from '../shape/chance.ts';
import { chance } from '../shape/chance.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { frameMatrix, halfAt } from '../shape/frames.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { groundAt, outlookOf } from './horizon.ts';
import { POLE_PIECES, POLE_WIRES, house, layBirds, layWire } from './landmarks.ts';
import type { Piece } from './pieces.ts';
import * as works from './works.ts';

/** Something that stands behind the 'Mech. */
interface Stand {
  /** How far from the 'Mech on the page (of half its width), on the side where there is more room; below 0 on the other. */
  readonly aside: number;
  /** How far behind it (meters). */
  readonly away: number;
  /** Turned from whoever looks (degrees). */
  readonly turn?: number;
  readonly pieces: readonly Piece[];
  /** Where wires hang on it, to the same places of the next. */
  readonly wires?: readonly Triple[];
}

/** What of the page decides how a place looks. */
interface Surroundings {
  readonly random: Chance;
  readonly night: boolean;
  readonly horizon: NonNullable<Choices['world']['horizon']>;
}

/** Some angle to both sides of straight (degrees). */
const askew = (random: Chance, most: number): number => (random() - 0.5) * 2 * most;

const STANDS: Readonly<Record<Setting, (on: Surroundings) => readonly Stand[]>> = {
  bridge: ({ random }) => [
    {
      ...{ aside: 0.1, away: 46 + random() * 14, turn: askew(random, 14) },
      pieces: works.bridge(random() < 0.5 ? 0 : -1),
    },
  ],
  refinery: ({ random }) => [
    {
      ...{ aside: 0.66, away: 40 + random() * 12, turn: askew(random, 16) },
      pieces: works.refinery(),
    },
  ],
  firs: ({ random, night }) =>
    Array.from({ length: 26 }, (_, tree) => {
      // A clearing where the 'Mech stands, and taller on the side where there is more room.
      const side = tree % 3 === 0 ? -1 : 1;
      return {
        ...{ aside: side * (0.34 + random() * 1.1), away: 20 + random() * 60 },
        pieces: works.fir((8 + random() * 9) * (side > 0 ? 1.3 : 0.8), random, night ? 0 : 1),
      };
    }),
  pylons: ({ random }) => {
    const broken = Math.floor(random() * 3);
    return [0.92, 0.56, -0.62].map((aside, at) => ({
      ...{ aside, away: 20 + at * 34, turn: 28 },
      pieces: works.pylon(at === broken),
      ...(at === broken
        ? {}
        : { wires: works.WIRE_ARMS.map(([wide, y]): Triple => [wide, y - 1.6, 0]) }),
    }));
  },
  docks: ({ random }) => [
    { aside: 0.76, away: 38 + random() * 12, turn: 12, pieces: works.crane(random() < 0.5) },
    { aside: -0.78, away: 90, turn: 160, pieces: works.crane(random() < 0.4) },
    { aside: -0.7, away: 26 + random() * 14, pieces: works.containers(random) },
  ],
  'water tower': ({ random }) => [
    {
      ...{ aside: 0.64, away: 20 + random() * 12, turn: 20 },
      pieces: works.waterTower(random() < 0.5 ? -12 : 0),
    },
    { aside: -0.74, away: 50, pieces: house(1, random) },
    { aside: 0.2, away: 80, pieces: house(1, random) },
  ],
  'drop ship': ({ random }) => [
    {
      ...{ aside: 0.55, away: 40 + random() * 10, turn: 48 + askew(random, 10) },
      pieces: works.dropShip(),
    },
    { aside: -0.74, away: 40 + random() * 16, pieces: works.nose() },
  ],
  town: ({ random, horizon }) => [
    ...[0.8, 0.56, -0.6, -0.86].map((aside, at) => {
      const isTall = at === 0 || horizon === 'towers';
      return {
        ...{ aside: aside + askew(random, 0.08), away: 26 + at * 9 + random() * 20 },
        turn: askew(random, 25),
        pieces: house((isTall ? 4 : 1) + Math.floor(random() * 2), random, {
          isGabled: !isTall,
          isDark: at % 3 === 0,
        }),
      };
    }),
    ...[0, 1, 2, 3].map((pole) => ({
      ...{ aside: 1.1 - pole * 0.2, away: 18 + pole ** 1.6 * 22 },
      ...{ pieces: POLE_PIECES, wires: POLE_WIRES },
    })),
  ],
};

/** What must not be black is at most this dark: it is seen in outline. */
const OUTLINE = 0.12;

/** Where something stands that is so far aside on the page, −1 to 1, and so far behind the 'Mech (meters). */
export const behind = (camera: PerspectiveCamera, aside: number, away: number): Vector3 => {
  const { here, heading } = outlookOf(camera, chance(0));
  const half = Math.atan(halfAt(camera, 1) * camera.aspect);
  const far = Math.hypot(here.x, here.z) + away;
  const [x, z] = groundAt({ here }, heading - aside * half, far);
  return new Vector3(x, 0, z);
};

/** On which side of the page there is more room: 1 its right, −1 its left. */
export const roomBeside = (across: number, random: Chance): 1 | -1 => {
  const chosen = random() < 0.5 ? -1 : 1;
  return Math.abs(across) < 0.06 ? chosen : across > 0 ? -1 : 1;
};

/**
 * Lays a place behind the 'Mech, the same for the same seed. The 'Mech stands at `across` (of the page, −1 to 1), the
 * mass of the place where there is more room beside it. By day nothing is black between the two ends of `clear`, so that
 * black stands only beside the 'Mech, and there may be birds.
 */
export const laySetting = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  {
    setting,
    across,
    clear,
    seed,
    ...page
  }: Omit<Surroundings, 'random'> & {
    readonly setting: Setting;
    readonly across: number;
    readonly clear: Pair;
    readonly seed: number;
  },
): void => {
  const random = chance(seed);
  const side = roomBeside(across, random);
  const { heading } = outlookOf(camera, random);
  let before: readonly Vector3[] = [];
  for (const { aside, away, turn = 0, pieces, wires = [] } of STANDS[setting]({
    ...page,
    random,
  })) {
    const { x, z } = behind(camera, across + side * aside, away);
    const frame = frameMatrix([x, 0, z], [0, (heading * 180) / Math.PI + 180 + side * turn, 0]);
    // In a mirror on the left.
    frame.multiply(new Matrix4().makeScale(side, 1, 1));
    const part = mesh.part({ angle: 1.2, spacing: 0.8, weight: 0.6 });
    pieces.forEach((piece, at) => {
      const stands = frame.clone().multiply(piece.frame);
      mesh.add(piece.polygons, stands, {
        ...{ part, panel: 1 + (at % 60), crease: piece.crease, mirrored: side < 0 },
        tone:
          !page.night && isWithin(clear, camera, piece, stands)
            ? Math.min(OUTLINE, piece.tone)
            : piece.tone,
      });
    });
    const hung = wires.map((wire) => new Vector3(...wire).applyMatrix4(frame));
    if (before.length === hung.length)
      hung.forEach((to, at) => layWire(mesh, camera, before[at] ?? to, to));
    before = hung;
  }
  if (!page.night && random() < 0.5)
    layBirds(mesh, camera, behind(camera, across - side * (0.3 + random() * 0.4), 70), random);
};

/** Whether any of a piece is seen between these places across the page. */
const isWithin = (
  [from, to]: Pair,
  camera: PerspectiveCamera,
  { polygons }: Piece,
  stands: Matrix4,
): boolean => {
  const xs = polygons.corners.map(
    (corner) => new Vector3(...corner).applyMatrix4(stands).project(camera).x,
  );
  return Math.min(...xs) < to && Math.max(...xs) > from;
};
