import { expect, test } from 'vitest';
import { fightOver } from '../../../../src/rules/campaign/contract/after-fight.ts';
import { columnOf, weightOf } from '../../../../src/rules/campaign/contract/column.ts';
import { playableOn } from '../../../../src/rules/campaign/contract/contract.ts';
import type {
  EventName,
  FoeName,
  MissionName,
} from '../../../../src/rules/campaign/contract/tables.ts';
import { FOES } from '../../../../src/rules/campaign/contract/tables.ts';
import { missionMuster } from '../../../../src/rules/campaign/game/mission.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { done } from '../circle.ts';
import { cardOf, come, contractIn, findBook, holding, onMission, taken } from './taken.ts';

const LIGHT = cardOf('Light Mek');

test.each<readonly [MissionName, number, string, number, number]>([
  ['Defend Base', 7, '16', 126, 70],
  ['Defend HQ', 8, '18', 144, 80],
  ['Defend Colony', 7, '12', 126, 70],
  ['Defend Transport', 4, '12', 72, 40],
  ['Assault Outpost', 3, 'none', 27, 30],
  ['Assault Power Plant', 6, 'none', 54, 60],
  ['Assault Convoy', 5, 'none', 45, 50],
  ['Assault Fort', 8, 'none', 72, 80],
  ['Patrol Warzone', 6, 'none', 84, 60],
  ['Patrol Jungle', 5, 'none', 70, 50],
  ['Patrol Arctic', 4, 'none', 56, 40],
  ['Patrol Wastelands', 3, 'none', 42, 30],
])(
  '%s has threat %i, limit %s, columns of at most %i t, and pays %i MC once its enemy fell',
  (name, threat, limit, tons, mc) => {
    const hangar = onMission(name, [LIGHT]);
    const contract = contractIn(hangar);
    const foe = sure(columnOf(contract)[0]).name;
    expect(done(missionMuster(hangar, 'p1', foe, findBook)).options.limit).toBe(limit);
    expect(weightOf(name, contract)).toBe(tons);
    const stand = { turns: 9, own: { out: null, turn: null }, foe: { out: 'fell' } };
    const over = fightOver(contract, { game: 'g', pilot: 'p1', foe, stand }, () => 0);
    expect(over).toMatchObject({ threat, mc, done: [name], out: [LIGHT] });
  },
);

test.each<readonly [FoeName, string]>([
  ['Infantry', '2'],
  ['Power Infantry', '4'],
  ['Light Mek', 'cda-3ma,cda-3ma 40 Tuck,Tuck'],
  ['Medium Mek', 'grf-1n,grf-1n 55 Tuck,Marlow'],
  ['Heavy Mek', 'rfl-3n,rfl-3n 60 Tuck,Marlow'],
  ['Hover Tank', '4'],
  ['Gyrocopter', '3'],
  ['Artillery', '5'],
  ['SP Artillery', '4'],
  ['Heavy Infantry', '2'],
  ['Entrenched Infantry', '3'],
  ['Scout Mek', 'lct-1v,lct-1v 20 Tuck,Tuck'],
  ['Battle Mek', 'hbk-4g,enf-4r 50 Tuck,Marlow'],
  ['Assault Mek', 'cls-1a,cls-1a 100 Tuck,Tuck'],
  ['Jump Troops', '3'],
  ['Support Mek', 'her-5sa,her-5sa 40 Tuck,Tuck'],
  ['MMLS', '8'],
])("S5, S8: a card of %s is %s: booklets, tons and pilots, or armor to a 'Mech", (name, says) => {
  const foe = sure(FOES.find((each) => each.name === name));
  if ('armor' in foe) {
    const [enemy] = columnOf(contractIn(onMission('Defend HQ', [LIGHT, cardOf(name)])));
    expect(`${enemy?.more}`).toBe(says);
  } else expect(`${foe.booklets.join()} ${foe.tons} ${foe.pilots.join()}`).toBe(says);
});

const last = { day: 1, name: 'Assault Fort', result: 'done', pay: 80, fights: [] } as const;
const PLACES = {
  road: taken(),
  morning: come(taken(), { last }),
  Patrol: onMission('Patrol Jungle', [LIGHT, cardOf('Scout Mek')]),
  Assault: onMission('Assault Fort', [cardOf('Scout Mek')]),
  Defense: onMission('Defend HQ', [cardOf('Scout Mek')]),
};

const ON_ROAD = 'road morning';
const ON_ONE = 'Patrol 2 Assault 1 Defense 1';
const WHERE: Readonly<Record<EventName, string>> = {
  'Corporate Convention': ON_ROAD,
  'Black Market': ON_ROAD,
  'Battle Scarred': ON_ONE,
  'On Shore Leave': 'Patrol Assault Defense',
  'Head Hit': ON_ONE,
  Salvage: 'morning',
  'Artillery Support': ON_ONE,
  'Orbital Bombardment': ON_ONE,
  'Cruise Missiles': ON_ONE,
  'Air Support': ON_ONE,
  // Not on one that has none: the Cicada.
  'Out of Ammo': 'Patrol 1 Assault 1 Defense 1',
  Immobilized: ON_ONE,
  'Gyros Damaged': ON_ONE,
  Ambush: 'Patrol',
  Surprise: 'Assault',
  'Allied Units': 'Defense',
  Investors: ON_ROAD,
  'Detailed Plans': ON_ROAD,
  'Active Front': ON_ROAD,
  'Field Maintenance': ON_ROAD,
};

test.each(Object.entries(WHERE))(
  'S19: %s can be played here, and on so many enemies: %s',
  (event, where) => {
    const found = Object.entries(PLACES).flatMap(([place, hangar]) => {
      const [held, card] = holding(hangar, event as EventName);
      const on = playableOn(contractIn(held), card);
      if (on.length === 0) return [];
      return [on.includes(null) ? place : `${place} ${on.length}`];
    });
    expect(found.join(' ')).toBe(where);
  },
);

test("an enemy's booklet has ammunition, but for the Cicada, which cannot be out of it", () => {
  const without = FOES.flatMap((foe) =>
    'booklets' in foe &&
    foe.booklets.some((id) => Object.keys(sure(findBook(id)).statCard.ammunition).length === 0)
      ? [foe.name]
      : [],
  );
  expect(without).toEqual(['Light Mek']);
});
