import { Matrix4, Quaternion, Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import { chance } from './chance.ts';
import type { DrawingMesh } from './drawing-mesh.ts';
import { frameMatrix } from './frame-matrix.ts';
import type { Pair, Triple } from './polygons.ts';
import { dome, flat, lathe, loft, ribbon } from './polygons.ts';

/** What is drawn besides the 'Mech: places and ways in the world (metres), sizes in metres. */
export type Effect =
  /** A star with spikes, before a muzzle or where something strikes; `nearer` to the camera. */
  | {
      readonly kind: 'burst';
      readonly at: Vector3;
      readonly size: number;
      readonly points?: number;
      readonly nearer?: number;
      readonly roll?: number;
    }
  | {
      readonly kind: 'smoke';
      readonly at: Vector3;
      readonly size: number;
      readonly puffs: number;
      readonly way: Triple;
      readonly length: number;
      readonly grow?: number;
      readonly dark?: boolean;
    }
  | {
      readonly kind: 'debris';
      readonly at: Vector3;
      readonly reach: number;
      readonly count: number;
      readonly size?: number;
    }
  | { readonly kind: 'beam'; readonly from: Vector3; readonly to: Vector3; readonly thick?: number }
  | { readonly kind: 'bolt'; readonly from: Vector3; readonly to: Vector3 }
  | { readonly kind: 'shells'; readonly from: Vector3; readonly to: Vector3 }
  | {
      readonly kind: 'missile';
      readonly from: Vector3;
      readonly to: Vector3;
      readonly along: number;
    }
  | {
      readonly kind: 'jet';
      readonly from: Vector3;
      readonly way: Vector3;
      readonly length: number;
      readonly size: number;
    }
  /** Lines to a place on the page (−1 to 1), outside an ellipse round it. */
  | {
      readonly kind: 'rush';
      readonly centre: Pair;
      readonly clear?: number;
      readonly count?: number;
      readonly thick?: number;
    }
  /** Lines across the page at an angle (degrees). */
  | {
      readonly kind: 'streaks';
      readonly angle: number;
      readonly count?: number;
      readonly centre?: Pair;
      readonly spread?: number;
    }
  /** Wavy lines that rise from heat. */
  | {
      readonly kind: 'shimmer';
      readonly at: Vector3;
      readonly width: number;
      readonly height: number;
    }
  /** Lines along which something has just come: a swing, a blow. */
  | {
      readonly kind: 'arc';
      readonly around: Vector3;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
      readonly roll?: number;
    }
  /** The edge of one's own cockpit in the way. */
  | { readonly kind: 'own frame' };

/** Lays effects before the camera, the same each time for the same seed. */
export const layEffects = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  effects: readonly Effect[],
  seed: number,
): void => {
  const random = chance(seed);
  for (const effect of effects) lay(mesh, camera, effect, random);
};

type Random = () => number;

const lay = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  effect: Effect,
  random: Random,
): void => {
  switch (effect.kind) {
    case 'burst':
      return layBurst(mesh, camera, effect, random);
    case 'smoke':
      return laySmoke(mesh, effect, random);
    case 'debris':
      return layDebris(mesh, effect, random);
    case 'beam':
      return layBeam(mesh, effect, random);
    case 'bolt':
      return layBolt(mesh, camera, effect, random);
    case 'shells':
      return layShells(mesh, effect, random);
    case 'missile':
      return layMissile(mesh, effect, random);
    case 'jet':
      return layJet(mesh, camera, effect, random);
    case 'rush':
      return layRush(mesh, camera, effect, random);
    case 'streaks':
      return layStreaks(mesh, effect, random);
    case 'shimmer':
      return layShimmer(mesh, camera, effect, random);
    case 'arc':
      return layArc(mesh, camera, effect, random);
    case 'own frame':
      return layOwnFrame(mesh);
  }
};

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** Facing the camera at a place, turned on the page. */
const facing = (camera: PerspectiveCamera, at: Vector3, roll = 0): Matrix4 =>
  new Matrix4()
    .makeRotationFromQuaternion(camera.getWorldQuaternion(new Quaternion()))
    .multiply(new Matrix4().makeRotationZ(roll))
    .setPosition(at);

