import { describe, expect, test } from 'vitest';
import type { Figure } from '../../../src/figure/body/figure.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import type { Hand } from '../../../src/figure/body/skeleton.ts';
import { stageScene } from '../../../src/figure/tableau.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import type { Livery } from '../../../src/rules/battle/livery.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import type { Wear } from '../../../src/rules/words/wear.ts';
import { BUILT } from '../built.ts';
import { UNHURT } from '../wears.ts';
import { lowestByLimb } from '../limbs.ts';

/** So far from the ground is on it (meters). */
const ON_IT = 0.1;
const LIVERY: Livery = { paint: 'bars', rings: ['whole', 'hollow', 'whole'], scorched: 2 };

/** How a 'Mech may come onto a page. */
const STATES: Readonly<Record<string, Wear | null>> = {
  whole: null,
  'its left arm dead': { ...UNHURT, dead: ['left'] },
  'its right arm dead': { ...UNHURT, dead: ['right'] },
  'both arms dead, a leg limp, in livery': {
    ...UNHURT,
    dead: ['left', 'right'],
    limp: ['left'],
    livery: LIVERY,
  },
};
const CASES = BUILT.flatMap(([name, booklet]) =>
  Object.entries(STATES).map(([state, wear]) => [name, state, booklet, wear] as const),
);

/** What each limb of a page touches: its lowest place (meters). */
const pagesOf = (booklet: Booklet, figure: Figure, wear: Wear | null) =>
  VIEW_SCREENS.map((number) => {
    const screen = viewScreen(booklet, number);
    const { bones, scene } = stageScene(booklet, figure, screen, 1, wear);
    return {
      said: `${number} ${screen.picture}`,
      stance: scene.stance,
      lowest: lowestByLimb(figure, bones),
    };
  });

describe.each(CASES)('the %s, %s', (_, __, booklet, wear) => {
  const figure = buildFigure(booklet, wear?.torn, wear?.livery);
  const pages = pagesOf(booklet, figure, wear);

  test('law: nothing of it is under the ground', () => {
    const sunk = pages.flatMap(({ said, lowest }) =>
      [...lowest].flatMap(([limb, y]) => (y < -ON_IT ? [`${said}: ${limb} ${y.toFixed(2)}`] : [])),
    );
    expect(sunk).toEqual([]);
  });

  test('law: each leg that stands touches the ground; who sits down, with the seat', () => {
    const hanging = pages.flatMap(({ said, lowest, stance: { lift, off = [], seated } }) => {
      if (lift !== undefined) return [];
      const limbs = seated
        ? ['body']
        : (['left', 'right'] as const satisfies readonly Hand[])
            .filter((side) => !off.includes(side))
            .map((side) => `leg ${side}`);
      return limbs
        .filter((limb) => (lowest.get(limb) ?? Infinity) > ON_IT)
        .map((limb) => `${said}: ${limb} ${lowest.get(limb)?.toFixed(2)}`);
    });
    expect(hanging).toEqual([]);
  });

  test('one leg at least stands where it does not fly or sit', () => {
    for (const { said, stance } of pages)
      if (stance.lift === undefined && !stance.seated)
        expect(stance.off?.length ?? 0, said).toBeLessThan(2);
  });
});
