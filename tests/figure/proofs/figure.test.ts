import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Matrix4, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import type { Figure } from '../../../src/figure/body/figure.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import { MOST_TRIANGLES, NoFigure } from '../../../src/figure/body/lay-part.ts';
import type { Stance } from '../../../src/figure/body/stance.ts';
import { strike } from '../../../src/figure/body/stance.ts';
import { setUp } from '../../../src/figure/tableau.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { figureDocument } from '../../../src/rules/document/figure-document.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { arbitraryOf } from '../arbitrary.ts';
import { PART_OF_EACH_SHAPE } from '../each-shape.ts';

const HANDS = { arms: 'hands', torso: 'chest', head: 'visor', legs: 'greaves' };

/** A figure that has every bone. */
const WHOLE = {
  arms: 'hands',
  head: 'visor',
  dish: true,
  mounts: { 'Large Laser': { at: 'left hand' }, Autocannon: { at: 'right hand' } },
};

/** The Rifleman's booklet with another figure. */
const bookletOf = (figure: unknown): Booklet => {
  const read = parseBooklet({ ...rfl, figure });
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};
const withParts = (...parts: readonly unknown[]): Figure =>
  buildFigure(bookletOf({ ...HANDS, parts }));
const plain = withParts();

const trianglesOf = ({ mesh }: Figure): number => mesh.positions.length / 9;
/** The corners on a bone that a figure has and the plain one has not. */
const added = (figure: Figure, bone: string): readonly (readonly number[])[] => {
  const number = figure.bones.findIndex(({ name }) => name === bone) + 1;
  const { marks, positions } = figure.mesh;
  const corners: number[][] = [];
  for (let at = plain.mesh.positions.length; at < positions.length; at += 3)
    if (marks[(at / 3) * 4] === number) corners.push([...positions.slice(at, at + 3)]);
  return corners;
};

describe('whatever the definition of a figure lets pass', () => {
  const anyFigure = arbitraryOf(figureDocument, ['Large Laser', 'Medium Laser', 'Autocannon']);
  /** Half of them with every bone there is, so that no part lacks its own. */
  const anyOrWhole = fc
    .tuple(anyFigure, fc.boolean())
    .map(([figure, whole]) => (whole ? { ...(figure as object), ...WHOLE } : figure));

  test('law: it becomes a figure that can be drawn, or a sentence that names the part', () => {
    let built = 0;
    fc.assert(
      fc.property(anyOrWhole, (document) => {
        const booklet = bookletOf(document);
        let figure: Figure;
        try {
          figure = buildFigure(booklet);
        } catch (error) {
          expect(error).toBeInstanceOf(NoFigure);
          expect((error as Error).message).toMatch(/figure\.parts\.\d+|the weapon/);
          return;
        }
        built += 1;
        expect(trianglesOf(figure)).toBeLessThanOrEqual(MOST_TRIANGLES);
        expect(figure.mesh.positions.every(Number.isFinite)).toBe(true);
        expect(figure.mesh.normals.every(Number.isFinite)).toBe(true);
        for (const [weapon, at] of figure.muzzles) expect(at.length, weapon).toBeGreaterThan(0);
        for (const number of [49, 13]) {
          const { bones, camera, scene } = setUp(booklet, figure, viewScreen(booklet, number), 1);
          for (const { elements } of [...bones, camera.matrixWorld])
            expect(elements.every(Number.isFinite)).toBe(true);
          expect(scene.positions.every(Number.isFinite)).toBe(true);
        }
      }),
      { numRuns: 24, seed: 3 },
    );
    expect(built).toBeGreaterThan(8);
  });

  test('law: every choice without parts of its own becomes a figure', () => {
    fc.assert(
      fc.property(anyFigure, (document) => {
        const { parts: _, ...choices } = document as Record<string, unknown>;
        const { muzzles } = buildFigure(bookletOf(choices));
        for (const [weapon, at] of muzzles) expect(at.length, weapon).toBeGreaterThan(0);
      }),
      {
        numRuns: 40,
        seed: 4,
        examples: [
          [{ ...HANDS, head: 'wedge', mounts: { 'Large Laser': { at: 'head' } } }],
          [
            {
              ...HANDS,
              mounts: { 'Large Laser': { at: 'left hand' }, Autocannon: { at: 'right hand' } },
            },
          ],
        ],
      },
    );
  });
});

describe('a figure that no sense can be made of says which part it is', () => {
  const dome = { shape: 'dome', radius: 1, sides: 48, rings: 24 } as const;

  test.each([
    [
      'three hundred fine domes',
      Array.from({ length: 300 }, () => ({ ...dome, bone: 'torso', both: true })),
      /^with figure\.parts\.\d+ it has more than 120,000 triangles$/,
    ],
    [
      'a dome larger than the country',
      [{ ...dome, bone: 'torso', radius: 15, scale: [10, 10, 10] }],
      /^figure\.parts\.0 reaches further than 10 meters from the hip$/,
    ],
    [
      'a stilt that would lift it off the page',
      [{ bone: 'foot left', shape: 'piston', from: [0, 0, 0], to: [0, -14, 0] }],
      /^figure\.parts\.0 reaches further/,
    ],
    [
      'a hand where arms are guns',
      [
        { ...dome, bone: 'torso' },
        { ...dome, bone: 'hand left' },
      ],
      /^figure\.parts\.1 hangs on a bone that the 'Mech lacks \(hand left\)$/,
    ],
  ])('%s', (_, parts, words) => {
    const build = () => buildFigure(bookletOf({ ...rfl.figure, parts }));
    expect(build).toThrow(words);
    expect(build).toThrow(NoFigure);
  });

  test('what shrinks to a point is left out', () => {
    const figure = withParts(
      ...Array.from({ length: 200 }, () => ({
        ...dome,
        bone: 'torso',
        radius: 0.005,
        scale: [0.01, 0.01, 0.01],
      })),
    );
    expect(trianglesOf(figure)).toBe(trianglesOf(plain));
  });
});

