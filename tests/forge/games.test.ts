import { describe, expect, test } from 'vitest';
import { remarkText } from '../../src/forge/words.ts';
import { categoryOf } from '../../src/rules/campaign/card/part-category.ts';
import { faultsOf, made, plainSheet, sheetOf } from './forged.ts';

const card = (changed: Record<string, unknown> = {}): Record<string, unknown> => ({
  game: 'alpha strike',
  ...{ designation: 'EXM-1A', name: 'Example', size: 3, move: '8"', damage: [2, 3, 2] },
  ...changed,
});
const weaponsOf = (sheet: unknown): readonly string[] => made(sheet).booklet.mech.weapons;

describe('F19: an Alpha Strike card', () => {
  test('gives a ’Mech by its size and move, with guessed weapons', () => {
    const { booklet, remarks } = made(card({ heat: 1, specials: ['AC1/1/1'] }));
    expect(booklet.mech).toMatchObject({
      ...{ tonnage: 65, speed: 4, weapons: ['1 ppc', '1 ac/10', '1 medium laser'] },
    });
    expect(remarks.map(remarkText)).toContain('weight guessed: 65 tons, from size 3');
    expect(remarks.map(remarkText)).toContain(
      'weapons and their places guessed: ppc in the right arm, ac/10 in the right torso, medium laser in the left arm',
    );
  });

  test('may list everything else printed on it without changing the booklet', () => {
    const printed = { armor: 5, structure: 5, pv: 30, role: 'Brawler', skill: 4, tmm: 1 };
    expect(made(card(printed)).booklet).toEqual(made(card()).booklet);
  });

  test.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    ['damage 2 at long range', { damage: [2, 2, 2] }, ['1 ppc']],
    ['damage 1 at long range', { damage: [1, 1, 1] }, ['1 large laser']],
    ['damage 1 at long range and overheat', { damage: [1, 1, 1], heat: 1 }, ['1 ppc']],
    ['no damage at long range', { damage: [1, 1, 0] }, ['1 medium laser']],
    ['minimal damage at medium range', { damage: [1, '0*', 0] }, ['1 small laser']],
    [
      'more damage at close than at medium range',
      { damage: [3, 1, 1] },
      ['1 large laser', '1 small laser'],
    ],
    ['much damage up to medium range', { damage: [4, 4, 0] }, ['1 medium laser', '1 ac/20']],
    [
      'much damage, some of it at long range',
      { damage: [4, 4, 2] },
      ['1 ppc', '1 lrm 10', '1 medium laser'],
    ],
    ['energy weapons alone', { damage: [4, 4, 0], specials: ['ENE'] }, ['1 medium laser']],
    [
      'missiles',
      { damage: [1, 1, 1], specials: ['IF1', 'SRM2/2'] },
      ['1 large laser', '1 lrm 10', '1 srm 6'],
    ],
  ])('with %s gets the weapons that fit', (_, changed, weapons) => {
    expect(weaponsOf(card(changed))).toEqual(weapons);
  });

  test.each([
    ['8"', 4, false],
    ['10"j', 5, true],
    ['8"/4"j', 4, false],
    ['8"/6"j', 4, true],
  ])('with a move of %s walks and jumps accordingly', (move, walk, jumps) => {
    const { booklet } = made(card({ move }));
    expect(booklet.mech.speed).toBe(walk);
    expect(booklet.mech.weapons.includes('jump jets')).toBe(jumps);
  });
});

describe('F20: a Destiny sheet', () => {
  test.each([
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 8],
    [5, 10],
  ])('with movement %i walks %i', (movement, walk) => {
    expect(made({ ...sheetOf('lct-1v'), movement }).booklet.mech.speed).toBe(walk);
  });

  test('gets jump jets if it jumps', () => {
    expect(weaponsOf({ ...sheetOf('lct-1v'), jumps: true })).toContain('jump jets');
  });

  test('gives a remark wherever its ranges differ from the table of weapons', () => {
    const weapons = [
      { name: 'Medium Laser', at: ['RA'], pointblank: 0, short: 0, medium: null, long: -2 },
    ];
    const said = made({ ...sheetOf('lct-1v'), figure: {}, weapons }).remarks.map(remarkText);
    expect(said).toContain(
      'medium laser: the sheet says that it does not reach medium range; here it does',
    );
    expect(said).toContain(
      'medium laser: the sheet says that it reaches long range; here it does not',
    );
  });
});

