import { describe, expect, test } from 'vitest';
import { pairingsOf, seatOf } from '../../../src/rules/battle/battle.ts';
import { numberCalled } from '../../../src/rules/battle/deed.ts';
import { pairingOfDuel, pairingOfSeat } from '../../../src/rules/battle/duel.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { beatenBy, mayEscape } from '../../../src/rules/battle/leaving.ts';
import { openManeuvers, whyShut } from '../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import type { LeftBy } from '../../../src/rules/battle/seat.ts';
import { woundsFrom } from '../../../src/rules/battle/wounds.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { allowed, refused } from '../../allowed.ts';
import { criticalOf, griffin, opened, rifleman } from './table-top.ts';

const begun = () => opened(rifleman, [griffin, rifleman]);

test('M2, M5: against two, each pairing is looked up like a duel of its own, but heat is paid once', () => {
  const { battle, pairings } = exchange(begun(), {
    seats: [{ console: 52 }, { console: 62 }, { console: 60 }],
  });
  expect(
    pairings.map(({ range, deeds: { lone, rival } }) => [
      range,
      lone.sees.screen.number,
      rival.sees.screen.number,
    ]),
  ).toEqual([
    ['medium', 27, 47],
    ['long', 29, 53],
  ]);
  expect(battle.seats.map(({ armor, heat }) => [armor, heat])).toEqual([
    [38, 3],
    [30, 0],
    [38, 4],
  ]);
});

test('M3: an opponent at another range hears the conversion number', () => {
  const { battle } = exchange(begun(), {
    seats: [{ console: 52 }, { console: 62 }, { console: 60 }],
  });
  const { pairings } = exchange(battle, {
    seats: [{ console: 24 }, { console: 28 }, { console: 62 }],
  });
  // Run Forward at medium range is 24; at long range its conversion is 64.
  expect(pairings.map(({ deeds }) => deeds.lone.console)).toEqual([24, 64]);
});

test('M3: if the card lacks the converted console, the Duck of that range is called instead', () => {
  const cover = maneuverAt(griffin.statCard, 34)!;
  const lacking = griffin.statCard.maneuvers.filter(({ conversions }) =>
    Object.values(conversions).some((console) => !maneuverAt(griffin.statCard, console)),
  );
  expect(lacking.map(({ name }) => name)).toContain('Cover & PPC');
  for (const maneuver of lacking)
    expect(
      maneuverAt(griffin.statCard, numberCalled(griffin.statCard, maneuver, 'close'))!.name,
    ).toBe('Duck');
  expect(numberCalled(griffin.statCard, cover, cover.range)).toBe(34);
});

test('M3: Duck replaces a console the card lacks, or Cool Off if the card has no Duck', () => {
  const leap = { ...maneuverAt(rifleman.statCard, 52)!, conversions: { medium: 34 } };
  const without = (name: string) => ({
    ...rifleman.statCard,
    maneuvers: rifleman.statCard.maneuvers.filter((maneuver) => maneuver.name !== name),
  });
  expect(maneuverAt(rifleman.statCard, 34)).toBeFalsy();
  // Duck is 30 at medium range, Cool Off 28.
  expect(numberCalled(rifleman.statCard, leap, 'medium')).toBe(30);
  expect(numberCalled(without('Duck'), leap, 'medium')).toBe(28);
  expect(numberCalled(without('Cool Off'), leap, 'medium')).toBe(30);
});

test('M3: a maneuver cannot be called at a range for which the card has neither Duck nor Cool Off', () => {
  const bare = {
    ...rifleman.statCard,
    maneuvers: rifleman.statCard.maneuvers.filter(({ range }) => range === 'long'),
  };
  const leap = { ...maneuverAt(rifleman.statCard, 52)!, conversions: {} };
  expect(() => numberCalled(bare, leap, 'medium')).toThrow(
    'Charge cannot be called at medium range.',
  );
});

test('the lone player fights in every pairing, a rival only in its own, and a missing seat in none', () => {
  const battle = begun();
  const rivals = (seat: number) => pairingsOf(battle, seat).map(({ rival }) => rival);
  expect([0, 1, 2, 3].map(rivals)).toEqual([[1, 2], [1], [2], []]);
  // Asked for a single pairing, a seat gives its first.
  const shown = [0, 1, 2, 3].map((seat) => pairingOfSeat(battle, seat)?.rival);
  expect(shown).toEqual([1, 1, 2, undefined]);
  expect(() => seatOf(battle, 3)).toThrow('There is no seat 3 in this battle.');
});

