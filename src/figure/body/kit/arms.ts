import type { KitPart } from './kit-part.ts';

/** Shells of pads, whatever is under them. */
// prettier-ignore
export const PAD_SHELLS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'loft', sections: [[-0.62, 1.3, 1.7, 0.3, 0.28], [-0.42, 1.5, 1.9, 0.4, 0.24], [0.1, 1.36, 1.72, 0.46, 0.16], [0.52, 0.98, 1.2, 0.4, 0.06], [0.66, 0.6, 0.8, 0.26, 0.02]] },
  { bone: 'arm both', shape: 'plate', outline: [[-0.8, -0.8], [0.8, -0.8], [0.86, -0.1], [0.56, 0.5], [-0.56, 0.5], [-0.86, -0.1]], thick: 0.2, bevel: 0.1, at: [0.92, -0.16, 0], turn: [0, 90, 15], painted: true },
];

/** Shoulder pads over a ribbed upper arm. */
// prettier-ignore
export const PADS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'lathe', profile: [[0.3, -0.5], [0.52, -0.44], [0.58, 0], [0.52, 0.44], [0.3, 0.5]], turn: [0, 0, 90], tone: 0.5 },
  ...PAD_SHELLS,
  { bone: 'arm both', shape: 'lathe', profile: [[0.36, -1.5], [0.44, -1.3], [0.38, -1.1], [0.44, -0.9], [0.38, -0.7], [0.42, -0.5]], at: [0.2, 0, 0], tone: 0.5, crease: 20 },
];

/** Forearms in plates. */
// prettier-ignore
export const FOREARMS: readonly KitPart[] = [
  { bone: 'fore both', shape: 'lathe', profile: [[0.26, -0.44], [0.38, -0.4], [0.4, 0.4], [0.26, 0.44]], turn: [0, 0, 90], tone: 0.4 },
  { bone: 'fore both', shape: 'lathe', profile: [[0.22, 0], [0.22, 0.06], [0.1, 0.08]], turn: [0, 0, -90], at: [0.43, 0, 0] },
  { bone: 'fore both', shape: 'loft', sections: [[-1.72, 0.8, 0.84, 0.22], [-1.6, 1.04, 1.1, 0.28], [-0.95, 1.1, 1.2, 0.34], [-0.35, 0.84, 0.9, 0.28], [-0.15, 0.6, 0.64, 0.2]] },
  { bone: 'fore both', shape: 'plate', outline: [[-0.36, -0.72], [0.36, -0.72], [0.46, 0.2], [0.24, 0.74], [-0.24, 0.74], [-0.46, 0.2]], thick: 0.18, bevel: 0.08, at: [0.5, -0.95, 0], turn: [0, 90, 0], painted: true },
  { bone: 'fore both', shape: 'rivets', centres: [[-0.24, -0.5], [0.24, -0.5], [-0.28, 0.2], [0.28, 0.2]], at: [0.685, -0.95, 0], turn: [0, 90, 0], radius: 0.045 },
  { bone: 'fore both', shape: 'plate', outline: [[-0.3, -0.66], [0.3, -0.66], [0.34, 0.3], [0, 0.6], [-0.34, 0.3]], thick: 0.14, bevel: 0.06, at: [0, -0.98, 0.54] },
  { bone: 'fore both', shape: 'lathe', profile: [[0.34, -1.9], [0.36, -1.7]], tone: 0.8 },
];

