import { describe, expect, test } from 'vitest';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import type { BroughtCritical, Entry } from '../../../src/rules/battle/entry.ts';
import { forecast } from '../../../src/rules/battle/heat.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { criticalOf, entry, griffin, incidentsOf, playTurn, rifleman, scene } from './table-top.ts';

/** A duel of these two entries, at medium range with nothing forbidden. */
const begun = (lone: Partial<Entry> = {}, rival: Partial<Entry> = {}): Battle => {
  const { pairings } = scene({ range: 'medium' });
  const opened = openBattle({
    options: USUAL_OPTIONS,
    lone: entry(rifleman, 0, lone),
    rivals: [entry(griffin, 1, rival)],
  });
  return { ...opened, pairings };
};
const ledgers = (battle: Battle, lone: number, rival: number) =>
  incidentsOf(playTurn(battle, lone, rival), 'scored').map(({ ledger, damage }) => [
    ledger.map(({ from, points }) => [from, points]),
    damage,
  ]);
const brought = (part: string, effect: string, times: number, of = rifleman): BroughtCritical => {
  const { effects } = criticalOf(of, part, effect);
  return { part, effects: structuredClone(effects), times };
};
const openOf = (battle: Battle): readonly number[] =>
  openManeuvers(battle, 0).map(({ console }) => console);

describe('what a pilot is worth', () => {
  test("K2: a pilot's points in Laser add a line to the score of a Laser maneuver", () => {
    const skilled = begun({ skill: { ...everyCategory(0), III: 2 } });
    expect(ledgers(skilled, 44, 20)[0]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 8],
        ['skill', 2],
      ],
      9,
    ]);
    // The Griffin's pilot has none.
    expect(ledgers(skilled, 44, 20)[1]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 10],
      ],
      9,
    ]);
  });

  test('K2: a maneuver in two categories gets the points of both', () => {
    // Autocannon & Large Laser is of I and III.
    expect(maneuverAt(rifleman.statCard, 18)!.categories).toEqual(['I', 'III']);
    const skilled = begun({ skill: { ...everyCategory(0), I: 1, III: 2, VIII: 4 } });
    expect(skilled.seats[0]!.skill[18 >> 1]).toBe(3);
  });

  test("K10: a replacement's −3 in every category is a line of the score", () => {
    expect(ledgers(begun({ penalty: everyCategory(3) }), 44, 20)[0]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 8],
        ['penalty', -3],
      ],
      4,
    ]);
  });

  test('K10: points are bought back by category; a maneuver in two categories suffers the worse penalty', () => {
    const { penalty } = begun({ penalty: { ...everyCategory(3), I: 1, III: 0 } }).seats[0]!;
    const at = (console: number): number => penalty[console >> 1]!;
    expect([at(44), at(18), at(26), at(46)]).toEqual([0, -1, -1, -3]);
    expect(maneuverAt(rifleman.statCard, 26)!.categories).toEqual(['I']);
  });

  test('K2, K10: skill and penalty are separate lines of the score', () => {
    const both = begun({ skill: { ...everyCategory(0), III: 5 }, penalty: everyCategory(3) });
    expect(ledgers(both, 44, 20)[0]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 8],
        ['skill', 5],
        ['penalty', -3],
      ],
      9,
    ]);
  });
});

