import type { Chance } from '../shape/chance.ts';
import type { Triple } from '../shape/polygons.ts';
import type { Piece } from './pieces.ts';
import { bar, bars, box, lattice, shifted, round } from './pieces.ts';

// What men have built and wars have broken, in meters beside a 'Mech of ten: x to the right of whoever looks.

/** The arms of a pylon: how far out, and how high. */
export const WIRE_ARMS = [
  [6.5, 22],
  [5, 26.5],
] as const;

/** A mast of a power line, or what is left of one: its head hangs down. */
export const pylon = (isBroken: boolean): readonly Piece[] =>
  isBroken
    ? [
        ...lattice({ high: 17, foot: 3.2, head: 1.55, bays: 4, thick: 0.46 }),
        ...shifted(
          [
            ...lattice({ high: 14, foot: 1.4, head: 0.5, bays: 3, thick: 0.42 }),
            ...bars(0.4, [-5, 8, 0, 5, 8, 0]),
          ],
          [1.5, 17, 0],
          [0, 0, -128],
        ),
      ]
    : [
        ...lattice({ high: 30, foot: 3.2, head: 0.3, bays: 7, thick: 0.46 }),
        ...WIRE_ARMS.flatMap(([wide, y]) => [
          ...bars(0.4, [-wide, y, 0, wide, y, 0]),
          ...bars(0.3, [-wide, y, 0, 0, y + 2.4, 0], [wide, y, 0, 0, y + 2.4, 0]),
          ...bars(0.3, [-wide, y, 0, -wide, y - 1.6, 0], [wide, y, 0, wide, y - 1.6, 0]),
        ]),
      ];

/** A tank on legs, upright or about to fall (degrees). */
export const waterTower = (lean: number): readonly Piece[] => {
  const bare = { tone: 0.1, sides: 28 };
  const tank = [0.4, -2.4, 3.6, -0.6, 5.2, 0.6, 5.2, 7, 5.5, 7.1, 0.2, 10.6];
  const hoop = [5.3, 0, 5.36, 0.1, 5.36, 0.8, 5.3, 0.9];
  return shifted(
    [
      ...lattice({ high: 15, foot: 4.4, head: 3.2, bays: 2, thick: 0.6 }),
      round([0, 15, 0], tank, bare),
      round([0, 17.6, 0], hoop, { ...bare, tone: 1 }),
    ],
    [0, 0, 0],
    [0, 0, lean],
  );
};

/** A crane of a dock, its boom out over the water or down. */
export const crane = (isBroken: boolean): readonly Piece[] => {
  const [x, y, hook, hangs] = isBroken ? [24, 8, 12, 1] : [40, 29, 27, 15];
  return [
    ...[-5, 5].flatMap((z) => [
      ...bars(1.1, [-6, 0, z, -5, 27, z], [6, 0, z, 5, 27, z]),
      ...bars(0.7, [-6, 10, z, 6, 10, z], [-6, 10, z, 5, 26, z]),
    ]),
    ...bars(1.8, [-14, 27, 0, 7, 27, 0], [7, 27, 0, x, y, 0]),
    ...bars(1, [0, 27, 0, 1, 40, 0]),
    ...bars(0.3, [1, 40, 0, x, y, 0], [1, 40, 0, -14, 27, 0], [20, hook, 0, 20, hangs, 0]),
    box([-10, 24, 0], [6, 5, 5]),
  ];
};

/** Containers in stacks of one to three, black and bare. */
export const containers = (random: Chance): readonly Piece[] =>
  [-9, -2, 5].flatMap((x) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, (_, up) =>
      box([x + random(), up * 2.6, random() * 4], [6, 2.6, 2.6], { tone: random() < 0.5 ? 1 : 0 }),
    ),
  );

/** A ball of five meters. */
const BALL = Array.from({ length: 15 }, (_, step) => {
  const turn = (step / 14 - 0.5) * Math.PI;
  return [Math.max(0.05, Math.cos(turn) * 5), Math.sin(turn) * 5];
}).flat();

/** Tanks, balls for gas, two chimneys, and pipes before them. */
export const refinery = (): readonly Piece[] => [
  ...[-30, -14].flatMap((x) => [
    round([x, 0, 3], [7, 0, 7, 12, 7.3, 12.1, 7.2, 12.6, 0.2, 14], { sides: 30 }),
    round([x, 7.6, 3], [7.1, 0, 7.15, 0, 7.15, 1, 7.1, 1], { tone: 1, sides: 30 }),
  ]),
  ...[36, 29].flatMap((high, chimney) => {
    const x = chimney * 7;
    const brim = [1.9, high, 1.9, high + 1.2, 1.3, high + 1.2];
    return [
      round([x, 0, 2], [2.4, 0, 1.5, high, ...brim], { tone: 0.1 }),
      ...[0.42, 0.66, 0.88].map((y) => round([x, high * y, 2], [2.1, 0, 2, 2.6], { tone: 1 })),
    ];
  }),
  ...[1.4, 2.8, 4.2].flatMap((y) => bars(0.6, [-36, y, 11, 30, y, 11])),
  ...[-34, -17, 0, 15, 28].flatMap((x) => bars(0.5, [x, 0, 11.4, x, 5, 11.4])),
  ...[15, 27].flatMap((x) => [
    round([x, 7.4, 2], BALL, { sides: 28 }),
    ...bars(0.6, [x - 3.6, 0, 4, x - 3.6, 7, 3], [x + 3.6, 0, 4, x + 3.6, 7, 3]),
  ]),
];

