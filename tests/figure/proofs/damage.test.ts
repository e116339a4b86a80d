import { describe, expect, test } from 'vitest';
import type { Figure } from '../../../src/figure/body/figure.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import type { Hand } from '../../../src/figure/body/skeleton.ts';
import type { KitPart } from '../../../src/figure/body/kit/kit-part.ts';
import { goneOn } from '../../../src/figure/tableau.ts';
import { wornParts } from '../../../src/figure/body/worn-parts.ts';
import { PAINT } from '../../../src/figure/shape/drawing-mesh.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import type { Wear } from '../../../src/rules/words/wear.ts';
import { BUILT } from '../built.ts';
import { BARE, griffin, partsOf } from './laid-parts.ts';

/** The bones of a figure that bear anything. */
const bearing = (figure: Figure): ReadonlySet<string> =>
  new Set(partsOf(figure).map(({ bone }) => bone));

describe.each(BUILT)('the %s', (_, booklet) => {
  const whole = buildFigure(booklet);

  test('law: where an arm is gone nothing of it is left but its stump, and the other arm is whole', () => {
    for (const side of ['left', 'right'] as const) {
      const other = side === 'left' ? 'right' : 'left';
      const figure = buildFigure(booklet, 0, null, [side]);
      const lost = whole.gunArms ? [`arm ${side}`] : [`fore ${side}`, `hand ${side}`];
      for (const bone of lost) expect(bearing(figure).has(bone), bone).toBe(false);
      const on = (of: Figure): number =>
        partsOf(of).filter(({ bone }) => bone.endsWith(other)).length;
      expect(on(figure)).toBe(on(whole));
      const stump = whole.gunArms ? 'torso' : `arm ${side}`;
      const black = (of: Figure): number =>
        partsOf(of).filter(({ bone, tone }) => bone === stump && tone === 1).length;
      expect(black(figure)).toBe(black(whole) + 1);
    }
  });

  test('law: the more its armor has suffered, the more is seen of it, and it is drawn', () => {
    const tones = [0, 1, 2, 3].map((torn) =>
      partsOf(buildFigure(booklet, torn)).reduce((sum, { tone }) => sum + tone, 0),
    );
    expect(tones.toSorted((one, other) => one - other)).toEqual(tones);
    expect(new Set(tones).size).toBe(4);
  });
});

test('law: a plate that was shot through is so ever after, by the same hole, unless it is torn off', () => {
  const plates = Array.from({ length: 60 }, (_, place): KitPart => ({
    ...{ shape: 'plate', bone: 'torso', thick: 0.2, at: [place, 0, 0] },
    outline: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ],
  }));
  const worn = [1, 2, 3].map((torn) => wornParts(plates, { torn, scorched: 0 }, 7));
  const stands = ({ parts }: ReturnType<typeof wornParts>): ReadonlySet<unknown> =>
    new Set(parts.map(({ at }) => at?.[0]));
  const holes = ({ scars }: ReturnType<typeof wornParts>): readonly KitPart[] =>
    scars.filter(({ shape, tone }) => shape === 'mark' && tone === PAINT);
  for (const [at, more] of worn.slice(1).entries())
    for (const hole of holes(worn[at]!))
      if (stands(more).has(hole.frame?.at[0]))
        expect(holes(more)).toContainEqual(
          expect.objectContaining({ outlines: 'outlines' in hole ? hole.outlines : [] }),
        );
  expect(worn.map((each) => holes(each).length > 0)).toEqual([true, true, true]);
});

describe("a Griffin's plates", () => {
  const count = (torn: number, bone: string): number =>
    partsOf(buildFigure(griffin, torn)).filter((part) => part.bone === bone).length;

  test('show struts where they are torn off, holes and cracks where they are not', () => {
    const bones = ['torso', 'pelvis', 'thigh left', 'shin left'];
    const sum = (torn: number): number => bones.reduce((all, bone) => all + count(torn, bone), 0);
    expect(sum(3)).toBeGreaterThan(sum(0) + 8);
  });

  test('are cracked by games before, and no hole is seen for that', () => {
    const before = partsOf(buildFigure(griffin));
    const after = partsOf(buildFigure(griffin, 0, { ...BARE, scorched: 3 }));
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.slice(before.length).every(({ tone }) => tone < 1)).toBe(true);
  });
});

describe('an arm that is gone', () => {
  const gone = (...sides: readonly Hand[]): Wear => ({
    torn: 0,
    dead: sides,
    gone: sides,
    limp: [],
    smoking: false,
    hot: false,
    dark: false,
  });
  const goneOnPages = (
    booklet: Booklet,
    wear: Wear | null,
  ): readonly (readonly [number, number])[] => {
    const figure = buildFigure(booklet);
    return VIEW_SCREENS.map((number) => [
      number,
      goneOn(booklet, figure, viewScreen(booklet, number), wear).length,
    ]);
  };

  test('is there all the same on the pages that show what it does', () => {
    const pages = new Map(goneOnPages(griffin, gone('left', 'right')));
    expect(pages.get(49)).toBe(2);
    // It punches with its left, and fires what its right holds.
    expect(pages.get(5)).toBe(1);
    expect(pages.get(51)).toBe(1);
  });

  test('is gone nowhere where nothing of that is said', () => {
    expect(goneOnPages(griffin, null).every(([, count]) => count === 0)).toBe(true);
  });
});
