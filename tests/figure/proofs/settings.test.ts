import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { clearOf } from '../../../src/figure/scenes/backdrop.ts';
import { chooseFigure } from '../../../src/figure/body/choices.ts';
import type { Figure } from '../../../src/figure/body/figure.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import { eachCorner } from '../../../src/figure/body/stance.ts';
import { laySetting } from '../../../src/figure/land/setting.ts';
import { DrawingMesh } from '../../../src/figure/shape/drawing-mesh.ts';
import { setUp, stageScene } from '../../../src/figure/tableau.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { skyOf } from '../../../src/rules/booklet/picture-sky.ts';
import type { Setting } from '../../../src/rules/document/figure-document.ts';
import { SETTINGS } from '../../../src/rules/document/figure-document.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { pictureWords } from '../../../src/rules/words/picture-words.ts';
import { booklets, griffin } from '../../rules/battle/table-top.ts';

/** Darker than this a solid is no outline. */
const OUTLINE = 0.13;

/** A place on a page by day: its corners that are no wires and no birds, and where the 'Mech is. */
const laidOn = (booklet: Booklet, figure: Figure, number: number, setting: Setting) => {
  const { bones, camera, stage } = stageScene(booklet, figure, viewScreen(booklet, number), 1);
  const across = stage.onPage(stage.place('torso'))[0];
  const clear = clearOf(stage, across);
  const mesh = new DrawingMesh(1);
  const look = { night: false, horizon: 'hills' } as const;
  laySetting(mesh, camera, { setting, across, clear, seed: number * 101 + 6, ...look });
  const farOff = (at: Vector3): number => -at.clone().applyMatrix4(camera.matrixWorldInverse).z;
  let farthest = 0;
  eachCorner(figure, bones, (corner) => (farthest = Math.max(farthest, farOff(corner))));
  const corners = Array.from({ length: mesh.count }, (_, at) => ({
    at: new Vector3(...mesh.positions.slice(at * 3, at * 3 + 3)),
    part: mesh.marks[at * 4 + 1],
    tone: mesh.marks[at * 4 + 3] ?? 0,
  })).filter(({ part }) => part !== 0);
  return { camera, clear, corners, farOff, farthest };
};

describe.each(booklets.map((booklet) => [booklet.mech.name, booklet] as const))(
  'behind the %s',
  (_, booklet) => {
    const figure = buildFigure(booklet);
    const eachPage = (look: (laid: ReturnType<typeof laidOn>) => string | null): string[] =>
      VIEW_SCREENS.flatMap((number, at) => {
        const { place } = figure.choices;
        return [place, SETTINGS[at % SETTINGS.length] ?? place].flatMap((setting) => {
          const fault = look(laidOn(booklet, figure, number, setting));
          return fault === null ? [] : [`${number}, ${setting}: ${fault}`];
        });
      });

    test("law: nothing of a place stands nearer than the 'Mech, or before it", () => {
      expect(
        eachPage(({ corners, farOff, farthest }) => {
          const nearest = Math.min(...corners.map(({ at }) => farOff(at)));
          return nearest > farthest ? null : `${nearest.toFixed(1)} of ${farthest.toFixed(1)} m`;
        }),
      ).toEqual([]);
    });

    test("law: by day black stands only beside the 'Mech, never behind it", () => {
      expect(
        eachPage(({ camera, clear: [from, to], corners }) => {
          const behind = corners.filter(({ at, tone }) => {
            const { x } = at.clone().project(camera);
            return tone > OUTLINE && x > from + 1e-6 && x < to - 1e-6;
          });
          return behind.length === 0 ? null : `${behind.length} corners`;
        }),
      ).toEqual([]);
    });

    test('law: words say a dark sky on the pages that are drawn under one, and on no other', () => {
      for (const number of VIEW_SCREENS) {
        const screen = viewScreen(booklet, number);
        const { night } = setUp(booklet, figure, screen, 1);
        expect(skyOf(booklet, screen) !== null, screen.title).toBe(night);
        expect(/^\w+ range,/.test(pictureWords(booklet, screen)), screen.title).toBe(night);
      }
    });
  },
);

test('no two booklets of the game have one place, and whatever one names it has', () => {
  expect(new Set(booklets.map((booklet) => chooseFigure(booklet).place)).size).toBe(8);
  for (const place of SETTINGS) {
    const named = { ...griffin, document: { ...griffin.document, figure: { place } } };
    expect(chooseFigure(named).place).toBe(place);
  }
});
