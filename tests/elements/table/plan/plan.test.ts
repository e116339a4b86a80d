import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../../src/elements/table/plan/plan.ts';
import {
  seatAfter,
  lineupsOf,
  MOST_AT_TABLE,
  movedTo,
  namesOf,
  newcomers,
  oneBattle,
  placesOf,
  reseated,
  withBattle,
  without,
  withRival,
} from '../../../../src/elements/table/plan/plan.ts';
import type { Planned } from '../../../../src/elements/table/fields/planned.ts';
import { areBattles } from '../../../../src/rules/fight/lineup.ts';

const next = seatAfter(['rfl-3n', 'grf-1n']);
const sitting = (...pilots: readonly string[]): readonly Planned[] =>
  pilots.map((pilot) => ({ pilot, mech: 'rfl-3n' }));

/** Who fights whom, by name. */
const told = (plan: Plan<Planned>): readonly string[] => {
  const names = namesOf(plan.seats);
  return lineupsOf(plan.battles).map(
    ({ lone, rivals }) => `${names[lone]}: ${rivals.map((rival) => names[rival]).join(', ')}`,
  );
};

describe('who fights whom', () => {
  const three = oneBattle(sitting('Ada', 'Ben', 'Cleo'));
  const five = withBattle(withRival(withBattle(three, next), 0, next), next);

  test('another battle takes a spare rival if there is one, and fills up with new pilots', () => {
    const four = withBattle(three, next);
    expect([newcomers(three.battles), newcomers(four.battles)]).toEqual([1, 2]);
    expect(told(four)).toEqual(['Ada: Ben', 'Dora: Cleo']);
    expect(told(withBattle(four, next))).toEqual(['Ada: Ben', 'Dora: Cleo', 'Emil: Finn']);
    expect(told(withRival(four, 1, next))).toEqual(['Ada: Ben', 'Dora: Cleo, Emil']);
  });

  test('a rival can trade places with the lone pilot, or move to another battle', () => {
    const plan = withRival(withBattle(three, next), 0, next);
    expect(told(plan)).toEqual(['Ada: Ben, Emil', 'Dora: Cleo']);
    const [alone, away] = placesOf(plan.battles, 1);
    expect(told(movedTo(plan, 1, alone!))).toEqual(['Ben: Ada, Emil', 'Dora: Cleo']);
    expect(told(movedTo(plan, 1, away!))).toEqual(['Ada: Emil', 'Dora: Ben, Cleo']);
    // No pilot is left without an enemy: the two trade places.
    expect(told(movedTo(plan, 2, placesOf(plan.battles, 2)[0]!))).toEqual([
      'Ada: Ben, Cleo',
      'Dora: Emil',
    ]);
  });

  test('a pilot left without an enemy joins another battle; in the only battle the first one left is alone', () => {
    expect(told(without(five, 0)).length).toBe(2);
    const { battles } = withBattle(three, next);
    const four = { battles, seats: sitting('Ada', 'Ben', 'Cleo', 'Dora') };
    expect(told(without(four, 1))).toEqual(['Dora: Cleo, Ada']);
    expect(told(without(three, 0))).toEqual(['Ben: Cleo']);
  });

  test('two pilots can trade seats without changing who fights whom', () => {
    const four = withBattle(three, next);
    const named = { ...four, seats: sitting('Ada', 'Ben', 'Cleo', 'Dora') };
    expect(told(reseated(named, 0, 3))).toEqual(told(named));
    expect(namesOf(reseated(named, 0, 3).seats)).toEqual(['Dora', 'Ben', 'Cleo', 'Ada']);
  });

  test('law: after any changes, every pilot sits in one battle and has an enemy', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(3), fc.nat(7), fc.nat(7)), { maxLength: 20 }),
        (acts) => {
          let plan: Plan<Planned> = three;
          for (const [act, seat, other] of acts) {
            const at = seat % plan.seats.length;
            const places = placesOf(plan.battles, at);
            const place = places[other % Math.max(1, places.length)];
            const rival = plan.battles.every(([lone]) => lone !== at);
            if (act === 0) plan = withBattle(plan, next);
            else if (act === 1) plan = withRival(plan, other % plan.battles.length, next);
            else if (act === 2 && plan.seats.length > 2) plan = without(plan, at);
            else if (rival && place) plan = movedTo(plan, at, place);
            expect(areBattles(lineupsOf(plan.battles), plan.seats.length)).toBe(true);
            expect(plan.seats.length).toBeLessThanOrEqual(MOST_AT_TABLE);
          }
        },
      ),
    );
  });
});
