import { expect, test } from 'vitest';
import {
  armorOf,
  columnOf,
  comingOf,
  companyOf,
  effectOf,
  foeOn,
  startOf,
  turnCards,
  weightOf,
} from '../../../../src/rules/campaign/contract/column.ts';
import { COMPANY } from '../../../../src/rules/campaign/contract/state.ts';
import { FOES, MISSIONS, NAMES } from '../../../../src/rules/campaign/contract/tables.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { cardOf, come, contractIn, findBook, holding, onMission, playing, taken } from './taken.ts';

const column = (hangar: Parameters<typeof contractIn>[0]) => columnOf(contractIn(hangar));
const start = (hangar: Parameters<typeof contractIn>[0], place = 0) => {
  const enemy = sure(column(hangar)[place]);
  return startOf(enemy, sure(findBook(enemy.booklet)));
};

test('there are twelve missions, seventeen foes, and twenty-eight names for fourteen enemies', () => {
  expect([MISSIONS.length, FOES.length, NAMES.length, COMPANY.length]).toEqual([12, 17, 28, 14]);
  expect(new Set(NAMES).size).toBe(28);
  for (const { booklet, tons } of companyOf(contractIn(taken())))
    expect(findBook(booklet)?.mech.tonnage).toBe(tons);
});

test('S7: a column weighs at most 18 t a threat in a defense, 9 in an assault, 14 on patrol, and four fifths of that in a quiet contract', () => {
  const weights = (grade: 'quiet' | 'regular' | 'hard') =>
    MISSIONS.map(({ name }) => weightOf(name, { grade }));
  expect(weights('regular')).toEqual([126, 144, 126, 72, 27, 54, 45, 72, 84, 70, 56, 42]);
  expect(weights('quiet')).toEqual([100, 115, 100, 57, 21, 43, 36, 57, 67, 56, 44, 33]);
  expect(weights('hard')).toEqual(weights('regular'));
});

test("S7: who is too heavy or a fourth is passed over, and the 'Mechs come in the order in which they were turned", () => {
  const turned = [
    ...[cardOf('Heavy Mek'), cardOf('Assault Mek'), cardOf('Scout Mek'), cardOf('Light Mek')],
    ...[cardOf('Scout Mek', 1), cardOf('Infantry')],
  ];
  const coming = comingOf({ name: 'Defend Base', turned, leave: null }, { grade: 'regular' });
  expect(coming.map((card) => foeOn(card).name)).toEqual([
    ...['Heavy Mek', 'Scout Mek', 'Light Mek', 'Infantry'],
  ]);
});

test("S7: without a 'Mech that fits cards are turned until one does, and where none does the lightest left comes", () => {
  const out = COMPANY.filter((card) => foeOn(card).name !== 'Assault Mek');
  const contract = contractIn(come(taken(), { out }));
  const at = { name: 'Assault Outpost', number: 3, leave: null } as const;
  const turned = turnCards(contract, at);
  const mechs = comingOf({ ...at, turned }, contract).filter((card) => 'tons' in foeOn(card));
  expect(mechs.map((card) => foeOn(card).name)).toEqual(['Assault Mek']);
  // With nobody out a Scout Mek fits 27 t, and is the last that is turned.
  const whole = turnCards(contractIn(taken()), at);
  const scouts = whole.filter((card) => foeOn(card).name === 'Scout Mek');
  expect(scouts).toHaveLength(1);
});

test("S8: others go with the 'Mechs by turns and are armor to them, at most 8 a fight", () => {
  const hangar = onMission('Defend HQ', [
    ...[cardOf('MMLS'), cardOf('Light Mek'), cardOf('Infantry'), cardOf('Artillery')],
    cardOf('Support Mek'),
  ]);
  expect(column(hangar).map(({ others, more }) => [others.map(({ name }) => name), more])).toEqual([
    [['MMLS', 'Artillery'], 8],
    [['Infantry'], 2],
  ]);
  expect(column(hangar).map((enemy) => armorOf(enemy, 35))).toEqual([43, 37]);
  expect(start(hangar)).toBe('armor 39');
});

