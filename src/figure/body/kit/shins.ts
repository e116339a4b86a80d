import type { KitPart } from './kit-part.ts';

/** Slim legs of a runner: bare thighs, calves that taper, and a wing at each heel. */
// prettier-ignore
export const RUNNER_SHINS: readonly KitPart[] = [
  { bone: 'thigh both', shape: 'lathe', profile: [[0.3, -0.42], [0.5, -0.36], [0.54, 0], [0.5, 0.36], [0.3, 0.42]], turn: [0, 0, 90], tone: 0.55 },
  { bone: 'thigh both', shape: 'loft', sections: [[-2, 0.62, 0.66, 0.2, 0.14, 0], [-1.3, 0.9, 1, 0.3, 0.14, 0.04], [-0.6, 1.06, 1.2, 0.34, 0.1, 0.06], [0.1, 0.8, 0.9, 0.26, 0.06, 0]] },
  { bone: 'thigh both', shape: 'plate', outline: [[-0.3, -0.8], [0.2, -0.8], [0.36, 0.2], [0.1, 0.5], [-0.3, 0.4]], thick: 0.12, bevel: 0.05, at: [0.6, -0.7, 0.05], turn: [0, 90, 3], painted: true },
  { bone: 'shin both', shape: 'dome', radius: 0.5, at: [0, 0.06, 0.1], scale: [0.9, 1, 1] },
  { bone: 'shin both', shape: 'loft', sections: [[-2.3, 0.4, 0.44, 0.14, 0, 0], [-1.7, 0.5, 0.56, 0.18, 0, -0.04], [-0.9, 0.86, 1.1, 0.32, 0, -0.2], [-0.4, 0.76, 0.9, 0.28, 0, -0.1], [0, 0.56, 0.6, 0.2, 0, 0]] },
  { bone: 'shin both', shape: 'plate', outline: [[-0.16, -1], [0.16, -1], [0.34, 0.3], [0.24, 0.8], [-0.24, 0.8], [-0.34, 0.3]], thick: 0.14, bevel: 0.06, at: [0, -1.1, 0.34], turn: [2, 0, 0], painted: true },
  { bone: 'shin both', shape: 'plate', outline: [[-0.2, -0.5], [0.3, -0.4], [1.2, 0.5], [1.5, 1.2], [0.7, 0.7], [-0.1, 0.3]], thick: 0.12, bevel: 0.05, at: [0.36, -1.9, -0.1], turn: [0, 90, 0] },
  { bone: 'shin both', shape: 'line', paths: [[[0.1, -0.1], [1.1, 0.8]], [[0.3, -0.2], [1.1, 0.5]]], at: [0.49, -1.9, -0.1], turn: [0, 90, 0] },
];

/** Narrow boots with a pointed toe. */
// prettier-ignore
export const RUNNER_BOOTS: readonly KitPart[] = [
  { bone: 'foot both', shape: 'lathe', profile: [[0.2, -0.4], [0.32, -0.34], [0.32, 0.34], [0.2, 0.4]], turn: [0, 0, 90], tone: 0.8 },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.8, 1.5, 0.24, 0, 0.2], [-0.44, 0.8, 1.5, 0.26, 0, 0.2], [-0.1, 0.56, 0.7, 0.2, 0, 0]] },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.3, 0.9, 0.08, 0, 1.2], [-0.46, 0.4, 0.7, 0.1, 0, 1.05], [-0.3, 0.3, 0.3, 0.08, 0, 0.8]] },
  ...[-0.3, 0.05, 0.4, 0.75].map((z): KitPart => ({ bone: 'foot both', shape: 'plate', outline: [[-0.34, -0.1], [0.34, -0.1], [0.34, 0.1], [-0.34, 0.1]], thick: 0.12, bevel: 0.03, at: [0, -0.66, z], turn: [90, 0, 0] })),
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.44, 0.4, 0.12, 0, -0.7], [-0.3, 0.4, 0.3, 0.1, 0, -0.6]] },
];