describe('a weapon of your own', () => {
  const rocket = { word: 'Rocket', kind: 'missile', damage: [8, 8, 0], heat: 3, max: 9, shots: 5 };

  test('is scored, supplied, salvaged and drawn by its facts', () => {
    const { booklet } = made(plainSheet({ weapons: [{ ...rocket, at: ['left torso'] }] }));
    expect(booklet.statCard.ammunition).toEqual({ rocket: 5 });
    expect(booklet.statCard.byConsole[2]).toMatchObject({
      name: 'Rocket',
      score: 7,
      categories: ['V'],
    });
    const parts = booklet.criticals.map(({ part }) => part);
    expect(parts).toEqual(expect.arrayContaining(['Rocket Rack', 'Rocket Ammo']));
    expect(booklet.document.figure?.mounts).toEqual({
      Rocket: { at: 'left shoulder', as: 'missiles' },
    });
  });

  test.each([
    [5, 3],
    [3, 5],
  ])(
    'F6: listed twice, with %i and %i shots, has the smaller number as its supply',
    (one, other) => {
      const weapons = [one, other].map((shots) => ({ ...rocket, shots, at: ['left torso'] }));
      expect(made(plainSheet({ weapons })).booklet.statCard.ammunition).toEqual({ rocket: 3 });
    },
  );

  test('K10: has its kind added to the name of its part if its word does not say it', () => {
    const blazer = { word: 'Blazer', kind: 'laser', damage: [12, 12, 12], heat: 16, max: 15 };
    const { booklet } = made(plainSheet({ weapons: [{ ...blazer, at: ['left arm'] }] }));
    expect(booklet.criticals.map(({ part }) => part)).toContain('Blazer Laser');
  });

  test('has letters alone in its ammunition, which it cannot share with another', () => {
    const five = { ...rocket, word: 'Rocket 5' };
    const { booklet } = made(plainSheet({ weapons: [five] }));
    expect(booklet.statCard.ammunition).toEqual({ rocket: 5 });
    expect(faultsOf(plainSheet({ weapons: [five, { ...rocket, word: 'Rocket 10' }] }))).toContain(
      'weapons.0.word: "Rocket 5" and "Rocket 10" would be taken for each other; give this one another word',
    );
  });

  test('F7: leaves room for two of the longest words in names, groups, titles and pictures', () => {
    const long = { ...rocket, word: 'Abcdefghijklmn' };
    const longer = {
      ...rocket,
      word: 'Opqrstuvwxyzab',
      kind: 'laser',
      shots: undefined,
      max: 20,
      damage: [8, 8, 8],
    };
    const { booklet } = made(plainSheet({ weapons: [long, longer] }));
    expect(booklet.statCard.byConsole[9]?.name).toBe('Abcdefghijklmn & Opqrstuvwxyzab');
    expect(booklet.statCard.byConsole[9]?.group).toBe('Two Weapons');
  });
});

test.each([
  [
    ['ac/5', 'ac/20'],
    ['Light Autocannon', 'Heavy Autocannon'],
  ],
  [
    ['lrm 10', 'srm 4'],
    ['Long Missile', 'Short Missile'],
  ],
  [['lrm 10'], ['Missile']],
  [
    ['ppc', 'snub-nose ppc'],
    ['Full PPC', 'Snub PPC'],
  ],
  [['gauss rifle'], ['Gauss Rifle']],
  [
    ['er medium laser', 'medium laser'],
    ['ER Medium Laser', 'Plain Medium Laser'],
  ],
  [
    ['er medium laser', 'clan er medium laser'],
    ['Heavy ER Laser', 'Light ER Laser'],
  ],
  [
    ['er ppc', 'ppc'],
    ['ER PPC', 'Full PPC'],
  ],
  [
    ['machine gun', 'heavy machine gun', 'light machine gun'],
    ['Heavy Machine Gun', 'Light Machine Gun', 'Plain Machine Gun'],
  ],
])('F7: %j are called %j', (words, names) => {
  const weapons = words.map((weapon) => ({ weapon, at: ['right torso'] }));
  const fired = made(plainSheet({ weapons })).booklet.statCard.maneuvers.flatMap(
    ({ fires }) => fires,
  );
  expect(new Set(fired)).toEqual(new Set(names));
});

test('F7: a joint name drops size words if it would be too long', () => {
  const weapons = ['large pulse laser', 'srm 6', 'lrm 5'].map((weapon) => ({ weapon }));
  const { booklet } = made(plainSheet({ weapons }));
  expect(booklet.statCard.byConsole[9]?.name).toBe('Short Missile & Pulse Laser');
});

test('F7: two that would be one name without their sizes are called both', () => {
  const weapons = ['ac/2', 'ac/5'].map((weapon) => ({ weapon }));
  const { booklet } = made(plainSheet({ weapons }));
  expect(booklet.statCard.byConsole[9]?.name).toBe('Both Autocannons');
});

test.each([
  ['Gauss Rifle', 'I'],
  ['Plasma Rifle', 'VI'],
  ['Plasma Cannon Ammo', 'VI'],
  ['Gauss Rifle Ammo', 'I'],
])('K10: a %s belongs to category %s', (part, category) => {
  expect(categoryOf(part)).toBe(category);
});