test('S5: one of the Battle, Medium and Heavy ones is flown by Sable, in a quiet contract by Iris', () => {
  const regular = companyOf(contractIn(taken()));
  const sable = regular.filter(({ pilot }) => pilot === 'Sable');
  expect(sable).toHaveLength(1);
  expect(['Battle Mek', 'Medium Mek', 'Heavy Mek']).toContain(sable[0]?.foe);
  const quiet = companyOf(contractIn(taken('quiet')));
  expect(quiet.filter(({ pilot }) => pilot === 'Iris').map(({ card }) => card)).toEqual([
    sable[0]?.card,
  ]);
});

test('S1: in a hard contract the second of each pair is flown a level higher', () => {
  const levels = (grade: 'regular' | 'hard', copy: 0 | 1) => {
    const recruits = ['Light Mek', 'Scout Mek', 'Assault Mek'];
    return companyOf(contractIn(taken(grade))).flatMap(({ card, foe, pilot }) =>
      recruits.includes(foe) && card % 2 === copy ? [pilot] : [],
    );
  };
  expect(levels('regular', 1)).toEqual(['Tuck', 'Tuck', 'Tuck']);
  expect(levels('hard', 0)).toEqual(['Tuck', 'Tuck', 'Tuck']);
  expect(levels('hard', 1)).toEqual(['Marlow', 'Marlow', 'Marlow']);
});

const TURNED = [cardOf('Battle Mek'), cardOf('Scout Mek')];

test.each([
  ['Immobilized', 'armor 32'],
  ['Head Hit', 'penalty 2'],
  ['Gyros Damaged', 'penalty 1'],
  ['Out of Ammo', 'autocannon 0'],
] as const)('%s leaves the Hunchback to begin with %s', (event, starts) => {
  const hangar = playing(onMission('Patrol Warzone', TURNED), event, { foe: cardOf('Battle Mek') });
  expect(start(hangar)).toBe(starts);
  expect(start(hangar, 1)).toBeNull();
});

test.each([
  ['Battle Scarred', 3, 8],
  ['Artillery Support', 2, 12],
  ['Orbital Bombardment', 2, 12],
  ['Cruise Missiles', 2, 12],
  ['Air Support', 2, 12],
] as const)(
  'S20: %s takes %i to %i armor, by dice that stand on the card',
  (event, least, most) => {
    const hangar = playing(onMission('Patrol Warzone', TURNED), event, {
      foe: cardOf('Battle Mek'),
    });
    const less = 37 - armorOf(sure(column(hangar)[0]), 37);
    expect(less).toBeGreaterThanOrEqual(least);
    expect(less).toBeLessThanOrEqual(most);
    const [held, card] = holding(taken(), event);
    expect(effectOf(contractIn(held), card).less).toBe(less);
  },
);

test.each([
  ['Ambush', 'Patrol Warzone', ['armor 34', 'armor 28']],
  ['Surprise', 'Assault Fort', ['armor 34', 'armor 28']],
  ['Allied Units', 'Defend HQ', ['armor 29', null]],
] as const)('%s in %s makes %j of the column', (event, mission, starts) => {
  const hangar = playing(onMission(mission, TURNED), event);
  expect(column(hangar).map((_, place) => start(hangar, place))).toEqual(starts);
});

test('On Shore Leave keeps one card of the column away, and never the last enemy', () => {
  const hangar = playing(onMission('Patrol Warzone', TURNED), 'On Shore Leave');
  const { mission } = contractIn(hangar);
  expect(TURNED).toContain(mission?.leave);
  expect(column(hangar).length).toBeGreaterThanOrEqual(1);
  expect(column(hangar).map(({ card }) => card)).not.toContain(mission?.leave);
});

test('S8: nobody begins with less than 1 armor', () => {
  expect(armorOf({ more: 0, cards: [{ card: 1, event: 'Ambush', less: 99, worse: 0 }] }, 31)).toBe(
    1,
  );
});
