import type { KitPart } from './kit-part.ts';

/** Thighs with a plate in front and one outside. */
// prettier-ignore
export const THIGHS: readonly KitPart[] = [
  { bone: 'thigh both', shape: 'lathe', profile: [[0.3, -0.42], [0.5, -0.36], [0.56, 0], [0.5, 0.36], [0.3, 0.42]], turn: [0, 0, 90], at: [0.02, 0, 0], tone: 0.55 },
  { bone: 'thigh both', shape: 'loft', sections: [[-2, 0.78, 0.84, 0.2, 0.14, 0], [-1.5, 0.98, 1.06, 0.26, 0.14, 0.06], [-0.75, 1.16, 1.26, 0.3, 0.12, 0.08], [-0.1, 1.02, 1.12, 0.3, 0.1, 0.02], [0.18, 0.6, 0.7, 0.2, 0.1, 0]] },
  { bone: 'thigh both', shape: 'plate', outline: [[-0.36, -0.62], [0.36, -0.62], [0.44, 0.35], [0.22, 0.62], [-0.22, 0.62], [-0.44, 0.35]], thick: 0.12, bevel: 0.06, at: [0.14, -0.78, 0.66], turn: [4, 0, 0] },
  { bone: 'thigh both', shape: 'line', paths: [[[-0.3, -0.2], [0.3, -0.2]], [[-0.3, -0.28], [0.05, -0.28]]], at: [0.14, -0.78, 0.785], turn: [4, 0, 0] },
  { bone: 'thigh both', shape: 'plate', outline: [[-0.42, -0.55], [0.42, -0.55], [0.5, 0.3], [0.2, 0.6], [-0.3, 0.6], [-0.5, 0.2]], thick: 0.14, bevel: 0.06, at: [0.7, -0.75, 0.05], turn: [0, 90, 3] },
  { bone: 'thigh both', shape: 'piston', from: [0.14, -1, -0.62], to: [0.14, -2.25, -0.5], radius: 0.14 },
];

/** Disc joints under a cap. */
// prettier-ignore
export const KNEES: readonly KitPart[] = [
  { bone: 'shin both', shape: 'lathe', profile: [[0.24, -0.56], [0.4, -0.5], [0.44, -0.3], [0.44, 0.3], [0.4, 0.5], [0.24, 0.56]], turn: [0, 0, 90], tone: 0.35 },
  { bone: 'shin both', shape: 'lathe', profile: [[0.26, 0], [0.26, 0.06], [0.12, 0.08]], turn: [0, 0, -90], at: [0.55, 0, 0] },
  { bone: 'shin both', shape: 'loft', sections: [[0, 0.5, 0.14, 0.06], [0.3, 0.82, 0.4, 0.16, 0, 0.02], [0.72, 0.86, 0.42, 0.2, 0, 0.02], [1.02, 0.46, 0.2, 0.1, 0, -0.05]], turn: [-10, 0, 0], at: [0, -0.52, 0.44] },
];

/** Flared shins in armor. */
// prettier-ignore
export const GREAVES: readonly KitPart[] = [
  { bone: 'shin both', shape: 'loft', sections: [[-2.2, 0.82, 0.9, 0.2, 0, 0.02], [-1.9, 1.16, 1.24, 0.26, 0, 0], [-1.25, 1.34, 1.5, 0.36, 0, -0.1], [-0.6, 1.12, 1.26, 0.36, 0, -0.12], [-0.25, 0.78, 0.86, 0.26, 0, -0.04]] },
  { bone: 'shin both', shape: 'plate', outline: [[-0.3, -1], [0.3, -1], [0.5, -0.55], [0.42, 0.55], [0.2, 0.82], [-0.2, 0.82], [-0.42, 0.55], [-0.5, -0.55]], thick: 0.18, bevel: 0.09, at: [0, -1.2, 0.58], turn: [-3, 0, 0], painted: true },
  { bone: 'shin both', shape: 'line', paths: [[[-0.42, -0.4], [0, -0.62], [0.42, -0.4]]], at: [0, -1.2, 0.77], turn: [-3, 0, 0], width: 0.045 },
  { bone: 'shin both', shape: 'rivets', centres: [[-0.26, 0.45], [0.26, 0.45], [-0.3, -0.2], [0.3, -0.2]], at: [0, -1.2, 0.76], turn: [-3, 0, 0], radius: 0.05 },
  { bone: 'shin both', shape: 'vent', width: 0.5, height: 0.62, slats: 4, at: [0.7, -1.15, -0.18], turn: [0, 90, 0] },
  { bone: 'shin both', shape: 'lathe', profile: [[0.34, 0], [0.4, 0.3], [0.3, 0.62], [0.16, 0.66]], turn: [180, 0, 0], at: [0, -1.3, -0.8], tone: 0.1 },
];

