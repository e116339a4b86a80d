import { Vector3 } from 'three';
import type { CameraView } from './cameras.ts';
import type { Effect } from '../effects/effect.ts';
import type { Figure } from '../body/figure.ts';
import type { Triple } from '../shape/polygons.ts';
import type { Limb, Mouth, ScenePlan, Scene, SceneStage } from './scene.ts';
import { isMirrored, staged } from './staging.ts';
import type { Aim } from '../body/stance.ts';

/** The bones that the weapons are on. */
export const bonesOf = (figure: Figure, weapons: readonly string[]): readonly string[] =>
  weapons.flatMap((weapon) => (figure.muzzles.get(weapon) ?? []).map(({ bone }) => bone));

/** The hands whose guns are fired. */
const firingHands = (bones: readonly string[]): readonly ('left' | 'right')[] =>
  (['right', 'left'] as const).filter((side) => bones.includes(`gun ${side}`));

/** Whether both arms fire, each on its own side of who looks: arms that are guns, or forearms that carry some. */
const firesApart = (figure: Figure, bones: readonly string[]): boolean =>
  figure.gunArms || ['fore left', 'fore right'].every((bone) => bones.includes(bone));

/** The side that a single arm which fires is on: left of whoever looks (−1) or right; null where both fire or none. */
const sideOfArm = (bones: readonly string[]): -1 | 1 | null => {
  const sides = new Set(
    bones.flatMap((bone) => /^(?:arm|fore) (left|right)$/.exec(bone)?.[1] ?? []),
  );
  return sides.size === 1 ? (sides.has('right') ? -1 : 1) : null;
};

/** A place turned about the 'Mech (degrees). */
const turned = ([x, y, z]: Triple, by: number): Triple => {
  const at = new Vector3(x, y, z).applyAxisAngle(new Vector3(0, 1, 0), (by * Math.PI) / 180);
  return [at.x, at.y, at.z];
};

/** The side on which one sees a gun that is set in the body: it would fire across its own face. */
const sideOfBodyGun = (
  { camera: { at }, stance }: Pick<Scene, 'camera' | 'stance'>,
  figure: Figure,
  weapons: readonly string[],
): -1 | 1 | null => {
  const mounts = figure.choices.mounts.filter(({ weapon }) => weapons.includes(weapon));
  if (mounts.some(({ as }) => as === 'missiles')) return null;
  const muzzles = mounts.flatMap(({ weapon }) => figure.muzzles.get(weapon) ?? []);
  if (muzzles.some(({ bone }) => bone !== 'torso')) return null;
  const twist = stance.joints?.['torso'] ?? 0;
  const yaw = (stance.turn?.[1] ?? 0) + (typeof twist === 'number' ? 0 : twist[1]);
  const round = (Math.atan2(at[0], at[2]) * 180) / Math.PI;
  const seen = muzzles.reduce((sum, muzzle) => sum + turned(muzzle.at, yaw - round)[0], 0);
  return Math.abs(seen) < 0.1 ? null : seen < 0 ? -1 : 1;
};

/**
 * Where shots go: past the lens, on the side where there is room; arms that are guns go from the lens to
 * both its sides (`aimsAt`). A gun held in a hand is pointed across the chest instead, so that the 'Mech
 * stays seen behind it. Missiles fly over the lens.
 */
const targetOf = (scene: Scene, figure: Figure, weapons: readonly string[]): Triple => {
  const {
    at: [x, y, z],
    to,
  } = scene.camera;
  const far = Math.hypot(x - to[0], y - to[1], z - to[2]);
  const [hand] = firingHands(bonesOf(figure, weapons));
  if (hand) {
    const side = hand === 'right' ? 1 : -1;
    const across = far > 25 ? 0.58 : 0.42;
    const place: Triple = [
      side * far * across,
      to[1] - (far > 25 ? 0.6 : 1.4),
      Math.hypot(x, z) * 0.74,
    ];
    return turned(place, (Math.atan2(x, z) * 180) / Math.PI);
  }
  const height = Math.max(1.4, y - 0.2);
  const bones = bonesOf(figure, weapons);
  // Away from its body: what left an arm for the other side would lie across it.
  const side = sideOfArm(bones) ?? sideOfBodyGun(scene, figure, weapons) ?? (x <= to[0] ? -1 : 1);
  return firesApart(figure, bones) ? [x, height, z] : [x + side * far * 0.3, height, z];
};

