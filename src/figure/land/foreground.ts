import { Matrix4, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import { dealt, mixed } from '../../rules/booklet/dealing.ts';
import type { Chance } from '../shape/chance.ts';
import { chance } from '../shape/chance.ts';
import { crag } from './cover-pieces.ts';
import type { DrawingMesh } from '../shape/drawing-mesh.ts';
import { along, beforeEye, frameMatrix } from '../shape/frames.ts';
import type { Pair, Triple } from '../shape/polygons.ts';
import { flat, lathe, loft, ribbon } from '../shape/polygons.ts';

/** What stands black between the one who looks and the 'Mech. */
export type Foreground = 'ridge' | 'wreck' | 'wire' | 'barrel' | 'girders';

/** Of seven pages from farther than close by two have nothing. */
const CARDS: readonly (Foreground | null)[] = [
  ...(['ridge', 'wreck', 'wire', 'barrel', 'girders'] as const),
  ...[null, null],
];
/** What is dealt here has nothing in common with what else is dealt out to a page. */
const SALT = 300;

/** What stands before the 'Mech on a page of a booklet, dealt out by the 'Mech's seed; nothing on close ones. */
export const foregroundOf = (
  { viewScreens }: Pick<Booklet, 'viewScreens'>,
  { number, range }: ViewScreen,
  seed: number,
): Foreground | null => {
  if (range === 'close') return null;
  const place = viewScreens.filter(
    (other) => other && other.range !== 'close' && other.number < number,
  ).length;
  const pack = mixed(seed, SALT + Math.floor(place / CARDS.length));
  const card = dealt(CARDS, pack)[place % CARDS.length] ?? null;
  // Nearer by, one's own gun would stand before the legs.
  return card === 'barrel' && range === 'medium' ? null : card;
};

/** How many of some places on the page (−1 to 1) are covered by what is laid on a mesh. */
export const placesHidden = (
  { positions }: DrawingMesh,
  camera: PerspectiveCamera,
  places: readonly Pair[],
): number => {
  const corner = (at: number): Vector3 =>
    new Vector3(positions[at], positions[at + 1], positions[at + 2]).project(camera);
  const side = (one: Vector3, other: Vector3, [x, y]: Pair): number =>
    Math.sign((other.x - one.x) * (y - one.y) - (other.y - one.y) * (x - one.x));
  const hidden = new Set<Pair>();
  for (let at = 0; at < positions.length; at += 9) {
    const [a, b, c] = [corner(at), corner(at + 3), corner(at + 6)];
    for (const place of places)
      if (Math.abs(side(a, b, place) + side(b, c, place) + side(c, a, place)) === 3)
        hidden.add(place);
  }
  return hidden.size;
};

/** So far before the eye it stands (meters). */
const AWAY = 2.4;
/** Black, with what is drawn on it left white. */
const BLACK = { tone: 1, crease: 12 } as const;

/** Where a foreground is laid: in halves of the page's height from its middle, level with the ground. */
interface Foot {
  readonly mesh: DrawingMesh;
  readonly frame: Matrix4;
  readonly wide: number;
  readonly random: Chance;
  readonly seed: number;
  /** Where what stands on one side alone does: right or left. */
  readonly hand: -1 | 1;
}

/** Lays a foreground along the foot of the page, whatever the camera does; what stands on one side alone, on the right (1) or the left (−1). */
export const layForeground = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  kind: Foreground,
  seed: number,
  hand: -1 | 1 = 1,
): void => {
  const up = new Vector3(0, 1, 0).transformDirection(camera.matrixWorldInverse);
  const frame = beforeEye(camera, AWAY).multiply(
    new Matrix4().makeRotationZ(Math.atan2(-up.x, up.y)),
  );
  const foot: Foot = { mesh, frame, wide: camera.aspect, random: chance(seed), seed, hand };
  switch (kind) {
    case 'ridge':
      return layRidge(foot);
    case 'wreck':
      return layWreck(foot);
    case 'wire':
      return layWireFence(foot);
    case 'barrel':
      return layBarrel(foot);
    case 'girders':
      return layGirders(foot);
  }
};

