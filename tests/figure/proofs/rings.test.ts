import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import type { Figure } from '../../../src/figure/body/figure.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import type { LiveryRing } from '../../../src/rules/battle/livery.ts';
import { LIVERY_RINGS, SCORCHES } from '../../../src/rules/battle/livery.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { BARE, griffin, partsOf, rifleman, withFigure } from './laid-parts.ts';

/** A band of black round something: where along it, and how wide (meters). */
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
  const FOREARMS = ['fore left', 'fore right'];
  const THIGHS = ['thigh left', 'thigh right'];
  test.each<readonly [string, Booklet, readonly (readonly string[])[]]>([
    ['round the forearms of the Griffin and what it holds', griffin, [FOREARMS, ['gun right']]],
    [
      'round the thighs of the Rifleman, whose arms are guns, and both large lasers',
      rifleman,
      [THIGHS, ['arm left', 'arm right']],
    ],
    [
      'round the forearms and the longest barrel of several',
      withFigure({
        ...HANDS,
        mounts: {
          'Large Laser': { at: 'left hand', as: 'laser' },
          Autocannon: { at: 'right hand', as: 'long gun' },
          'Medium Laser': { at: 'torso' },
        },
      }),
      [FOREARMS, ['gun right']],
    ],
    [
      'round the forearms alone, where hands hold nothing',
      withFigure({
        ...HANDS,
        mounts: {
          'Large Laser': { at: 'torso' },
          Autocannon: { at: 'left arm' },
          'Medium Laser': { at: 'head' },
        },
      }),
      [FOREARMS],
    ],
  ])('%s', (_, booklet, worn) => {
    const figure = buildFigure(booklet, 0, { ...BARE, rings: ['whole'] });
    const plain = partsOf(buildFigure(booklet));
    const coats = partsOf(figure).slice(plain.length);
    // White round each, and a band on it.
    expect(coats.map(({ bone }) => bone)).toEqual(worn.flatMap((bones) => [...bones, ...bones]));
  });

  test("there are none on pods that hold missiles: without a barrel the 'Mech wears them round its thighs alone", () => {
    const mounts = Object.fromEntries(
      ['Large Laser', 'Autocannon', 'Medium Laser'].map((weapon) => [
        weapon,
        { at: 'both arms', as: 'missiles' },
      ]),
    );
    const booklet = withFigure({ arms: 'pods', mounts });
    const figure = buildFigure(booklet, 0, { ...BARE, rings: ['whole', 'hollow'] });
    const plain = partsOf(buildFigure(booklet));
    const coats = partsOf(figure).slice(plain.length);
    expect(partsOf(figure).slice(0, plain.length)).toEqual(plain);
    expect(new Set(coats.map(({ bone }) => bone))).toEqual(new Set(THIGHS));
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
