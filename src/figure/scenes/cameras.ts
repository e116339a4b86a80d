import type { Triple } from '../shape/polygons.ts';
import type { Matrix4 } from 'three';
import { PerspectiveCamera, Vector3 } from 'three';
import type { Figure } from '../body/figure.ts';
import { eachCorner } from '../body/stance.ts';

/**
 * Where one may stand before a 'Mech: degrees round it from its front (to the right of the page), meters off
 * and above the ground, and how far one's head is tilted (degrees).
 */
interface Stand {
  readonly round: number;
  readonly away: number;
  readonly up: number;
  readonly roll: number;
}

/** All places to stand. The first four are those of long range. */
const STANDS = {
  'far off': { round: -2, away: 36, up: 4, roll: 0 },
  'far off at its side': { round: 52, away: 36, up: 2.4, roll: -2 },
  'far off on the ground': { round: 5, away: 33, up: 0.6, roll: 4 },
  'far off on a hill': { round: -24, away: 36, up: 13, roll: -3 },
  'before it': { round: -8, away: 15.4, up: 1.4, roll: -4 },
  'on the ground': { round: 16, away: 12.5, up: 0.5, roll: 9 },
  'at its side': { round: 56, away: 15, up: 2, roll: 4 },
  'on a roof': { round: 22, away: 13, up: 13, roll: -9 },
  'eye to eye': { round: -4, away: 9.6, up: 5.4, roll: -7 },
  'at its feet': { round: 12, away: 8.6, up: 1, roll: 8 },
  'at its shoulder': { round: 44, away: 10, up: 6.6, roll: -8 },
} as const satisfies Record<string, Stand>;
type StandName = keyof typeof STANDS;

/** How a standing 'Mech is to stand on the page, in shares of its height: the lens is chosen so. */
interface Framing {
  /** From its lowest to its highest point, without what it carries. */
  readonly fills: number;
  /** So far over the foot of the page its lowest point is; less than 0 below it. */
  readonly foot: number;
}

/** Where the one who looks is, and what is in the middle of the page (meters); the lens in degrees. */
export interface CameraView {
  readonly at: Triple;
  readonly to: Triple;
  readonly fov: number;
  readonly roll?: number;
  /** The 'Mech as large as this says, whatever the lens; the middle of the page moves up or down for it. */
  readonly framing?: Framing;
}

/** The look from a place of the table; what is said besides goes before what the place says. */
export const seenFrom = (
  name: StandName,
  {
    to = [0, 6, 0],
    fov = 45,
    framing,
    mirrored = false,
    ...other
  }: {
    readonly to?: Triple;
    readonly fov?: number;
    readonly framing?: readonly [fills: number, foot: number];
    /** From the other side. */
    readonly mirrored?: boolean;
  } & Partial<Stand> = {},
): CameraView => {
  const { round, away, up, roll } = { ...STANDS[name], ...other };
  const side = mirrored ? -1 : 1;
  const turn = (round * side * Math.PI) / 180;
  return {
    at: [Math.sin(turn) * away, up, Math.cos(turn) * away],
    to: [to[0] * side, to[1], to[2]],
    fov,
    roll: roll * side,
    ...(framing ? { framing: { fills: framing[0], foot: framing[1] } } : {}),
  };
};

/** What stands up when all that it carries is left out: barrels may point at the lens. */
const CARRIES = /^(arm|fore|hand|fingers|tips|gun) |^dish$/;
/** The middle of the page is moved so often; after that it stands within a thousandth. */
const TRIES = 4;
/** Nothing nearer than this is on the page (meters). */
const NEAREST = 0.4;

/** The camera of a view; where the view has a framing, with the lens that gives it for this 'Mech as it stands. */
export const cameraOf = (
  view: CameraView,
  aspect: number,
  figure: Figure,
  bones: ReadonlyMap<string, Matrix4>,
): PerspectiveCamera => {
  const camera = new PerspectiveCamera(view.fov, aspect, 0.2, 900);
  camera.position.set(...view.at);
  aim(camera, view, new Vector3(...view.to));
  if (view.framing) frame(camera, view, loweredFor(figure, view.framing), bodyOf(figure, bones));
  return camera;
};

/** Over the head of a 'Mech that fills the page there is room for what stands on it. */
const DISH = 0.09;
const loweredFor = ({ choices }: Figure, { fills, foot }: Framing): Framing =>
  choices.dish && foot < 0 ? { fills, foot: foot - DISH } : { fills, foot };

const aim = (camera: PerspectiveCamera, { roll = 0 }: CameraView, to: Vector3): void => {
  const turn = (roll * Math.PI) / 180;
  camera.up.set(Math.sin(turn), Math.cos(turn), 0);
  // Tilted about the way it looks, wherever it stands.
  const heading = Math.atan2(to.x - camera.position.x, to.z - camera.position.z) + Math.PI;
  camera.up.applyAxisAngle(new Vector3(0, 1, 0), heading);
  camera.lookAt(to);
  camera.updateMatrixWorld();
};

/** One corner of each triangle of what stands, in the world: three numbers each. */
const bodyOf = (figure: Figure, bones: ReadonlyMap<string, Matrix4>): number[] => {
  const places: number[] = [];
  eachCorner(figure, bones, ({ x, y, z }) => places.push(x, y, z), {
    of: (bone) => !CARRIES.test(bone),
    each: 3,
  });
  return places;
};

const frame = (
  camera: PerspectiveCamera,
  view: CameraView,
  { fills, foot }: Framing,
  body: readonly number[],
): void => {
  const to = new Vector3(...view.to);
  let opening = 1;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [low, high] = extent(camera, body);
    opening = (high - low) / 2 / fills;
    // How far the foot of the page is from where it is to be, as seen at a meter.
    const off = low + opening - 2 * opening * foot;
    to.y += off * camera.position.distanceTo(to);
    aim(camera, view, to);
  }
  camera.fov = (Math.atan(opening) * 360) / Math.PI;
  camera.updateProjectionMatrix();
};

/** The lowest and the highest of some places, up the page, as seen at a meter. */
const extent = ({ matrixWorldInverse }: PerspectiveCamera, places: readonly number[]) => {
  const { elements: e } = matrixWorldInverse;
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < places.length; at += 3) {
    const [x, y, z] = [places[at] as number, places[at + 1] as number, places[at + 2] as number];
    const away = -(e[2] * x + e[6] * y + e[10] * z + e[14]);
    if (away < NEAREST) continue;
    const up = (e[1] * x + e[5] * y + e[9] * z + e[13]) / away;
    if (up < low) low = up;
    if (up > high) high = up;
  }
  return [low, high] as const;
};