/** A bolt is so broad before the lens that it goes past it further off. */
const WIDE_OF_IT = 1.9;

/** On which side of its body a muzzle is seen. */
const sideOnPage = (on: SceneStage, { at }: Mouth): -1 | 1 =>
  on.onPage(at)[0] < on.onPage(on.place('torso'))[0] ? -1 : 1;

/** Between arms that fire apart what is set in fires past the lens below them, each muzzle on the side where it is seen. */
const asideOf = (on: SceneStage, mouth: Mouth, [x, y, z]: Triple, wide: number): Triple => {
  const off = Math.max(1.2, z * 0.12);
  return [x + sideOnPage(on, mouth) * off * wide, y - off, z];
};

/** Not farther, or it would leave the page (meters). */
const MOST_ASIDE = 1.9;

/** The 'Mech to one side, so that the shot has room on the other. */
const roomFor = (camera: CameraView, [x]: Triple): CameraView => {
  const { at, to } = camera;
  const off = Math.max(-MOST_ASIDE, Math.min(MOST_ASIDE, (x - at[0]) * 0.27));
  return { ...camera, at: [at[0] + off, at[1], at[2]], to: [to[0] + off, to[1], to[2]] };
};

/** So much farther off one stands before arms that are guns: their flashes, nearer than all else, are still in the window. */
const BEFORE_GUNS = { long: 1, medium: 1.4, close: 1.9 } as const;

/** The look at two guns for arms from farther off, through a longer lens. */
const beforeGuns = (
  { figure, range, staging, weapons }: ScenePlan,
  camera: CameraView,
): CameraView => {
  const armsFire = bonesOf(figure, weapons).some((bone) => bone.startsWith('arm '));
  if (!figure.gunArms || !armsFire || staging === null || !camera.framing) return camera;
  const [x, y, z] = camera.at;
  return { ...camera, at: [x * BEFORE_GUNS[range], y, z * BEFORE_GUNS[range]] };
};

/** The scene with the plan's weapons aimed and fired at the one who looks, or past them (degrees). */
export const fire = (plan: ScenePlan, asPlanned: Scene, past = 0): Scene => {
  const { figure, weapons } = plan;
  // Before it is aimed: a weapon stays on its own arm.
  const asStaged = staged(plan, asPlanned);
  const scene = { ...asStaged, camera: beforeGuns(plan, asStaged.camera) };
  const target = turned(targetOf(scene, figure, weapons), isMirrored(plan) ? -past : past);
  // Flashes of several weapons leave each other room.
  const together = weapons.length > 1 ? 0.75 : 1;
  return {
    ...scene,
    camera: roomFor(scene.camera, target),
    needs: [...(scene.needs ?? []), ...armsOf(figure, weapons)],
    stance: {
      ...scene.stance,
      aims: [...(scene.stance.aims ?? []), ...aimsAt(plan, target)],
    },
    effects: (on) => [
      ...(scene.effects?.(on) ?? []),
      ...weapons.flatMap((weapon, index) =>
        shotsOf(on, weapon, {
          all: bonesOf(figure, weapons),
          index,
          size: (plan.range === 'long' ? 1.35 : 1) * together,
          target,
        }),
      ),
    ],
  };
};

/** The arms that carry the weapons. */
const armsOf = (figure: Figure, weapons: readonly string[]): readonly Limb[] =>
  bonesOf(figure, weapons).flatMap((bone): Limb[] => {
    const [, limb, side] = /^(arm|fore|hand|gun) (left|right)$/.exec(bone) ?? [];
    return limb ? [`arm ${side === 'left' ? 'left' : 'right'}`] : [];
  });

