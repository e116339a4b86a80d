import type { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { buildFigure } from '../../src/figure/body/figure.ts';
import type { Figure } from '../../src/figure/body/figure.ts';
import { eachCorner } from '../../src/figure/body/stance.ts';
import { widthOfBolt } from '../../src/figure/effects/shots.ts';
import { stageScene } from '../../src/figure/tableau.ts';
import { viewScreen } from '../../src/rules/booklet/booklet.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';
import { BUILT } from './built.ts';

/** How far apart the points of a shot are looked at, and what is too near to the lens to be seen (meters). */
const STEP = 0.25;
const NEAR = 0.6;
/** A shot may lie over so much of its own 'Mech's torso and head, out of whose middle it may come: of a small one, of more. A
 *  row of shells counts as one shot. */
const MOST_COVERED = { close: 0.2, medium: 0.25, long: 0.3 } as const;
/** A flash is no farther from the middle of the page (halves of its width). */
const MOST_ASIDE = 0.9;

type Staged = Pick<ReturnType<typeof stageScene>, 'bones' | 'camera' | 'effects'>;

/** How much of a 'Mech's torso and head lies behind its own shots: of the triangles that they are made of. */
const covered = (figure: Figure, { bones, camera, effects }: Staged): number => {
  const lens = camera.projectionMatrix.elements[5] ?? 1;
  const farOff = (at: Vector3): number => -at.clone().applyMatrix4(camera.matrixWorldInverse).z;
  const discs = effects.flatMap((effect) => {
    if (effect.kind !== 'beam' && effect.kind !== 'bolt' && effect.kind !== 'shells') return [];
    const { from, to, thick = 0.1, kind } = effect;
    const steps = Math.ceil(from.distanceTo(to) / STEP);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const at = from.clone().lerp(to, step / steps);
      const far = farOff(at);
      // A bolt is as wide as it zigzags.
      const half = thick * (kind === 'bolt' ? 2 * widthOfBolt(at.distanceTo(from)) : 1);
      const { x, y } = at.project(camera);
      return { x, y, far, reach: (half * lens) / far };
    }).filter(({ far }) => far > NEAR);
  });
  let [behind, all] = [0, 0];
  const visit = (at: Vector3): void => {
    const off = farOff(at);
    const { x, y } = at.project(camera);
    all += 1;
    if (discs.some((disc) => disc.far < off && Math.hypot(x - disc.x, y - disc.y) < disc.reach))
      behind += 1;
  };
  eachCorner(figure, bones, visit, { of: (bone) => /^(?:torso|head)$/.test(bone), each: 3 });
  return behind / all;
};

test.each(BUILT)(
  'what the %s fires does not lie across it, and flashes within the page',
  (_, booklet) => {
    const figure = buildFigure(booklet);
    const wrong = VIEW_SCREENS.flatMap((number) => {
      const staged = stageScene(booklet, figure, viewScreen(booklet, number), 1);
      const { plan, stage } = staged;
      if (plan.weapons.length === 0) return [];
      const share = covered(figure, staged);
      const mouths = plan.weapons.flatMap(stage.muzzles);
      const farthest = Math.max(...mouths.map(({ at }) => Math.abs(stage.onPage(at)[0])));
      return share > MOST_COVERED[plan.range] || farthest > MOST_ASIDE
        ? [`${number}: ${share.toFixed(2)} covered, a flash at ${farthest.toFixed(2)}`]
        : [];
    });
    expect(wrong).toEqual([]);
  },
);
