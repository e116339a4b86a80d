import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  seatAfter,
  MOST_AT_TABLE,
  namedPlan,
  namesOf,
  oneBattle,
  readSetup,
} from '../../../../src/elements/table/plan/plan.ts';
import type { Planned } from '../../../../src/elements/table/fields/planned.ts';
import { inMechsOf } from '../../../../src/elements/table/fields/planned.ts';
import { seatsOf } from '../../../../src/elements/table/plan/begin.ts';
import { pilotName } from '../../../../src/rules/fight/name.ts';

const sitting = (...pilots: readonly string[]): readonly Planned[] =>
  pilots.map((pilot) => ({ pilot, mech: 'rfl-3n' }));

describe('the pilots of a planned fight', () => {
  test.each<[string, readonly Planned[], string]>([
    ['pilots without names get the usual ones', sitting('', '', ''), 'Ada, Ben, Cleo'],
    [
      'a usual name that is already taken gets a number',
      sitting('Ben', '', ''),
      'Ben, Ben 2, Cleo',
    ],
    ['pilots with the same name get numbers', sitting('Ada', 'Ada', 'Ada'), 'Ada, Ada 2, Ada 3'],
    [
      'a name of invisible characters counts as none',
      sitting('\u200b', 'Zoe', ' '),
      'Ada, Zoe, Cleo',
    ],
  ])('%s', (_, setup, names) => {
    expect(namesOf(setup).join(', ')).toBe(names);
  });

  test('law: no two pilots get the same name, and a record can hold every name', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 40 }),
            fc.constantFrom('Ada', 'A'.repeat(30), '\u2028', 'A\u0085da', '\u202eAda\f'),
          ),
          { maxLength: MOST_AT_TABLE },
        ),
        (typed) => {
          const names = namesOf(readSetup(sitting(...typed)));
          expect(new Set(names).size).toBe(typed.length);
          for (const name of names) expect([pilotName(name), name]).toEqual([name || '?', name]);
        },
      ),
    );
  });

  test("a new pilot gets the 'Mech that the fewest pilots have", () => {
    const next = seatAfter(['rfl-3n', 'grf-1n']);
    expect(next(sitting('Ada', 'Ben'))).toEqual({ pilot: '', mech: 'grf-1n' });
    expect(next([])).toEqual({ pilot: '', mech: 'rfl-3n' });
  });

  test("a 'Mech no longer on the shelf is replaced by another", () => {
    const gone = [
      { pilot: 'Ada', mech: 'gone' },
      ...sitting('Ben'),
      { pilot: 'Cleo', mech: 'gone' },
    ];
    expect(inMechsOf(['grf-1n', 'rfl-3n'], gone).map(({ mech }) => mech)).toEqual([
      'grf-1n',
      'rfl-3n',
      'grf-1n',
    ]);
  });

  test('a computer pilot has its own name, and the next seat goes to a computer pilot too', () => {
    const alone = [...sitting('Marlow'), { pilot: 'Ben', mech: 'rfl-3n', hand: 'Marlow' } as const];
    expect(namesOf(alone)).toEqual(['Marlow', 'Marlow 2']);
    expect(seatAfter(['grf-1n'])(alone)).toEqual({ pilot: '', mech: 'grf-1n', hand: 'Iris' });
    expect(
      namedPlan(oneBattle([...sitting(''), ...alone.slice(1)])).seats.map(({ pilot }) => pilot),
    ).toEqual(['Ada', 'Ben']);
    expect(seatsOf(alone).map(({ chooses, pilot }) => [pilot, chooses])).toEqual([
      ['Marlow', 'person'],
      ['Marlow 2', 'Marlow'],
    ]);
  });

  test('three computer pilots against one pilot are all different', () => {
    const next = seatAfter(['grf-1n']);
    const sat = [...sitting('Ada'), { pilot: '', mech: 'rfl-3n', hand: 'Sable' } as const];
    const four = [...sat, next(sat), next([...sat, next(sat)])];
    expect(four.map(({ hand }) => hand)).toEqual([undefined, 'Sable', 'Tuck', 'Marlow']);
  });

  test("they sit down under their names, in new 'Mechs from the shelf, with people choosing for them", () => {
    expect(seatsOf(sitting('', 'Zoe'))).toEqual(
      ['Ada', 'Zoe'].map((pilot) => ({
        ...{ pilot, booklet: 'rfl-3n', edition: null, starts: null },
        chooses: 'person',
      })),
    );
  });

  test('law: whatever is on disk, reading it gives a valid setup', () => {
    const anySeat = fc.record({ pilot: fc.anything(), mech: fc.anything() }, { requiredKeys: [] });
    const anyWord = fc.record({ pilot: fc.string(), mech: fc.string() });
    const anySeats = fc.array(fc.oneof(fc.anything(), anySeat, anyWord));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anySeats), (read) => {
        for (const { mech, pilot } of readSetup(read))
          expect(`${typeof mech} ${typeof pilot}`).toBe('string string');
      }),
    );
    const setup = ['Ada', '', 'Cleo'].map((pilot) => ({ pilot, mech: 'rfl-3n' }));
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
    const [ada, ben] = readSetup([
      { pilot: 'Ada', mech: 'rfl-3n', hand: 'Nobody' },
      { pilot: 'Ben', mech: 'rfl-3n', hand: 'Iris' },
    ]);
    expect([ada?.hand, ben?.hand]).toEqual([undefined, 'Iris']);
    expect(readSetup([null, 7, { pilot: 'Ada' }, ...setup])).toEqual(setup);
  });
});
