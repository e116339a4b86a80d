import type { KitPart } from './kit-part.ts';

/** A round canopy with panes, hoses at its cheeks. */
// prettier-ignore
export const CANOPY: readonly KitPart[] = [
  { bone: 'head', shape: 'lathe', profile: [[0.5, -0.3], [0.74, -0.24], [0.86, -0.12], [0.86, 0.04], [0.8, 0.1]] },
  { bone: 'head', shape: 'dome', radius: 0.82, at: [0, 0.08, 0], rings: 9, sides: 32, squash: 0.98 },
  { bone: 'head', shape: 'lathe', profile: [[0.86, 0.14], [0.86, 0.2], [0.835, 0.32], [0.79, 0.46], [0.72, 0.58], [0.68, 0.62]], arc: [-66, -9], sides: 12, crease: 40 },
  { bone: 'head', shape: 'lathe', profile: [[0.875, 0.21], [0.85, 0.32], [0.805, 0.45], [0.745, 0.55]], arc: [-62, -13], sides: 12, tone: 1, crease: 40 },
  { bone: 'head', shape: 'lathe', profile: [[0.86, 0.14], [0.86, 0.2], [0.835, 0.32], [0.79, 0.46], [0.72, 0.58], [0.68, 0.62]], arc: [9, 66], sides: 12, crease: 40 },
  { bone: 'head', shape: 'lathe', profile: [[0.875, 0.21], [0.85, 0.32], [0.805, 0.45], [0.745, 0.55]], arc: [13, 62], sides: 12, tone: 1, crease: 40 },
  { bone: 'head', shape: 'lathe', profile: [[0.88, 0.24], [0.856, 0.32], [0.815, 0.43]], arc: [-30, -24], sides: 3, paper: true },
  { bone: 'head', shape: 'lathe', profile: [[0.88, 0.24], [0.856, 0.32], [0.815, 0.43]], arc: [-20, -17], sides: 3, paper: true },
  { bone: 'head', shape: 'lathe', profile: [[0.88, 0.24], [0.856, 0.32], [0.815, 0.43]], arc: [42, 48], sides: 3, paper: true },
  { bone: 'head', shape: 'lathe', profile: [[0.88, 0.24], [0.856, 0.32], [0.815, 0.43]], arc: [52, 55], sides: 3, paper: true },
  { bone: 'head', shape: 'lathe', profile: [[0.8, 0.5], [0.64, 0.72], [0.5, 0.8], [0.2, 0.9]], arc: [-7, 7], sides: 3 },
  { bone: 'head', shape: 'loft', sections: [[-0.36, 0.44, 0.3, 0.1], [-0.05, 0.58, 0.46, 0.14], [0.14, 0.4, 0.34, 0.1]], at: [0, -0.1, 0.84] },
  { bone: 'head', shape: 'holes', centres: [[-0.12, 0], [0.12, 0]], radius: 0.07, at: [0, -0.16, 1.07] },
  { bone: 'head', shape: 'tube', both: true, path: [[0.24, -0.2, 0.96], [0.6, -0.36, 0.96], [0.95, -0.2, 0.5], [0.98, -0.08, 0], [0.8, -0.1, -0.4]], radius: 0.13, ribs: 22 },
  { bone: 'head', shape: 'lathe', both: true, profile: [[0.18, 0], [0.18, 0.14], [0.1, 0.18]], turn: [0, 0, -90], at: [0.8, 0.2, -0.05] },
  { bone: 'head', shape: 'loft', sections: [[0, 0.22, 0.6, 0.06], [0.16, 0.22, 0.6, 0.06], [0.24, 0.12, 0.46, 0.04]], at: [-0.26, 0.82, -0.1], turn: [0, 0, 14] },
];

/** A whip on the head. */
// prettier-ignore
export const ANTENNA: readonly KitPart[] = [
  { bone: 'head', shape: 'lathe', profile: [[0.03, 0], [0.018, 1.3]], sides: 6, at: [-0.34, 0.95, -0.3], turn: [-14, 0, 8], tone: 1 },
];

/** A whip on the back of a torso whose head is none of its own, or sunk into it. */
// prettier-ignore
export const TORSO_ANTENNA: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', profile: [[0.12, -0.3], [0.12, 0.1], [0.035, 0.14], [0.018, 1.9]], sides: 8, at: [-0.95, 2.3, -0.5], turn: [-12, 0, 8], tone: 1 },
];

