import { Vector3 } from 'three';
import type { Figure } from '../body/figure.ts';
import type { Triple } from '../shape/polygons.ts';
import type { Scene } from './scene.ts';

/** The bones that the weapons are on. */
export const bonesOf = (figure: Figure, weapons: readonly string[]): readonly string[] =>
  weapons.flatMap((weapon) => (figure.muzzles.get(weapon) ?? []).map(({ bone }) => bone));

/** The hands whose guns are fired. */
export const firingHands = (bones: readonly string[]): readonly ('left' | 'right')[] =>
  (['right', 'left'] as const).filter((side) => bones.includes(`gun ${side}`));

/** Whether both arms fire, each on its own side of who looks: arms that are guns, or forearms that carry some. */
export const firesApart = (figure: Figure, bones: readonly string[]): boolean =>
  figure.gunArms || ['fore left', 'fore right'].every((bone) => bones.includes(bone));

/** A place turned about the 'Mech (degrees). */
export const turned = ([x, y, z]: Triple, by: number): Triple => {
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
  return Math.abs(seen) < 0.3 ? null : seen < 0 ? -1 : 1;
};

/**
 * Where shots go: past the lens, on the side where there is room; arms that are guns go from the lens to
 * both its sides (`aimsAt`). A gun held in a hand is pointed across the chest instead, so that the 'Mech
 * stays seen behind it. Missiles fly over the lens.
 */
export const targetOf = (scene: Scene, figure: Figure, weapons: readonly string[]): Triple => {
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
  const side = sideOfBodyGun(scene, figure, weapons) ?? (x <= to[0] ? -1 : 1);
  return firesApart(figure, bonesOf(figure, weapons))
    ? [x, height, z]
    : [x + side * far * 0.3, height, z];
};
