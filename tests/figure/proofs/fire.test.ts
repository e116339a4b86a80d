import { describe, expect, test } from 'vitest';
import grf from '../../../books/grf-1n.json' with { type: 'json' };
import rfl from '../../../books/rfl-3n.json' with { type: 'json' };
import type { Effect } from '../../../src/figure/effects/effect.ts';
import { buildFigure } from '../../../src/figure/body/figure.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { MountPlace } from '../../../src/rules/document/figure-document.ts';
import { PLACES } from '../../../src/rules/document/figure-document.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import type { Standing } from '../limbs.ts';
import { inTheWay, isOn, sidesOf, spotOf, standing, tellSpot } from '../limbs.ts';

const DOCUMENTS = { Griffin: grf, Rifleman: rfl } as const;
type Name = keyof typeof DOCUMENTS;

/** What flies when a weapon of the two booklets is fired. */
const FLIES = {
  PPC: 'bolt',
  Missile: 'missile',
  Autocannon: 'shells',
  'Large Laser': 'beam',
  'Medium Laser': 'beam',
} as const;
type Weapon = keyof typeof FLIES;
type Flying = (typeof FLIES)[Weapon];

/** The pages that fire: what each fires by its title and its card, and where the figure mounts that. */
const FIRED: readonly (readonly [
  Name,
  string,
  readonly number[],
  readonly (readonly [Weapon, MountPlace])[],
])[] = [
  ['Griffin', 'firing PPC', [3, 51, 57], [['PPC', 'right hand']]],
  ['Griffin', 'firing missiles', [39, 63], [['Missile', 'right shoulder']]],
  // "Jump &", "Cover &" and "Dodge &" go with the PPC on its card, and with nothing else.
  ['Griffin', 'firing on its way', [1, 37, 47], [['PPC', 'right hand']]],
  ['Rifleman', 'firing large laser', [21, 51], [['Large Laser', 'both arms']]],
  ['Rifleman', 'firing medium laser', [19], [['Medium Laser', 'both torsos']]],
  ['Rifleman', 'firing autocannon', [39, 63], [['Autocannon', 'both arms']]],
  [
    'Rifleman',
    'firing autocannon and laser',
    [3, 57],
    [
      ['Autocannon', 'both arms'],
      ['Large Laser', 'both arms'],
    ],
  ],
  // "Run &", "Dodge &" and "Cover and" go with a laser on its card, and the large one comes first.
  ['Rifleman', 'firing on its way', [1, 37, 47], [['Large Laser', 'both arms']]],
];

const bookletOf = (document: (typeof DOCUMENTS)[Name], mounts: object = {}): Booklet => {
  const figure = { ...document.figure, mounts: { ...document.figure.mounts, ...mounts } };
  const read = parseBooklet({ ...document, figure });
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};

/** What flies in a picture. */
const shotsOf = ({ effects }: Standing) => {
  const kinds: readonly string[] = Object.values(FLIES);
  return effects.filter((effect): effect is Extract<Effect, { kind: Flying }> =>
    kinds.includes(effect.kind),
  );
};

/** All of a kind that flies starts at a mount, out of a mouth that nothing is before, with a flash. */
const expectStart = (picture: Standing, kind: Flying, place: MountPlace): void => {
  const shots = shotsOf(picture)
    .filter((shot) => shot.kind === kind)
    .map((shot) => ({ ...shot, spot: spotOf(picture, shot.from) }));
  const sides = sidesOf(place);
  const elsewhere = shots.filter(
    ({ spot }) => !sides.some((side) => isOn(picture, spot, place, side)),
  );
  expect(elsewhere.map(({ spot }) => tellSpot(spot))).toEqual([]);
  for (const side of sides)
    expect(
      shots.filter(({ spot }) => isOn(picture, spot, place, side)).length,
      `${kind} from the ${side}`,
    ).toBeGreaterThan(0);
  for (const { from, spot, to } of shots)
    expect(inTheWay(picture, spot.bone, from, to), `${kind} through its own ${spot.bone}`).toBe(0);
  const flashes = picture.effects.flatMap((each) => (each.kind === 'burst' ? [each.at] : []));
  // A salvo of missiles has one flash for all.
  for (const { from } of kind === 'missile' ? shots.slice(0, 1) : shots)
    expect(Math.min(...flashes.map((flash) => flash.distanceTo(from)))).toBeLessThan(1);
};

describe.each(FIRED)('%s %s', (name, _, numbers, weapons) => {
  test.each(numbers)('view screen %i: every shot starts where its weapon is', (number) => {
    const picture = standing(bookletOf(DOCUMENTS[name]), number);
    for (const [weapon, place] of weapons) expectStart(picture, FLIES[weapon], place);
    const flying = new Set(shotsOf(picture).map(({ kind }) => kind));
    expect(flying).toEqual(new Set(weapons.map(([weapon]) => FLIES[weapon])));
    // Each weapon out of barrels of its own.
    const [one = [], other = []] = weapons.map(([weapon]) =>
      shotsOf(picture).filter(({ kind }) => kind === FLIES[weapon]),
    );
    for (const { from } of one)
      for (const beside of other) expect(beside.from.distanceTo(from)).toBeGreaterThan(0.5);
  });
});

test.each(Object.entries(DOCUMENTS))('the %s fires on no other page', (name, document) => {
  const firing = FIRED.flatMap(([of, , numbers]) => (of === name ? numbers : []));
  const others = VIEW_SCREENS.filter((number) => !firing.includes(number));
  expect(others).toHaveLength(name === 'Griffin' ? 24 : 22);
  const booklet = bookletOf(document);
  const figure = buildFigure(booklet);
  for (const number of others) {
    const picture = standing(booklet, number, figure);
    // What goes over a head that ducks is not its own.
    for (const { from } of shotsOf(picture))
      expect(spotOf(picture, from).off, `view screen ${number}`).toBeGreaterThan(2);
  }
});

describe('where a booklet mounts a weapon elsewhere, it speaks from there:', () => {
  test.each(PLACES)('the PPC of a Griffin from its %s', (at) => {
    const booklet = bookletOf(grf, { PPC: { at, as: 'long gun' } });
    expectStart(standing(booklet, 3), 'bolt', at);
  });

  test.each(PLACES)('the missiles of a Griffin from its %s', (at) => {
    // No gun in the hand beside them: whoever carries both fires past it.
    const PPC = { at: 'left shoulder', as: 'long gun' };
    const booklet = bookletOf(grf, { PPC, Missile: { at, as: 'missiles' } });
    expectStart(standing(booklet, 63), 'missile', at);
  });

  test.each(PLACES)('the autocannon of a Rifleman from its %s', (at) => {
    const booklet = bookletOf(rfl, { Autocannon: { at, as: 'autocannon' } });
    expectStart(standing(booklet, 63), 'shells', at);
  });
});
