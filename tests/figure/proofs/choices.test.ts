import { Vector3 } from 'three';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import { chooseFigure } from '../../../src/figure/body/choices.ts';
import type { Figure } from '../../../src/figure/body/figure.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import { fixWeapon } from '../../../src/figure/body/fixing.ts';
import type { Triple } from '../../../src/figure/shape/polygons.ts';
import { armedHands, jointsAtRest, skeletonOf } from '../../../src/figure/body/skeleton.ts';
import { setUp } from '../../../src/figure/tableau.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import * as words from '../../../src/rules/document/figure-document.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';

/** The Rifleman's booklet, its weapons by other names where they are told. */
const renamed = (weapons: Readonly<Record<string, string>> = {}): Booklet => {
  const text = Object.entries(weapons).reduce(
    (told, [name, other]) => told.replaceAll(`"${name}"`, `"${other}"`),
    JSON.stringify({ ...rfl, figure: undefined }),
  );
  const read = parseBooklet(JSON.parse(text));
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};
const rifleman = renamed();

/** A booklet with another figure: the figure is checked, and the rest was. */
const bookletOf = (figure: object, booklet = rifleman): Booklet => ({
  ...booklet,
  document: { ...booklet.document, figure: parse(words.figureDocument, figure) },
});

/** A 'Mech as it is built: its corners, and how large it is. */
const shapeOf = (figure: object): string => {
  const { mesh, scale } = buildFigure(bookletOf(figure));
  return `${scale} ${mesh.positions.join(' ')}`;
};
/** The country of the page on which it fires from cover. */
const countryOf = (figure: object): string => {
  const booklet = bookletOf(figure);
  const { scene } = setUp(booklet, buildFigure(booklet), viewScreen(booklet, 37), 1);
  return scene.positions.join(' ');
};

describe('a weapon may be called as every object is', () => {
  const mounts = { 'Medium Laser': { at: 'both torsos' }, Autocannon: { at: 'both arms' } };
  /** Pages on which it fires, from cover and from afar among them. */
  const FIRING = [1, 21, 37, 57];
  const built = (weapon: string): string => {
    const booklet = bookletOf({ mounts }, renamed({ 'Large Laser': weapon }));
    const figure = buildFigure(booklet);
    const pages = FIRING.map((number) =>
      setUp(booklet, figure, viewScreen(booklet, number), 1).scene.positions.join(' '),
    );
    return JSON.stringify([figure.choices, figure.mesh.positions, [...figure.muzzles], pages]);
  };
  const other = built('Heat Ray');

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    '%s is fixed as any other beside mounts that do not speak of it',
    (name) => {
      expect(built(name).replaceAll(name, 'Heat Ray') === other).toBe(true);
    },
  );
});

const YES_NO = [true, false] as const;

describe('law: no two words of a choice are the same', () => {
  /** A choice, its words, and the other choices beside which each of them is to be told. */
  const CHOICES: readonly (readonly [string, readonly unknown[], readonly object[]])[] = [
    ['build', words.BUILDS, [{}]],
    ['torso', words.TORSOS, words.HEADS.map((head) => ({ head }))],
    ['head', words.HEADS, words.TORSOS.map((torso) => ({ torso }))],
    ['shoulders', words.SHOULDERS, words.ARMS.map((arms) => ({ arms }))],
    ['arms', words.ARMS, words.SHOULDERS.map((shoulders) => ({ shoulders }))],
    ['legs', words.LEGS, [{}]],
    [
      'marking',
      words.MARKINGS,
      words.LEGS.flatMap((legs) => words.ARMS.map((arms) => ({ legs, arms }))),
    ],
    ['jets', YES_NO, words.TORSOS.map((torso) => ({ torso }))],
    ['dish', YES_NO, words.TORSOS.map((torso) => ({ torso }))],
    ['antenna', YES_NO, words.HEADS.map((head) => ({ head }))],
  ];

  test('every choice of a figure is here', () => {
    const { entries } = words.figureDocument.pipe[0];
    expect(
      [
        ...CHOICES.map(([choice]) => choice),
        'mounts',
        'world',
        'place',
        'cover',
        'parts',
      ].toSorted(),
    ).toEqual(Object.keys(entries).toSorted());
  });

  test.each(CHOICES)('%s', (choice, of, beside) => {
    for (const others of beside) {
      const shapes = of.map((word) => shapeOf({ ...others, [choice]: word }));
      expect(new Set(shapes).size, JSON.stringify(others)).toBe(of.length);
    }
  });

  test.each([
    ['ground', words.GROUNDS],
    ['horizon', words.HORIZONS],
    ['cover', words.COVERS],
  ] as const)('the %s of its world', (choice, of) => {
    const countries = of.map((word) => countryOf({ world: { [choice]: word } }));
    expect(new Set(countries).size).toBe(of.length);
  });

  test('its place', () => {
    const places = words.SETTINGS.map((place) => countryOf({ place }));
    expect(new Set(places).size).toBe(words.SETTINGS.length);
  });

  test.each(words.ARMS)('what a weapon looks like, on %s', (arms) => {
    for (const at of words.PLACES) {
      const shapes = words.WEAPON_SHAPES.map((as) => {
        const choices = chooseFigure(bookletOf({ arms, mounts: { Autocannon: { at, as } } }));
        return JSON.stringify(choices.mounts.map((mount) => fixWeapon(mount, choices).parts));
      });
      expect(new Set(shapes).size, at).toBe(words.WEAPON_SHAPES.length);
    }
  });
});

