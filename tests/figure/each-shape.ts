import type { FigurePart } from '../../src/rules/document/figure-document.ts';

/** One part of every shape, large on the chest. */
export const PART_OF_EACH_SHAPE: readonly FigurePart[] = (
  [
    {
      shape: 'loft',
      sections: [
        [0, 0.6, 0.6],
        [1.6, 1.4, 1, 0.3, 0, 0.2],
      ],
    },
    {
      shape: 'plate',
      outline: [
        [-1, -0.6],
        [1, -0.6],
        [0, 1.2],
      ],
    },
    {
      shape: 'lathe',
      profile: [
        [0.3, 0],
        [0.9, 0.5],
        [0.2, 1.4],
      ],
    },
    { shape: 'dome', radius: 0.9 },
    {
      shape: 'tube',
      path: [
        [-1, 0, 0],
        [0, 0.9, 0.4],
        [1, 0, 0],
      ],
      radius: 0.3,
    },
    { shape: 'vent', width: 1.6, height: 1.4 },
    {
      shape: 'holes',
      centres: [
        [-0.5, 0],
        [0.5, 0],
      ],
      radius: 0.4,
    },
    {
      shape: 'rivets',
      centres: [
        [-0.5, 0],
        [0.5, 0],
      ],
      radius: 0.35,
    },
    {
      shape: 'line',
      paths: [
        [
          [-1, -0.6],
          [1, 0.8],
        ],
      ],
      width: 0.3,
    },
    {
      shape: 'mark',
      outlines: [
        [
          [-0.8, -0.6],
          [0.8, -0.6],
          [0, 0.9],
        ],
      ],
      tone: 1,
    },
    { shape: 'piston', from: [-1, 0, 0], to: [1, 0.8, 0], radius: 0.3 },
  ] as const
).map((part) => ({ bone: 'torso', at: [0, 1, 2], ...part }) as unknown as FigurePart);