/** Hands, made into fists; `fingers` and `tips` open them. */
// prettier-ignore
export const HANDS: readonly KitPart[] = [
  { bone: 'hand both', shape: 'loft', sections: [[-0.74, 0.5, 1.08, 0.12, 0.04], [-0.5, 0.62, 1.14, 0.16, 0.06], [-0.1, 0.62, 0.86, 0.16], [0.06, 0.46, 0.56, 0.12]] },
  { bone: 'hand both', shape: 'plate', outline: [[-0.5, -0.32], [0.5, -0.32], [0.36, 0.3], [-0.36, 0.3]], thick: 0.12, bevel: 0.05, at: [0.34, -0.4, 0], turn: [0, 90, 0] },
  { bone: 'hand both', shape: 'loft', sections: [[-0.5, 0.26, 0.26, 0.07], [0, 0.32, 0.32, 0.08]], at: [-0.16, -0.4, 0.52], turn: [16, 0, 4] },
  { bone: 'hand both', shape: 'loft', sections: [[-0.6, 0.24, 0.24, 0.07], [0, 0.28, 0.28, 0.07]], at: [-0.3, -0.86, 0.5], turn: [62, 0, -14] },
  { bone: 'hand both', shape: 'loft', sections: [[-0.5, 0.26, 0.24, 0.07], [-0.06, 0.3, 0.25, 0.07], [0.04, 0.26, 0.2, 0.06]], at: [0.22, -0.66, 0.39], turn: [-5.5, 0, -6], weight: 0.7 },
  { bone: 'fingers both', shape: 'loft', sections: [[-0.418, 0.24, 0.22, 0.06], [-0.1, 0.28, 0.26, 0.07], [0.03, 0.24, 0.22, 0.06]], at: [0, 0, 0.438], turn: [0, 5.5, -92], weight: 0.7 },
  { bone: 'tips both', shape: 'loft', sections: [[-0.342, 0.1, 0.1, 0.03], [-0.267, 0.18, 0.17, 0.06], [-0.06, 0.22, 0.21, 0.06], [0.03, 0.2, 0.18, 0.05]], at: [0, 0, 0.48], turn: [5.5, 0, -196], weight: 0.7 },
  { bone: 'hand both', shape: 'loft', sections: [[-0.5, 0.26, 0.24, 0.07], [-0.06, 0.3, 0.25, 0.07], [0.04, 0.26, 0.2, 0.06]], at: [0.22, -0.66, 0.13], turn: [-1.833, 0, -6], weight: 0.7 },
  { bone: 'fingers both', shape: 'loft', sections: [[-0.44, 0.24, 0.22, 0.06], [-0.1, 0.28, 0.26, 0.07], [0.03, 0.24, 0.22, 0.06]], at: [0, 0, 0.146], turn: [0, 1.833, -92], weight: 0.7 },
  { bone: 'tips both', shape: 'loft', sections: [[-0.36, 0.1, 0.1, 0.03], [-0.281, 0.18, 0.17, 0.06], [-0.06, 0.22, 0.21, 0.06], [0.03, 0.2, 0.18, 0.05]], at: [0, 0, 0.16], turn: [1.833, 0, -196], weight: 0.7 },
  { bone: 'hand both', shape: 'loft', sections: [[-0.5, 0.26, 0.24, 0.07], [-0.06, 0.3, 0.25, 0.07], [0.04, 0.26, 0.2, 0.06]], at: [0.22, -0.66, -0.13], turn: [1.833, 0, -6], weight: 0.7 },
  { bone: 'fingers both', shape: 'loft', sections: [[-0.44, 0.24, 0.22, 0.06], [-0.1, 0.28, 0.26, 0.07], [0.03, 0.24, 0.22, 0.06]], at: [0, 0, -0.146], turn: [0, -1.833, -92], weight: 0.7 },
  { bone: 'tips both', shape: 'loft', sections: [[-0.36, 0.1, 0.1, 0.03], [-0.281, 0.18, 0.17, 0.06], [-0.06, 0.22, 0.21, 0.06], [0.03, 0.2, 0.18, 0.05]], at: [0, 0, -0.16], turn: [-1.833, 0, -196], weight: 0.7 },
  { bone: 'hand both', shape: 'loft', sections: [[-0.5, 0.26, 0.24, 0.07], [-0.06, 0.3, 0.25, 0.07], [0.04, 0.26, 0.2, 0.06]], at: [0.22, -0.66, -0.39], turn: [5.5, 0, -6], weight: 0.7 },
  { bone: 'fingers both', shape: 'loft', sections: [[-0.378, 0.24, 0.22, 0.06], [-0.1, 0.28, 0.26, 0.07], [0.03, 0.24, 0.22, 0.06]], at: [0, 0, -0.438], turn: [0, -5.5, -92], weight: 0.7 },
  { bone: 'tips both', shape: 'loft', sections: [[-0.31, 0.1, 0.1, 0.03], [-0.241, 0.18, 0.17, 0.06], [-0.06, 0.22, 0.21, 0.06], [0.03, 0.2, 0.18, 0.05]], at: [0, 0, -0.48], turn: [-5.5, 0, -196], weight: 0.7 },
];