/** Black earth along the foot of the page, higher at one side; gives its part. */
const layEarth = (
  { mesh, frame, wide, random }: Foot,
  low: number,
  high: number,
  side: number,
): number => {
  const steps = 22;
  const edge = Array.from({ length: steps + 1 }, (_, step): Pair => {
    const x = (step / steps - 0.5) * 3.2 * wide;
    const share = Math.max(0, Math.min(1, 0.5 + (side * x) / (2 * wide)));
    return [x, low + (high - low) * share ** 2 + (random() - 0.5) * 0.035];
  });
  const part = mesh.part({ weight: 1 });
  mesh.add(flat([[-1.6 * wide, -2.2], [1.6 * wide, -2.2], ...edge.toReversed()]), frame, {
    part,
    ...BLACK,
  });
  return part;
};

/** Where grass grows on it, from the middle of the page (of half its width). */
const TUFTS = [-0.86, -0.5, -0.16, 0.3, 0.62, 0.94] as const;

/** A ridge with rocks and dry grass, behind which one lies. */
const layRidge = (foot: Foot): void => {
  const { mesh, frame, wide, random, seed } = foot;
  const side = random() < 0.5 ? -1 : 1;
  const earth = layEarth(foot, -0.9, -0.62, side);
  const part = mesh.part({ weight: 1 });
  for (let rock = 0; rock < 6; rock += 1) {
    const far = rock / 5;
    const x = side * wide * (1.15 - far * 1.5 + random() * 0.2);
    const size = 0.3 - far * 0.16;
    const at: Triple = [x, -0.98 + (1 - far) * 0.12, 0.05];
    mesh.add(
      crag(size, seed + rock, 1.1 - far * 0.3),
      frame
        .clone()
        .multiply(frameMatrix(at, [8, random() * 360, 0]))
        .scale(new Vector3(1, 1, 0.3)),
      { part, panel: 1 + rock, ...BLACK },
    );
  }
  for (let blade = 0; blade < 42; blade += 1) {
    // In tufts.
    const x = (TUFTS[blade % TUFTS.length] as number) * wide + (random() - 0.5) * 0.14;
    const [lean, long] = [(random() - 0.5) * 0.16, 0.05 + random() ** 2 * 0.2];
    const y = -0.92 + 0.26 * Math.max(0, 0.5 + (side * x) / (2 * wide)) ** 2;
    mesh.add(
      flat([
        [x - 0.006, y - 0.06],
        [x + 0.006, y - 0.06],
        [x + lean, y + long],
      ]),
      frame.clone().multiply(frameMatrix([0, 0, 0.1])),
      { part: earth, ...BLACK },
    );
  }
};

/** Posts and barbed wire before a trench. */
const layWireFence = (foot: Foot): void => {
  const { mesh, frame, wide, random } = foot;
  layEarth(foot, -0.94, -0.84, 1);
  const part = mesh.part({ weight: 1 });
  const posts = [-1.25, -0.45, 0.38, 1.22].map((x): Pair => [x * wide, -0.66 + random() * 0.08]);
  for (const [x, top] of posts)
    mesh.add(
      loft([
        [-1.2, 0.06, 0.05, 0.01],
        [top, 0.045, 0.04, 0.01],
      ]),
      frame.clone().multiply(frameMatrix([x, 0, 0.04], [0, 0, 0])),
      { part, ...BLACK },
    );
  const strand = mesh.part({ weight: 1 });
  for (const level of [0.04, 0.13, 0.22])
    posts.slice(1).forEach(([x, top], index) => {
      const [u, before] = posts[index] as Pair;
      const path = Array.from({ length: 11 }, (_, step): Pair => {
        const share = step / 10;
        const sag = 0.12 * share * (1 - share);
        return [u + (x - u) * share, before + (top - before) * share - level - sag];
      });
      mesh.add(ribbon(path, 0.007), frame.clone().multiply(frameMatrix([0, 0, 0.08])), {
        part: strand,
        ...BLACK,
      });
      for (const [bx, by] of path.slice(1, -1).filter((_, step) => step % 2 === 0))
        for (const turn of [0.9, -0.8])
          mesh.add(
            ribbon(
              [
                [bx - Math.cos(turn) * 0.02, by - Math.sin(turn) * 0.02],
                [bx + Math.cos(turn) * 0.02, by + Math.sin(turn) * 0.02],
              ],
              0.007,
            ),
            frame.clone().multiply(frameMatrix([0, 0, 0.08])),
            { part: strand, ...BLACK },
          );
    });
};

