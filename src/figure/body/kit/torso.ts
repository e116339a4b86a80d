import type { KitPart } from './kit-part.ts';

/** A chest of bevelled plates over a bellows waist. */
// prettier-ignore
export const CHEST: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', profile: [[0.62, -0.25], [0.74, -0.1], [0.64, 0], [0.78, 0.12], [0.66, 0.24], [0.8, 0.36], [0.68, 0.48], [0.82, 0.6]], crease: 20, tone: 0.6, scale: [1, 1, 0.85] },
  { bone: 'torso', shape: 'loft', sections: [[0.4, 1.5, 1.2, 0.36, 0, 0.05], [0.85, 2.1, 1.6, 0.42, 0, 0.08], [1.5, 2.8, 2, 0.5, 0, 0.08], [2.1, 2.86, 1.9, 0.56, 0, 0], [2.42, 2, 1.4, 0.44, 0, -0.06]] },
  { bone: 'torso', shape: 'plate', both: true, outline: [[-0.5, -0.62], [0.36, -0.46], [0.66, 0.1], [0.56, 0.62], [-0.2, 0.66], [-0.56, 0.34]], thick: 0.26, bevel: 0.12, at: [0.7, 1.62, 0.96], turn: [-10, 16, 0], painted: true },
  { bone: 'torso', shape: 'rivets', both: true, centres: [[-0.34, 0.3], [0.42, 0.4], [0.44, 0.08], [-0.3, -0.36]], at: [0.76, 1.6, 1.23], turn: [-10, 16, 0], radius: 0.05 },
  { bone: 'torso', shape: 'line', both: true, paths: [[[-0.42, 0.1], [0.1, 0.1], [0.28, -0.1], [0.5, -0.1]]], at: [0.765, 1.6, 1.235], turn: [-10, 16, 0] },
  { bone: 'torso', shape: 'plate', outline: [[-0.2, -0.9], [0.2, -0.9], [0.32, -0.2], [0.26, 0.7], [-0.26, 0.7], [-0.32, -0.2]], thick: 0.3, bevel: 0.12, at: [0, 1.35, 0.98], turn: [-4, 0, 0] },
  { bone: 'torso', shape: 'vent', both: true, width: 0.62, height: 0.46, slats: 4, at: [0.62, 0.86, 0.93], turn: [22, 20, 0] },
  { bone: 'torso', shape: 'lathe', profile: [[0.9, -0.1], [1.12, -0.02], [1.14, 0.12], [1.02, 0.2], [0.86, 0.18], [0.8, 0]], at: [0, 2.3, 0.16], turn: [6, 0, 0], scale: [1.1, 1, 1] },
  { bone: 'torso', shape: 'loft', both: true, sections: [[-0.3, 0.5, 0.5, 0.12], [0, 0.7, 0.7, 0.16], [0.5, 0.7, 0.66, 0.16], [0.66, 0.4, 0.4, 0.1]], at: [1.32, 1.95, -0.05], tone: 0.55 },
];

/** The pack on its back. */
// prettier-ignore
export const CHEST_PACK: readonly KitPart[] = [
  { bone: 'torso', shape: 'loft', sections: [[0.5, 1.5, 0.6, 0.2], [0.8, 1.9, 0.9, 0.26], [2.1, 1.9, 0.95, 0.26], [2.5, 1.3, 0.6, 0.2]], at: [0, 0, -1.15] },
  { bone: 'torso', shape: 'vent', width: 0.8, height: 0.7, slats: 5, at: [0, 1.75, -1.62], turn: [0, 180, 0] },
  { bone: 'torso', shape: 'plate', both: true, outline: [[-0.3, -0.5], [0.3, -0.5], [0.36, 0.4], [0, 0.62], [-0.36, 0.4]], thick: 0.14, bevel: 0.06, at: [0.66, 1.9, -1.58], turn: [0, 180, 0] },
];