describe("what a 'Mech brings along", () => {
  test("K4: a worn 'Mech shuts down at its own number", () => {
    const worn = begun({ shutdown: 12 });
    const hot = { ...worn, seats: worn.seats.map((seat) => ({ ...seat, heat: 11 })) };
    const { battle } = playTurn(hot, 44, 20);
    expect(battle.seats.map(({ shutDown }) => shutDown)).toEqual([true, false]);
    expect(forecast(hot, 0, maneuverAt(rifleman.statCard, 44)!).shutsDown).toBe(true);
  });

  test('H4: ammunition never explodes if the shutdown number is below 28, but does if it is 28', () => {
    const at = (shutdown: number) => {
      const { seats, ...rest } = begun({ shutdown });
      const hot = { ...rest, seats: seats.map((seat) => ({ ...seat, heat: 30 })) };
      const charge = maneuverAt(rifleman.statCard, 44)!;
      return [forecast(hot, 0, charge).explodes, incidentsOf(playTurn(hot, 44, 20), 'exploded')];
    };
    expect(at(27)).toMatchObject([false, [{ seat: 1 }]]);
    expect(at(28)).toMatchObject([true, [{ seat: 0 }, { seat: 1 }]]);
  });

  test("K9: a 'Mech starts with the ammunition it has left", () => {
    const spent = begun({ ammunition: { autocannon: 0 } });
    expect(openOf(spent)).not.toContain(18);
  });

  test('K8: criticals brought along count as received: two of "received twice" forbid the maneuver', () => {
    const gun = brought('Autocannon', 'forbid', 1);
    expect(openOf(begun({ criticals: [gun] }))).toContain(18);
    expect(openOf(begun({ criticals: [{ ...gun, times: 2 }] }))).not.toContain(18);
    expect(openOf(begun({ criticals: [gun, gun] }))).not.toContain(18);
    const [lone] = begun({ criticals: [gun, gun] }).seats;
    expect(lone!.wounds.suffered).toEqual([
      { critical: criticalOf(rifleman, 'Autocannon', 'forbid'), times: 2 },
    ]);
  });

  test('K8: "all weapons −1" brought along three times is a single line of −3', () => {
    const sensors = brought('Sensors', 'score', 3);
    const worn = begun({ criticals: [sensors] });
    expect(ledgers(worn, 44, 20)[0]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 8],
        ['critical', -3],
      ],
      4,
    ]);
  });

  test('K8: a critical brought along three times has triple points: score, heat, and heat each turn', () => {
    const tracking = brought('Tracking System', 'score', 3);
    const engine = brought('Engine', 'heat each turn', 3);
    const worn = begun({ criticals: [tracking, engine] });
    const [{ wounds }] = worn.seats as [Battle['seats'][0]];
    expect([50, 52, 44].map((console) => wounds.score[console >> 1])).toEqual([-6, 0, 0]);
    expect(wounds.eachTurn).toBe(6);
    const [sinks] = begun({
      criticals: [
        {
          part: 'Sinks',
          times: 3,
          effects: [{ effect: 'heat', by: 2, of: [{ any: 'maneuver' }] }],
        },
      ],
    }).seats;
    expect(sinks!.wounds.heat[52 >> 1]).toBe(6);
    const [row] = ledgers({ ...worn, pairings: scene().pairings }, 50, 50);
    expect(row).toEqual([
      [
        ['view screen', -3],
        ['maneuver', 5],
        ['critical', -6],
      ],
      0,
    ]);
  });

  test('C3: a critical received again counts twice, even with others in between', () => {
    const [sensors, gun] = [brought('Sensors', 'score', 1), brought('Autocannon', 'forbid', 1)];
    const [lone] = begun({ criticals: [sensors, gun, sensors] }).seats;
    expect(lone!.wounds.suffered.map(({ critical: { part }, times }) => [part, times])).toEqual([
      ['Sensors', 2],
      ['Autocannon', 1],
    ]);
  });

  test('C5: a critical that adds heat is not a line of the score', () => {
    const worn = begun({ criticals: [brought('Heat Sinks', 'heat', 1)] });
    expect(ledgers(worn, 44, 20)[0]).toEqual([
      [
        ['view screen', -1],
        ['maneuver', 8],
      ],
      7,
    ]);
  });

  test('full armor is what an entry starts with, and does not change when armor falls', () => {
    const battle = begun({ armor: 30 });
    expect(battle.seats[0]).toMatchObject({ armor: 30, fullArmor: 30 });
    const [hit] = playTurn(battle, 20, 20).battle.seats;
    expect(hit!.armor).toBeLessThan(30);
    expect(hit!.fullArmor).toBe(30);
  });

  test("K5: a critical's immediate damage, heat or death is not repeated in the next game", () => {
    const criticals = rifleman.criticals
      .filter(({ effects }) => effects.some(({ effect }) => /at once|pilot killed/.test(effect)))
      .map(({ part, effects }) => ({ part, effects, times: 1 }));
    expect(criticals.length).toBeGreaterThan(2);
    expect(begun({ criticals }).seats[0]).toMatchObject({
      armor: 38,
      fullArmor: 38,
      heat: 0,
      pilotLives: true,
      out: null,
      // The Life Support among them lasts, whatever came after it (C7).
      wounds: { lethalHeat: 25 },
    });
  });

  test('K6: a critical from another booklet keeps its words and affects what it can', () => {
    const rack = brought(
      'Missile Rack',
      griffin.criticals.find(({ part }) => part === 'Missile Rack')!.effects[0]!.effect,
      2,
      griffin,
    );
    const [lone] = begun({ criticals: [rack] }).seats;
    expect(lone!.wounds.suffered).toMatchObject([{ critical: { part: 'Missile Rack' }, times: 2 }]);
    expect(lone!.wounds.score.every((points) => points === 0)).toBe(true);
    expect(openOf(begun({ criticals: [rack] }))).toEqual(openOf(begun()));
    // Listed twice, it is one critical that counts twice (C3), although this booklet has none like it.
    expect(begun({ criticals: [rack, structuredClone(rack)] }).seats[0]!.wounds.suffered).toEqual([
      { critical: lone!.wounds.suffered[0]!.critical, times: 4 },
    ]);
    // The Griffin's own hip is not the Rifleman's, but both speak of "no Dodge".
    const dodge = {
      part: 'Gyro Housing',
      effects: [{ effect: 'forbid', of: [{ group: 'Dodge' }] }],
      times: 1,
    } as const;
    const shaken = openOf(begun({ criticals: [dodge as unknown as BroughtCritical] }));
    expect(openOf(begun())).toContain(42);
    expect(shaken).not.toContain(42);
  });
});

test("a 'Mech falls at armor 0, and its pilot is dead as well from −5 down", () => {
  const at = (armor: number) => {
    const { seats, ...rest } = begun();
    const weak = {
      ...rest,
      seats: seats.map((seat, index) => (index ? { ...seat, armor } : seat)),
    };
    const { armor: left, out, pilotLives } = playTurn(weak, 44, 20).battle.seats[1]!;
    return [left, out, pilotLives];
  };
  expect(at(8)).toEqual([1, null, true]);
  expect(at(7)).toEqual([0, 'fell', true]);
  expect(at(3)).toEqual([-4, 'fell', true]);
  expect(at(2)).toEqual([-5, 'fell', false]);
  expect(at(0)).toEqual([-7, 'fell', false]);
});