/** With y along a way. */
const along = (at: Vector3, way: Vector3): Matrix4 =>
  new Matrix4()
    .makeRotationFromQuaternion(
      new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.clone().normalize()),
    )
    .setPosition(at);

const triangle = (a: Triple, b: Triple, c: Triple) => ({ corners: [a, b, c], faces: [[0, 1, 2]] });

const layBurst = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { at, size, points = 13, nearer = 0.3, roll = 0.3 }: Of<'burst'>,
  random: Random,
): void => {
  const sight = camera.getWorldDirection(new Vector3());
  const star = (long: number, short: number, off: number, weight: number, panel: number): void => {
    const outline = Array.from({ length: points * 2 }, (_, index): Pair => {
      const turn = (index / points / 2) * Math.PI * 2;
      const reach =
        index % 2 === 1 ? short * (0.85 + random() * 0.3) : long * (0.62 + random() * 0.6);
      return [Math.cos(turn) * reach, Math.sin(turn) * reach];
    });
    mesh.add(flat(outline), facing(camera, at.clone().addScaledVector(sight, -off), roll), {
      part: mesh.part({ weight }),
      surface: 'paper',
      panel,
    });
  };
  star(size, size * 0.45, nearer, 1, 1);
  star(size * 0.62, size * 0.26, nearer + 0.02, 0.6, 2);
  const frame = facing(camera, at.clone().addScaledVector(sight, 0.4 - nearer));
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
      { part: 0, surface: 'ink' },
    );
  }
};

const laySmoke = (
  mesh: DrawingMesh,
  { at, size, puffs, way, length, grow = 0, dark = false }: Of<'smoke'>,
  random: Random,
): void => {
  const part = mesh.part({ angle: -0.8, spacing: 1.1, smoke: true, weight: 0.85 });
  for (let puff = 0; puff < puffs; puff += 1) {
    const far = puff / puffs;
    const middle = at
      .clone()
      .addScaledVector(new Vector3(...way), far * length)
      .add(new Vector3(random() - 0.5, random() - 0.5, random() - 0.5).multiplyScalar(size * 1.5));
    const radius = size * (0.34 + 0.5 * random()) * (grow ? 0.4 + far * grow : 1);
    mesh.add(
      dome(radius, { from: -90, rings: 12, sides: 20 }),
      frameMatrix([middle.x, middle.y, middle.z], [random() * 90, random() * 90, 0]),
      { part, surface: 'smoke', crease: 60, tone: dark ? 0.3 : 0 },
    );
  }
};