/** Where every weapon speaks while the 'Mech is at rest (meters). */
const mouthsOf = ({ bones, muzzles }: Pick<Figure, 'bones' | 'muzzles'>): readonly Vector3[][] => {
  const joints = jointsAtRest(bones);
  const jointOf = (bone: string): Triple => {
    const joint = joints[bones.findIndex(({ name }) => name === bone)];
    if (!joint) throw new Error(`there is no ${bone}`);
    return joint;
  };
  return [...muzzles.values()].map((at) =>
    at.map((muzzle) => new Vector3(...muzzle.at).add(new Vector3(...jointOf(muzzle.bone)))),
  );
};

/** The least distance between the muzzles of two weapons (meters). */
const leastApart = (mouths: readonly Vector3[][]): number =>
  Math.min(
    ...mouths.flatMap((some, index) =>
      mouths
        .slice(index + 1)
        .flatMap((others) => some.flatMap((one) => others.map((other) => one.distanceTo(other)))),
    ),
  );

/** The bones and muzzles of a 'Mech, without what is drawn of it. */
const bare = (figure: object, booklet = rifleman) => {
  const choices = chooseFigure(bookletOf(figure, booklet));
  const bones = skeletonOf(choices, armedHands(choices));
  const muzzles = new Map(
    choices.mounts.map((mount) => [mount.weapon, fixWeapon(mount, choices).muzzles] as const),
  );
  return { bones, choices, muzzles };
};

describe('two weapons never speak from one place', () => {
  const BUILDS = words.ARMS.flatMap((arms) =>
    words.HEADS.map((head, index) => ({ arms, head, torso: words.TORSOS[index % 3] })),
  );
  /** A barrel is some 0.4 m wide. */
  const APART = 0.4;

  test.each(BUILDS)('law: wherever they are mounted on $arms under $head', (build) => {
    for (const one of words.PLACES)
      for (const other of words.PLACES) {
        const mounts = {
          'Large Laser': { at: one },
          Autocannon: { at: other },
          'Medium Laser': { at: one },
        };
        const mouths = mouthsOf(bare({ ...build, mounts }));
        expect(mouths.map(({ length }) => length > 0)).toEqual([true, true, true]);
        expect(leastApart(mouths), `${one}, ${other}`).toBeGreaterThanOrEqual(APART);
      }
  });

  test.each(words.WEAPON_SHAPES)('law: three of the shape "%s" in any one place', (as) => {
    for (const arms of words.ARMS)
      for (const at of words.PLACES) {
        const weapons = ['Large Laser', 'Autocannon', 'Medium Laser'];
        const mounts = Object.fromEntries(weapons.map((name) => [name, { at, as }]));
        expect(leastApart(mouthsOf(bare({ arms, mounts }))), at).toBeGreaterThanOrEqual(APART);
      }
  });

  test.each(words.ARMS)('law: where nothing is said of them, on %s', (arms) => {
    for (const weapons of [
      { 'Large Laser': 'SRM (6)', 'Medium Laser': 'LRM (15)' },
      { 'Large Laser': 'SRM (6)', Autocannon: 'LRM (15)' },
      { 'Large Laser': 'PPC', 'Medium Laser': 'Gauss Rifle' },
      { 'Large Laser': 'Machine Gun', 'Medium Laser': 'Flamer' },
      {},
    ])
      expect(leastApart(mouthsOf(bare({ arms }, renamed(weapons))))).toBeGreaterThanOrEqual(APART);
  });

  test('the whole of it is built: both racks of a shoulder have their tubes', () => {
    const rack = { at: 'right shoulder', as: 'missiles' };
    const mounts = { 'Large Laser': rack, Autocannon: rack };
    const { muzzles } = buildFigure(bookletOf({ mounts, head: 'visor' }));
    for (const weapon of ['Large Laser', 'Autocannon']) expect(muzzles.get(weapon)).toHaveLength(3);
  });
});

test('two racks without a word stand on two shoulders, whatever else is on the card', () => {
  const weapons = { 'Large Laser': 'SRM (6)', Autocannon: 'LRM (15)' };
  const { choices } = bare({ arms: 'hands' }, renamed(weapons));
  expect(choices.mounts.map(({ weapon, at }) => [weapon, at])).toEqual([
    ['SRM (6)', 'right shoulder'],
    ['Medium Laser', 'left arm'],
    ['LRM (15)', 'left shoulder'],
  ]);
});