/** Heavy boots: a kick shows their soles. */
// prettier-ignore
export const BOOTS: readonly KitPart[] = [
  { bone: 'foot both', shape: 'lathe', profile: [[0.2, -0.46], [0.34, -0.4], [0.36, 0.4], [0.2, 0.46]], turn: [0, 0, 90], tone: 0.8 },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 1.2, 2.1, 0.34, 0, 0.32], [-0.48, 1.24, 2.14, 0.36, 0, 0.32], [-0.36, 1.16, 1.96, 0.36, 0, 0.28], [-0.02, 0.84, 1, 0.26, 0, 0], [0.16, 0.66, 0.66, 0.2, 0, -0.04]] },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 1.06, 0.7, 0.26, 0, 1.32], [-0.44, 1.1, 0.74, 0.28, 0, 1.3], [-0.3, 0.88, 0.5, 0.2, 0, 1.2]] },
  { bone: 'foot both', shape: 'plate', outline: [[-0.42, -1.05], [0.42, -1.05], [0.46, 0.9], [-0.46, 0.9]], thick: 0.05, bevel: 0, at: [0, -0.655, 0.42], turn: [90, 0, 0], tone: 0.9 },
  ...[-0.48, -0.13, 0.22, 0.57, 0.92, 1.27].map((z): KitPart => ({ bone: 'foot both', shape: 'plate', outline: [[-0.46, -0.1], [0, -0.2], [0.46, -0.1], [0.46, 0.1], [0, 0], [-0.46, 0.1]], thick: 0.12, bevel: 0.03, at: [0, -0.66, z], turn: [90, 0, 0] })),
  { bone: 'foot both', shape: 'plate', outline: [[-0.44, -0.5], [0.44, -0.5], [0.32, 0.5], [-0.32, 0.5]], thick: 0.12, bevel: 0.06, at: [0, -0.16, 0.72], turn: [-62, 0, 0] },
  { bone: 'foot both', shape: 'plate', outline: [[-0.5, -0.3], [0.5, -0.3], [0.3, 0.32], [-0.3, 0.32]], thick: 0.12, bevel: 0.05, at: [0.56, -0.2, 0.1], turn: [0, 90, 8] },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.8, 0.5, 0.16, 0, -0.86], [-0.4, 0.8, 0.5, 0.16, 0, -0.86], [-0.2, 0.5, 0.3, 0.1, 0, -0.76]] },
];

