import { Vector3 } from 'three';
import type { Matrix4, PerspectiveCamera } from 'three';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/figure/body/figure.ts';
import { eachCorner } from '../../src/figure/body/stance.ts';
import { RIVAL } from '../../src/figure/scenes/duel.ts';
import { setUp, stageRival, stageScene } from '../../src/figure/tableau.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { DUEL_COVER, DUEL_HEIGHT } from '../../src/rules/booklet/picture-name.ts';
import type { Wear } from '../../src/rules/words/wear.ts';
import { booklets, griffin, rifleman } from '../rules/battle/table-top.ts';
import { BUILT } from './built.ts';
import { figureOf } from './head-places.ts';
import { lowestByLimb } from './limbs.ts';
import { headBox } from './poster-places.ts';
import { eachPixelIn } from './silhouette.ts';
import { DARK } from './wears.ts';

const ASPECT = 1 / DUEL_HEIGHT;
const HURT: Wear = { ...DARK, torn: 2, dead: ['left'], smoking: true };

/** Both of a duel on its cover, the one lit first. */
const meet = (one: Booklet, other: Booklet, wear: Wear | null = null) => {
  const lit = {
    figure: figureOf(one),
    ...stageScene(one, figureOf(one), DUEL_COVER, ASPECT, wear),
  };
  const rival = stageRival({ figure: figureOf(other), wear }, lit.camera);
  return [lit, { ...rival, camera: lit.camera }] as const;
};

const [WIDE, HIGH] = [100, 80];

/** Who is seen at each place of the picture, by number; 0 nobody. `wanted` bones alone count as such. */
const seenIn = (
  camera: PerspectiveCamera,
  all: readonly { readonly figure: Figure; readonly bones: ReadonlyMap<string, Matrix4> }[],
  wanted: (bone: string) => boolean = () => true,
): Uint8Array => {
  const nearest = new Float32Array(WIDE * HIGH).fill(Infinity);
  const seen = new Uint8Array(WIDE * HIGH);
  for (const [at, { figure, bones }] of all.entries()) {
    const corners: Vector3[] = [];
    eachCorner(figure, bones, (place, bone) => {
      const { x, y, z } = place.project(camera);
      corners.push(new Vector3(((1 + x) / 2) * WIDE, ((1 - y) / 2) * HIGH, z));
      if (corners.length < 3) return;
      const [a, b, c] = corners.splice(0) as [Vector3, Vector3, Vector3];
      const who = wanted(bone) ? at + 1 : 0;
      eachPixelIn(
        [onPage(a), onPage(b), onPage(c)],
        { width: WIDE, height: HIGH },
        (pixel, [p, q, r]) => {
          const far = (p * a.z + q * b.z + r * c.z) / (p + q + r);
          if (far < (nearest[pixel] ?? 0)) [nearest[pixel], seen[pixel]] = [far, who];
        },
      );
    });
  }
  return seen;
};
const onPage = ({ x, y }: Vector3) => [x, y] as const;

const count = (seen: Uint8Array, who: number): number => seen.filter((each) => each === who).length;

const PAIRS = booklets.flatMap((one) =>
  booklets.filter((other) => other !== one).map((other) => [one, other] as const),
);

test('the duels of eight booklets are 56: either may be the one that is lit', () => {
  expect(PAIRS).toHaveLength(56);
});

describe.each(PAIRS.map(([one, other]) => [one.id, other.id, one, other] as const))(
  'the cover of a duel of %s against %s',
  (_, __, one, other) => {
    test('law: shows both, their heads inside, where a window of any shape has them', () => {
      const both = meet(one, other);
      const seen = seenIn(both[0].camera, both);
      // The smallest is a scout of 20 tons far off.
      expect(count(seen, 1)).toBeGreaterThan(WIDE * HIGH * 0.05);
      expect(count(seen, 2)).toBeGreaterThan(WIDE * HIGH * 0.02);
      const alone = seenIn(both[0].camera, [both[1]]);
      expect(count(seen, 2)).toBeGreaterThan(count(alone, 1) * 0.75);
      for (const each of both) {
        const head = headBox(each.figure, each);
        expect(head.left).toBeGreaterThan(0.1);
        expect(head.right).toBeLessThan(0.9);
        expect(head.top).toBeGreaterThan(0.05);
        expect((head.top + head.foot) / 2).toBeLessThan(0.62);
      }
    });

    test('law: nothing of the one is before the head of the other', () => {
      const [lit, rival] = meet(one, other);
      const { figure } = rival;
      const hasHead = figure.bones.some(({ name }) => name === 'head');
      const isHead = (bone: string): boolean => bone === (hasHead ? 'head' : 'torso');
      const alone = seenIn(lit.camera, [rival], isHead);
      const both = seenIn(lit.camera, [lit, rival]);
      const hidden = alone.filter((who, place) => who === 1 && both[place] === 1).length;
      expect(hidden).toBeLessThanOrEqual(count(alone, 1) * 0.02);
    });
  },
);

test.each(BUILT)(
  'law: on the cover of a duel the %s stands on the ground and fires nothing',
  (_, of) => {
    for (const each of meet(of, of)) {
      expect(each.effects).toEqual([]);
      const lowest = lowestByLimb(each.figure, each.bones);
      for (const leg of ['leg left', 'leg right'])
        expect(Math.abs(lowest.get(leg) ?? Infinity), leg).toBeLessThan(0.12);
    }
  },
);

test('what the other has suffered is seen where it stands', () => {
  const [lit, rival] = meet(rifleman, griffin, HURT);
  const smoke = rival.effects.find(({ kind }) => kind === 'smoke');
  if (smoke?.kind !== 'smoke') throw new Error('nothing smokes');
  expect(smoke.at.x).toBeLessThan(RIVAL.at[0] + 4);
  expect(lit.effects.some(({ kind }) => kind === 'smoke')).toBe(true);
  const [, whole] = meet(rifleman, griffin);
  expect(rival.bones.get('torso')).not.toEqual(whole.bones.get('torso'));
});

test('the rival is a silhouette among the parts of the picture, with its own bones', () => {
  const rival = { figure: figureOf(griffin), wear: null };
  const one = figureOf(rifleman);
  const { second, moving } = setUp(rifleman, one, DUEL_COVER, ASPECT, null, one, rival);
  expect(second?.tone).toBe(RIVAL.tone);
  expect(second?.figure).toBe(rival.figure.mesh);
  expect(second?.bones).toHaveLength(rival.figure.bones.length + 1);
  expect(moving.count).toBe(0);
});