describe('parts', () => {
  /** The example of books/README.md. */
  const example = (): readonly unknown[] => {
    const text = readFileSync('books/README.md', 'utf8');
    const block = /```json\n("parts": \[[^`]*)```/.exec(text)?.[1] ?? '';
    return (JSON.parse(`{${block}}`) as { parts: unknown[] }).parts;
  };

  test('the example of the booklets’ README is laid where it says', () => {
    const figure = withParts(...example());
    expect(added(figure, 'torso').length).toBeGreaterThan(100);
    for (const [x = 0, y = 0, z = 0] of added(figure, 'torso')) {
      expect(Math.hypot(x, y - 1.2)).toBeLessThan(0.65);
      expect(z).toBeGreaterThan(1);
    }
  });

  test('what hangs on "arm both" is mirrored on the other arm', () => {
    const figure = withParts(...example());
    const [left, right] = [added(figure, 'arm left'), added(figure, 'arm right')];
    expect(left.length).toBeGreaterThan(20);
    const places = (corners: readonly (readonly number[])[], sign: number): readonly string[] =>
      corners
        .map(([x = 0, y = 0, z = 0]) =>
          [x * sign, y, z].map((each) => (each + 0).toFixed(4)).join(),
        )
        .toSorted();
    expect(places(right, -1)).toEqual(places(left, 1));
    expect(left.every(([x = 0]) => x > 0)).toBe(true);
  });

  test('"both" lays the mirrored one on the same bone', () => {
    const part = { bone: 'torso', shape: 'dome', radius: 0.3, at: [1, 1, 1] } as const;
    const [once, twice] = [withParts(part), withParts({ ...part, both: true })];
    const xs = added(twice, 'torso').map(([x = 0]) => x);
    expect(added(twice, 'torso')).toHaveLength(2 * added(once, 'torso').length);
    expect(xs.filter((x) => x < 0)).toHaveLength(xs.length / 2);
  });

  test('a plate may be told either way round', () => {
    const outline = [
      [0, 0],
      [1, 0],
      [0.3, 1],
    ];
    const [one, other] = [outline, outline.toReversed()].map((way) =>
      withParts({ bone: 'torso', shape: 'plate', outline: way, bevel: 0 }),
    ) as [Figure, Figure];
    const outward = ({ mesh: { normals, positions } }: Figure): boolean => {
      const from = plain.mesh.positions.length;
      // The front is at z 0.2 and looks forward.
      return positions
        .slice(from)
        .every((z, at) => at % 3 !== 2 || z < 0.199 || (normals[from + at] ?? 0) > -0.01);
    };
    expect([outward(one), outward(other)]).toEqual([true, true]);
  });

  test('there is an example of every shape, and each lays something', () => {
    const shapes = figureDocument.pipe[0].entries.parts.wrapped.pipe[0].pipe[0].item.options.map(
      ({ entries }) => entries.shape.literal,
    );
    expect(PART_OF_EACH_SHAPE.map(({ shape }) => shape).toSorted()).toEqual(shapes.toSorted());
    for (const part of PART_OF_EACH_SHAPE)
      expect(added(withParts(part), 'torso').length, part.shape).toBeGreaterThan(0);
  });
});

describe('a knee behind', () => {
  const { legs: _, ...others } = HANDS;
  const [human, backward] = (['greaves', 'backward'] as const).map((legs) =>
    buildFigure(bookletOf({ ...others, legs })),
  ) as [Figure, Figure];
  /** A joint of the left leg, from the hip, in a stance. */
  const joint = (figure: Figure, stance: Stance, name: 'shin' | 'foot'): Vector3 => {
    const joints = strike(figure, stance);
    const at = (bone: string): Vector3 =>
      new Vector3().setFromMatrixPosition(joints.get(bone) ?? new Matrix4());
    return at(`${name} left`).sub(at('thigh left'));
  };

  test.each([
    ['bent', 70, 76, 10],
    ['running', 62, 70, -6],
    ['dragged', -32, 48, -26],
  ])(
    'law of the %s leg: the foot comes the way it would, drawn in a little, the knee is the other way',
    (_of, ...bent) => {
      const [thigh, shin, foot] = bent;
      const stance = { joints: { 'thigh left': thigh, 'shin left': shin, 'foot left': foot } };
      const feet = [human, backward].map((figure) => joint(figure, stance, 'foot'));
      const [forth, back] = feet.map((each) => each.clone().normalize()) as [Vector3, Vector3];
      expect(back.dot(forth)).toBeGreaterThan(0.97);
      // A bird's knee is never straight.
      expect(feet[0]!.distanceTo(feet[1]!)).toBeLessThan(0.8);
      const [fore, behind] = [human, backward].map((figure) => joint(figure, stance, 'shin').z);
      expect(fore! - behind!).toBeGreaterThan(0.8);
      const [before, after] = [human, backward].map((figure) =>
        new Vector3(0, 1, 0).transformDirection(strike(figure, stance).get('foot left')!),
      );
      expect(before!.dot(after!)).toBeGreaterThan(0.999);
    },
  );

  test('crouched it ducks deeper than a knee in front, on the same foot', () => {
    const stance = { joints: { 'thigh left': 98, 'shin left': 112, 'foot left': 14 } };
    const [one, other] = [human, backward].map((figure) => joint(figure, stance, 'foot'));
    expect(other!.y - one!.y).toBeGreaterThan(0.4);
    expect(other!.clone().normalize().dot(one!.clone().normalize())).toBeGreaterThan(0.97);
  });
});