/** Legs of round castings: barrels of thighs, wide knees, bell-bottomed shins with rings. */
// prettier-ignore
export const COLUMNS: readonly KitPart[] = [
  { bone: 'thigh both', shape: 'lathe', profile: [[0.34, -0.5], [0.62, -0.42], [0.68, 0], [0.62, 0.42], [0.34, 0.5]], turn: [0, 0, 90], at: [0.02, 0, 0], tone: 0.55, sides: 28 },
  { bone: 'thigh both', shape: 'loft', sections: [[-1.78, 0.72, 0.76, 0, 0.14, 0], [-1.5, 0.86, 0.9, 0, 0.14, 0.02], [-0.7, 1, 1.06, 0, 0.12, 0.04], [-0.1, 0.86, 0.92, 0, 0.08, 0]], sides: 22, squareness: 2.4 },
  { bone: 'thigh both', shape: 'lathe', profile: [[0.5, -0.08], [0.6, -0.05], [0.6, 0.05], [0.5, 0.08]], at: [0.13, -1.1, 0.03], sides: 24, tone: 0.2 },
  { bone: 'thigh both', shape: 'plate', outline: [[-0.3, -0.5], [0.3, -0.5], [0.36, 0.4], [0.18, 0.56], [-0.18, 0.56], [-0.36, 0.4]], thick: 0.14, bevel: 0.06, at: [0.13, -0.6, 0.5], turn: [2, 0, 0], painted: true },
  { bone: 'thigh both', shape: 'vent', width: 0.4, height: 0.5, slats: 3, at: [0.62, -0.62, 0.02], turn: [0, 90, 0] },
  { bone: 'thigh both', shape: 'piston', from: [-0.16, -0.7, -0.5], to: [-0.1, -2.2, -0.46], radius: 0.12 },
  { bone: 'thigh both', shape: 'piston', from: [0.4, -0.7, -0.5], to: [0.36, -2.2, -0.46], radius: 0.12 },
  { bone: 'shin both', shape: 'lathe', profile: [[0.3, -0.66], [0.52, -0.6], [0.6, -0.4], [0.6, 0.4], [0.52, 0.6], [0.3, 0.66]], turn: [0, 0, 90], sides: 28, tone: 0.2 },
  { bone: 'shin both', shape: 'lathe', both: true, profile: [[0.36, 0], [0.36, 0.08], [0.2, 0.1], [0.2, 0.04], [0.04, 0.04]], turn: [0, 0, -90], at: [0.64, 0, 0], sides: 22 },
  { bone: 'shin both', shape: 'lathe', both: true, profile: [[0.6, -0.035], [0.62, -0.03], [0.62, 0.03], [0.6, 0.035]], turn: [0, 0, 90], at: [0.32, 0, 0], sides: 28, tone: 1 },
  { bone: 'shin both', shape: 'plate', outline: [[-0.17, -0.3], [0.17, -0.3], [0.2, 0.16], [0.12, 0.3], [-0.12, 0.3], [-0.2, 0.16]], thick: 0.12, bevel: 0.05, at: [0, 0.06, 0.54], turn: [-6, 0, 0] },
  { bone: 'shin both', shape: 'rivets', centres: [[0, 0.14], [0, -0.16]], at: [0, 0.06, 0.67], turn: [-6, 0, 0], radius: 0.05 },
  { bone: 'shin both', shape: 'loft', sections: [[-2.2, 1, 1.06, 0, 0, 0.02], [-2.08, 1.62, 1.72, 0, 0, 0], [-1.8, 1.66, 1.78, 0, 0, -0.02], [-1.3, 1.24, 1.34, 0, 0, -0.04], [-0.7, 0.96, 1.04, 0, 0, -0.04], [-0.3, 0.84, 0.9, 0, 0, -0.02]], sides: 26, squareness: 2.3 },
  { bone: 'shin both', shape: 'loft', sections: [[-2.27, 1.02, 1.08, 0, 0, 0.02], [-2.2, 1.06, 1.12, 0, 0, 0.02]], sides: 26, squareness: 2.3, tone: 1 },
  { bone: 'shin both', shape: 'loft', sections: [[-0.06, 1.3, 1.4, 0], [0.06, 1.26, 1.36, 0]], at: [0, -1.3, -0.03], sides: 26, squareness: 2.3, tone: 1 },
  { bone: 'shin both', shape: 'loft', sections: [[-0.09, 1.12, 1.2, 0], [0.09, 1.12, 1.2, 0]], at: [0, -0.78, -0.03], sides: 26, squareness: 2.3 },
  { bone: 'shin both', shape: 'loft', sections: [[-0.96, 0.54, 0.18, 0.08], [-0.7, 0.66, 0.26, 0.1], [0.36, 0.5, 0.24, 0.1], [0.6, 0.34, 0.16, 0.06]], at: [0, -1.06, 0.6], turn: [-11, 0, 0] },
  { bone: 'shin both', shape: 'holes', centres: [[0, 0.1], [0, -0.24], [0, -0.58]], radius: 0.09, at: [0, -1.14, 0.77], turn: [-11, 0, 0] },
  { bone: 'shin both', shape: 'loft', sections: [[-0.62, 0.62, 0.2, 0.08], [-0.4, 0.7, 0.26, 0.1], [0.4, 0.5, 0.22, 0.1], [0.56, 0.3, 0.14, 0.06]], at: [0, -1.06, -0.66], turn: [11, 0, 0], tone: 0.12 },
  { bone: 'shin both', shape: 'vent', width: 0.42, height: 0.5, slats: 4, at: [0, -1.12, -0.81], turn: [-11, 180, 0] },
  { bone: 'shin both', shape: 'plate', both: true, outline: [[-0.3, -0.26], [0.3, -0.26], [0.24, 0.28], [-0.24, 0.28]], thick: 0.12, bevel: 0.05, at: [0.78, -1.84, 0], turn: [0, 90, 6] },
];