/** Where gun arms turn on the hull. */
// prettier-ignore
export const GUN_SOCKETS: readonly KitPart[] = [
  { bone: 'torso', shape: 'lathe', both: true, profile: [[0.5, 0], [0.6, 0.1], [0.6, 0.6], [0.5, 0.7]], turn: [0, 0, -90], at: [1.55, 1.55, -0.1], tone: 0.6 },
];

/** The drums on which guns turn. */
// prettier-ignore
const GUN_DRUMS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'lathe', profile: [[0.5, -0.5], [0.84, -0.44], [0.92, -0.3], [0.92, 0.34], [0.84, 0.48], [0.5, 0.54]], turn: [0, 0, -90], sides: 28 },
  { bone: 'arm both', shape: 'lathe', profile: [[0.44, 0], [0.44, 0.08], [0.3, 0.1], [0.3, 0.04], [0.05, 0.04]], turn: [0, 0, -90], at: [0.54, 0, 0], sides: 20 },
  { bone: 'arm both', shape: 'rivets', centres: [[0.66, 0], [0.3301, 0.5715], [-0.3298, 0.5717], [-0.66, 0.0004], [-0.3305, -0.5713], [0.3294, -0.5719]], at: [0.52, 0, 0], turn: [0, 90, 0], radius: 0.06 },
  { bone: 'arm both', shape: 'lathe', profile: [[0.3, 0], [0.3, 0.06], [0.2, 0.08], [0.05, 0.08]], turn: [0, 0, 90], at: [-0.5, 0, 0], sides: 20 },
  { bone: 'arm both', shape: 'lathe', profile: [[0.42, 0], [0.42, 0.02], [0.37, 0.02], [0.37, 0]], turn: [0, 0, 90], at: [-0.5, 0, 0], sides: 28, tone: 1 },
];

/** High gun housings for barrels above each other. */
// prettier-ignore
export const TWIN_GUNS: readonly KitPart[] = [
  ...GUN_DRUMS,
  { bone: 'arm both', shape: 'loft', sections: [[-1.5, 0.7, 0.9, 0.2], [-1.2, 0.96, 1.3, 0.26], [0.1, 1.1, 1.56, 0.3], [1.5, 1.1, 1.6, 0.3], [1.9, 0.9, 1.34, 0.26], [2, 0.7, 1.1, 0.2]], turn: [90, 0, 0], at: [0.1, 0, 0.5] },
  { bone: 'arm both', shape: 'plate', outline: [[-1.2, -0.5], [0.9, -0.56], [1.3, -0.1], [1.1, 0.5], [-1, 0.54], [-1.35, 0.1]], thick: 0.16, bevel: 0.08, at: [0.64, 0, 1.15], turn: [0, 90, 0], painted: true },
  { bone: 'arm both', shape: 'line', paths: [[[-0.2, -0.5], [-0.2, 0.5]], [[0.6, -0.5], [0.6, 0.48]]], at: [0.806, 0, 1.15], turn: [0, 90, 0] },
  { bone: 'arm both', shape: 'plate', outline: [[-0.4, -1.2], [0.4, -1.2], [0.44, 0.9], [0.2, 1.2], [-0.2, 1.2], [-0.44, 0.9]], thick: 0.16, bevel: 0.07, at: [0.1, 0.72, 1.1], turn: [-90, 0, 0] },
  { bone: 'arm both', shape: 'vent', width: 0.5, height: 0.7, slats: 5, at: [0.1, 0.885, 1.3], turn: [-90, 0, 0] },
  { bone: 'arm both', shape: 'tube', path: [[0.5, -0.5, -0.6], [0.8, -0.9, 0.2], [0.6, -1, 1.2], [0.3, -0.8, 2]], radius: 0.12, ribs: 30 },
  { bone: 'arm both', shape: 'loft', sections: [[-0.5, 0.6, 1.4, 0.16], [0, 0.8, 1.7, 0.2]], at: [0.1, -0.6, 0.5], tone: 0.1 },
];

