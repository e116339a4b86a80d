import type { KitPart } from './kit-part.ts';

/** Legs with the knee behind: drumsticks, and thin shanks with a spur over the knee. */
// prettier-ignore
export const DRUMSTICKS: readonly KitPart[] = [
  { bone: 'thigh both', shape: 'lathe', profile: [[0.3, -0.6], [0.74, -0.5], [0.84, 0], [0.74, 0.5], [0.3, 0.6]], turn: [0, 0, 90], tone: 0.4, sides: 26 },
  { bone: 'thigh both', shape: 'loft', sections: [[-2.05, 0.5, 0.6, 0.16, 0.12, 0], [-1.5, 0.8, 1, 0.26, 0.12, -0.04], [-0.7, 1.4, 1.9, 0.5, 0.16, -0.12], [0.1, 1.5, 1.9, 0.56, 0.16, -0.1], [0.55, 0.9, 1.1, 0.3, 0.1, -0.06]] },
  { bone: 'thigh both', shape: 'plate', outline: [[-0.8, -0.9], [0.5, -1], [0.86, 0.2], [0.3, 0.8], [-0.6, 0.7], [-0.95, 0]], thick: 0.18, bevel: 0.08, at: [0.92, -0.5, -0.1], turn: [0, 90, 5], painted: true },
  { bone: 'thigh both', shape: 'rivets', centres: [[-0.5, 0.3], [0.4, 0.3], [-0.4, -0.5], [0.3, -0.6]], at: [1.1, -0.5, -0.1], turn: [0, 90, 5], radius: 0.06 },
  { bone: 'shin both', shape: 'lathe', profile: [[0.2, -0.46], [0.42, -0.42], [0.46, 0.42], [0.2, 0.46]], turn: [0, 0, 90], tone: 0.5 },
  { bone: 'shin both', shape: 'loft', sections: [[-0.1, 0.3, 0.3, 0.08, 0, -0.3], [0.3, 0.5, 0.34, 0.1, 0, -0.42], [0.8, 0.16, 0.14, 0.04, 0, -0.8]] },
  { bone: 'shin both', shape: 'loft', sections: [[-2.3, 0.4, 0.42, 0.12, 0, 0], [-1.6, 0.44, 0.5, 0.14, 0, 0.04], [-0.7, 0.6, 0.74, 0.2, 0, 0.06], [-0.1, 0.54, 0.6, 0.18, 0, 0]] },
  { bone: 'shin both', shape: 'piston', from: [0, -0.4, -0.5], to: [0, -2, -0.34], radius: 0.11 },
  { bone: 'shin both', shape: 'plate', outline: [[-0.2, -0.7], [0.2, -0.7], [0.34, 0.4], [0, 0.8], [-0.34, 0.4]], thick: 0.14, bevel: 0.06, at: [0, -0.9, 0.34], turn: [4, 0, 0], painted: true },
];

/** Three long claws in front, one behind. */
// prettier-ignore
export const CLAWS: readonly KitPart[] = [
  { bone: 'foot both', shape: 'lathe', profile: [[0.2, -0.4], [0.4, -0.34], [0.4, 0.34], [0.2, 0.4]], turn: [0, 0, 90], tone: 0.8 },
  { bone: 'foot both', shape: 'loft', sections: [[-0.5, 0.8, 0.9, 0.24, 0, 0.1], [-0.1, 0.6, 0.66, 0.2, 0, 0]] },
  ...([-34, 0, 34] as const).flatMap((turn): KitPart[] => [
    { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.34, 1.1, 0.1, 0, 0.75], [-0.34, 0.4, 1, 0.14, 0, 0.65], [-0.12, 0.3, 0.6, 0.1, 0, 0.5]], turn: [0, turn, 0] },
    { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.12, 0.9, 0.03, 0, 1.7], [-0.3, 0.22, 0.5, 0.06, 0, 1.45], [-0.14, 0.14, 0.2, 0.04, 0, 1.36]], turn: [0, turn, 0], tone: 0.6 },
  ]),
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.24, 1, 0.06, 0, -0.8], [-0.36, 0.26, 0.7, 0.08, 0, -0.6]] },
  { bone: 'foot both', shape: 'plate', outline: [[-0.34, -0.4], [0.34, -0.4], [0.4, 0.1], [0, 0.5], [-0.4, 0.1]], thick: 0.16, bevel: 0.04, at: [0, -0.52, 0.16], turn: [90, 0, 0], tone: 0.9 },
];

