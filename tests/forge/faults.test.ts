import { describe, expect, test } from 'vitest';
import { sheetFaultText } from '../../src/forge/words.ts';
import { readJson } from '../../src/rules/check/check-text.ts';
import { faultsOf, made, plainSheet, sheetOf } from './forged.ts';

const own = (changed: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...{ word: 'Rocket', kind: 'missile', damage: [8, 8, 0], heat: 3, max: 9 },
  ...changed,
});
const armed = (...weapons: readonly unknown[]): Record<string, unknown> => plainSheet({ weapons });
const without = (entry: string): Record<string, unknown> => {
  const { [entry]: _left, ...sheet } = plainSheet();
  return sheet;
};

describe('a sheet that cannot be forged says where and how to mend it:', () => {
  test.each<readonly [what: string, sheet: unknown, said: string]>([
    ['a number instead of an object', 7, '7 stands here instead of an object {…}'],
    ['a list', [], 'a list stands here instead of an object {…}'],
    [
      'no game',
      without('game'),
      'game: say which game the sheet is of: "record sheet", "destiny" or "alpha strike"',
    ],
    [
      'an unknown game',
      plainSheet({ game: 'chess' }),
      'game: "chess" is no game whose sheets can be read ("record sheet", "destiny" or "alpha strike")',
    ],
    [
      'a game called constructor',
      plainSheet({ game: 'constructor' }),
      'game: "constructor" is no game whose sheets can be read ("record sheet", "destiny" or "alpha strike")',
    ],
    [
      'no designation',
      without('designation'),
      'designation: every booklet has a designation; write one, like ENF-4R',
    ],
    [
      'an impossible designation',
      plainSheet({ designation: 'enf 4r' }),
      'designation: "enf 4r" cannot be a designation (capital letters and digits, up to six, with up to two hyphens between); write ENF-4R',
    ],
    [
      'a designation without a letter or a digit',
      plainSheet({ designation: '—' }),
      'designation: "—" cannot be a designation (capital letters and digits, up to six, with up to two hyphens between); write NEW-1',
    ],
    ['no name', without('name'), "name: every 'Mech has a name; write it, like Enforcer"],
    [
      'a number as a name',
      plainSheet({ name: 3 }),
      'name: 3 is not text; put it in quotation marks',
    ],
    ['a name of spaces', plainSheet({ name: '  ' }), 'name: there is no word here'],
    [
      'a name with markup',
      plainSheet({ name: '<b>Bold</b>' }),
      'name: "<b>Bold</b>" has < or > in it; take them out',
    ],
    [
      'a name with an invisible character',
      plainSheet({ name: 'Gh\u200bost' }),
      'name: "Gh\\u200bost" has an invisible character; type it again',
    ],
    [
      'a name that is too long',
      plainSheet({ name: 'A'.repeat(25) }),
      'name: "AAAAAAAAAAAAAAAAAAAAAAAAA" is too long (at most 24 characters)',
    ],
    ['no weight', without('tonnage'), 'tonnage: the weight is missing; write it in tons (5–200)'],
    ['weight 0', plainSheet({ tonnage: 0 }), 'tonnage: 0 is too small (at least 5)'],
    [
      'a weight in quotation marks',
      plainSheet({ tonnage: '50' }),
      'tonnage: "50" is not a number; take the quotation marks off',
    ],
    ['a weight of NaN', plainSheet({ tonnage: NaN }), 'tonnage: NaN is not a number'],
    ['half a ton', plainSheet({ tonnage: 50.5 }), 'tonnage: 50.5 is not a whole number'],
    ['no walk', without('walk'), 'walk: how far it walks is missing; write it (1–20)'],
    ['speed 99', plainSheet({ walk: 99 }), 'walk: 99 is too large (at most 20)'],
    ['no weapons', without('weapons'), 'weapons: there is no weapon here; write at least one'],
    ['an empty list of weapons', armed(), 'weapons: there is no weapon here; write at least one'],
    [
      '10,000 weapons',
      armed(...Array.from({ length: 10_000 }, () => ({ weapon: 'flamer' }))),
      'weapons: there are 10000 here (at most 40)',
    ],
    [
      'a word instead of the list of weapons',
      plainSheet({ weapons: 'all' }),
      'weapons: "all" stands here instead of a list […]',
    ],
    [
      'a word instead of a weapon',
      armed('ppc'),
      'weapons.0: "ppc" stands here instead of an object {…}',
    ],
    [
      'an unknown weapon',
      armed({ weapon: 'ppc' }, { weapon: 'ac/15' }),
      'weapons.1.weapon: "ac/15" is not known; choose one of the table or write its damage, heat and range',
    ],
    [
      'a weapon called constructor',
      armed({ weapon: 'constructor' }),
      'weapons.0.weapon: "constructor" is not known; choose one of the table or write its damage, heat and range',
    ],
    [
      'a weapon of your own called constructor',
      armed(own({ word: 'Constructor' })),
      'weapons.0.word: "Constructor" means something else on every card; call the weapon otherwise',
    ],
    [
      'a weapon without a word',
      armed({ count: 2 }),
      'weapons.0.weapon: this says no weapon; name one, or write {"word": …, "kind": …, "damage": […], "heat": …, "max": …}',
    ],
    [
      'shots for a laser',
      armed({ weapon: 'large laser', shots: 10 }),
      'weapons.0.shots: a large laser spends no ammunition; take this out',
    ],
    [
      'a place no ’Mech has',
      armed({ weapon: 'ppc', at: ['tail'] }),
      'weapons.0.at.0: "tail" is not possible here (head, center torso, right torso, left torso, right arm, left arm, right hand, left hand, right leg or left leg)',
    ],
    [
      'a weapon word too long to fit twice into a name',
      armed(own({ word: 'Thunderclap Gun' })),
      'weapons.0.word: "Thunderclap Gun" is too long (at most 14 characters)',
    ],
    [
      'a weapon word that begins with a digit',
      armed(own({ word: '5 Rockets' })),
      'weapons.0.word: "5 Rockets" cannot be the name of a weapon; write letters, digits and hyphens, the first a capital letter, like Rocket Pod',
    ],
    [
      'a weapon word that the table has',
      armed(own({ word: 'ER Medium Laser', kind: 'laser' })),
      'weapons.0.word: "ER Medium Laser" is a weapon of the table; choose it from there',
    ],
    [
      'a weapon word found on every card',
      armed(own({ word: 'Duck' })),
      'weapons.0.word: "Duck" means something else on every card; call the weapon otherwise',
    ],
    [
      'a weapon word that begins like a maneuver',
      armed(own({ word: 'Jump Rocket' })),
      'weapons.0.word: "Jump Rocket" means something else on every card; call the weapon otherwise',
    ],
    [
      'a missile that sounds like a laser',
      armed(own({ word: 'Laser Rocket' })),
      'weapons.0.word: "Laser Rocket" does not sound like a missile, and its parts would be taken for something else; call it otherwise, or mend its kind',
    ],
    [
      'a weapon word that another one ends with',
      armed(own({ word: 'Rocket' }), own({ word: 'Big Rocket' })),
      'weapons.0.word: "Rocket" and "Big Rocket" would be taken for each other; give this one another word',
    ],
    [
      'two weapons with the same name but different facts',
      armed(own(), own({ heat: 4 })),
      'weapons.1.word: "Rocket" stands in this list before, with other facts; give this one another word',
    ],
    [
      'no kind',
      armed(own({ kind: undefined })),
      'weapons.0.kind: a weapon of your own needs its kind (laser, ppc, autocannon, missile, machine gun or flamer)',
    ],
    [
      'an unknown kind',
      armed(own({ kind: 'magic' })),
      'weapons.0.kind: "magic" is not possible here (laser, ppc, autocannon, missile, machine gun or flamer)',
    ],
    [
      'damage at two ranges only',
      armed(own({ damage: [8, 8] })),
      'weapons.0.damage: three numbers belong here, for close, medium and long range',
    ],
    [
      'damage in words',
      armed(own({ damage: [8, 'much', 0] })),
      'weapons.0.damage.1: "much" is not a number',
    ],
    [
      'no longest range',
      armed(own({ max: undefined })),
      'weapons.0.max: the longest range is missing; write it in paces (medium range needs 6, long 15)',
    ],
    [
      'a longest range below the least',
      armed(own({ min: 12 })),
      'weapons.0.max: the longest range is below the least (12); exchange them',
    ],
    [
      'a weapon that reaches no range',
      armed(own({ min: 4, max: 5 })),
      'weapons.0: "Rocket" reaches no range; give it a least range below 3, or a longest of 6 or more with damage there',
    ],
    [
      'an entry no sheet has',
      plainSheet({ wheels: 4 }),
      'wheels: there is no such entry in a sheet of this game; take it out or mend its name',
    ],
    [
      'a figure that cannot be drawn',
      plainSheet({ figure: { head: 'cube' } }),
      'figure.head: "cube" is not possible here (canopy, wedge, visor or sunk)',
    ],
    [
      'a mount for a weapon the card does not fire',
      plainSheet({ figure: { mounts: { PPC: { at: 'head' } } } }),
      'figure.mounts.PPC: the card fires no "PPC" (it fires Large Laser and Autocannon); take this out or mend its name',
    ],
    [
      'a trim that is far too large',
      plainSheet({ balance: { armor: 200 } }),
      'balance.armor: 200 is too large (at most 40)',
    ],
    [
      'a vehicle by its type',
      plainSheet({ type: 'CV' }),
      "type: this is a vehicle: it has no legs, so it can have no booklet; only 'Mechs have one",
    ],
    [
      'infantry by its type',
      plainSheet({ type: 'infantry' }),
      "type: this is infantry, not a 'Mech, so it can have no booklet; only 'Mechs have one",
    ],
    [
      'aerospace by its thrust',
      plainSheet({ thrust: 6 }),
      "this is an aerospace craft, not a 'Mech, so it can have no booklet; only 'Mechs have one",
    ],
  ])('%s', (_, sheet, said) => {
    expect(faultsOf(sheet)).toEqual([said]);
  });

  test.each<readonly [string, Record<string, unknown>, string]>([
    ['no size', { size: undefined }, 'size: the size is missing; write it (1–4)'],
    [
      'no move',
      { move: undefined },
      'move: the move is missing; write it in inches, like 8" or 10"j',
    ],
    [
      'no damage',
      { damage: undefined },
      'damage: the damage is missing; write it at close, medium and long range, like [8, 8, 0]',
    ],
    [
      'a move on wheels',
      { move: '10"w' },
      "move: this is a vehicle: it has no legs, so it can have no booklet; only 'Mechs have one",
    ],
    [
      'an aerospace move',
      { move: '6a' },
      "move: this is an aerospace craft, not a 'Mech, so it can have no booklet; only 'Mechs have one",
    ],
    [
      'a move in words',
      { move: 'fast' },
      'move: "fast" is no move of a \'Mech; write it in inches, like 8" or 10"j',
    ],
  ])('an Alpha Strike card with %s', (_, changed, said) => {
    const card = { game: 'alpha strike', designation: 'EXM-1A', name: 'Example' };
    expect(faultsOf({ ...card, size: 3, move: '8"', damage: [2, 3, 2], ...changed })).toEqual([
      said,
    ]);
  });

  test('a Destiny sheet with an unknown weapon', () => {
    expect(faultsOf({ ...sheetOf('lct-1v'), weapons: [{ name: 'Plasma Rifel' }] })).toEqual([
      'weapons.0.name: "Plasma Rifel" is not known; choose plasma rifle, or another of the table, or write a record sheet with its damage, heat and range',
    ]);
  });

  test('several faults, all reported at once', () => {
    expect(faultsOf(plainSheet({ wheels: 4, wings: 2, keels: 0 }))).toHaveLength(3);
    expect(faultsOf({ game: 'record sheet', weapons: [{ weapon: 'club' }] })).toHaveLength(5);
  });

  test('a text with more entries than any sheet, reported without mentioning booklets', () => {
    const { faults } = readJson(JSON.stringify(Array.from({ length: 20_000 }, () => 0)));
    expect(faults.map((fault) => sheetFaultText(fault))).toEqual([
      'this is far too much for a sheet, which has some fifty entries',
    ]);
  });

  test('an entry called __proto__ in a text, reported without mentioning booklets', () => {
    const { faults } = readJson('{"game": "destiny", "__proto__": 3}');
    expect(faults.map((fault) => sheetFaultText(fault))).toEqual([
      '__proto__: there is no such entry in a sheet of this game; take it out or mend its name',
    ]);
  });

  test('an entry called __proto__ in a parsed sheet, reported like any other', () => {
    const sheet: unknown = JSON.parse(
      JSON.stringify(plainSheet()).replace('{', '{"__proto__": {"walk": 3}, '),
    );
    expect(faultsOf(sheet)).toEqual([
      '__proto__: there is no such entry in a sheet of this game; take it out or mend its name',
    ]);
  });
});

test('a ’Mech that fires nothing at medium range can be forged, and a remark says so', () => {
  const { remarks, booklet } = made(armed({ weapon: 'machine gun', at: ['left arm'] }));
  expect(remarks).toContainEqual({ kind: 'no fire', range: 'medium' });
  expect(
    booklet.statCard.maneuvers.some(({ range, fires }) => range === 'medium' && fires.length > 0),
  ).toBe(false);
});