/** What is left of another 'Mech: ribs, a hand, a gun that points at the sky. */
const layWreck = (foot: Foot): void => {
  const { mesh, frame, wide, hand: side } = foot;
  layEarth(foot, -0.93, -0.76, side);
  const part = mesh.part({ weight: 1 });
  let panel = 0;
  const lay = (polygons: Parameters<DrawingMesh['add']>[0], at: Triple, turn: Triple): void => {
    panel += 1;
    mesh.add(
      polygons,
      frame
        .clone()
        .multiply(
          frameMatrix([at[0] * side * wide, at[1], at[2]], [turn[0], turn[1], turn[2] * side]),
        ),
      { part, panel, ...BLACK },
    );
  };
  // The shell of a torso, on its back.
  lay(
    loft([
      [-0.4, 0.5, 0.3, 0.1],
      [-0.1, 0.72, 0.4, 0.14],
      [0.2, 0.6, 0.34, 0.14],
      [0.3, 0.36, 0.2, 0.08],
    ]),
    [0.86, -0.86, 0],
    [0, 20, 24],
  );
  for (const [x, long, turn] of [
    [0.5, 0.42, 12],
    [0.6, 0.5, 2],
    [0.72, 0.52, -12],
  ] as const)
    lay(
      loft([
        [0, 0.05, 0.06, 0.01],
        [long * 0.6, 0.04, 0.05, 0.01, -0.03],
        [long, 0.02, 0.03, 0.005, -0.12],
      ]),
      [x, -0.98, 0.1],
      [0, 0, turn],
    );
  // Its gun.
  lay(
    lathe(
      [
        [0.07, 0],
        [0.07, 0.2],
        [0.045, 0.22],
        [0.045, 0.62],
        [0.062, 0.63],
        [0.062, 0.76],
        [0.04, 0.76],
      ],
      { sides: 14 },
    ),
    [0.98, -0.74, 0.05],
    [0, 0, 34],
  );
  // A hand that lies open at the other side.
  for (const finger of [0, 1, 2, 3])
    lay(
      loft([
        [0, 0.055, 0.06, 0.015],
        [0.13, 0.05, 0.055, 0.015],
        [0.24, 0.032, 0.036, 0.01, 0.05],
      ]),
      [-0.72 + finger * 0.075, -0.92 - Math.abs(finger - 1.5) * 0.03, 0.1],
      [0, 0, 22 - finger * 15],
    );
};

/** The barrel of one's own gun, from below the window. */
const layBarrel = ({ mesh, frame, wide, hand }: Foot): void => {
  const from = new Vector3(0.95 * wide * hand, -1.5, 0.5);
  const to = new Vector3(0.52 * wide * hand, -0.72, -1.6);
  const way = to.clone().sub(from);
  const long = way.length();
  mesh.add(
    lathe(
      [
        [0.3, 0],
        [0.3, long * 0.34],
        [0.36, long * 0.36],
        [0.36, long * 0.46],
        [0.27, long * 0.48],
        [0.25, long * 0.82],
        [0.34, long * 0.83],
        [0.36, long * 0.98],
        [0.3, long],
        [0.02, long],
      ],
      { sides: 28 },
    ),
    frame.clone().multiply(along(from, way)),
    { part: mesh.part({ weight: 1 }), ...BLACK },
  );
};

/** The beams of a ruin's frame, through which one looks: from where to where (in halves of the page), and how wide. */
const GIRDERS: readonly (readonly [Pair, Pair, number])[] = [
  [[0.93, -1.3], [0.93, 1.3], 0.15],
  [[0.63, -1.3], [0.96, -0.3], 0.06],
  [[0.93, 0.92], [0.31, 0.78], 0.1],
  [[0.31, 0.78], [0.23, 0.58], 0.04],
  [[0.93, 0.56], [0.63, 0.84], 0.05],
];

const layGirders = (foot: Foot): void => {
  const { mesh, frame, wide, hand } = foot;
  layEarth(foot, -0.98, -0.86, hand);
  const part = mesh.part({ weight: 1 });
  const across = ([x, y]: Pair): Pair => [x * wide * hand, y];
  for (const [from, to, width] of GIRDERS)
    mesh.add(
      ribbon([across(from), across(to)], width),
      frame.clone().multiply(frameMatrix([0, 0, 0.05])),
      {
        part,
        ...BLACK,
      },
    );
};
