import { describe, expect, test } from 'vitest';
import grf from '../../../books/grf-1n.json' with { type: 'json' };
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import { buildFigure } from '../../../src/figure/body/figure.ts';
import type { Figure } from '../../../src/figure/body/figure.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { booklets } from '../../rules/battle/table-top.ts';
import { OF_THE_KIT } from '../built.ts';
import type { Field } from '../silhouette.ts';
import { LEGS, WAIST_DOWN, blackIn, overlap, piecesAt, silhouetteOf } from '../silhouette.ts';

/** The 'Mech of a booklet as it stands in it, or with other choices. */
const figureOf = (document: typeof rfl | typeof grf, other: object = {}): Figure => {
  const read = parseBooklet({ ...document, figure: { ...document.figure, ...other } });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return buildFigure(read.booklet);
};
const rifleman = figureOf(rfl);
const griffin = figureOf(grf);

describe.each([
  ['from before', 0],
  ['from the left', 35],
  ['from the right', -35],
  ['from the side', 90],
])('as black shapes %s', (_, from) => {
  test('Rifleman and Griffin have little more than half of what is black in common', () => {
    expect(overlap(silhouetteOf(rifleman, from), silhouetteOf(griffin, from))).toBeLessThan(0.6);
  });

  test('they share no leg', () => {
    const legsOf = (figure: Figure) => silhouetteOf(figure, from, LEGS);
    const legs = legsOf(rifleman);
    expect(overlap(legs, legsOf(griffin))).toBeLessThan(from === 0 ? 0.8 : 0.9);
    // What it would be, did the Griffin stand on legs of the Rifleman's kind and build.
    const shared = legsOf(figureOf(grf, { build: rfl.figure.build, legs: rfl.figure.legs }));
    expect(overlap(legs, shared)).toBeGreaterThan(0.99);
  });
});

/** How wide what hangs on a bone is (meters). */
const thickOn = ({ bones, mesh: { marks, positions } }: Figure, of: string): number => {
  const bone = bones.findIndex(({ name }) => name === of) + 1;
  let [low, high] = [Infinity, -Infinity];
  for (let corner = 0; corner * 3 < positions.length; corner += 1) {
    if (marks[corner * 4] !== bone) continue;
    const x = positions[corner * 3] ?? 0;
    [low, high] = [Math.min(low, x), Math.max(high, x)];
  }
  return high - low;
};

const black = (figure: Figure, from: number, field: Field): number =>
  blackIn(silhouetteOf(figure, from), field);

test('the Rifleman carries a dish over its head; over the Griffin there is a whip at most', () => {
  const above: Field = { across: [-0.17, 0.17], up: [0.9, 0.98] };
  expect(black(rifleman, 0, above)).toBeGreaterThan(0.85);
  expect(black(griffin, 0, above)).toBeLessThan(0.1);
});

test("the Rifleman's barrels stand out at both sides, two above each other", () => {
  const level = { up: [0.66, 0.8] } as const;
  expect(black(rifleman, 35, { ...level, across: [-0.6, -0.4] })).toBeGreaterThan(0.4);
  expect(black(rifleman, -35, { ...level, across: [0.4, 0.6] })).toBeGreaterThan(0.4);
  expect(piecesAt(silhouetteOf(rifleman, 35), -0.55)).toBe(2);
  expect(piecesAt(silhouetteOf(rifleman, -35), 0.55)).toBe(2);
  for (const from of [35, -35])
    for (const across of [[-0.6, -0.4] as const, [0.4, 0.6] as const])
      expect(black(griffin, from, { ...level, across })).toBe(0);
});

test('the Griffin has hands that hang beside its hip; the Rifleman has none', () => {
  const hand: Field = { across: [0.26, 0.4], up: [0.36, 0.55] };
  expect(black(griffin, 0, hand)).toBeGreaterThan(0.25);
  expect(black(rifleman, 0, hand)).toBe(0);
});

