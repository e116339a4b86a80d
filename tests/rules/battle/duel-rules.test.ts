import { describe, expect, test } from 'vitest';
import { forecast } from '../../../src/rules/battle/heat.ts';
import { openManeuvers, whyShut } from '../../../src/rules/battle/open-maneuvers.ts';
import { play } from '../../../src/rules/record/replay.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import type { Critical } from '../../../src/rules/booklet/booklet.ts';
import { criticalOf as criticalFrom } from '../../../src/rules/booklet/critical.ts';
import type { Reach } from '../../../src/rules/document/booklet-document.ts';
import { allowed, refused } from '../../allowed.ts';
import { shutText, sufferedText } from '../../../src/rules/words/words.ts';
import {
  criticalOf,
  griffin,
  incidentsOf,
  opened,
  playTurn,
  rifleman,
  scene,
} from './table-top.ts';
import type { Scene } from './table-top.ts';

const open = (battle: Battle, seat: number): number[] =>
  openManeuvers(battle, seat)
    .map(({ console }) => console)
    .sort((one, other) => one - other);
const LONG = [50, 52, 54, 56, 58, 60, 62, 64];
const why = (battle: Battle, seat: number, console: number): string | null => {
  const shut = whyShut(battle, seat, maneuverAt(battle.seats[seat]!.booklet.statCard, console)!);
  return shut && shutText(shut).long;
};

describe('choosing', () => {
  test('D1: both booklets lie open at view screen 49, heat 0, full armor and ammunition, only long range', () => {
    const battle = opened(rifleman, [griffin]);
    expect(battle.pairings[0]).toMatchObject({
      range: 'long',
      sees: { lone: { number: 49 }, rival: { number: 49 } },
    });
    expect(battle.seats.map(({ armor, heat, ammunition }) => [armor, heat, ammunition])).toEqual([
      [38, 0, { autocannon: 8 }],
      [36, 0, { missile: 6 }],
    ]);
    expect([open(battle, 0), open(battle, 1)]).toEqual([LONG, LONG]);
  });

  test('D2: after a Charge against a Cool Off the Rifleman may not run or fire the autocannon alone', () => {
    const { battle } = playTurn(scene(), 52, 62);
    expect(open(battle, 0)).toEqual([18, 20, 24, 28, 30, 36, 40, 42, 44, 46, 48]);
    expect(open(battle, 1)).toEqual([24, 28, 30, 36, 46, 48]);
    expect(why(battle, 0, 26)).toBe('Told: no Run and no Autocannon');
    expect(why(battle, 0, 52)).toBe('only medium range');
    expect(why(battle, 0, 44)).toBeNull();
  });

  test('D11: "except Autocannon" is the group: Autocannon & Large Laser stays open', () => {
    expect(open(scene({ range: 'medium', rivalSees: 47 }), 0)).toContain(18);
  });

  test('D12: where the pages show two ranges the closer one holds for both', () => {
    const { battle, pairings } = playTurn(scene({ range: 'medium' }), 24, 22);
    expect(pairings[0]!.range).toBe('close');
    // Ben told "except Blue" from the close page; Ada told "except Orange, Dodge" from the medium one.
    expect(open(battle, 0)).toEqual([2, 4, 6, 8, 10, 16]);
    expect(open(battle, 1)).toEqual([2, 6, 10, 14, 16]);
  });

  test('D12: a close page keeps its own words, so "only Defense" holds where the other page is a medium one', () => {
    const { battle } = playTurn(scene({ range: 'medium' }), 24, 38);
    expect(open(battle, 0)).toEqual([2, 6, 16]);
  });

  test('D12: read at another range than it is printed for, a status has only its colours and maneuver names', () => {
    const medium = open(scene({ range: 'medium' }), 0);
    // Page 13, at close range: "only Defense", which is a group.
    expect(open(scene({ range: 'medium', rivalSees: 13 }), 0)).toEqual(medium);
    // Page 61, at medium range: no Orange, no Red.
    expect(open(scene({ range: 'close', rivalSees: 61 }), 0)).toEqual([2, 6, 12, 14, 16]);
  });

  describe('D13', () => {
    const forbidding = (...of: Reach[]): Critical =>
      criticalFrom(rifleman, { part: 'Gyro', effects: [{ effect: 'forbid', of }] });
    /** Told "only Green" at long range, which leaves Sidestep (58) and Cool Off (62). */
    const told = (...criticals: readonly Critical[]) =>
      scene({ rivalSees: 59, seats: [{ criticals }] });
    const green = forbidding({ maneuver: 'Sidestep' }, { maneuver: 'Cool Off' });

    test('as long as the status leaves something it holds', () => {
      expect(open(told(), 0)).toEqual([58, 62]);
      expect(open(told(forbidding({ maneuver: 'Sidestep' })), 0)).toEqual([62]);
    });

    test('where status and criticals leave nothing, the exceptions of the status are waived', () => {
      expect(open(told(green), 0)).toEqual([50, 52, 54, 56, 60, 64]);
      expect(why(told(green), 0, 58)).toBe('Gyro: no Sidestep, no Cool Off');
    });

    test('where status and ammunition leave nothing, too', () => {
      const spent = scene({
        ...{ lone: rifleman, rival: griffin, rivalSees: 59 },
        seats: [{ ammunition: { autocannon: 0 }, criticals: [green] }],
      });
      expect(open(spent, 0)).toEqual([52, 60, 64]);
    });

    test('where criticals forbid all, what fires no weapon may be done all the same', () => {
      expect(open(told(forbidding({ any: 'maneuver' })), 0)).toEqual([52, 58, 60, 62, 64]);
    });

    test("a shut-down 'Mech that may neither cool off nor duck may do either; where there is none, what fires no weapon", () => {
      const cold = forbidding({ maneuver: 'Cool Off' }, { maneuver: 'Duck' });
      const shut = (...criticals: readonly Critical[]) =>
        scene({ range: 'medium', seats: [{ heat: 30, shutDown: true, criticals }] });
      expect(open(shut(forbidding({ maneuver: 'Duck' })), 0)).toEqual([28]);
      expect(open(shut(cold), 0)).toEqual([28, 30]);
    });
  });
});