const layDebris = (
  mesh: DrawingMesh,
  { at, reach, count, size = 0.22 }: Of<'debris'>,
  random: Random,
): void => {
  for (let piece = 0; piece < count; piece += 1) {
    const place = at
      .clone()
      .add(
        new Vector3(
          (random() - 0.5) * 2,
          (random() - 0.35) * 1.6,
          (random() - 0.5) * 2,
        ).multiplyScalar(reach),
      );
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

const layBeam = (
  mesh: DrawingMesh,
  { from, to, thick = 0.1 }: Of<'beam'>,
  random: Random,
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
  for (let spike = 0; spike < 30; spike += 1) {
    const turn = random() * Math.PI * 2;
    const off = thick * (1.8 + random() * 2.2);
    const y = random() * length * 0.8;
    const [x, z] = [Math.cos(turn) * off, Math.sin(turn) * off];
    mesh.add(triangle([x - 0.02, y, z], [x + 0.02, y, z], [x, y + 0.6 + random() * 3, z]), frame, {
      part: 0,
      surface: 'ink',
    });
  }
};

/** Lightning: a jagged white band with forks. */
const layBolt = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { from, to }: Of<'bolt'>,
  random: Random,
): void => {
  const way = to.clone().sub(from);
  const length = way.length();
  const side = new Vector3().crossVectors(way, camera.getWorldDirection(new Vector3())).normalize();
  const up = way.clone().normalize();
  const frame = new Matrix4().makeBasis(side, up, side.clone().cross(up)).setPosition(from);
  const zigzag = (start: Pair, long: number, wide: number, lean: number): Pair[] => {
    const steps = Math.max(3, Math.round(long / 1.1));
    return Array.from({ length: steps + 1 }, (_, step): Pair => [
      start[0] +
        lean * step +
        (step % 2 === 0 ? -1 : 1) * wide * (step === 0 ? 0 : 0.6 + random() * 0.7),
      start[1] + (long * step) / steps,
    ]);
  };
  const band = (path: readonly Pair[], thick: number, weight: number): void => {
    const last = path.length - 1;
    const edge = (sign: number): Pair[] =>
      path.map(([x, y], step): Pair => [
        x + sign * thick * (step === 0 || step === last ? 0.5 : 1) * (0.8 + random() * 0.4),
        y + sign * thick * 0.3,
      ]);
    mesh.add(flat([...edge(1), ...edge(-1).toReversed()]), frame, {
      part: mesh.part({ weight }),
      surface: 'paper',
    });
  };
  const main = zigzag([0, 0], length, 0.34, 0);
  band(main, 0.13, 1);
  for (let fork = 0; fork < 4; fork += 1) {
    const start = main[1 + Math.floor(random() * (main.length - 2))];
    if (start) band(zigzag(start, 1.4 + random() * 1.4, 0.2, (random() - 0.5) * 1.1), 0.05, 0.8);
  }
  for (let spike = 0; spike < 18; spike += 1) {
    const y = random() * length * 0.9;
    const x = (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.7);
    mesh.add(
      triangle([x - 0.02, y, 0], [x + 0.02, y, 0], [x * 1.25, y + 0.5 + random() * 1.2, 0]),
      frame,
      { part: 0, surface: 'ink' },
    );
  }
};

/** A row of shells in flight, each with the line it leaves. */
const layShells = (mesh: DrawingMesh, { from, to }: Of<'shells'>, random: Random): void => {
  const way = to.clone().sub(from);
  const length = way.length();
  const frame = along(from, way);
  for (let shell = 0; shell < 5; shell += 1) {
    // Not up to the lens: a shell there would fill the page.
    const y = 1.2 + (shell / 5) * Math.min(length * 0.5, 4) + random() * 0.3;
    const [x, z] = [(random() - 0.5) * 0.16, (random() - 0.5) * 0.16];
    mesh.add(
      lathe(
        [
          [0.11, 0],
          [0.13, 0.06],
          [0.13, 0.3],
          [0.02, 0.56],
        ],
        { sides: 12 },
      ),
      frame.clone().multiply(frameMatrix([x, y, z])),
      { part: mesh.part({ weight: 1 }), tone: 0.5 },
    );
    for (const [off, long] of [
      [-0.09, 0.8],
      [0.09, 0.6],
      [0, 1.1],
    ] as const)
      mesh.add(
        triangle(
          [x + off - 0.018, y - 0.05, z],
          [x + off + 0.018, y - 0.05, z],
          [x + off, y - long, z],
        ),
        frame,
        { part: 0, surface: 'ink' },
      );
  }
};

/** A missile part of its way along, on a trail of smoke. */
const layMissile = (
  mesh: DrawingMesh,
  { from, to, along: far }: Of<'missile'>,
  random: Random,
): void => {
  const at = from.clone().lerp(to, far);
  const way = to.clone().sub(from).normalize();
  const frame = along(at, way);
  const part = mesh.part({ weight: 1, axis: [0, 1, 0], round: true });
  mesh.add(
    lathe(
      [
        [0.1, -0.5],
        [0.15, -0.46],
        [0.15, 0.3],
        [0.02, 0.72],
      ],
      { sides: 14 },
    ),
    frame,
    { part },
  );
  for (const turn of [0, 90])
    mesh.add(
      loft([
        [-0.56, 0.62, 0.03, 0.01],
        [-0.2, 0.3, 0.03, 0.01],
      ]),
      frame.clone().multiply(frameMatrix([0, 0, 0], [0, turn + 30, 0])),
      { part, panel: 2, tone: 0.5 },
    );
  mesh.add(
    loft([
      [-1.1, 0.04, 0.04, 0.01],
      [-0.8, 0.22, 0.22, 0.05],
      [-0.5, 0.16, 0.16, 0.05],
    ]),
    frame,
    { part: mesh.part({ weight: 0.7 }), surface: 'paper' },
  );
  const back = from.distanceTo(at);
  laySmoke(
    mesh,
    {
      kind: 'smoke',
      at: at.clone().addScaledVector(way, -1.2),
      size: 0.34,
      puffs: Math.min(26, 6 + Math.round(back * 3)),
      way: [-way.x, -way.y, -way.z],
      length: Math.max(0.4, back - 1.2),
    },
    random,
  );
};

/** A flame: three tongues within each other that turn about its axis to the camera, and licks beside. */
const layJet = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { from, way, length, size }: Of<'jet'>,
  random: Random,
): void => {
  const up = way.clone().normalize();
  const sight = camera.getWorldDirection(new Vector3());
  const side = new Vector3().crossVectors(up, sight).normalize();
  const frame = new Matrix4().makeBasis(side, up, side.clone().cross(up)).setPosition(from);
  const towards = new Vector3(0, 0, 1).transformDirection(frame).dot(sight) > 0 ? -1 : 1;
  const tongue = (part: number, off: number): void => {
    const steps = 22;
    const edge = (sign: number): Pair[] =>
      Array.from({ length: steps + 1 }, (_, step): Pair => {
        const far = step / steps;
        const swell = far < 0.14 ? 0.62 + far * 2.7 : (1 - (far - 0.14) / 0.86) ** 0.72;
        const lick = 1 + 0.2 * Math.sin(far * 26 + sign * 1.7 + part * 5) * far;
        const sway = Math.sin(far * 7 + part * 4) * size * 0.2 * far;
        return [sign * size * part * swell * lick + sway, far * length * (0.34 + 0.66 * part)];
      });
    const outline = [...edge(1), ...edge(-1).toReversed()];
    mesh.add(
      { ...flat(outline), corners: outline.map(([x, y]): Triple => [x, y, off * towards]) },
      frame,
      { part: mesh.part({ weight: 0.35 + part * 0.65 }), surface: 'paper' },
    );
  };
  tongue(1, -0.05);
  tongue(0.62, 0.05);
  tongue(0.3, 0.15);
  for (let lick = 0; lick < 18; lick += 1) {
    const sign = random() < 0.5 ? -1 : 1;
    const x = sign * size * (1.05 + random() * 0.8);
    const y = length * (0.1 + random() * 0.7);
    const thick = 0.02 + random() * 0.035;
    mesh.add(
      triangle(
        [x - thick, y, 0],
        [x + thick, y, 0],
        [x * 0.72, y + length * (0.16 + random() * 0.4), 0],
      ),
      frame,
      { part: 0, surface: 'ink' },
    );
  }
};