/** Whatever carries the weapons points at the target; other guns are held ready. */
const aimsAt = ({ figure, variant, weapons }: ScenePlan, to: Triple): readonly Aim[] => {
  const bones = bonesOf(figure, weapons);
  const near = ([x, y, z]: Triple, aside: number, up: number): Triple => [x + aside, y + up, z];
  const aims: Aim[] = [];
  if (firesApart(figure, bones)) {
    const firing = bones.some((bone) => /^(?:arm|fore) /.test(bone));
    // Each past the lens on its own side: what met before it would hide who fires.
    const apart = to[2] < 12 ? 1.5 : Math.max(1.9, to[2] * 0.1);
    // One above it and one below: two alike would be a signpost.
    const up = apart * (variant % 2 === 0 ? 0.5 : -0.6);
    aims.push(
      { what: 'gun left', to: firing ? near(to, apart, up) : [7, -3, 9] },
      { what: 'gun right', to: firing ? near(to, -apart, -up) : [-7, -3, 9] },
    );
  } else
    for (const side of ['left', 'right'] as const)
      if (bones.some((bone) => bone === `fore ${side}` || bone === `arm ${side}`))
        aims.push({ what: `gun ${side}`, to });
  const hands = firingHands(bones);
  if (figure.holds && !hands.includes(figure.holds))
    aims.push({ what: 'gun', to: [figure.holds === 'right' ? -9 : 9, 5, 12] });
  return [...aims, ...hands.map((hand): Aim => ({ what: `held ${hand}`, to }))];
};

/** What shells look like by the weapon that fires them (meters): its flash, a shell at most, and the smoke beside the muzzle. */
const SHELLS = {
  'great gun': {
    ...{ flash: 1.15, thick: 0.26, long: 1.3, rapid: false },
    smoke: { size: 0.62, puffs: 12, length: 1.8 },
  },
  autocannon: {
    ...{ flash: 0.78, thick: 0.14, long: 0.9, rapid: false },
    smoke: { size: 0.42, puffs: 9, length: 1.6 },
  },
  'machine gun': {
    ...{ flash: 0.4, thick: Infinity, long: 0.9, rapid: true },
    smoke: { size: 0.2, puffs: 5, length: 0.8 },
  },
} as const;

/** How far along its way a flash may be from its muzzle, and how far it stays from the middle of the head (meters). */
const FLASH_OFF = [0.4, 0.6, 0.9] as const;
const FACE = 0.5;

/** Where a flash of some size is that leaves the face free: along the way of what leaves the muzzle. */
const flashOf = (on: SceneStage, { at, way }: Mouth, to: Vector3, size: number): Vector3 => {
  const head = on.place(['head', 'torso'], [0, 0.4, 0]);
  const [x, y] = on.onPage(head);
  const apart = (place: Vector3): number => {
    const [u, v] = on.onPage(place);
    return Math.hypot(u - x, v - y);
  };
  const least = (size * 0.5 + FACE) * apart(head.clone().setY(head.y + 1));
  const shot = to.clone().sub(at).normalize();
  const places = [
    at.clone().addScaledVector(way, FLASH_OFF[0]),
    ...FLASH_OFF.map((off) => at.clone().addScaledVector(shot, off)),
  ];
  const free = places.find((place) => apart(place) >= least);
  return free ?? places.toSorted((one, other) => apart(other) - apart(one))[0] ?? at;
};