describe('heat', () => {
  test('D3: heat rises by the cost, and Cool Off never takes it below 0', () => {
    const { battle } = playTurn(scene({ seats: [{ heat: 4 }] }), 62, 52);
    expect(battle.seats.map(({ heat }) => heat)).toEqual([0, 3]);
  });

  test('C5: heat sinks add to every maneuver, also to Cool Off; an engine heats each turn', () => {
    const sinks = criticalOf(rifleman, 'Heat Sinks', 'heat');
    const engine = criticalOf(rifleman, 'Engine', 'heat each turn');
    const battle = scene({ seats: [{ heat: 26, criticals: [sinks, engine, engine] }] });
    expect(playTurn(battle, 62, 58).battle.seats[0]!.heat).toBe(26 - 7 + 1 + 4);
  });

  test('H2: heat at the shutdown number shuts the Rifleman down', () => {
    const played = playTurn(scene({ seats: [{ heat: 27 }] }), 52, 58);
    expect(played.battle.seats[0]).toMatchObject({ heat: 30, shutDown: true });
    expect(incidentsOf(played, 'shut down')).toMatchObject([{ seat: 0, heat: 30 }]);
  });

  test('H3: a shut-down Rifleman may only cool off, although the status says no Green', () => {
    const battle = scene({ range: 'medium', rivalSees: 53, seats: [{ heat: 30, shutDown: true }] });
    expect(open(battle, 0)).toEqual([28, 30]);
    expect(why(battle, 0, 44)).toBe('Shut down: only Cool Off or Duck');
  });

  test.each([
    [22, 15, false],
    [23, 16, true],
  ])('H3: cooling from %i to %i leaves it shut down: %s', (heat, after, shutDown) => {
    const battle = scene({ seats: [{ heat, shutDown: true }] });
    expect(playTurn(battle, 62, 58).battle.seats[0]).toMatchObject({ heat: after, shutDown });
  });

  test('H4: at heat 28 one autocannon point explodes and takes 2 armor', () => {
    const played = playTurn(scene({ seats: [{ heat: 25 }] }), 52, 60);
    expect(played.battle.seats[0]).toMatchObject({
      heat: 28,
      armor: 36,
      ammunition: { autocannon: 7 },
      shutDown: false,
    });
  });

  test('H4: nothing explodes without ammunition, and A3 keeps the points but not the armor', () => {
    const empty = scene({ seats: [{ heat: 25, ammunition: { autocannon: 0 } }] });
    expect(playTurn(empty, 52, 60).battle.seats[0]).toMatchObject({ armor: 38 });
    const ignored = scene({ ammunition: 'ignored', seats: [{ heat: 25 }] });
    expect(playTurn(ignored, 52, 60).battle.seats[0]).toMatchObject({
      armor: 36,
      ammunition: { autocannon: 8 },
    });
  });

  test('H4: the pilot names the ammunition that is lost; a wrong name is refused', () => {
    const battle = scene({ seats: [{ heat: 25 }] });
    expect(playTurn(battle, 52, 60, [{ loses: 'autocannon' }]).battle.seats[0]!.ammunition).toEqual(
      { autocannon: 7 },
    );
    expect(
      refused(play(battle, { seats: [{ console: 52, loses: 'missile' }, { console: 60 }] })),
    ).toBe('lone loses no missile in this turn');
    expect(
      refused(play(scene(), { seats: [{ console: 52, loses: 'autocannon' }, { console: 60 }] })),
    ).toBe('lone loses no autocannon in this turn');
  });

  test('the stat card forecasts what the turn then does', () => {
    const support = [criticalOf(rifleman, 'Life Support', 'pilot killed')];
    const told = (standing: object, console: number) => {
      const { shutsDown, startsUp, explodes, diesOfHeat, ...numbers } = forecast(
        scene({ seats: [{ criticals: support, ...standing }] }),
        0,
        maneuverAt(rifleman.statCard, console)!,
      );
      const said = { shutsDown, startsUp, explodes, diesOfHeat };
      return { ...numbers, said: Object.entries(said).flatMap(([word, is]) => (is ? [word] : [])) };
    };
    const ammunition = { autocannon: 8 };
    expect(told({ heat: 20 }, 52)).toEqual({ cost: 3, heat: 23, ammunition, said: [] });
    expect(told({ heat: 22 }, 52)).toEqual({ cost: 3, heat: 25, ammunition, said: [] });
    expect(told({ heat: 23 }, 52)).toMatchObject({ heat: 26, said: ['diesOfHeat'] });
    expect(told({ heat: 25 }, 52)).toMatchObject({ heat: 28, said: ['explodes', 'diesOfHeat'] });
    expect(told({ heat: 27 }, 52)).toMatchObject({
      heat: 30,
      said: ['shutsDown', 'explodes', 'diesOfHeat'],
    });
    expect(told({ heat: 22, shutDown: true }, 62)).toMatchObject({ heat: 15, said: ['startsUp'] });
    expect(told({ heat: 23, shutDown: true }, 62)).toMatchObject({ heat: 16, said: [] });
    expect(told({ heat: 0 }, 62)).toMatchObject({ cost: -7, heat: 0, said: [] });
    expect(told({}, 50)).toEqual({ cost: 1, heat: 1, ammunition: { autocannon: 7 }, said: [] });
  });
});

