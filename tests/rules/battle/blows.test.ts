import { describe, expect, test } from 'vitest';
import { forecast } from '../../../src/rules/battle/heat.ts';
import { whyShut } from '../../../src/rules/battle/open-maneuvers.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import type { Critical } from '../../../src/rules/booklet/booklet.ts';
import { sufferedText } from '../../../src/rules/words/words.ts';
import {
  criticalOf,
  griffin,
  incidentsOf,
  openTo,
  playTurn,
  rifleman,
  scene,
  whyShutTo,
} from './table-top.ts';

describe('score', () => {
  const rows = (played: ReturnType<typeof playTurn>) =>
    incidentsOf(played, 'scored').map(({ ledger, damage }) => [
      ledger.map(({ from, points }) => [from, points]),
      damage,
    ]);

  test('D8: SCORE −2 and Charge +8 make 6', () => {
    expect(rows(playTurn(scene(), 52, 62))).toEqual([
      [
        [
          ['view screen', -2],
          ['maneuver', 8],
        ],
        6,
      ],
    ]);
  });

  test('D11: "+1 to any Red" adds to Laser High, and not to Laser Low', () => {
    const told = { range: 'medium', rivalSees: 1 } as const;
    expect(rows(playTurn(scene(told), 44, 20))[0]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 8],
        ['status', 1],
      ],
      8,
    ]);
    expect(rows(playTurn(scene(told), 20, 44))[0]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 8],
      ],
      7,
    ]);
  });

  test('C3: two criticals of "all weapons −1" add up to −2, on weapons only', () => {
    const sensors = criticalOf(rifleman, 'Sensors', 'score');
    const battle = scene({ range: 'medium', seats: [{ criticals: [sensors, sensors] }] });
    expect(rows(playTurn(battle, 44, 20))[0]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 8],
        ['critical', -2],
      ],
      5,
    ]);
    const charging = scene({ seats: [{ criticals: [sensors] }] });
    expect(rows(playTurn(charging, 52, 62))[0]).toEqual([
      [
        ['view screen', -2],
        ['maneuver', 8],
      ],
      6,
    ]);
  });

  test('D8: 0 or less is a miss: no damage and no critical (C1)', () => {
    const sensors = criticalOf(rifleman, 'Sensors', 'score');
    const battle = scene({ seats: [{ criticals: [sensors, sensors] }] });
    const played = playTurn(battle, 50, 50);
    expect(incidentsOf(played, 'scored')[0]).toMatchObject({
      seat: 0,
      damage: 0,
      from: 36,
      to: 36,
    });
    expect(incidentsOf(played, 'critical').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('C1: a critical takes effect only at its threshold: 5 points do not reach one at 6', () => {
    expect(incidentsOf(playTurn(scene(), 50, 50), 'critical')).toMatchObject([
      { seat: 0, line: { letter: 'G', threshold: 5 }, damage: 2, reached: false },
      { seat: 1, line: { letter: 'F', threshold: 6 }, damage: 5, reached: false },
    ]);
  });
});

describe('criticals', () => {
  test('C2: a critical has no effect on what its pilot does that same turn', () => {
    // Both lasers and PPCs hit in one turn: neither loses the point that its new Sensors will cost.
    const { pairings } = playTurn(scene({ range: 'medium' }), 44, 20);
    expect([pairings[0]!.deeds.lone.damage, pairings[0]!.deeds.rival.damage]).toEqual([7, 9]);
  });

  test('C2: damage at once counts in the same turn', () => {
    // Console 16 against 10 shows page 13 H of the Rifleman: 4 damage at once and no autocannon.
    const battle = scene({ range: 'close', rivalSees: 17 });
    const played = playTurn(battle, 16, 10);
    expect(incidentsOf(played, 'scored')[0]).toMatchObject({ seat: 1, damage: 3 });
    const hard = playTurn(scene({ range: 'close', loneSees: 17 }), 16, 10);
    expect(incidentsOf(hard, 'scored')[0]).toMatchObject({ seat: 1, damage: 5 });
    const harder = scene({ range: 'close', loneSees: 17, lone: rifleman, rival: rifleman });
    const struck = playTurn(harder, 16, 10);
    expect(incidentsOf(struck, 'harmed')).toMatchObject([{ seat: 0, points: 4, from: 32, to: 28 }]);
    expect(struck.battle.seats[0]!.armor).toBe(28);
  });

  test('C4: "no Dodge" shuts both Dodges and names the part', () => {
    const battle = scene({
      range: 'medium',
      seats: [{ criticals: [criticalOf(rifleman, 'Right Leg Actuator', 'forbid')] }],
    });
    expect(openTo(battle, 0)).not.toContain(42);
    expect(whyShutTo(battle, 0, 40)).toBe('Right Leg Actuator: no Dodge');
  });

  test('C4: "received twice: no Autocannon" forbids the Autocannon only from the second time on', () => {
    const gun = criticalOf(rifleman, 'Autocannon', 'forbid');
    expect(openTo(scene({ range: 'medium', seats: [{ criticals: [gun] }] }), 0)).toContain(18);
    const twice = openTo(scene({ range: 'medium', seats: [{ criticals: [gun, gun] }] }), 0);
    expect([18, 26, 32].filter((console) => twice.includes(console))).toEqual([]);
  });

  test('C5: a Large Laser critical affects Run & Large Laser too', () => {
    const laser = criticalOf(rifleman, 'Large Laser', 'heat');
    const battle = scene({ range: 'medium', seats: [{ criticals: [laser] }] });
    const cost = (console: number) =>
      forecast(battle, 0, maneuverAt(rifleman.statCard, console)!).cost;
    expect([22, 44, 18, 46, 38].map(cost)).toEqual([9, 8, 9, 3, 5]);
  });

  test('C6: a Gyro critical keeps "only Green, Yellow" for one more turn, on top of the new status', () => {
    const gyro = criticalOf(griffin, 'Gyro', 'knocked down longer');
    const after = { range: 'medium', loneSees: 7, saw: [27, 55] } as const;
    // Screen 7: no Orange and no Red. With the critical only Green and Yellow are left of that.
    expect(openTo(scene({ ...after, seats: [{}, { criticals: [gyro] }] }), 1)).toEqual([
      24, 28, 30, 36, 46, 48,
    ]);
    expect(openTo(scene(after), 1)).toContain(20);
  });

  test("C6: a maneuver shut only by last turn's status names the page of that turn", () => {
    const gyro = criticalOf(griffin, 'Gyro', 'knocked down longer');
    const after = scene({
      ...{ range: 'medium', loneSees: 7, saw: [27, 55] },
      seats: [{}, { criticals: [gyro] }],
    });
    const shut = (console: number) =>
      whyShut(after, 1, maneuverAt(griffin.statCard, console)!) as { screen?: object } | null;
    // Blue is open on page 7 and shut on page 27; orange is shut on both; green is open on both.
    expect(shut(20)).toMatchObject({ kind: 'still knocked down', screen: { number: 27 } });
    expect(shut(34)).toMatchObject({ kind: 'status', screen: { number: 7 } });
    expect(shut(28)).toBeNull();
  });

  test('C4: the reason names the first part whose critical forbids this maneuver', () => {
    const criticals = [
      criticalOf(rifleman, 'Left Hip', 'forbid'),
      criticalOf(rifleman, 'Sensors', 'score'),
      criticalOf(rifleman, 'Autocannon', 'forbid'),
      criticalOf(rifleman, 'Autocannon Ammo', 'damage at once'),
    ];
    const hurt = scene({ range: 'medium', seats: [{ criticals }] });
    // The hip is about other maneuvers, sensors only cost points, the autocannon forbids the second time.
    expect(whyShut(hurt, 0, maneuverAt(rifleman.statCard, 26)!)).toMatchObject({
      kind: 'critical',
      critical: { part: 'Autocannon Ammo' },
    });
  });

  test('C6: if both statuses together leave nothing, the new one holds alone', () => {
    const gyro = criticalOf(griffin, 'Gyro', 'knocked down longer');
    const stuck = scene({
      range: 'close',
      loneSees: 21,
      saw: [27, 55],
      seats: [{}, { criticals: [gyro] }],
    });
    expect(openTo(stuck, 1)).toEqual([2, 6, 16]);
    const nothing = scene({
      range: 'long',
      loneSees: 53,
      saw: [27, 55],
      seats: [{}, { criticals: [gyro] }],
    });
    expect(openTo(nothing, 1)).toEqual([50, 52, 54, 56]);
  });

  test('C7: life support kills above heat 25, and not at 25', () => {
    const support = criticalOf(rifleman, 'Life Support', 'pilot killed');
    const at = (heat: number) =>
      playTurn(scene({ seats: [{ heat, criticals: [support] }] }), 52, 58).battle;
    expect(at(22).outcome).toBeNull();
    expect(at(23).outcome).toEqual({ kind: 'win', winner: 'rival', by: 'pilot-killed' });
  });
});

test('a critical that takes effect the second time says so the first time', () => {
  const twice = {
    effects: [
      { effect: 'forbid', of: [{ weapon: 'Large Laser' }], received: 2 },
    ] as Critical['effects'],
  };
  expect(sufferedText(twice, 1)).toBe('nothing yet; a second time means no Large Laser');
  expect(sufferedText(twice, 2)).toBe('no Large Laser');
  expect(sufferedText(twice)).toBe('no Large Laser from the second time on');
});
