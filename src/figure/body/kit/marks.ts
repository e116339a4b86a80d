import type { KitPart } from './kit-part.ts';

/** A chevron on the hip plate. */
// prettier-ignore
export const CHEVRON: readonly KitPart[] = [
  { bone: 'pelvis', shape: 'mark', outlines: [[[-0.2, -0.1], [0, -0.32], [0.2, -0.1], [0.2, 0.04], [0, -0.18], [-0.2, 0.04]]], at: [0, 0.02, 0.835], turn: [-8, 0, 0], tone: 1 },
];

/** Chevrons on shoulder pads. */
// prettier-ignore
export const PAD_CHEVRONS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'mark', outlines: [[[-0.5, -0.52], [0, -0.3], [0.5, -0.52], [0.5, -0.36], [0, -0.14], [-0.5, -0.36]], [[-0.5, -0.22], [0, 0], [0.5, -0.22], [0.5, -0.06], [0, 0.16], [-0.5, -0.06]]], at: [1.115, -0.165, 0], turn: [0, 90, 15] },
];

/** Slanted stripes on gun housings. */
// prettier-ignore
export const GUN_STRIPES: readonly KitPart[] = [
  { bone: 'arm both', shape: 'mark', outlines: [[[-0.05, -0.2], [0.14, 0.2], [0.26, 0.2], [0.07, -0.2]], [[0.2, -0.2], [0.39, 0.2], [0.51, 0.2], [0.32, -0.2]]], at: [0.81, 0, 1.15], turn: [0, 90, 0], tone: 1 },
];

/** Slanted stripes on the hip plate. */
// prettier-ignore
export const HIP_STRIPES: readonly KitPart[] = [
  { bone: 'pelvis', shape: 'mark', outlines: [[[-0.24, -0.3], [-0.14, -0.3], [0.02, 0.1], [-0.08, 0.1]], [[0, -0.3], [0.1, -0.3], [0.26, 0.1], [0.16, 0.1]]], at: [0, 0.02, 0.835], turn: [-8, 0, 0], tone: 1 },
];

/** Level bars on the hip plate. */
// prettier-ignore
export const HIP_BARS: readonly KitPart[] = [
  { bone: 'pelvis', shape: 'mark', outlines: [[[-0.28, -0.02], [0.28, -0.02], [0.28, 0.08], [-0.28, 0.08]], [[-0.26, -0.24], [0.26, -0.24], [0.28, -0.14], [-0.28, -0.14]]], at: [0, 0.02, 0.835], turn: [-8, 0, 0], tone: 1 },
];
