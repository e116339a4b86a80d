import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/body/figure.ts';
import { eachCorner } from '../../src/figure/body/stance.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import { isPictureKind } from '../../src/rules/booklet/picture-kinds.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import { BUILT } from './built.ts';

describe.each(BUILT)('the %s', (_, booklet) => {
  const figure = buildFigure(booklet);
  const pages = VIEW_SCREENS.map((number) => {
    const screen = viewScreen(booklet, number);
    return { ...screen, ...stageScene(booklet, figure, screen, 1) };
  });
  const hasJets = figure.jets.length > 0;
  const armless = ['pods', 'stubs'].includes(figure.choices.arms);
  const pagesOf = (picture: string) => {
    const shown = pages.filter((page) => page.picture === picture);
    expect(shown.length).toBeGreaterThan(0);
    return shown;
  };

  test('staggers from what it fires where it stands: hip against shoulder, on level soles', () => {
    for (const { bones, number, picture, range, scene } of pages) {
      if (!picture.startsWith('firing') || (range !== 'close' && isPictureKind(picture))) continue;
      const said = scene.stance.joints?.['pelvis'] as readonly number[] | undefined;
      if (range === 'close') {
        expect(said).toBeUndefined();
        continue;
      }
      const [, hip = 0, tilt = 0] = said ?? [];
      expect(Math.abs(tilt), `view screen ${number}`).toBe(7);
      expect([0, 10]).toContain(Math.abs(hip));
      for (const side of ['left', 'right']) {
        // Who kneels has one sole behind.
        const [bent = 0] = (scene.stance.joints?.[`shin ${side}`] ?? []) as readonly number[];
        if (bent > 60) continue;
        const foot = `foot ${side}`;
        const up = new Vector3(0, 1, 0).transformDirection(bones.get(foot)!);
        expect(up.y, `view screen ${number}, ${foot}`).toBeGreaterThan(0.6);
      }
    }
  });

  test(
    armless
      ? 'rams what it has no fist for: its hull is nearest, and cracks the pane'
      : 'strikes with an arm, and no pane cracks',
    () => {
      for (const { camera, effects, stage } of pagesOf('punching')) {
        const cracks = effects.filter(({ kind }) => kind === 'cracks');
        expect(cracks).toHaveLength(armless ? 1 : 0);
        if (!armless) continue;
        const hull = stage.place('torso', [-0.6, 0.6, 1.6]).distanceTo(camera.position);
        for (const limb of ['arm left', 'arm right', 'thigh left', 'thigh right', 'foot right'])
          expect(hull, limb).toBeLessThan(stage.place(limb).distanceTo(camera.position));
      }
    },
  );

  test(
    hasJets
      ? 'jumps on its jets'
      : 'jumps by its own strength: lines from the ground to its feet, thin below, out of a ring of dust',
    () => {
      for (const { effects } of pagesOf('jumping-up')) {
        const lines = effects.flatMap((effect) => (effect.kind === 'trail' ? [effect.path] : []));
        expect(effects.some(({ kind }) => kind === 'jet')).toBe(hasJets);
        expect(lines).toHaveLength(hasJets ? 0 : 3);
        for (const path of lines) {
          expect(path[0]!.y).toBeLessThan(0.5);
          expect(path.at(-1)!.y).toBeGreaterThan(1.5);
        }
      }
    },
  );

  test('knocked down at medium range lies whole on the page, over two fifths of it', () => {
    for (const { bones, camera, range } of pagesOf('knocked-down')) {
      if (range !== 'medium') continue;
      const across: number[] = [];
      eachCorner(figure, bones, (place) => across.push(place.project(camera).x / 2), {
        of: (bone) => /^(head|torso|pelvis|thigh|shin|foot)( |$)/.test(bone),
      });
      expect(Math.max(...across) - Math.min(...across)).toBeGreaterThanOrEqual(0.4);
      expect(Math.max(...across.map(Math.abs))).toBeLessThan(0.5);
    }
  });
});