/** Shields over the knees, and shins that taper to a thin ankle. */
// prettier-ignore
export const SHIELD_SHINS: readonly KitPart[] = [
  { bone: 'thigh both', shape: 'lathe', profile: [[0.3, -0.42], [0.5, -0.36], [0.56, 0], [0.5, 0.36], [0.3, 0.42]], turn: [0, 0, 90], tone: 0.55 },
  { bone: 'thigh both', shape: 'loft', sections: [[-2, 0.6, 0.66, 0.2, 0.14, 0], [-1, 0.76, 0.86, 0.24, 0.12, 0], [0.1, 0.66, 0.7, 0.22, 0.06, 0]] },
  { bone: 'thigh both', shape: 'lathe', profile: [[0.36, -0.08], [0.5, -0.05], [0.5, 0.05], [0.36, 0.08]], at: [0.13, -1.2, 0], sides: 22, tone: 0.3 },
  { bone: 'shin both', shape: 'lathe', profile: [[0.24, -0.6], [0.44, -0.54], [0.48, 0.54], [0.24, 0.6]], turn: [0, 0, 90], tone: 0.35 },
  { bone: 'shin both', shape: 'loft', sections: [[-2.3, 0.46, 0.5, 0.14, 0, 0], [-1.8, 0.56, 0.62, 0.18, 0, 0], [-1, 1.1, 1.2, 0.34, 0, -0.04], [-0.3, 1.46, 1.4, 0.42, 0, -0.02], [0, 1.3, 1.1, 0.36, 0, 0]] },
  { bone: 'shin both', shape: 'plate', outline: [[-0.36, -1.34], [0.36, -1.34], [0.8, -0.3], [0.82, 0.5], [0.5, 0.9], [-0.5, 0.9], [-0.82, 0.5], [-0.8, -0.3]], thick: 0.24, bevel: 0.11, at: [0, -0.15, 0.74], turn: [4, 0, 0], painted: true },
  { bone: 'shin both', shape: 'line', paths: [[[-0.6, 0.1], [0, -0.2], [0.6, 0.1]]], at: [0, -0.15, 0.985], turn: [4, 0, 0], width: 0.045 },
  { bone: 'shin both', shape: 'rivets', centres: [[-0.6, 0.4], [0.6, 0.4], [-0.3, -0.9], [0.3, -0.9]], at: [0, -0.15, 0.98], turn: [4, 0, 0], radius: 0.05 },
  { bone: 'shin both', shape: 'piston', from: [0, -0.7, -0.6], to: [0, -2.2, -0.34], radius: 0.14 },
];

/** Flat feet, as broad as they are long. */
// prettier-ignore
export const FLAT_FEET: readonly KitPart[] = [
  { bone: 'foot both', shape: 'lathe', profile: [[0.2, -0.4], [0.34, -0.34], [0.34, 0.34], [0.2, 0.4]], turn: [0, 0, 90], tone: 0.8 },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 1.9, 2.1, 0.6, 0, 0.2], [-0.5, 1.9, 2.1, 0.6, 0, 0.2], [-0.4, 1.4, 1.5, 0.46, 0, 0.14], [-0.1, 0.7, 0.7, 0.24, 0, 0]] },
  { bone: 'foot both', shape: 'plate', outline: [[-0.6, -0.9], [0.6, -0.9], [0.6, 0.9], [-0.6, 0.9]], thick: 0.05, bevel: 0, at: [0, -0.655, 0.2], turn: [90, 0, 0], tone: 0.9 },
  ...[-0.5, -0.15, 0.2, 0.55, 0.9].map((z): KitPart => ({ bone: 'foot both', shape: 'plate', outline: [[-0.7, -0.09], [0.7, -0.09], [0.7, 0.09], [-0.7, 0.09]], thick: 0.12, bevel: 0.03, at: [0, -0.66, z], turn: [90, 0, 0] })),
];