/** What a weapon puts between its muzzles and the target. */
const shotsOf = (
  on: SceneStage,
  weapon: string,
  {
    all,
    index,
    size,
    target,
  }: {
    readonly all: readonly string[];
    readonly index: number;
    readonly size: number;
    readonly target: Triple;
  },
): readonly Effect[] => {
  const mount = on.figure.choices.mounts.find((each) => each.weapon === weapon);
  const muzzles = on.muzzles(weapon);
  const to = new Vector3(...target);
  const apart = firesApart(on.figure, all);
  const wide = mount?.as === 'long gun' ? WIDE_OF_IT : 1;
  const hitBy = (mouth: Mouth): Vector3 =>
    mouth.aimed
      ? mouth.at.clone().addScaledVector(mouth.way, mouth.at.distanceTo(to) + 6)
      : new Vector3(...(apart ? asideOf(on, mouth, target, wide) : target));
  switch (mount?.as) {
    case 'missiles':
      return missileShots(muzzles, to, (mouth) => (apart ? sideOnPage(on, mouth) : 0));
    case 'long gun':
      return muzzles.flatMap((mouth): Effect[] => [
        { kind: 'burst', at: mouth.at, size: Math.min(0.95, 0.8 * size), nearer: 1.1 },
        {
          kind: 'bolt',
          from: mouth.at.clone().addScaledVector(mouth.way, 0.3),
          to: hitBy(mouth),
          thick: 0.2 * size,
        },
      ]);
    case 'great gun':
    case 'autocannon':
    case 'machine gun': {
      const { flash, thick, long, smoke, rapid } = SHELLS[mount.as];
      return muzzles.flatMap((mouth, place): Effect[] => [
        {
          kind: 'burst',
          at: flashOf(on, mouth, hitBy(mouth), flash * size),
          size: flash * size,
          points: 9,
          nearer: 0.1,
          roll: place,
        },
        {
          kind: 'shells',
          from: mouth.at,
          to: hitBy(mouth),
          thick: Math.min(thick * size, mouth.bore),
          long: Math.min(long * (rapid ? 1 : size), mouth.long),
          rapid,
        },
        {
          kind: 'smoke',
          at: mouth.at.clone().addScaledVector(mouth.way, -0.3),
          size: smoke.size * size,
          puffs: smoke.puffs,
          // Outwards: upwards it would cover the face.
          way: [mouth.at.x < 0 ? -1 : 1, 0.3, -0.2],
          length: smoke.length,
          grow: 1.2,
        },
      ]);
    }
    case 'laser':
    case undefined:
      return muzzles.flatMap((mouth, place): Effect[] => [
        { kind: 'burst', at: mouth.at, size: 0.62 * size, nearer: 0.1, roll: place + index },
        { kind: 'beam', from: mouth.at, to: hitBy(mouth), thick: 0.085 * size },
      ]);
  }
};

/** How far apart salvos of two arms go past who looks (meters). */
const SALVOS_APART = 3.4;

/** A salvo; of two arms each on its own side, or it would hide who fires. */
const missileShots = (
  muzzles: readonly Mouth[],
  to: Vector3,
  sideOf: (mouth: Mouth) => number,
): readonly Effect[] => {
  const [first] = muzzles;
  if (!first) return [];
  const spread: readonly Triple[] = [
    [-1, 1.6, -2],
    [2.4, 4.4, -2],
    [-3, 6, -2],
    [1, 8, -2],
    [-4, 3.4, -2],
  ];
  const sides = [-1, 0, 1].flatMap((side) => {
    const there = muzzles.filter((mouth) => sideOf(mouth) === side);
    return there.length > 0 ? [there] : [];
  });
  const launch = ({ at, way }: Mouth): readonly Effect[] => [
    { kind: 'burst', at: at.clone().addScaledVector(way, 0.2), size: 0.6, nearer: 0.2 },
    {
      kind: 'smoke',
      at: at.clone().addScaledVector(way, -3),
      size: 0.7,
      puffs: 22,
      way: [0, 0.4, -1],
      length: 2.6,
      grow: 1.3,
    },
  ];
  return [
    ...sides.flatMap(([mouth]) => launch(mouth ?? first)),
    ...spread.map(([x, y, z], index): Effect => {
      const there = sides[index % sides.length] ?? muzzles;
      const mouth = there[Math.floor(index / sides.length) % there.length] ?? first;
      const apart = sideOf(mouth);
      const off = new Vector3(apart === 0 ? x : 0.4 * x + apart * SALVOS_APART, y, z);
      return {
        kind: 'missile',
        from: mouth.at.clone(),
        to: to.clone().add(off),
        along: [0.56, 0.46, 0.34, 0.24, 0.4][index] ?? 0.4,
      };
    }),
  ];
};