test("the Griffin's long gun reaches out of its right hand, and of that alone", () => {
  const level = { up: [0.4, 0.52] } as const;
  for (const from of [0, 35])
    expect(black(griffin, from, { ...level, across: [-0.55, -0.3] })).toBeGreaterThan(0.25);
  expect(piecesAt(silhouetteOf(griffin, 0), -0.5)).toBe(1);
  expect(black(griffin, 0, { ...level, across: [0.4, 0.6] })).toBe(0);
  expect(black(rifleman, 0, { ...level, across: [-0.55, -0.3] })).toBe(0);
});

test("the Griffin's missile rack stands over its right shoulder, and not over its left", () => {
  const high = { up: [0.82, 0.88] } as const;
  expect(black(griffin, 0, { ...high, across: [-0.19, -0.09] })).toBeGreaterThan(0.75);
  expect(black(griffin, 0, { ...high, across: [0.1, 0.2] })).toBeLessThan(0.05);
  const bare = figureOf(grf, { mounts: { ...grf.figure.mounts, Missile: { at: 'torso' } } });
  expect(black(bare, 0, { ...high, across: [-0.19, -0.09] })).toBeLessThan(0.2);
});

test("a booklet without a figure is a third 'Mech, no shadow of either", () => {
  const { figure: _, ...document } = { ...rfl, mech: { ...rfl.mech, designation: 'RFL-9X' } };
  const read = parseBooklet(document);
  if (!read.ok) throw new Error('a booklet without a figure has faults');
  const third = silhouetteOf(buildFigure(read.booklet));
  for (const other of [rifleman, griffin])
    expect(overlap(third, silhouetteOf(other))).toBeLessThan(0.75);
});

/** Each of some beside each other, by name. */
const pairsOf = (some: readonly (readonly [string, Booklet])[]) =>
  some.flatMap(([name, one], at) =>
    some.slice(at + 1).map(([other, another]) => [name, other, one, another] as const),
  );

describe('from the waist down', () => {
  const VIEWS = [0, 35, -35, 90] as const;
  const shapes = booklets.map((booklet) => [booklet.mech.name, buildFigure(booklet)] as const);
  const sharing = shapes.flatMap(([name, one], at) =>
    shapes.slice(at + 1).flatMap(([other, another]) =>
      VIEWS.map((from) => {
        const [some, others] = [one, another].map((each) => silhouetteOf(each, from, WAIST_DOWN));
        return { said: `${name} and ${other} from ${from}`, overlap: overlap(some!, others!) };
      }),
    ),
  );

  test('the eight have little more than half of what is black in common', () => {
    const mean = sharing.reduce((sum, each) => sum + each.overlap, 0) / sharing.length;
    expect(mean).toBeLessThanOrEqual(0.55);
  });

  test('no two of them stand on the same legs', () => {
    expect(sharing.filter((each) => each.overlap > 0.9)).toEqual([]);
  });
});

test.each([
  ...pairsOf(OF_THE_KIT),
  ...pairsOf(booklets.map((booklet) => [booklet.mech.name, booklet] as const)),
])('%s and %s are told apart as black shapes', (_, __, one, other) => {
  const [some, others] = [one, other].map((booklet) => silhouetteOf(buildFigure(booklet)));
  expect(overlap(some!, others!)).toBeLessThanOrEqual(0.7);
});

test.each([
  ['slight', 'even'],
  ['even', 'broad'],
  ['broad', 'massive'],
] as const)(
  'a build that is %s differs from one that is %s in head, limbs and barrels',
  (one, other) => {
    const [some, others] = [one, other].map((build) => figureOf(grf, { build }));
    for (const bone of ['head', 'arm left', 'shin left', 'gun right'])
      expect(thickOn(others!, bone) / thickOn(some!, bone), bone).not.toBeCloseTo(1, 2);
    // The heavier, the smaller is the head against the shoulders.
    const head = (figure: Figure): number => thickOn(figure, 'head') / thickOn(figure, 'torso');
    expect(head(others!)).toBeLessThan(head(some!));
  },
);