/** A whip on the hump of a keel. */
// prettier-ignore
export const KEEL_ANTENNA: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', profile: [[0.1, -0.3], [0.1, 0.1], [0.03, 0.14], [0.016, 1.7]], sides: 8, at: [-0.3, 2.2, -0.9], turn: [-18, 0, 8], tone: 1 },
];

/** A cockpit in the middle of the hull. */
// prettier-ignore
export const WEDGE: readonly KitPart[] = [
  { bone: 'torso', shape: 'loft', sections: [[0.35, 0.7, 0.5, 0.14, 0, 0.1], [0.7, 1.02, 0.9, 0.22, 0, 0.1], [1.25, 1.16, 1.1, 0.26, 0, 0.14], [1.75, 1, 0.9, 0.26, 0, 0], [2, 0.6, 0.5, 0.16, 0, -0.12]], at: [0, 0, 1.3] },
  { bone: 'torso', shape: 'plate', outline: [[-0.4, -0.2], [0.4, -0.2], [0.46, 0.1], [0.36, 0.26], [-0.36, 0.26], [-0.46, 0.1]], thick: 0.08, bevel: 0.03, at: [0, 1.42, 1.92], turn: [-12, 0, 0], tone: 1 },
  { bone: 'torso', shape: 'mark', outlines: [[[-0.34, 0.02], [-0.2, 0.2], [-0.1, 0.2], [-0.26, 0.02]], [[-0.18, 0.02], [-0.04, 0.2], [0, 0.2], [-0.14, 0.02]]], at: [0, 1.42, 2.006], turn: [-12, 0, 0], paper: true },
  { bone: 'torso', shape: 'holes', centres: [[-0.24, 0], [0.24, 0]], radius: 0.09, at: [0, 0.9, 1.92] },
  { bone: 'torso', shape: 'line', paths: [[[-0.42, 0], [0.42, 0]], [[-0.3, -0.26], [0.3, -0.26]]], at: [0, 1.1, 1.99], turn: [0, 0, 0] },
];

/** A helmet with a slit. */
// prettier-ignore
export const VISOR: readonly KitPart[] = [
  { bone: 'head', shape: 'loft', sections: [[-0.4, 0.8, 0.8, 0.2], [-0.1, 1.2, 1.2, 0.3, 0, 0.04], [0.4, 1.24, 1.26, 0.36, 0, 0.02], [0.8, 0.8, 0.8, 0.3, 0, -0.08]] },
  { bone: 'head', shape: 'plate', outline: [[-0.5, -0.12], [0.5, -0.12], [0.56, 0.1], [0.3, 0.16], [-0.3, 0.16], [-0.56, 0.1]], thick: 0.08, bevel: 0.02, at: [0, 0.2, 0.6], tone: 1 },
  { bone: 'head', shape: 'mark', outlines: [[[-0.4, -0.02], [-0.28, 0.1], [-0.2, 0.1], [-0.32, -0.02]]], at: [0, 0.2, 0.685], paper: true },
  { bone: 'head', shape: 'loft', sections: [[-0.3, 0.34, 0.3, 0.1], [0, 0.46, 0.4, 0.12], [0.12, 0.3, 0.3, 0.1]], at: [0, -0.16, 0.58] },
  { bone: 'head', shape: 'loft', sections: [[0, 0.16, 0.9, 0.06], [0.34, 0.1, 0.6, 0.04]], at: [0, 0.72, -0.1] },
  { bone: 'head', shape: 'lathe', both: true, profile: [[0.24, 0], [0.24, 0.12], [0.14, 0.16]], turn: [0, 0, -90], at: [0.6, 0.16, 0] },
];

/** A low turret, hardly above the shoulders. */
// prettier-ignore
export const SUNK: readonly KitPart[] = [
  { bone: 'head', shape: 'loft', sections: [[-0.36, 1.5, 1.2, 0.36, 0, 0], [0, 1.6, 1.3, 0.44, 0, 0.02], [0.34, 1.1, 0.8, 0.34, 0, -0.06]] },
  { bone: 'head', shape: 'plate', outline: [[-0.46, -0.12], [0.46, -0.12], [0.38, 0.14], [-0.38, 0.14]], thick: 0.06, bevel: 0.02, at: [0, -0.06, 0.64], turn: [-12, 0, 0], tone: 1 },
  { bone: 'head', shape: 'mark', outlines: [[[-0.3, -0.04], [-0.2, 0.08], [-0.12, 0.08], [-0.22, -0.04]]], at: [0, -0.06, 0.705], turn: [-12, 0, 0], paper: true },
];