/** The road of the bridge, from span to span, and the height of its trusses (meters). */
const [DECK, SPAN, TRUSS] = [13, 24, 7] as const;

/** A truss bridge across the page on piers; the span of this number, −3 to 2, has fallen. */
export const bridge = (gone: number): readonly Piece[] =>
  [-3, -2, -1, 0, 1, 2].flatMap((span) => {
    const x = span * SPAN;
    return [
      round([x, 0, 0], [3.4, 0, 2.2, DECK - 1], { sides: 8 }),
      box([x, DECK - 2.2, 0], [6, 1.6, 7], { tone: 0 }),
      ...(span === gone
        ? shifted(stump(), [x, DECK, 0], [0, 0, -48])
        : shifted(truss(), [x, DECK, 0])),
    ];
  });

/** A span between its two trusses. */
const truss = (): readonly Piece[] => [
  ...bars(2.6, [0, 0, 0, SPAN, 0, 0]),
  ...[-3, 3].flatMap((z) => [
    ...bars(0.8, [1, TRUSS, z, SPAN - 1, TRUSS, z]),
    ...[0, 6, 12, 18].flatMap((x) => bars(0.5, [x, 0, z, x, TRUSS, z])),
    ...[0, 12].flatMap((x) =>
      bars(0.5, [x, TRUSS, z, x + 6, 0, z], [x + 6, 0, z, x + 12, TRUSS, z]),
    ),
  ]),
];

/** What hangs of a span that has fallen. */
const stump = (): readonly Piece[] => [
  ...bars(1.2, [0, 0, 3, 14, 0, 3]),
  ...bars(0.6, [0, 5.4, 3, 9, 5.4, 3], [0, 5.4, 3, 6, 0, 3], [6, 0, 3, 9, 5.4, 3]),
];

/** What is left of a drop ship: ribs half in the ground, and the beams that held them. */
export const dropShip = (): readonly Piece[] => {
  const ribs = [0, 1, 2, 3, 4, 5, 6].flatMap((rib) => {
    const radius = 15 - Math.abs(rib - 2.4) * 2.2;
    const reach = Math.PI * (rib % 3 === 2 ? 0.62 : 1);
    const places = Array.from({ length: 13 }, (_, step): Triple => {
      const [up, across] = [Math.sin((step / 12) * reach), Math.cos((step / 12) * reach)];
      return [rib * 8 - 24 + up * 2, Math.max(0, up * radius * 1.5), across * radius];
    });
    return places.slice(1).flatMap((to, before) => bar(places[before] ?? to, to, 1.1));
  });
  const beams = bars(
    0.9,
    [-24, 12, 6, 24, 9, 5],
    [-24, 15, 0, 24, 12, 0],
    [-24, 12, -6, 24, 10, -5],
  );
  return [...ribs, ...beams];
};

/** Its nose, that has come off: half in the ground, painted in bands. */
export const nose = (): readonly Piece[] =>
  shifted(
    [
      round([0, 0, 0], [9, 0, 10, 5, 9.2, 8, 8.2, 10, 6, 14, 3, 18, 0.1, 19], { sides: 20 }),
      ...[4, 9, 14].map((y) => {
        const wide = 10.4 - Math.max(0, y - 5) * 0.44;
        return round([0, y, 0], [wide, 0, wide - 0.5, 1.6], { tone: 1, sides: 20 });
      }),
    ],
    [0, -3, 0],
    [0, 0, 24],
  );

/** A fir so high, each of its tiers as wide as chance has it. */
export const fir = (high: number, random: Chance, tone: number): readonly Piece[] => {
  const tiers = Array.from({ length: 11 }, (_, tier) => {
    const far = tier / 11;
    const wide = high * 0.17 * (1 - far) * (0.7 + random() * 0.6) + 0.1;
    const y = high * (0.08 + far * 0.88);
    return [wide, y, wide * 0.35, y + high * 0.07];
  });
  return [
    round([0, 0, 0], [high * 0.03, 0, high * 0.022, high * 0.3], { tone: 1, sides: 6 }),
    round([0, 0, 0], [...tiers.flat(), 0.02, high * 1.02], { tone, sides: 9 }),
  ];
};