/** A hull, wider than it is high. */
// prettier-ignore
export const HULL: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', profile: [[0.7, -0.2], [0.86, -0.1], [0.86, 0.1], [0.72, 0.14], [0.72, 0.4]], tone: 0.6 },
  { bone: 'torso', shape: 'loft', sections: [[0.3, 2.2, 1.5, 0.4, 0, 0], [0.62, 3.2, 2.2, 0.5, 0, 0.08], [1.2, 3.9, 2.7, 0.56, 0, 0.12], [1.75, 3.8, 2.6, 0.6, 0, 0.06], [2.1, 3, 2, 0.5, 0, -0.1], [2.24, 2.4, 1.5, 0.4, 0, -0.15]] },
  { bone: 'torso', shape: 'plate', both: true, outline: [[-0.62, -0.5], [0.5, -0.42], [0.66, 0.1], [0.5, 0.5], [-0.56, 0.5]], thick: 0.2, bevel: 0.09, at: [1.12, 1.3, 1.34], turn: [-6, 10, 0] },
  { bone: 'torso', shape: 'vent', both: true, width: 0.66, height: 0.4, slats: 4, at: [1.16, 1.3, 1.57], turn: [-6, 10, 0] },
  { bone: 'torso', shape: 'rivets', both: true, centres: [[-0.5, 0.36], [0.42, 0.36], [-0.5, -0.36], [0.4, -0.3]], at: [1.15, 1.3, 1.56], turn: [-6, 10, 0], radius: 0.05 },
  { bone: 'torso', shape: 'plate', both: true, outline: [[-0.8, -0.4], [0.8, -0.4], [0.6, 0.4], [-0.7, 0.4]], thick: 0.14, bevel: 0.06, at: [0.95, 2.08, 0.62], turn: [-58, 8, 0], painted: true },
  { bone: 'torso', shape: 'line', both: true, paths: [[[-0.6, 0], [0.6, 0]], [[0, -0.3], [0, 0.3]]], at: [0.95, 2.155, 0.75], turn: [-58, 8, 0] },
  { bone: 'torso', shape: 'loft', sections: [[0.5, 1.9, 0.6, 0.2], [0.8, 2.5, 0.9, 0.26], [1.9, 2.4, 0.95, 0.26], [2.3, 1.7, 0.6, 0.2]], at: [0, 0, -1.3] },
  { bone: 'torso', shape: 'vent', both: true, width: 0.8, height: 0.8, slats: 5, at: [0.6, 1.4, -1.79], turn: [0, 180, 0] },
  { bone: 'torso', shape: 'lathe', both: true, profile: [[0.24, 0], [0.26, 0.6], [0.32, 0.62], [0.32, 0.8], [0.2, 0.8], [0.1, 0.6]], at: [0.7, 2.1, -1.35], turn: [-14, 0, 0] },
  { bone: 'torso', shape: 'tube', both: true, path: [[0.5, 0.3, -1.4], [1.1, 0.1, -1.5], [1.7, 0.6, -1.3], [1.9, 1.2, -0.9]], radius: 0.14, ribs: 28 },
];

/** A radar wing that turns. */
// prettier-ignore
export const DISH: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', profile: [[0.6, 0], [0.62, 0.16], [0.44, 0.24], [0.3, 0.3], [0.3, 0.62], [0.36, 0.66]], at: [0, 2.14, -0.5], tone: 0.15 },
  { bone: 'dish', shape: 'lathe', profile: [[0.36, -0.06], [0.42, 0], [0.42, 0.26], [0.3, 0.34]] },
  { bone: 'dish', shape: 'loft', sections: [[0, 0.34, 0.44, 0.1], [0.7, 0.28, 0.34, 0.08]], at: [0, 0.2, -0.1], turn: [10, 0, 0], tone: 0.5 },
  { bone: 'dish', shape: 'lathe', profile: [[3.1, -0.42], [3.18, -0.5], [3.22, -0.42], [3.26, 0.1], [3.2, 0.5], [3.14, 0.54], [3.1, 0.46], [3.16, 0.08], [3.1, -0.42]], arc: [-38, 38], sides: 22, at: [0, 0.95, 3], turn: [6, 180, 0], crease: 40 },
  ...([[-30.9, -29.1], [-20.9, -19.1], [-10.9, -9.1], [-0.9, 0.9], [9.1, 10.9], [19.1, 20.9], [29.1, 30.9]] as [number, number][]).map((arc): KitPart => ({ bone: 'dish', shape: 'lathe', profile: [[3.06, -0.5], [3.12, 0], [3.06, 0.56], [3, 0.56], [3.04, 0], [3, -0.5]], arc, sides: 1, at: [0, 0.95, 3], turn: [6, 180, 0] })),
  ...([[-26.2, -23.8], [-9.7, -7.3], [7.3, 9.7], [23.8, 26.2]] as [number, number][]).map((arc): KitPart => ({ bone: 'dish', shape: 'lathe', profile: [[3.2, -0.46], [3.36, -0.3], [3.38, 0.3], [3.2, 0.5]], arc, sides: 1, at: [0, 0.95, 3], turn: [6, 180, 0] })),
  { bone: 'dish', shape: 'lathe', profile: [[3.24, -0.1], [3.32, -0.06], [3.32, 0.06], [3.24, 0.1]], arc: [-36, 36], sides: 18, at: [0, 0.95, 3], turn: [6, 180, 0], tone: 0.3 },
  { bone: 'dish', shape: 'loft', sections: [[0, 0.1, 0.1, 0.03], [0.9, 0.08, 0.08, 0.02]], turn: [78, 0, 0], at: [0, 0.9, -0.1] },
  { bone: 'dish', shape: 'lathe', profile: [[0.05, 0], [0.16, 0.1], [0.16, 0.3], [0.06, 0.36]], turn: [80, 0, 0], at: [0, 1, 0.72], tone: 0.8 },
];

