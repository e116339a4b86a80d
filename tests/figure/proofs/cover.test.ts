import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { boxOf, coverPieces } from '../../../src/figure/land/cover.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import { eachCorner } from '../../../src/figure/body/stance.ts';
import { stageScene } from '../../../src/figure/tableau.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { COVERS } from '../../../src/rules/document/figure-document.ts';
import type { Wear } from '../../../src/rules/words/wear.ts';
import { BUILT } from '../built.ts';

/** The page on which it fires from cover. */
const COVERED = 37;
const dead = (...sides: Wear['dead']): Wear => ({
  torn: 0,
  dead: sides,
  limp: [],
  smoking: false,
  hot: false,
  dark: false,
});
const STATES = [null, dead('left'), dead('right'), dead('left', 'right')];

describe.each(BUILT)('what the %s hides behind', (_, booklet) => {
  const figure = buildFigure(booklet);
  const screen = viewScreen(booklet, COVERED);

  test.each(COVERS)('law: no limb stands through a %s, whatever arm is dead', (kind) => {
    for (const wear of STATES) {
      const { bones, scene } = stageScene(booklet, figure, screen, 1, wear);
      const pieces = coverPieces(kind, { ...scene.cover!, seed: 7 }, { figure, bones });
      const boxes = pieces.map(boxOf);
      const through = new Set<string>();
      eachCorner(figure, bones, (at, bone) => {
        if (boxes.some((box) => box.containsPoint(at))) through.add(bone);
      });
      expect([...through]).toEqual([]);
    }
  });

  test.each(COVERS)('a %s hides much of its legs', (kind) => {
    const { bones, camera, scene } = stageScene(booklet, figure, screen, 1);
    const boxes = coverPieces(kind, { ...scene.cover!, seed: 7 }, { figure, bones }).map(boxOf);
    let [hidden, all] = [0, 0];
    eachCorner(figure, bones, (at, bone) => {
      if (!/^(shin|foot) /.test(bone)) return;
      all += 1;
      // A piece is before it, on the way to the one who looks.
      const z = boxes[0]!.min.z + 0.3;
      const share = (z - at.z) / (camera.position.z - at.z);
      const on = at.clone().lerp(camera.position, share);
      if (boxes.some(({ min, max }) => on.y < max.y && on.x > min.x && on.x < max.x)) hidden += 1;
    });
    expect(hidden / all).toBeGreaterThan(0.4);
  });

  test('it is a ruin with floors of three meters: the highest is more than one and less than three', () => {
    const { bones, scene } = stageScene(booklet, figure, screen, 1);
    const boxes = coverPieces('ruin', { ...scene.cover!, seed: 7 }, { figure, bones }).map(boxOf);
    const top = Math.max(...boxes.map(({ max }) => max.y));
    expect(top).toBeGreaterThan(3);
    expect(top).toBeLessThan(9);
    expect(boxes.every(({ min }) => new Vector3(...min).y >= -0.5)).toBe(true);
  });
});