test('E1: whether a rival may escape depends on what its own pairing shows', () => {
  const battle = opened(rifleman, [griffin, griffin]);
  const { pairings } = exchange(battle, {
    seats: [{ console: 52 }, { console: 60 }, { console: 62 }],
  });
  expect([0, 1, 2, 3].map((seat) => mayEscape(battle, seat, pairings))).toEqual([
    ...[false, true, false, false],
  ]);
});

test('M10: if several were beaten, the outcome names armor before death, and death before a bail-out', () => {
  const [fresh] = begun().seats;
  const fallen = { ...fresh!, armor: 0 };
  const dead = { ...fresh!, pilotLives: false };
  expect(beatenBy([fresh!, fresh!])).toBe('bail-out');
  expect(beatenBy([fresh!, dead])).toBe('pilot-killed');
  expect(beatenBy([dead, fallen])).toBe('armor');
});

test('M11: a rival who is out does not prevent a stalemate', () => {
  const first = begun();
  const sinks = (seat: number) => {
    const { booklet } = first.seats[seat]!;
    return woundsFrom(booklet, [{ ...criticalOf(booklet, 'Heat Sinks', 'heat'), times: 8 }]);
  };
  const stuck = first.seats.map((seat, index) =>
    index === 1
      ? { ...seat, out: 'fell' as const }
      : { ...seat, heat: 60, shutDown: true, ammunition: {}, wounds: sinks(index) },
  );
  const { battle } = exchange(
    { ...first, seats: stuck, pairings: first.pairings.slice(1) },
    { seats: [{ console: 62 }, null, { console: 62 }] },
  );
  expect(battle.outcome).toEqual({ kind: 'nobody', by: 'stalemate' });
});

test('M8, M10: a rival who bails out no longer changes, and the other fights on', () => {
  const { battle } = exchange(begun(), {
    seats: [{ console: 62 }, { console: 62, leaves: 'bails out' }, { console: 62 }],
  });
  expect(battle.outcome).toBeNull();
  expect(battle.seats.map(({ out }) => out)).toEqual([null, 'bailed out', null]);
  expect(battle.pairings.map(({ rival }) => rival)).toEqual([2]);
  expect(openManeuvers(battle, 1)).toEqual([]);
  expect(whyShut(battle, 1, maneuverAt(griffin.statCard, 52)!)).toEqual({ kind: 'out' });
  // What is left is not a duel: its rival has another seat.
  expect(pairingOfDuel(battle)).toBeUndefined();
  const next = allowed(play(battle, { seats: [{ console: 52 }, null, { console: 62 }] }));
  expect(next.battle.seats[1]).toBe(battle.seats[1]);
  expect(next.pairings.map(({ rival }) => rival)).toEqual([2]);
});

test('M8: a rival who leaves takes no damage in that turn, from a score or from heat (D7)', () => {
  const first = begun();
  const hot = {
    ...first,
    seats: first.seats.map((seat, index) => (index === 1 ? { ...seat, heat: 27 } : seat)),
  };
  const { battle, incidents } = exchange(hot, {
    seats: [{ console: 50 }, { console: 50, leaves: 'bails out' }, { console: 62 }],
  });
  expect(battle.seats[1]).toMatchObject({ armor: 36, out: 'bailed out', pilotLives: true });
  expect(incidents.filter((each) => 'on' in each && each.on === 1)).toEqual([]);
  expect(incidents.filter(({ kind }) => kind === 'exploded')).toEqual([]);
});

test('M8: a rival who leaves does not shut down in that turn', () => {
  const first = begun();
  const hot = first.seats.map((seat, index) => (index === 1 ? { ...seat, heat: 27 } : seat));
  const { battle, incidents } = exchange(
    { ...first, seats: hot },
    { seats: [{ console: 62 }, { console: 52, leaves: 'bails out' }, { console: 62 }] },
  );
  expect(battle.seats[1]).toMatchObject({ heat: 30, out: 'bailed out' });
  expect(incidents.filter(({ kind }) => kind === 'shut down')).toEqual([]);
});

