import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import grf from '../../../books/grf-1n.json' with { type: 'json' };
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import type { Figure } from '../../../src/figure/figure.ts';
import { buildFigure } from '../../../src/figure/figure.ts';
import { NoFigure } from '../../../src/figure/no-figure.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { Livery, LiveryRing } from '../../../src/rules/battle/livery.ts';
import { LIVERY_RINGS, PAINTS, SCORCHES } from '../../../src/rules/battle/livery.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import {
  ARMS,
  LEGS,
  SHOULDERS,
  TORSOS,
  figureDocument,
} from '../../../src/rules/document/figure-document.ts';
import { arbitraryOf } from '../arbitrary.ts';

const bookletOf = (document: object): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};
const [griffin, rifleman] = [bookletOf(grf), bookletOf(rfl)];
/** The Rifleman's booklet with another figure. */
const withFigure = (figure: unknown): Booklet => bookletOf({ ...rfl, figure });
const BARE: Livery = { paint: 'none', rings: [], scorched: 0 };

const anyLivery: fc.Arbitrary<Livery> = fc.record({
  paint: fc.constantFrom(...PAINTS),
  rings: fc.array(fc.constantFrom(...LIVERY_RINGS), { maxLength: 40 }),
  scorched: fc.constantFrom(...SCORCHES),
});

/** A part of a mesh: its bone, how dark it is, and its box there. */
interface Laid {
  readonly bone: string;
  readonly tone: number;
  readonly low: Vector3;
  readonly high: Vector3;
}

/** The parts of a figure, in the order in which they were laid. */
const partsOf = ({ bones, mesh }: Figure): readonly Laid[] => {
  const parts = new Map<number, Laid>();
  const { count, marks, positions } = mesh;
  for (let corner = 0; corner < count; corner += 1) {
    const [bone = 0, part = 0, , tone = 0] = marks.subarray(corner * 4, corner * 4 + 4);
    const at = new Vector3().fromArray(positions, corner * 3);
    const known = parts.get(part);
    if (!known)
      parts.set(part, { bone: bones[bone - 1]?.name ?? '', tone, low: at, high: at.clone() });
    known?.low.min(at);
    known?.high.max(at);
  }
  return [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
};

/** A band of black round something: where along it, and how wide (metres). */
interface Band {
  readonly at: number;
  readonly wide: number;
}

/** The bands that were laid last, one thing after the other that bears them: what is before them is white. */
const bandsOf = (figure: Figure): readonly (readonly Band[])[] => {
  const parts = partsOf(figure);
  const black = parts.slice(parts.findLastIndex(({ tone }) => tone === 0) + 1);
  const bones = [...new Set(black.map(({ bone }) => bone))];
  return bones.map((carrier) =>
    black
      .filter(({ bone }) => bone === carrier)
      .map(({ low, high }): Band => {
        const size = high.clone().sub(low);
        // Round about its way: that is where it is short.
        const way = size.z < size.y ? 'z' : 'y';
        return { at: way === 'z' ? low.z : -high.y, wide: size[way] };
      })
      .toSorted((one, other) => one.at - other.at),
  );
};

/** The rings that bands show, at least one of them whole: two narrow ones are hollow. */
const ringsOf = (bands: readonly Band[]): readonly LiveryRing[] => {
  const widest = Math.max(...bands.map(({ wide }) => wide));
  const isWhole = ({ wide }: Band): boolean => wide > widest * 0.8;
  const rings: LiveryRing[] = [];
  for (let at = 0; at < bands.length; at += isWhole(bands[at]!) ? 1 : 2)
    rings.push(isWhole(bands[at]!) ? 'whole' : 'hollow');
  return rings;
};

describe('rings', () => {
  const HANDS = { arms: 'hands', mounts: {} };
  test.each<readonly [string, Booklet, readonly string[]]>([
    ['round what the Griffin holds', griffin, ['gun right']],
    ['round both large lasers of the Rifleman', rifleman, ['arm left', 'arm right']],
    [
      'round the longest barrel of several',
      withFigure({
        ...HANDS,
        mounts: {
          'Large Laser': { at: 'left hand', as: 'laser' },
          Autocannon: { at: 'right hand', as: 'long gun' },
          'Medium Laser': { at: 'torso' },
        },
      }),
      ['gun right'],
    ],
    [
      'round the forearms, where hands hold nothing',
      withFigure({
        ...HANDS,
        mounts: {
          'Large Laser': { at: 'torso' },
          Autocannon: { at: 'left arm' },
          'Medium Laser': { at: 'head' },
        },
      }),
      ['fore left', 'fore right'],
    ],
  ])('%s', (_, booklet, bones) => {
    const figure = buildFigure(booklet, 0, { ...BARE, rings: ['whole'] });
    const plain = partsOf(buildFigure(booklet));
    const coats = partsOf(figure).slice(plain.length);
    expect(coats.map(({ bone }) => bone)).toEqual([...bones, ...bones]);
  });

  test("there are none on pods that hold missiles: the 'Mech has no barrel", () => {
    const mounts = Object.fromEntries(
      ['Large Laser', 'Autocannon', 'Medium Laser'].map((weapon) => [
        weapon,
        { at: 'both arms', as: 'missiles' },
      ]),
    );
    const booklet = withFigure({ arms: 'pods', mounts });
    const figure = buildFigure(booklet, 0, { ...BARE, rings: ['whole', 'hollow'] });
    expect(partsOf(figure)).toEqual(partsOf(buildFigure(booklet)));
  });

  const CARRIERS: Readonly<Record<string, Booklet>> = {
    griffin,
    rifleman,
    'single guns': withFigure({ ...rfl.figure, arms: 'single guns' }),
    autocannon: withFigure({
      ...HANDS,
      mounts: { Autocannon: { at: 'right hand' }, 'Large Laser': { at: 'head' } },
    }),
    forearms: withFigure({
      ...HANDS,
      mounts: { Autocannon: { at: 'torso' }, 'Large Laser': { at: 'head' } },
    }),
  };

  test('law: as many are painted as there were victories, in their order, whole or hollow', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(CARRIERS)),
        fc.array(fc.constantFrom(...LIVERY_RINGS), { maxLength: 23 }),
        fc.constantFrom(...SCORCHES),
        (carrier, more, scorched) => {
          const booklet = CARRIERS[carrier]!;
          const rings: readonly LiveryRing[] = ['whole', ...more];
          const carried = bandsOf(buildFigure(booklet, 0, { ...BARE, rings, scorched }));
          expect(carried.length).toBeGreaterThan(0);
          for (const bands of carried) expect(ringsOf(bands)).toEqual(rings);
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  });

  test('none touches another, however many there are; of too many the last are painted', () => {
    for (const count of [1, 2, 9, 24, 200]) {
      const rings = Array.from({ length: count }, (_, at): LiveryRing =>
        at === count - 1 ? 'hollow' : 'whole',
      );
      const [bands = []] = bandsOf(buildFigure(griffin, 0, { ...BARE, rings }));
      bands.slice(1).forEach(({ at }, place) => {
        const before = bands[place]!;
        expect(at - before.at - before.wide).toBeGreaterThan(0.01);
      });
      if (count > 1) expect(ringsOf(bands)).toEqual(rings.slice(-24));
    }
  });
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
            expect(tone).toBe(1);
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
    expect(partsOf(buildFigure(griffin, 0, { ...BARE, scorched: 3 }))).toHaveLength(
      partsOf(buildFigure(griffin)).length,
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