/** The same under a hull: flat thighs between two frames, shanks in tubs of armor that are widest over the ankle. */
// prettier-ignore
export const TUB_SHANKS: readonly KitPart[] = [
  { bone: 'thigh both', shape: 'lathe', profile: [[0.3, -0.5], [0.56, -0.42], [0.62, 0], [0.56, 0.42], [0.3, 0.5]], turn: [0, 0, 90], tone: 0.4, sides: 26 },
  { bone: 'thigh both', shape: 'loft', sections: [[-2.1, 0.5, 0.5, 0.14, 0.14, 0], [-1.6, 0.54, 0.6, 0.16, 0.14, 0], [-0.5, 0.6, 0.8, 0.2, 0.1, 0], [0.2, 0.5, 0.6, 0.16, 0.04, 0]] },
  { bone: 'thigh both', shape: 'plate', outline: [[-0.3, -2.1], [0.3, -2.1], [0.5, -1.2], [0.56, 0.3], [0.2, 0.62], [-0.3, 0.62], [-0.56, 0.2], [-0.4, -1.4]], thick: 0.14, bevel: 0.06, at: [0.46, 0, 0], turn: [0, 90, 3] },
  { bone: 'thigh both', shape: 'piston', from: [0.1, -0.5, 0.5], to: [0.12, -1.9, 0.36], radius: 0.12 },
  { bone: 'shin both', shape: 'lathe', profile: [[0.24, -0.6], [0.46, -0.54], [0.5, 0.54], [0.24, 0.6]], turn: [0, 0, 90], tone: 0.3 },
  { bone: 'shin both', shape: 'loft', sections: [[-2.2, 1.1, 1.2, 0.34, 0, 0.04], [-1.9, 1.5, 1.7, 0.4, 0, 0.06], [-1.2, 1.3, 1.5, 0.36, 0, 0.06], [-0.5, 0.76, 0.86, 0.24, 0, 0.02], [-0.1, 0.56, 0.62, 0.2, 0, 0]] },
  { bone: 'shin both', shape: 'plate', outline: [[-0.46, -0.6], [0.46, -0.6], [0.5, 0], [0.26, 0.6], [-0.26, 0.6], [-0.5, 0]], thick: 0.16, bevel: 0.07, at: [0, -1.5, 0.76], turn: [-12, 0, 0], painted: true },
  { bone: 'shin both', shape: 'vent', width: 0.5, height: 0.5, slats: 3, at: [0.72, -1.6, 0.06], turn: [0, 90, 0] },
];

/** Two broad toes and a heel. */
// prettier-ignore
export const TOES: readonly KitPart[] = [
  { bone: 'foot both', shape: 'lathe', profile: [[0.2, -0.5], [0.38, -0.44], [0.38, 0.44], [0.2, 0.5]], turn: [0, 0, 90], tone: 0.8 },
  { bone: 'foot both', shape: 'loft', sections: [[-0.6, 1, 1.1, 0.3, 0, 0], [-0.2, 0.8, 0.8, 0.24, 0, 0]] },
  ...([-16, 16] as const).flatMap((turn): KitPart[] => [
    { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.6, 1.1, 0.16, 0, 0.76], [-0.4, 0.6, 1, 0.18, 0, 0.7], [-0.16, 0.44, 0.6, 0.14, 0, 0.5]], turn: [0, turn, 0] },
    { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.46, 0.4, 0.1, 0, 1.46], [-0.36, 0.4, 0.26, 0.08, 0, 1.36]], turn: [0, turn, 0], tone: 0.6 },
  ]),
  { bone: 'foot both', shape: 'loft', sections: [[-0.66, 0.6, 0.6, 0.14, 0, -0.76], [-0.3, 0.5, 0.4, 0.12, 0, -0.64]] },
  { bone: 'foot both', shape: 'plate', outline: [[-0.4, -0.5], [0.4, -0.5], [0.4, 0.4], [-0.4, 0.4]], thick: 0.06, bevel: 0, at: [0, -0.6, 0], turn: [90, 0, 0], tone: 0.9 },
  ...([-16, 16] as const).flatMap((turn): KitPart[] =>
    [0.4, 0.7, 1].map((z): KitPart => ({ bone: 'foot both', shape: 'plate', outline: [[-0.24, -0.1], [0.24, -0.1], [0.24, 0.1], [-0.24, 0.1]], thick: 0.1, bevel: 0.02, at: [z * Math.sin((turn * Math.PI) / 180), -0.66, z], turn: [90, 0, turn], tone: 0.9 })),
  ),
];
