import { describe, expect, test } from 'vitest';
import { whyShut } from '../../../src/rules/battle/open-maneuvers.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import type { Critical } from '../../../src/rules/booklet/booklet.ts';
import { criticalOf as criticalFrom } from '../../../src/rules/booklet/critical.ts';
import { allowed, refused } from '../../allowed.ts';
import type { Scene } from './table-top.ts';
import {
  criticalOf,
  griffin,
  incidentsOf,
  openTo,
  playTurn,
  rifleman,
  scene,
} from './table-top.ts';

describe('the end', () => {
  test("D10: a 'Mech whose armor falls to 0 loses", () => {
    const { battle } = playTurn(scene({ seats: [{}, { armor: 6 }] }), 52, 62);
    expect(battle.outcome).toEqual({ kind: 'win', winner: 'lone', by: 'armor' });
    expect([openTo(battle, 0), openTo(battle, 1)]).toEqual([[], []]);
    for (const seat of [0, 1])
      expect(whyShut(battle, seat, maneuverAt(rifleman.statCard, 52)!)).toEqual({ kind: 'out' });
  });

  test('D10: nobody wins if both are out in one turn, even if one by an explosion (H4)', () => {
    const both = scene({ range: 'medium', seats: [{ armor: 9 }, { armor: 7 }] });
    expect(playTurn(both, 44, 20).battle.outcome).toEqual({ kind: 'nobody', by: 'mutual' });
    const burning = scene({ seats: [{ armor: 2, heat: 25 }, { armor: 6 }] });
    expect(playTurn(burning, 52, 62).battle.outcome).toEqual({ kind: 'nobody', by: 'mutual' });
  });

  test("D10: a 'Mech that shuts down with armor left beats one that has none", () => {
    const { battle } = playTurn(scene({ seats: [{ armor: 9, heat: 29 }, { armor: 6 }] }), 52, 62);
    expect(battle.outcome).toEqual({ kind: 'win', winner: 'lone', by: 'armor' });
  });

  test('B2: the pilot dies at armor −5, not at −4 (D8)', () => {
    const at = (armor: number) =>
      incidentsOf(playTurn(scene({ seats: [{}, { armor }] }), 52, 62), 'pilot killed');
    expect(at(2)).toEqual([]);
    expect(at(1)).toMatchObject([{ seat: 1, by: 'armor' }]);
  });

  test("B2: a cockpit hit kills the pilot, and the 'Mech is out with armor left", () => {
    const { battle } = playTurn(scene({ range: 'medium' }), 28, 44);
    expect(battle.outcome).toEqual({ kind: 'win', winner: 'rival', by: 'pilot-killed' });
  });

  test('D14: nobody wins if both are shut down and neither can cool', () => {
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

  test('D16: at the end of the last turn agreed on nobody wins, unless somebody has', () => {
    const last = { ...scene({ limit: '12' }), turns: 11 };
    expect(playTurn({ ...last, turns: 10 }, 52, 62).battle.outcome).toBeNull();
    expect(playTurn(last, 52, 62).battle.outcome).toEqual({ kind: 'nobody', by: 'limit' });
    const weak = { ...scene({ limit: '12', seats: [{}, { armor: 6 }] }), turns: 11 };
    expect(playTurn(weak, 52, 62).battle.outcome).toMatchObject({ winner: 'lone', by: 'armor' });
    expect(playTurn({ ...scene(), turns: 11 }, 52, 62).battle.outcome).toBeNull();
  });

  test('D14: a Cool Off that still cools prevents a stalemate, even if a Duck would gain nothing', () => {
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
    expect(openTo(battle, 0)).toEqual([28, 30]);
    expect(battle.outcome).toBeNull();
  });

  test("D14: there is no stalemate as long as one 'Mech is not shut down, even if it may not cool", () => {
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

  test('D14: a turn that ends in a draw counts heat, but reports no shutdown', () => {
    const drawn = allowed(
      play(scene({ seats: [{ heat: 27 }] }), {
        seats: [{ console: 52 }, { console: 62 }],
        draw: { by: 'agreed' },
      }),
    );
    expect(drawn.battle.seats[0]).toMatchObject({ heat: 30, shutDown: true, out: null });
    expect(incidentsOf(drawn, 'shut down')).toEqual([]);
  });

  test('D14: two players may agree to a draw, before or after numbers are called', () => {
    expect(play(scene(), { draw: { by: 'agreed' } })).toMatchObject({
      battle: { outcome: { kind: 'nobody', by: 'agreed' } },
    });
    const agreed = play(scene(), {
      seats: [{ console: 52 }, { console: 62 }],
      draw: { by: 'agreed' },
    });
    expect(agreed).toMatchObject({
      battle: { outcome: { kind: 'nobody', by: 'agreed' }, seats: [{ armor: 38 }, { armor: 36 }] },
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

  test('D15: the count of quiet turns goes on in a turn without damage, and starts again when any armor falls', () => {
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
  test('E1: a Griffin that began the turn at long range and is shown on view screen 29 may escape before any damage', () => {
    const { battle } = playTurn(scene(), 52, 60, [{}, { leaves: 'escapes' }]);
    expect(battle.outcome).toEqual({ kind: 'escape', escaped: ['rival'] });
    expect(battle.seats.map(({ armor, heat }) => [armor, heat])).toEqual([
      [38, 3],
      [36, 4],
    ]);
  });

  test('E1: nobody may escape from medium range or if shown on another view screen', () => {
    const fleeing = { seats: [{ console: 28 }, { console: 36, leaves: 'escapes' }] } as const;
    expect(refused(play(scene({ range: 'medium' }), fleeing))).toMatch(/^rival may not escape/);
    expect(
      refused(play(scene(), { seats: [{ console: 52, leaves: 'escapes' }, { console: 60 }] })),
    ).toMatch(/^lone may not escape/);
  });

  test('B1: a pilot who bails out loses; if both do, nobody wins; an escape beats a bail-out', () => {
    const end = (one?: string, other?: string) =>
      playTurn(scene(), 52, 60, [one ? { leaves: one } : {}, other ? { leaves: other } : {}]).battle
        .outcome;
    expect(end('bails out')).toEqual({ kind: 'win', winner: 'rival', by: 'bail-out' });
    expect(end(undefined, 'bails out')).toEqual({ kind: 'win', winner: 'lone', by: 'bail-out' });
    expect(end('bails out', 'bails out')).toEqual({ kind: 'nobody', by: 'bail-out' });
    expect(end('bails out', 'escapes')).toEqual({ kind: 'win', winner: 'rival', by: 'bail-out' });
  });
});