describe('ammunition', () => {
  test('D4, A2: Missile High spends a missile, and with none left it is shut', () => {
    const { battle } = playTurn(scene({ seats: [{}, { ammunition: { missile: 1 } }] }), 62, 50);
    expect(battle.seats[1]!.ammunition).toEqual({ missile: 0 });
    const spent = scene({ range: 'medium', seats: [{}, { ammunition: { missile: 0 } }] });
    expect(open(spent, 1)).not.toContain(26);
    expect(why(spent, 1, 26)).toBe('No missile left');
  });

  test('A3: where ammunition is ignored nothing is spent and nothing is shut', () => {
    const battle = scene({ ammunition: 'ignored', seats: [{}, { ammunition: { missile: 0 } }] });
    expect(open(battle, 1)).toContain(50);
  });
});

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

  test('C3: two "all weapons −1" make −2, on weapons only', () => {
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

  test('D8: 0 or less is a miss that does nothing, also no critical (C1)', () => {
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

  test('C1: a critical needs its threshold; 5 does not reach a Heat Sink at 6', () => {
    expect(incidentsOf(playTurn(scene(), 50, 50), 'critical')).toMatchObject([
      { seat: 0, line: { letter: 'G', threshold: 5 }, damage: 2, reached: false },
      { seat: 1, line: { letter: 'F', threshold: 6 }, damage: 5, reached: false },
    ]);
  });
});

describe('criticals', () => {
  test('C2: a critical that is suffered now changes nothing that is done now', () => {
    // Both lasers and PPCs hit in one turn: neither loses the point that its new Sensors will cost.
    const { pairings } = playTurn(scene({ range: 'medium' }), 44, 20);
    expect([pairings[0]!.deeds.lone.damage, pairings[0]!.deeds.rival.damage]).toEqual([7, 9]);
  });

  test('C2: damage and heat at once count in this turn', () => {
    // Console 18 against 30 … the Rifleman's own page 13 H: 4 damage at once and no autocannon.
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
    expect(open(battle, 0)).not.toContain(42);
    expect(why(battle, 0, 40)).toBe('Right Leg Actuator: no Dodge');
  });

  test('C4: "received twice: no Autocannon" forbids from the second time on', () => {
    const gun = criticalOf(rifleman, 'Autocannon', 'forbid');
    expect(open(scene({ range: 'medium', seats: [{ criticals: [gun] }] }), 0)).toContain(18);
    const twice = open(scene({ range: 'medium', seats: [{ criticals: [gun, gun] }] }), 0);
    expect([18, 26, 32].filter((console) => twice.includes(console))).toEqual([]);
  });

  test('C5: a large laser critical reaches Run & Large Laser too', () => {
    const laser = criticalOf(rifleman, 'Large Laser', 'heat');
    const battle = scene({ range: 'medium', seats: [{ criticals: [laser] }] });
    const cost = (console: number) =>
      forecast(battle, 0, maneuverAt(rifleman.statCard, console)!).cost;
    expect([22, 44, 18, 46, 38].map(cost)).toEqual([9, 8, 9, 3, 5]);
  });

  test('C6: a Gyro keeps "only Green, Yellow" for the turn after, together with the new status', () => {
    const gyro = criticalOf(griffin, 'Gyro', 'knocked down longer');
    const after = { range: 'medium', loneSees: 7, saw: [27, 55] } as const;
    // Screen 7: no Orange and no Red. With the critical only Green and Yellow are left of that.
    expect(open(scene({ ...after, seats: [{}, { criticals: [gyro] }] }), 1)).toEqual([
      24, 28, 30, 36, 46, 48,
    ]);
    expect(open(scene(after), 1)).toContain(20);
  });

  test('C6: what only the turn before forbids is told with the page of that turn', () => {
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

  test('C4: the part that is named is the first whose critical forbids this maneuver', () => {
    const criticals = [
      criticalOf(rifleman, 'Left Hip', 'forbid'),
      criticalOf(rifleman, 'Sensors', 'score'),
      criticalOf(rifleman, 'Autocannon', 'forbid'),
      criticalOf(rifleman, 'Autocannon Ammo', 'damage at once'),
    ];
    const hurt = scene({ range: 'medium', seats: [{ criticals }] });
    // The hip is of other maneuvers, the sensors only cost points, the autocannon bites the second time.
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
    expect(open(stuck, 1)).toEqual([2, 6, 16]);
    const nothing = scene({
      range: 'long',
      loneSees: 53,
      saw: [27, 55],
      seats: [{}, { criticals: [gyro] }],
    });
    expect(open(nothing, 1)).toEqual([50, 52, 54, 56]);
  });

  test('C7: life support kills above heat 25, and not at 25', () => {
    const support = criticalOf(rifleman, 'Life Support', 'pilot killed');
    const at = (heat: number) =>
      playTurn(scene({ seats: [{ heat, criticals: [support] }] }), 52, 58).battle;
    expect(at(22).outcome).toBeNull();
    expect(at(23).outcome).toEqual({ kind: 'win', winner: 'rival', by: 'pilot-killed' });
  });
});

describe('the end', () => {
  test('D10: armor at 0 loses', () => {
    const { battle } = playTurn(scene({ seats: [{}, { armor: 6 }] }), 52, 62);
    expect(battle.outcome).toEqual({ kind: 'win', winner: 'lone', by: 'armor' });
    expect([open(battle, 0), open(battle, 1)]).toEqual([[], []]);
    for (const seat of [0, 1])
      expect(whyShut(battle, seat, maneuverAt(rifleman.statCard, 52)!)).toEqual({ kind: 'out' });
  });

  test('D10: both out in one turn and nobody wins; H4 is settled for both first', () => {
    const both = scene({ range: 'medium', seats: [{ armor: 9 }, { armor: 7 }] });
    expect(playTurn(both, 44, 20).battle.outcome).toEqual({ kind: 'nobody', by: 'mutual' });
    const burning = scene({ seats: [{ armor: 2, heat: 25 }, { armor: 6 }] });
    expect(playTurn(burning, 52, 62).battle.outcome).toEqual({ kind: 'nobody', by: 'mutual' });
  });

  test("D10: a 'Mech that shuts down but has armor beats one that has none", () => {
    const { battle } = playTurn(scene({ seats: [{ armor: 9, heat: 29 }, { armor: 6 }] }), 52, 62);
    expect(battle.outcome).toEqual({ kind: 'win', winner: 'lone', by: 'armor' });
  });

  test('B2: the pilot dies at −5 by D8, not at −4', () => {
    const at = (armor: number) =>
      incidentsOf(playTurn(scene({ seats: [{}, { armor }] }), 52, 62), 'pilot killed');
    expect(at(2)).toEqual([]);
    expect(at(1)).toMatchObject([{ seat: 1, by: 'armor' }]);
  });

  test("B2: a cockpit hit kills the pilot, and the 'Mech is out with armor left", () => {
    const { battle } = playTurn(scene({ range: 'medium' }), 28, 44);
    expect(battle.outcome).toEqual({ kind: 'win', winner: 'rival', by: 'pilot-killed' });
  });

  test('D14: both shut down and neither can cool: nobody wins', () => {
    const sinks = (booklet: typeof rifleman) =>
      new Array(8).fill(criticalOf(booklet, 'Heat Sinks', 'heat'));
    const hot = { heat: 40, shutDown: true, ammunition: {} };
    const { battle } = playTurn(
      scene({
        seats: [
          { ...hot, criticals: sinks(rifleman) },
          { ...hot, criticals: sinks(griffin) },
        ],
      }),
      62,
      62,
    );
    expect(battle.outcome).toEqual({ kind: 'nobody', by: 'stalemate' });
    const cooling = scene({
      seats: [
        { ...hot, criticals: sinks(rifleman).slice(2) },
        { ...hot, criticals: sinks(griffin) },
      ],
    });
    expect(playTurn(cooling, 62, 62).battle.outcome).toBeNull();
  });

  test('D14: a Cool Off that still cools keeps a battle going, although nobody would gain by a Duck', () => {
    const sinks = (booklet: typeof rifleman) =>
      new Array(4).fill(criticalOf(booklet, 'Heat Sinks', 'heat'));
    const hot = { heat: 40, shutDown: true, ammunition: {} };
    const cooling = scene({
      range: 'medium',
      seats: [
        { ...hot, criticals: sinks(rifleman) },
        { ...hot, criticals: sinks(griffin) },
      ],
    });
    const { battle } = playTurn(cooling, 28, 28);
    expect(open(battle, 0)).toEqual([28, 30]);
    expect(battle.outcome).toBeNull();
  });

  test('D14: there is no stalemate while one is not shut down, whatever may be done', () => {
    const warm = (booklet: typeof rifleman): Critical =>
      criticalFrom(booklet, {
        part: 'Gyro',
        effects: [{ effect: 'forbid', of: [{ maneuver: 'Cool Off' }, { maneuver: 'Duck' }] }],
      });
    const stuck = {
      ...{ heat: 40, shutDown: true, ammunition: {} },
      criticals: new Array<Critical>(8).fill(criticalOf(rifleman, 'Heat Sinks', 'heat')),
    };
    const one = { criticals: [warm(griffin)] };
    expect(playTurn(scene({ seats: [stuck, one] }), 62, 58).battle.outcome).toBeNull();
    const two = [{ criticals: [warm(rifleman)] }, one] as const;
    expect(playTurn(scene({ seats: two }), 58, 58).battle.outcome).toBeNull();
  });

  test('D14: where a draw ends a turn, heat is counted and nobody is told to shut down', () => {
    const drawn = allowed(
      play(scene({ seats: [{ heat: 27 }] }), {
        seats: [{ console: 52 }, { console: 62 }],
        draw: { by: 'agreed' },
      }),
    );
    expect(drawn.battle.seats[0]).toMatchObject({ heat: 30, shutDown: true, out: null });
    expect(incidentsOf(drawn, 'shut down')).toEqual([]);
  });

  test('D14: two players may agree to a draw, with numbers or before any', () => {
    expect(play(scene(), { draw: { by: 'agreed' } })).toMatchObject({
      battle: { outcome: { kind: 'nobody', by: 'agreed' } },
    });
    const agreed = play(scene(), {
      seats: [{ console: 52 }, { console: 62 }],
      draw: { by: 'agreed' },
    });
    expect(agreed).toMatchObject({
      battle: { outcome: { kind: 'nobody', by: 'agreed' }, seats: [{}, { armor: 36 }] },
    });
  });

  test('D15: after forty quiet turns a draw may be claimed, and not before', () => {
    const claim = {
      seats: [{ console: 62 }, { console: 62 }],
      draw: { by: 'claimed', seat: 0 },
    } as const;
    expect(refused(play(scene({ quiet: 39 }), claim))).toMatch(/^lone may not claim a draw/);
    expect(play(scene({ quiet: 40 }), claim)).toMatchObject({
      battle: { outcome: { kind: 'nobody', by: 'claimed' } },
    });
  });

  test('D15: the count goes on in a turn without damage, and starts anew when any armor falls', () => {
    const after = (lone: number, rival: number, more: Scene = {}) =>
      playTurn(scene({ quiet: 39, ...more }), lone, rival).battle.quiet;
    expect(after(62, 62)).toBe(40);
    // Ada hits Ben, Ben hits Ada.
    expect(after(52, 62)).toBe(0);
    expect(after(62, 52)).toBe(0);
    // Nobody hits, but ammunition explodes in the Rifleman (H4).
    expect(after(52, 60, { seats: [{ heat: 25 }] })).toBe(0);
    expect(after(52, 60)).toBe(40);
  });
});

describe('leaving', () => {
  test('E1: shown on view screen 29, having begun at long range, the Griffin may escape before any damage', () => {
    const { battle } = playTurn(scene(), 52, 60, [{}, { leaves: 'escapes' }]);
    expect(battle.outcome).toEqual({ kind: 'escape', escaped: ['rival'] });
    expect(battle.seats.map(({ armor, heat }) => [armor, heat])).toEqual([
      [38, 3],
      [36, 4],
    ]);
  });

  test('E1: from medium range, or on another view screen, nobody escapes', () => {
    const fleeing = { seats: [{ console: 28 }, { console: 36, leaves: 'escapes' }] } as const;
    expect(refused(play(scene({ range: 'medium' }), fleeing))).toMatch(/^rival may not escape/);
    expect(
      refused(play(scene(), { seats: [{ console: 52, leaves: 'escapes' }, { console: 60 }] })),
    ).toMatch(/^lone may not escape/);
  });

  test('B1: who bails out loses, both bail out and nobody wins, a bail-out beats an escape', () => {
    const end = (one?: string, other?: string) =>
      playTurn(scene(), 52, 60, [one ? { leaves: one } : {}, other ? { leaves: other } : {}]).battle
        .outcome;
    expect(end('bails out')).toEqual({ kind: 'win', winner: 'rival', by: 'bail-out' });
    expect(end(undefined, 'bails out')).toEqual({ kind: 'win', winner: 'lone', by: 'bail-out' });
    expect(end('bails out', 'bails out')).toEqual({ kind: 'nobody', by: 'bail-out' });
    expect(end('bails out', 'escapes')).toEqual({ kind: 'win', winner: 'rival', by: 'bail-out' });
  });
});

test('a critical that bites the second time says so the first time', () => {
  const twice = {
    effects: [
      { effect: 'forbid', of: [{ weapon: 'Large Laser' }], received: 2 },
    ] as Critical['effects'],
  };
  expect(sufferedText(twice, 1)).toBe('nothing yet; a second time means no Large Laser');
  expect(sufferedText(twice, 2)).toBe('no Large Laser');
});

test('an odd number is no maneuver', () => {
  expect(maneuverAt(rifleman.statCard, 53)).toBeNull();
});