/** A torso like a cask, with a belly band. */
// prettier-ignore
export const BARREL: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', profile: [[0.7, -0.25], [0.86, -0.1], [0.76, 0.02], [0.9, 0.14], [0.78, 0.26]], crease: 20, tone: 0.6 },
  { bone: 'torso', shape: 'loft', sections: [[0.2, 1.5, 1.3, 0, 0, 0.04], [0.7, 2.5, 2.1, 0, 0, 0.08], [1.4, 2.9, 2.4, 0, 0, 0.08], [2, 2.6, 2.1, 0, 0, 0.02], [2.4, 1.7, 1.4, 0, 0, -0.05]], sides: 26, squareness: 2.8 },
  { bone: 'torso', shape: 'loft', sections: [[-0.12, 2.7, 2.3, 0], [0.12, 2.74, 2.34, 0]], at: [0, 0.95, 0.09], sides: 26, squareness: 2.8 },
  { bone: 'torso', shape: 'plate', outline: [[-0.5, -0.5], [0.5, -0.5], [0.66, 0.2], [0.4, 0.56], [-0.4, 0.56], [-0.66, 0.2]], thick: 0.22, bevel: 0.1, at: [0, 1.6, 1.16], turn: [-6, 0, 0], painted: true },
  { bone: 'torso', shape: 'vent', both: true, width: 0.5, height: 0.42, slats: 3, at: [0.86, 1.3, 1.02], turn: [0, 34, 0] },
  { bone: 'torso', shape: 'rivets', both: true, centres: [[-0.3, 0.3], [0.3, 0.3]], at: [0.86, 1.8, 0.98], turn: [-8, 34, 0], radius: 0.05 },
];

/** A body like a boat's, longer than it is wide, a hump of engines behind. */
// prettier-ignore
export const KEEL: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', profile: [[0.62, -0.3], [0.78, -0.16], [0.7, -0.04], [0.8, 0.08], [0.66, 0.24]], crease: 20, tone: 0.6 },
  { bone: 'torso', shape: 'loft', sections: [[-2.5, 0.8, 0.6, 0.18, 0, -0.3], [-2, 1.5, 1.1, 0.3, 0, -0.2], [-0.9, 2.04, 1.6, 0.44], [0.4, 2.1, 1.7, 0.46], [1.2, 1.7, 1.4, 0.4, 0, 0.06], [1.56, 1.1, 0.9, 0.3, 0, 0.1]], at: [0, 0.96, 0], turn: [90, 0, 0] },
  { bone: 'torso', shape: 'loft', sections: [[1.4, 1.5, 2, 0.4, 0, -0.5], [1.86, 1.3, 1.7, 0.4, 0, -0.55], [2.2, 0.86, 1.2, 0.3, 0, -0.62]] },
  { bone: 'torso', shape: 'plate', both: true, outline: [[-1, -0.36], [0.9, -0.3], [1.1, 0.06], [0.8, 0.4], [-0.9, 0.42], [-1.2, 0]], thick: 0.14, bevel: 0.06, at: [0.98, 1.2, -0.5], turn: [0, 90, 12], painted: true },
  { bone: 'torso', shape: 'line', both: true, paths: [[[-0.8, 0], [0.7, 0]], [[0.2, -0.3], [0.2, 0.36]]], at: [1.12, 1.22, -0.5], turn: [0, 90, 12] },
  { bone: 'torso', shape: 'vent', both: true, width: 0.8, height: 0.44, slats: 4, at: [0.72, 1.78, -0.5], turn: [-14, 90, 0] },
  { bone: 'torso', shape: 'lathe', both: true, profile: [[0.2, 0], [0.24, 0.5], [0.3, 0.54], [0.3, 0.7], [0.2, 0.7], [0.1, 0.5]], at: [0.42, 1, -2.2], turn: [-96, 0, 0] },
  { bone: 'torso', shape: 'plate', both: true, outline: [[-0.5, -0.3], [0.36, -0.3], [0.5, 0.2], [-0.3, 0.34]], thick: 0.12, bevel: 0.05, at: [0.62, 0.86, 1.36], turn: [4, 40, 0], painted: true },
  { bone: 'torso', shape: 'rivets', both: true, centres: [[-0.3, -0.16], [0.3, -0.16], [0.34, 0.12]], at: [0.7, 0.88, 1.45], turn: [4, 40, 0], radius: 0.045 },
  { bone: 'torso', shape: 'tube', both: true, path: [[0.6, 0.2, 0.6], [0.95, 0.05, 0], [0.9, 0.2, -0.8], [0.6, 0.5, -1.6]], radius: 0.1, ribs: 22 },
];

/** Jump jets on the back. */
// prettier-ignore
export const JETS: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', both: true, profile: [[0.2, 0.9], [0.36, 0.8], [0.4, 0.3], [0.34, 0.1], [0.36, 0], [0.56, -0.6], [0.6, -0.95], [0.52, -0.95], [0.44, -0.6], [0.05, -0.3]], at: [0.62, 0.7, -1.62], turn: [-16, 0, 6], crease: 25 },
];