/** Round gun housings for one barrel, a counterweight behind. */
// prettier-ignore
export const SINGLE_GUNS: readonly KitPart[] = [
  ...GUN_DRUMS,
  { bone: 'arm both', shape: 'lathe', profile: [[0.4, -1.3], [0.56, -1.2], [0.56, -0.5], [0.62, -0.44], [0.62, 0.9], [0.74, 0.96], [0.74, 1.3], [0.62, 1.36], [0.62, 1.9], [0.5, 2], [0.46, 2.4], [0.3, 2.46]], turn: [90, 0, 0], at: [0.1, 0, 0.1], sides: 28 },
  { bone: 'arm both', shape: 'loft', sections: [[-0.5, 0.7, 0.7, 0.2], [-0.2, 0.9, 0.9, 0.26], [0.2, 0.9, 0.9, 0.26]], turn: [90, 0, 0], at: [0.1, 0, -1.2] },
  { bone: 'arm both', shape: 'plate', outline: [[-0.9, -0.34], [0.8, -0.34], [1, 0], [0.8, 0.34], [-0.9, 0.34]], thick: 0.14, bevel: 0.06, at: [0.66, 0, 0.9], turn: [0, 90, 0], painted: true },
  { bone: 'arm both', shape: 'vent', width: 0.4, height: 0.6, slats: 4, at: [0.1, 0.74, 0.3], turn: [-90, 0, 0] },
  { bone: 'arm both', shape: 'tube', path: [[0.4, -0.5, -0.7], [0.5, -0.84, 0], [0.4, -0.84, 1], [0.24, -0.6, 1.8]], radius: 0.12, ribs: 26 },
];

/** Roofs over gun drums. */
// prettier-ignore
export const GUN_PADS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'loft', sections: [[0.86, 1.5, 1.9, 0.4, 0.24], [1, 1.54, 1.94, 0.42, 0.22], [1.3, 1.1, 1.3, 0.4, 0.12], [1.4, 0.7, 0.9, 0.26, 0.08]] },
  { bone: 'arm both', shape: 'plate', outline: [[-0.8, -0.3], [0.8, -0.3], [0.86, 0.1], [0.6, 0.4], [-0.6, 0.4], [-0.86, 0.1]], thick: 0.18, bevel: 0.09, at: [0.96, 0.86, 0], turn: [0, 90, 12], painted: true },
];

/** Hubs on gun drums. */
// prettier-ignore
export const GUN_HUBS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'lathe', profile: [[0.8, 0], [0.86, 0.06], [0.86, 0.34], [0.74, 0.44], [0.4, 0.44], [0.4, 0.36], [0.2, 0.36], [0.2, 0.5], [0.05, 0.5]], turn: [0, 0, -90], at: [0.6, 0, 0], sides: 28 },
];

/** Plain upper arms with a round cap. */
// prettier-ignore
export const PLAIN_SHOULDERS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'dome', radius: 0.66, at: [0.1, 0.02, 0], sides: 24 },
  { bone: 'arm both', shape: 'lathe', profile: [[0.36, -1.5], [0.46, -1.3], [0.46, -0.6], [0.4, -0.4]], at: [0.2, 0, 0] },
];

