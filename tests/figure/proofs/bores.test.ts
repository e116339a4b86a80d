import { Ray, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import type { Figure } from '../../../src/figure/body/figure.ts';
import { jointsAtRest } from '../../../src/figure/body/skeleton.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import {
  ARMS,
  HEADS,
  PLACES,
  TORSOS,
  WEAPON_SHAPES,
} from '../../../src/rules/document/figure-document.ts';
import { BUILT } from '../built.ts';
import { standing } from '../limbs.ts';
import { withFigure } from './laid-parts.ts';

/** A triangle of a 'Mech at rest: its corners, and how dark it is. */
interface Face {
  readonly corners: readonly [Vector3, Vector3, Vector3];
  readonly tone: number;
}

const facesOf = ({ bones, mesh: { marks, positions } }: Figure): readonly Face[] => {
  const joints = jointsAtRest(bones).map((joint) => new Vector3(...joint));
  const corner = (at: number): Vector3 =>
    new Vector3().fromArray(positions, at * 3).add(joints[(marks[at * 4] ?? 0) - 1] as Vector3);
  return Array.from({ length: positions.length / 9 }, (_, face) => ({
    corners: [corner(face * 3), corner(face * 3 + 1), corner(face * 3 + 2)] as const,
    tone: marks[face * 12 + 3] ?? 0,
  }));
};

/** Where the others are while one is looked at. */
const OUT_OF_IT = { at: 'left shoulder', as: 'laser' } as const;

/** A bore is black, and no further aside from where its weapon speaks, or behind that (meters). */
const BORE = { tone: 0.9, aside: 0.25, behind: 0.4 } as const;
/** Nothing stands before it so near (meters). */
const CLEAR = 1.2;
/** What is further off is not before it (meters). */
const NEAR = 3;

/** Whether a black place that looks out of a weapon is seen from before it. */
const hasBore = (all: readonly Face[], at: Vector3, towards: Vector3): boolean => {
  const faces = all.filter(({ corners: [a] }) => a.distanceTo(at) < NEAR);
  return faces.some(({ corners: [a, b, c], tone }) => {
    const middle = a.clone().add(b).add(c).divideScalar(3);
    const off = middle.clone().sub(at);
    const along = off.dot(towards);
    if (tone < BORE.tone || along > 0.1 || along < -BORE.behind) return false;
    if (off.addScaledVector(towards, -along).length() > BORE.aside) return false;
    const looks = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
    if (looks.dot(towards) < 0.9) return false;
    const ray = new Ray(middle.addScaledVector(towards, 0.01), towards);
    return !faces.some((face) => {
      const [p, q, r] = face.corners;
      const hit = ray.intersectTriangle(p, q, r, false, new Vector3());
      return hit !== null && hit.distanceTo(ray.origin) < CLEAR;
    });
  });
};

/** The bones on which a weapon speaks out of no bore. */
const unbored = (figure: Figure, weapon: string): readonly string[] => {
  const faces = facesOf(figure);
  const joints = jointsAtRest(figure.bones);
  return (figure.muzzles.get(weapon) ?? []).flatMap(({ at, bone, towards }) => {
    const joint = joints[figure.bones.findIndex(({ name }) => name === bone)];
    const place = new Vector3(...at).add(new Vector3(...(joint ?? [0, 0, 0])));
    return hasBore(faces, place, new Vector3(...towards)) ? [] : [bone];
  });
};

describe.each(BUILT)('the %s', (_, booklet) => {
  const figure = buildFigure(booklet);

  test('law: where a weapon speaks one looks into a black bore, and nothing stands before it', () => {
    for (const [weapon, muzzles] of figure.muzzles) {
      expect(muzzles.length, weapon).toBeGreaterThan(0);
      expect(unbored(figure, weapon), weapon).toEqual([]);
    }
  });

  test('law: no shell is larger than its gun', () => {
    const muzzles = [...figure.muzzles.values()].flat();
    const large: string[] = [];
    for (const number of VIEW_SCREENS) {
      const { bones, effects } = standing(booklet, number, figure);
      for (const shell of effects) {
        if (shell.kind !== 'shells') continue;
        const [gun] = muzzles.toSorted((one, other) => {
          const away = ({ at, bone }: typeof one): number =>
            new Vector3(...at).applyMatrix4(bones.get(bone)!).distanceTo(shell.from);
          return away(one) - away(other);
        });
        if (!gun || shell.thick > gun.bore || shell.long > gun.long) large.push(`${number}`);
      }
    }
    expect(large).toEqual([]);
  });
});

describe('wherever a weapon of a shape is mounted', () => {
  test.each(ARMS)('law: on %s it has its bore', (arms) => {
    const without: string[] = [];
    PLACES.forEach((at, place) =>
      WEAPON_SHAPES.forEach((as, shape) => {
        // Each torso and each head in its turn.
        const torso = TORSOS[(place + shape) % TORSOS.length];
        const head = HEADS[(place + 2 * shape) % HEADS.length];
        const mounts = {
          'Large Laser': { at, as },
          Autocannon: OUT_OF_IT,
          'Medium Laser': OUT_OF_IT,
        };
        const figure = buildFigure(withFigure({ arms, torso, head, mounts }));
        if (unbored(figure, 'Large Laser').length > 0) without.push(`${torso} ${head} ${at} ${as}`);
      }),
    );
    expect(without).toEqual([]);
  });
});