const layRush = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { centre: [cx, cy], clear = 0.75, count = 80, thick = 0.013 }: Of<'rush'>,
  random: Random,
): void => {
  for (let line = 0; line < count; line += 1) {
    const turn = ((line + random() * 0.9) / count) * Math.PI * 2;
    const from = clear * (1 + random() * 0.5);
    const wide = Math.max(0.004, thick * (0.3 + random()));
    const far = 3;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const { aspect } = camera;
    mesh.add(
      triangle(
        [cx + x * from, cy + y * from * aspect, 0],
        [cx + (x - y * wide) * far, cy + (y + x * wide) * far * aspect, 0],
        [cx + (x + y * wide) * far, cy + (y - x * wide) * far * aspect, 0],
      ),
      new Matrix4(),
      { part: 0, surface: 'behind' },
    );
  }
};

const layStreaks = (
  mesh: DrawingMesh,
  { angle, count = 26, centre: [cx, cy] = [0, 0], spread = 1 }: Of<'streaks'>,
  random: Random,
): void => {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  for (let streak = 0; streak < count; streak += 1) {
    const [run, off] = [(random() - 0.5) * 2.4, (random() - 0.5) * 2 * spread];
    const long = 0.4 + random() * 1.2;
    const thick = 0.004 + random() * 0.006;
    const [sx, sy] = [cx + x * run - y * off, cy + y * run + x * off];
    mesh.add(
      triangle(
        [sx, sy, 0],
        [sx + x * long - y * thick, sy + y * long + x * thick, 0],
        [sx + x * long + y * thick, sy + y * long - x * thick, 0],
      ),
      new Matrix4(),
      { part: 0, surface: 'behind' },
    );
  }
};