/** Flat drums round the joint of an arm. */
// prettier-ignore
export const DRUMS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'lathe', profile: [[0.5, -0.4], [0.92, -0.34], [1, -0.2], [1, 0.4], [0.9, 0.56], [0.5, 0.62]], turn: [0, 0, -90], at: [0.16, -0.1, 0], sides: 28 },
  { bone: 'arm both', shape: 'lathe', profile: [[0.46, 0], [0.46, 0.08], [0.3, 0.1], [0.3, 0.04], [0.05, 0.04]], turn: [0, 0, -90], at: [0.78, -0.1, 0], sides: 20 },
];

/** Upper arms on flat drums. */
// prettier-ignore
export const DRUM_SHOULDERS: readonly KitPart[] = [
  ...DRUMS,
  { bone: 'arm both', shape: 'loft', sections: [[-1.6, 0.66, 0.7, 0.2, 0.2], [-0.5, 0.8, 0.9, 0.24, 0.16]] },
];

/** Stubs under the flanks, each with a fin: hardly arms at all. */
// prettier-ignore
export const STUBS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'lathe', profile: [[0.26, -0.4], [0.42, -0.34], [0.46, 0], [0.42, 0.3], [0.26, 0.36]], turn: [0, 0, 90], tone: 0.5, sides: 22 },
  { bone: 'arm both', shape: 'loft', sections: [[-0.7, 0.4, 0.44, 0.12], [-0.4, 0.6, 0.66, 0.18], [0.44, 0.62, 0.7, 0.18], [0.66, 0.5, 0.56, 0.14]], turn: [90, 0, 0], at: [0.4, -0.1, 0.1] },
  { bone: 'arm both', shape: 'plate', outline: [[-0.7, -0.2], [0.5, -0.2], [0.66, 0.16], [-0.5, 0.26]], thick: 0.1, bevel: 0.04, at: [0.7, -0.1, 0.1], turn: [0, 90, 0], painted: true },
  { bone: 'arm both', shape: 'plate', outline: [[-0.66, 0], [0.3, 0], [-0.3, 0.5], [-0.72, 0.5]], thick: 0.08, bevel: 0.03, at: [0.4, 0.22, 0], turn: [0, 90, -14] },
];

/** Roofs over stubs. */
// prettier-ignore
export const STUB_ROOFS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'loft', sections: [[0.3, 1, 1.3, 0.26, 0.34], [0.46, 1, 1.3, 0.3, 0.32], [0.66, 0.6, 0.8, 0.24, 0.22]] },
];

/** Hubs beside stubs. */
// prettier-ignore
export const STUB_HUBS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'lathe', profile: [[0.4, 0], [0.46, 0.05], [0.46, 0.2], [0.36, 0.26], [0.2, 0.26], [0.2, 0.2], [0.05, 0.2]], turn: [0, 0, -90], at: [0.72, -0.1, -0.1], sides: 22 },
];

/** Boxes at the ends of upper arms, open in front. */
// prettier-ignore
export const PODS: readonly KitPart[] = [
  { bone: 'arm both', shape: 'loft', sections: [[-1.1, 1.2, 1.5, 0.2], [-0.9, 1.5, 1.8, 0.26], [1.2, 1.5, 1.8, 0.26], [1.4, 1.3, 1.6, 0.22]], turn: [90, 0, 0], at: [0.42, -0.66, 0.2] },
  { bone: 'arm both', shape: 'plate', outline: [[-1, -0.5], [1, -0.5], [1.1, 0.5], [-1.1, 0.5]], thick: 0.14, bevel: 0.06, at: [1.16, -0.66, 0.3], turn: [0, 90, 0], painted: true },
  { bone: 'arm both', shape: 'lathe', profile: [[0.3, -0.5], [0.5, -0.44], [0.56, 0], [0.5, 0.44], [0.3, 0.5]], turn: [0, 0, 90], tone: 0.5 },
];