describe('M10: the end', () => {
  /** The outcome if these leave now, and those left before. */
  const end = (
    leaves: readonly (SeatOrder['leaves'] | undefined)[],
    before: readonly (LeftBy | null)[] = [],
  ) => {
    const first = begun();
    const seats = first.seats.map((seat, index) => ({ ...seat, out: before[index] ?? null }));
    const battle = {
      ...first,
      seats,
      pairings: first.pairings.filter(({ rival }) => !seats[rival]!.out),
    };
    return exchange(battle, {
      seats: seats.map(({ out }, index) => {
        const leave = leaves[index];
        // All of them jump back, so that all may escape.
        return out ? null : { console: [52, 60, 60][index]!, ...(leave ? { leaves: leave } : {}) };
      }),
    }).battle.outcome;
  };

  test('the lone player wins when the last rival bails out', () => {
    expect(end([undefined, 'bails out', 'bails out'])).toEqual({
      kind: 'win',
      winner: 'lone',
      by: 'bail-out',
    });
    expect(end([undefined, 'bails out'])).toBeNull();
  });

  test('rivals who all escape have half a victory; if one of them was beaten, the lone player wins', () => {
    expect(end([undefined, 'escapes', 'escapes'])).toEqual({ kind: 'escape', escaped: ['rival'] });
    expect(end([undefined, 'escapes'], [null, null, 'escaped'])).toEqual({
      kind: 'escape',
      escaped: ['rival'],
    });
    expect(end([undefined, 'escapes'], [null, null, 'bailed out'])).toEqual({
      kind: 'win',
      winner: 'lone',
      by: 'bail-out',
    });
    expect(end([undefined, 'escapes', 'bails out'])).toEqual({
      kind: 'win',
      winner: 'lone',
      by: 'bail-out',
    });
  });

  test('if one rival escapes after the other fell, the lone player wins by armor', () => {
    const first = begun();
    const seats = first.seats.map((seat, index) =>
      index === 1 ? { ...seat, armor: -1, out: 'fell' as const } : seat,
    );
    const { battle } = exchange(
      { ...first, seats, pairings: first.pairings.slice(1) },
      { seats: [{ console: 52 }, null, { console: 60, leaves: 'escapes' }] },
    );
    expect(battle.outcome).toEqual({ kind: 'win', winner: 'lone', by: 'armor' });
  });

  test('the lone player wins by escaping in the same turn as the last rival bails out (B1)', () => {
    const { battle } = exchange(opened(griffin, [rifleman]), {
      seats: [
        { console: 60, leaves: 'escapes' },
        { console: 52, leaves: 'bails out' },
      ],
    });
    expect(battle.outcome).toEqual({ kind: 'win', winner: 'lone', by: 'bail-out' });
  });

  test('M8: if one rival bails out while the other and the lone player escape, each side has half a victory', () => {
    const { battle } = exchange(opened(griffin, [griffin, griffin]), {
      seats: [
        { console: 60, leaves: 'escapes' },
        { console: 60, leaves: 'bails out' },
        { console: 60, leaves: 'escapes' },
      ],
    });
    expect(battle.seats.map(({ out }) => out)).toEqual(['escaped', 'bailed out', 'escaped']);
    expect(battle.outcome).toEqual({ kind: 'escape', escaped: ['lone', 'rival'] });
  });

  test('the lone player loses by bailing out if a rival is left; if all bail out, nobody wins', () => {
    expect(end(['bails out', 'bails out'])).toEqual({
      kind: 'win',
      winner: 'rival',
      by: 'bail-out',
    });
    expect(end(['bails out', 'bails out', 'bails out'])).toEqual({
      kind: 'nobody',
      by: 'bail-out',
    });
  });

  test('the lone player escapes only if shown on view screen 29 to every rival', () => {
    const fleeing = (one: number, other: number) =>
      play(opened(griffin, [rifleman, rifleman]), {
        seats: [{ console: 60, leaves: 'escapes' }, { console: one }, { console: other }],
      });
    expect(fleeing(52, 52)).toMatchObject({
      battle: { outcome: { kind: 'escape', escaped: ['lone'] } },
    });
    expect(refused(fleeing(52, 50))).toMatch(/^lone may not escape: .*, against every rival$/);
    expect(refused(fleeing(50, 52))).toMatch(/^lone may not escape/);
  });

  test('the lone player may escape from the last rival left', () => {
    const { battle } = exchange(opened(griffin, [rifleman, rifleman]), {
      seats: [{ console: 62 }, { console: 62 }, { console: 62, leaves: 'bails out' }],
    });
    const back = battle.pairings.map((pairing) => ({ ...pairing, range: 'long' as const }));
    const { battle: gone } = exchange(
      { ...battle, pairings: back },
      { seats: [{ console: 60, leaves: 'escapes' }, { console: 52 }, null] },
    );
    expect(gone.outcome).toEqual({ kind: 'escape', escaped: ['lone'] });
  });
});