const layShimmer = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { at, width, height }: Of<'shimmer'>,
  random: Random,
): void => {
  const frame = facing(camera, at);
  for (let line = 0; line < 9; line += 1) {
    const x = ((line + random() * 0.6) / 9 - 0.5) * width;
    const from = random() * height * 0.35;
    const long = height * (0.35 + random() * 0.5);
    const phase = random() * 6;
    const path = Array.from({ length: 15 }, (_, step): Pair => [
      x + Math.sin(step * 0.9 + phase) * 0.13,
      from + (long * step) / 14,
    ]);
    mesh.add(ribbon(path, 0.045), frame, { part: 0, surface: 'ink' });
  }
};

const layArc = (
  mesh: DrawingMesh,
  camera: PerspectiveCamera,
  { around, radius, from, to, roll = 0 }: Of<'arc'>,
  random: Random,
): void => {
  const frame = facing(camera, around, roll);
  for (let line = 0; line < 7; line += 1) {
    const reach = radius * (0.82 + line * 0.06);
    const [first, last] = [from + random() * 18, to - random() * 24];
    const steps = 16;
    const edge = (thick: number): Pair[] =>
      Array.from({ length: steps + 1 }, (_, step): Pair => {
        const turn = ((first + ((last - first) * step) / steps) * Math.PI) / 180;
        const off = reach + (thick * step) / steps;
        return [Math.cos(turn) * off, Math.sin(turn) * off];
      });
    mesh.add(flat([...edge(0.05), ...edge(-0.05).toReversed()]), frame, {
      part: 0,
      surface: 'ink',
    });
  }
};

/** Struts of one's own canopy, black, in the lower corners. */
const layOwnFrame = (mesh: DrawingMesh): void => {
  const shapes: readonly (readonly Triple[])[] = [
    [
      [-1, -1, 0],
      [1, -1, 0],
      [1, -0.86, 0],
      [0.36, -0.93, 0],
      [-0.3, -0.9, 0],
      [-1, -0.78, 0],
    ],
    [
      [-1, -0.78, 0],
      [-0.72, -1, 0],
      [-0.6, -1, 0],
      [-0.94, -0.1, 0],
      [-1, 0.3, 0],
    ],
    [
      [1, -0.86, 0],
      [0.74, -1, 0],
      [0.62, -1, 0],
      [0.95, -0.3, 0],
      [1, 0, 0],
    ],
  ];
  for (const corners of shapes)
    mesh.add({ corners, faces: [corners.map((_, index) => index)] }, new Matrix4(), {
      part: 0,
      surface: 'before',
    });
};