/** Broad pads with three toes and a heel. */
// prettier-ignore
export const PADS_FEET: readonly KitPart[] = [
  { bone: 'foot both', shape: 'lathe', profile: [[0.24, -0.5], [0.42, -0.42], [0.44, 0.42], [0.24, 0.5]], turn: [0, 0, 90], tone: 0.8 },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 1.7, 1.5, 0.4, 0, 0.05], [-0.44, 1.74, 1.54, 0.42, 0, 0.05], [-0.2, 1.1, 1.1, 0.3, 0, 0], [0.12, 0.74, 0.76, 0.2, 0, 0]] },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.46, 0.9, 0.12, -0.56, 0.932], [-0.42, 0.46, 0.84, 0.14, -0.56, 0.892], [-0.22, 0.34, 0.5, 0.1, -0.504, 0.86]] },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.46, 0.9, 0.12, 0, 1.1], [-0.42, 0.46, 0.84, 0.14, 0, 1.06], [-0.22, 0.34, 0.5, 0.1, 0, 0.86]] },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.46, 0.9, 0.12, 0.56, 0.932], [-0.42, 0.46, 0.84, 0.14, 0.56, 0.892], [-0.22, 0.34, 0.5, 0.1, 0.504, 0.86]] },
  { bone: 'foot both', shape: 'plate', outline: [[-0.17, -0.34], [0.17, -0.34], [0.17, 0.34], [-0.17, 0.34]], thick: 0.06, bevel: 0, at: [-0.56, -0.66, 0.932], turn: [90, 0, 0], tone: 0.5 },
  { bone: 'foot both', shape: 'plate', outline: [[-0.17, -0.34], [0.17, -0.34], [0.17, 0.34], [-0.17, 0.34]], thick: 0.06, bevel: 0, at: [0, -0.66, 1.1], turn: [90, 0, 0], tone: 0.5 },
  { bone: 'foot both', shape: 'plate', outline: [[-0.17, -0.34], [0.17, -0.34], [0.17, 0.34], [-0.17, 0.34]], thick: 0.06, bevel: 0, at: [0.56, -0.66, 0.932], turn: [90, 0, 0], tone: 0.5 },
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.7, 0.6, 0.16, 0, -0.95], [-0.36, 0.66, 0.5, 0.16, 0, -0.9], [-0.16, 0.4, 0.3, 0.1, 0, -0.78]] },
  { bone: 'foot both', shape: 'plate', outline: [[-0.6, -0.5], [0.6, -0.5], [0.6, 0.5], [-0.6, 0.5]], thick: 0.05, bevel: 0, at: [0, -0.655, 0.05], turn: [90, 0, 0], tone: 0.5 },
  ...[-0.25, 0.05, 0.35].map((z): KitPart => ({ bone: 'foot both', shape: 'plate', outline: [[-0.62, -0.08], [0.62, -0.08], [0.62, 0.08], [-0.62, 0.08]], thick: 0.12, bevel: 0.03, at: [0, -0.66, z], turn: [90, 0, 0] })),
  { bone: 'foot both', shape: 'plate', outline: [[-0.4, -0.34], [0.4, -0.34], [0.28, 0.36], [-0.28, 0.36]], thick: 0.12, bevel: 0.05, at: [0, -0.2, 0.58], turn: [-52, 0, 0] },
];