/** Slabs: square from the knee to the sole, deeper than wide, with a drum at the knee. */
// prettier-ignore
export const SLAB_SHINS: readonly KitPart[] = [
  { bone: 'thigh both', shape: 'lathe', profile: [[0.34, -0.5], [0.6, -0.42], [0.66, 0], [0.6, 0.42], [0.34, 0.5]], turn: [0, 0, 90], tone: 0.55, sides: 28 },
  { bone: 'thigh both', shape: 'loft', sections: [[-2, 0.9, 1, 0.12, 0.14, 0], [-1.7, 1.2, 1.4, 0.14, 0.14, 0], [-0.4, 1.2, 1.4, 0.14, 0.1, 0], [0.1, 0.8, 0.9, 0.12, 0.06, 0]] },
  { bone: 'thigh both', shape: 'plate', outline: [[-0.5, -0.7], [0.5, -0.7], [0.5, 0.5], [-0.5, 0.5]], thick: 0.14, bevel: 0.06, at: [0.72, -0.9, 0], turn: [0, 90, 0], painted: true },
  { bone: 'shin both', shape: 'lathe', profile: [[0.3, -0.86], [0.6, -0.8], [0.66, -0.5], [0.66, 0.5], [0.6, 0.8], [0.3, 0.86]], turn: [0, 0, 90], sides: 28, tone: 0.2 },
  { bone: 'shin both', shape: 'lathe', both: true, profile: [[0.36, 0], [0.36, 0.08], [0.2, 0.1], [0.2, 0.04], [0.04, 0.04]], turn: [0, 0, -90], at: [0.84, 0, 0], sides: 22 },
  { bone: 'shin both', shape: 'loft', sections: [[-2.5, 1.2, 1.6, 0.14, 0, 0], [-2.3, 1.4, 1.8, 0.16, 0, 0], [-0.8, 1.4, 1.8, 0.16, 0, -0.1], [-0.5, 1, 1.3, 0.14, 0, -0.06]] },
  { bone: 'shin both', shape: 'plate', outline: [[-0.52, -0.7], [0.52, -0.7], [0.52, 0.5], [0.34, 0.7], [-0.34, 0.7], [-0.52, 0.5]], thick: 0.16, bevel: 0.07, at: [0, -1.55, 0.82], turn: [-2, 0, 0], painted: true },
  { bone: 'shin both', shape: 'rivets', centres: [[-0.38, 0.4], [0.38, 0.4], [-0.38, -0.54], [0.38, -0.54]], at: [0, -1.55, 0.99], turn: [-2, 0, 0], radius: 0.06 },
  { bone: 'shin both', shape: 'vent', width: 0.8, height: 0.8, slats: 4, at: [0.72, -1.5, 0], turn: [0, 90, 0] },
];

/** Short square feet under slabs: they hardly stand out. */
// prettier-ignore
export const SLAB_FEET: readonly KitPart[] = [
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 1.44, 2.2, 0.16, 0, 0.2], [-0.34, 1.44, 2.2, 0.16, 0, 0.2], [0, 0.9, 1.1, 0.14, 0, 0]] },
  { bone: 'foot both', shape: 'plate', outline: [[-0.6, -0.9], [0.6, -0.9], [0.6, 0.9], [-0.6, 0.9]], thick: 0.05, bevel: 0, at: [0, -0.655, 0.14], turn: [90, 0, 0], tone: 0.9 },
  ...[-0.6, -0.2, 0.2, 0.6, 1].map((z): KitPart => ({ bone: 'foot both', shape: 'plate', outline: [[-0.66, -0.12], [0.66, -0.12], [0.66, 0.12], [-0.66, 0.12]], thick: 0.12, bevel: 0.03, at: [0, -0.66, z], turn: [90, 0, 0] })),
  { bone: 'foot both', shape: 'plate', outline: [[-0.6, -0.24], [0.6, -0.24], [0.5, 0.2], [-0.5, 0.2]], thick: 0.14, bevel: 0.06, at: [0, -0.36, 1.2], turn: [-14, 0, 0] },
];
