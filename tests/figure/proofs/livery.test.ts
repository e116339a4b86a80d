import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import type { Figure } from '../../../src/figure/body/figure.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import { PAINT } from '../../../src/figure/shape/drawing-mesh.ts';
import { NoFigure } from '../../../src/figure/body/lay-part.ts';
import type { Livery } from '../../../src/rules/battle/livery.ts';
import { LIVERY_RINGS, PAINTS, SCORCHES } from '../../../src/rules/battle/livery.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import {
  ARMS,
  LEGS,
  SHOULDERS,
  TORSOS,
  figureDocument,
} from '../../../src/rules/document/figure-document.ts';
import { arbitraryOf } from '../arbitrary.ts';
import type { Laid } from './laid-parts.ts';
import { BARE, griffin, partsOf, rifleman, withFigure } from './laid-parts.ts';

const anyLivery: fc.Arbitrary<Livery> = fc.record({
  paint: fc.constantFrom(...PAINTS),
  rings: fc.array(fc.constantFrom(...LIVERY_RINGS), { maxLength: 40 }),
  scorched: fc.constantFrom(...SCORCHES),
});

describe('paint', () => {
  /** The marks of a figure in this paint: those that it has besides what an unpainted one has. */
  const marksOf = (booklet: Booklet, paint: Livery['paint']): readonly Laid[] => {
    const unpainted = withFigure({ ...booklet.document.figure, marking: 'none' });
    return partsOf(buildFigure(booklet, 0, { ...BARE, paint })).slice(
      partsOf(buildFigure(unpainted)).length,
    );
  };

  test('law: whatever it is built of, it bears each paint, on plates that it has, on both sides alike', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TORSOS),
        fc.constantFrom(...ARMS),
        fc.constantFrom(...SHOULDERS),
        fc.constantFrom(...LEGS),
        fc.constantFrom('chevron', 'stripes', 'bars'),
        (torso, arms, shoulders, legs, paint) => {
          const marks = marksOf(withFigure({ torso, arms, shoulders, legs }), paint);
          expect(marks.length).toBeGreaterThanOrEqual(5);
          for (const { bone, low, high, tone } of marks) {
            expect(tone).toBeCloseTo(PAINT);
            expect(low.distanceTo(high)).toBeGreaterThan(0.2);
            expect(low.distanceTo(high), 'no larger than a plate').toBeLessThan(3);
            const other = bone.replace(/left|right/, (side) =>
              side === 'left' ? 'right' : 'left',
            );
            const [x, y, z] = [...low.clone().add(high)];
            expect(
              marks.some((each) => {
                const middle = each.low.clone().add(each.high);
                return each.bone === other && middle.distanceTo(new Vector3(-x!, y, z)) < 0.3;
              }),
              `${bone} ${x} ${y} ${z}`,
            ).toBe(true);
          }
        },
      ),
      { numRuns: 24, seed: 8 },
    );
  });

  test('paint of its own takes the place of what its booklet has painted on it', () => {
    for (const marking of PAINTS) {
      const figure = withFigure({ ...rfl.figure, marking });
      expect(partsOf(buildFigure(figure, 0, { ...BARE, paint: 'bars' }))).toEqual(
        partsOf(buildFigure(rifleman, 0, { ...BARE, paint: 'bars' })),
      );
    }
  });

  test('where a plate is torn off its paint is gone with it', () => {
    const painted = { ...BARE, paint: 'bars' } as const;
    const marks = (torn: number): number =>
      partsOf(buildFigure(griffin, torn, painted)).length -
      partsOf(buildFigure(griffin, torn)).length;
    expect(marks(3)).toBeLessThan(marks(0));
  });
});

describe('livery', () => {
  const sumOf = ({ mesh }: Figure): string => {
    const sum = createHash('sha256');
    for (const { buffer, byteOffset, byteLength } of [mesh.positions, mesh.normals, mesh.marks])
      sum.update(new Uint8Array(buffer, byteOffset, byteLength));
    return sum.digest('hex');
  };

  test("without any a 'Mech is what it was, scorched or torn", () => {
    for (const booklet of [griffin, rifleman])
      for (const torn of SCORCHES)
        expect(sumOf(buildFigure(booklet, torn, BARE))).toBe(sumOf(buildFigure(booklet, torn)));
  });

  test('the more games, the more plates are scorched; none is lost, and none made whole', () => {
    const darkness = (scorched: Livery['scorched'], torn = 0): number =>
      partsOf(buildFigure(griffin, torn, { ...BARE, scorched })).reduce(
        (sum, { tone }) => sum + tone,
        0,
      );
    const [none, some, more, most] = SCORCHES.map((scorched) => darkness(scorched));
    expect([none, some, more, most]).toEqual(
      [none, some, more, most].toSorted((one, other) => one! - other!),
    );
    expect(new Set([none, some, more, most]).size).toBe(4);
    // Cracks come besides; every plate is still there.
    const plain = partsOf(buildFigure(griffin));
    const black = partsOf(buildFigure(griffin, 0, { ...BARE, scorched: 3 }));
    expect(black.slice(0, plain.length).map(({ low, high }) => [low, high])).toEqual(
      plain.map(({ low, high }) => [low, high]),
    );
    expect(darkness(1, 3)).toBe(darkness(0, 3));
  });

  test('law: any figure that can be drawn can wear any of it, and fires from the same muzzles', () => {
    const anyFigure = arbitraryOf(figureDocument, ['Large Laser', 'Medium Laser', 'Autocannon']);
    let built = 0;
    fc.assert(
      fc.property(anyFigure, fc.boolean(), anyLivery, (document, ownParts, livery) => {
        const { parts, ...choices } = document as Record<string, unknown>;
        const booklet = withFigure(ownParts ? { ...choices, parts } : choices);
        let plain: Figure;
        try {
          plain = buildFigure(booklet);
        } catch (error) {
          expect(error).toBeInstanceOf(NoFigure);
          return;
        }
        built += 1;
        const figure = buildFigure(booklet, 0, livery);
        expect(figure.mesh.positions.every(Number.isFinite)).toBe(true);
        expect(figure.mesh.normals.every(Number.isFinite)).toBe(true);
        expect([...figure.muzzles]).toEqual([...plain.muzzles]);
      }),
      { numRuns: 40, seed: 9 },
    );
    expect(built).toBeGreaterThan(15);
  });
});
