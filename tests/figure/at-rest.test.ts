import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { stageScene } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { skyOf } from '../../src/rules/booklet/picture-sky.ts';
import type { Wear } from '../../src/rules/words/wear.ts';
import { griffin } from '../rules/battle/table-top.ts';
import { BUILT } from './built.ts';
import { figureOf } from './head-places.ts';
import { DARK } from './wears.ts';

/** Cooling down at long and at medium range. */
const AT_REST = [49, 55] as const;

const staged = (booklet: Booklet, number: number, wear: Wear | null = null) => {
  const figure = figureOf(booklet);
  return { figure, ...stageScene(booklet, figure, viewScreen(booklet, number), 1, wear) };
};

/** How far the torso leans forward: 0 upright, 1 level. */
const leanOf = ({ bones }: Pick<ReturnType<typeof staged>, 'bones'>): number =>
  1 - new Vector3(0, 1, 0).transformDirection(bones.get('torso')!).y;

describe.each(BUILT)('the %s at rest', (_, booklet) => {
  test.each(AT_REST)(
    'law: shut down on page %i it hangs forward, its guns to the ground, and nothing rises from it',
    (number) => {
      const [cooling, dark] = [staged(booklet, number), staged(booklet, number, DARK)];
      expect(leanOf(dark)).toBeGreaterThan(leanOf(cooling) + 0.06);
      expect(cooling.effects.some(({ kind }) => kind === 'smoke')).toBe(true);
      expect(dark.effects).toEqual([]);
      const { figure, stage } = dark;
      for (const mount of figure.choices.mounts)
        for (const { way } of stage.muzzles(mount.weapon))
          if (figure.gunArms && mount.at === 'both arms') expect(way.y).toBeLessThan(-0.6);
    },
  );
});

test.each(BUILT)('law: whoever opens the booklet of the %s looks up at it', (_, booklet) => {
  const { camera } = staged(booklet, 49);
  expect(camera.position.y).toBeLessThan(1.5);
});

test('what is done to one that is shut down is seen all the same', () => {
  const [plain, dark] = [staged(griffin, 31), staged(griffin, 31, DARK)];
  expect(dark.scene.stance.joints).toEqual(plain.scene.stance.joints);
  expect(dark.effects).toEqual(plain.effects);
});

test('the page that a duel opens at has the moon of its words beside its ’Mech, and no second one', () => {
  const { scene, stage } = staged(griffin, 49);
  expect(skyOf(griffin, viewScreen(griffin, 49))).toBe('moon');
  const [across] = stage.onPage(stage.place('torso'));
  expect(Math.abs(across)).toBeLessThan(0.4);
  expect(scene.shows?.radius).toBeLessThan(Math.abs(scene.shows?.at[0] ?? 0));
});
