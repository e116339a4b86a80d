import { describe, expect, test } from 'vitest';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import type { Critical } from '../../../src/rules/booklet/booklet.ts';
import { criticalOf as criticalFrom } from '../../../src/rules/booklet/critical.ts';
import type { Reach } from '../../../src/rules/document/booklet-document.ts';
import { griffin, openTo, opened, playTurn, rifleman, scene, whyShutTo } from './table-top.ts';

const LONG = [50, 52, 54, 56, 58, 60, 62, 64];

describe('choosing a maneuver', () => {
  test('D1: a duel starts at view screen 49 and long range, with heat 0 and full armor and ammunition', () => {
    const battle = opened(rifleman, [griffin]);
    expect(battle.pairings[0]).toMatchObject({
      range: 'long',
      sees: { lone: { number: 49 }, rival: { number: 49 } },
    });
    expect(battle.seats.map(({ armor, heat, ammunition }) => [armor, heat, ammunition])).toEqual([
      [38, 0, { autocannon: 8 }],
      [36, 0, { missile: 6 }],
    ]);
    expect([openTo(battle, 0), openTo(battle, 1)]).toEqual([LONG, LONG]);
  });

  test('D2: after a Charge against a Cool Off the Rifleman may not run or fire the autocannon alone', () => {
    const { battle } = playTurn(scene(), 52, 62);
    expect(openTo(battle, 0)).toEqual([18, 20, 24, 28, 30, 36, 40, 42, 44, 46, 48]);
    expect(openTo(battle, 1)).toEqual([24, 28, 30, 36, 46, 48]);
    expect(whyShutTo(battle, 0, 26)).toBe('Ruled out: no Run and no Autocannon');
    expect(whyShutTo(battle, 0, 52)).toBe('only medium range');
    expect(whyShutTo(battle, 0, 44)).toBeNull();
  });

  test('D11: "except Autocannon" means the group: Autocannon & Large Laser stays open', () => {
    expect(openTo(scene({ range: 'medium', rivalSees: 47 }), 0)).toContain(18);
  });

  test('D12: if the two pages show different ranges, the closer one holds for both', () => {
    const { battle, pairings } = playTurn(scene({ range: 'medium' }), 24, 22);
    expect(pairings[0]!.range).toBe('close');
    // Ben reads "except Blue" from the close page; Ada "except Orange, Dodge" from the medium one.
    expect(openTo(battle, 0)).toEqual([2, 4, 6, 8, 10, 16]);
    expect(openTo(battle, 1)).toEqual([2, 6, 10, 14, 16]);
  });

  test('D12: "only Defense" on a close page holds even if the other page shows medium range', () => {
    const { battle } = playTurn(scene({ range: 'medium' }), 24, 38);
    expect(openTo(battle, 0)).toEqual([2, 6, 16]);
  });

  test('D12: at a range it was not printed for, a status applies only its colors and maneuver names', () => {
    const medium = openTo(scene({ range: 'medium' }), 0);
    // Page 13, at close range: "only Defense", which is a group.
    expect(openTo(scene({ range: 'medium', rivalSees: 13 }), 0)).toEqual(medium);
    // Page 61, at medium range: no Orange, no Red.
    expect(openTo(scene({ range: 'close', rivalSees: 61 }), 0)).toEqual([2, 6, 12, 14, 16]);
  });

  describe('D13', () => {
    const forbidding = (...of: Reach[]): Critical =>
      criticalFrom(rifleman, { part: 'Gyro', effects: [{ effect: 'forbid', of }] });
    /** "Only Green" at long range, which leaves Sidestep (58) and Cool Off (62). */
    const told = (...criticals: readonly Critical[]) =>
      scene({ rivalSees: 59, seats: [{ criticals }] });
    const green = forbidding({ maneuver: 'Sidestep' }, { maneuver: 'Cool Off' });

    test('the status holds as long as it leaves something open', () => {
      expect(openTo(told(), 0)).toEqual([58, 62]);
      expect(openTo(told(forbidding({ maneuver: 'Sidestep' })), 0)).toEqual([62]);
    });

    test('if status and criticals together leave nothing open, the status is waived', () => {
      expect(openTo(told(green), 0)).toEqual([50, 52, 54, 56, 60, 64]);
      expect(whyShutTo(told(green), 0, 58)).toBe('Gyro: no Sidestep, no Cool Off');
    });

    test('if the status is waived, maneuvers still need their ammunition', () => {
      const spent = scene({
        ...{ lone: rifleman, rival: griffin, rivalSees: 59 },
        seats: [{ ammunition: { autocannon: 0 }, criticals: [green] }],
      });
      expect(openTo(spent, 0)).toEqual([52, 60, 64]);
    });

    test('if criticals forbid everything, maneuvers that fire no weapon stay open', () => {
      expect(openTo(told(forbidding({ any: 'maneuver' })), 0)).toEqual([52, 58, 60, 62, 64]);
    });

    test("a shut-down 'Mech whose criticals forbid both Cool Off and Duck may do either", () => {
      const cold = forbidding({ maneuver: 'Cool Off' }, { maneuver: 'Duck' });
      const shut = (...criticals: readonly Critical[]) =>
        scene({ range: 'medium', seats: [{ heat: 30, shutDown: true, criticals }] });
      expect(openTo(shut(forbidding({ maneuver: 'Duck' })), 0)).toEqual([28]);
      expect(openTo(shut(cold), 0)).toEqual([28, 30]);
    });
  });
});
test('an odd number is not a maneuver', () => {
  expect(maneuverAt(rifleman.statCard, 53)).toBeNull();
});
