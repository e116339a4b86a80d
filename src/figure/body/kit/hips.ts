import type { KitPart } from './kit-part.ts';

/** Hips under hanging plates. */
// prettier-ignore
export const PELVIS: readonly KitPart[] = [
  { bone: 'pelvis', shape: 'loft', sections: [[-0.55, 0.6, 0.8, 0.2], [-0.3, 1.1, 1.1, 0.3], [0.15, 1.7, 1.3, 0.34], [0.45, 1.4, 1.15, 0.3]], tone: 0.1 },
  { bone: 'pelvis', shape: 'plate', outline: [[-0.3, -1], [0.3, -1], [0.46, -0.1], [0.42, 0.42], [-0.42, 0.42], [-0.46, -0.1]], thick: 0.22, bevel: 0.1, at: [0, 0.02, 0.6], turn: [-8, 0, 0], painted: true },
  { bone: 'pelvis', shape: 'plate', both: true, outline: [[-0.44, -0.95], [0.34, -0.8], [0.46, 0.35], [-0.42, 0.4]], thick: 0.16, bevel: 0.07, at: [0.86, 0.02, 0.56], turn: [-14, 14, 4], painted: true },
  { bone: 'pelvis', shape: 'plate', both: true, outline: [[-0.5, -0.9], [0.5, -0.9], [0.6, -0.2], [0.42, 0.5], [-0.42, 0.5], [-0.6, -0.2]], thick: 0.18, bevel: 0.08, at: [1.28, 0, 0], turn: [0, 90, 14] },
  { bone: 'pelvis', shape: 'plate', both: true, outline: [[-0.46, -0.8], [0.46, -0.8], [0.5, 0.4], [-0.5, 0.4]], thick: 0.14, bevel: 0.06, at: [0.56, 0, -0.6], turn: [8, 180, 0], painted: true },
];

/** What bears the marking of hips on which nothing hangs. */
// prettier-ignore
const BUCKLE: KitPart = { bone: 'pelvis', shape: 'plate', outline: [[-0.34, -0.5], [0.34, -0.5], [0.46, 0], [0.4, 0.4], [-0.4, 0.4], [-0.46, 0]], thick: 0.22, bevel: 0.1, at: [0, 0.02, 0.6], turn: [-8, 0, 0], painted: true };

/** An axle between two drums, and a tail: nothing hangs from it. */
// prettier-ignore
export const AXLE: readonly KitPart[] = [
  { bone: 'pelvis', shape: 'lathe', profile: [[0.3, -1.5], [0.5, -1.4], [0.5, 1.4], [0.3, 1.5]], turn: [0, 0, 90], at: [0, -0.1, 0], tone: 0.3, sides: 24 },
  { bone: 'pelvis', shape: 'loft', sections: [[-0.5, 0.6, 0.8, 0.2], [0, 1.3, 1.5, 0.3], [0.5, 1.1, 1.3, 0.3]], tone: 0.1 },
  BUCKLE,
  { bone: 'pelvis', shape: 'loft', sections: [[0, 0.9, 0.5, 0.16], [1, 0.6, 0.4, 0.12], [1.8, 0.24, 0.2, 0.06]], at: [0, 0.1, -0.5], turn: [-104, 0, 0] },
];

/** Bare hips: a narrow girdle and a cup, the thighs free. */
// prettier-ignore
export const GIRDLE: readonly KitPart[] = [
  { bone: 'pelvis', shape: 'loft', sections: [[-0.7, 0.34, 0.5, 0.12], [-0.3, 0.8, 0.9, 0.24], [0.15, 1.3, 1.1, 0.3], [0.45, 1.3, 1.1, 0.3]], tone: 0.1 },
  { bone: 'pelvis', shape: 'lathe', profile: [[0.9, -0.16], [1.02, -0.1], [1.02, 0.1], [0.9, 0.16]], at: [0, 0.34, 0], tone: 0.2, sides: 26, scale: [1, 1, 0.8] },
  BUCKLE,
];

/** A bell of plates half down to the knees. */
// prettier-ignore
export const BELL: readonly KitPart[] = [
  { bone: 'pelvis', shape: 'loft', sections: [[-0.3, 1.1, 1.1, 0.3], [0.15, 1.8, 1.4, 0.34], [0.45, 1.5, 1.2, 0.3]], tone: 0.1 },
  BUCKLE,
  { bone: 'pelvis', shape: 'plate', both: true, outline: [[-0.6, -1.2], [0.44, -1.1], [0.36, 0.4], [-0.36, 0.4]], thick: 0.2, bevel: 0.08, at: [0.72, 0.1, 0.66], turn: [-16, 12, 5], painted: true },
  { bone: 'pelvis', shape: 'plate', both: true, outline: [[-0.8, -1.2], [0.8, -1.2], [0.5, 0.5], [-0.5, 0.5]], thick: 0.2, bevel: 0.08, at: [1.3, 0.1, 0], turn: [0, 90, 22] },
  { bone: 'pelvis', shape: 'plate', both: true, outline: [[-0.6, -1.1], [0.6, -1.1], [0.4, 0.4], [-0.4, 0.4]], thick: 0.16, bevel: 0.07, at: [0.6, 0.1, -0.7], turn: [14, 180, 0], painted: true },
];

/** A yoke that carries legs far apart, under a plate on each side. */
// prettier-ignore
export const YOKE: readonly KitPart[] = [
  { bone: 'pelvis', shape: 'loft', sections: [[-0.5, 0.9, 1, 0.2], [-0.2, 2, 1.2, 0.24], [0.2, 2.7, 1.3, 0.26], [0.46, 2.2, 1.15, 0.24]], tone: 0.1 },
  BUCKLE,
  { bone: 'pelvis', shape: 'plate', both: true, outline: [[-0.7, -0.3], [0.7, -0.3], [0.6, 0.46], [-0.6, 0.46]], thick: 0.2, bevel: 0.08, at: [1.7, 0.1, 0], turn: [0, 90, 20], painted: true },
];
