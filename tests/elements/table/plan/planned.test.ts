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

describe('who sits down at a fight', () => {
  test.each<[string, readonly Planned[], string]>([
    ['nobody gave a name', sitting('', '', ''), 'Ada, Ben, Cleo'],
    ['one gave a usual name of another', sitting('Ben', '', ''), 'Ben, Ben 2, Cleo'],
    ['three are called the same', sitting('Ada', 'Ada', 'Ada'), 'Ada, Ada 2, Ada 3'],
    ['a name is of what nobody sees', sitting('\u200b', 'Zoe', ' '), 'Ada, Zoe, Cleo'],
  ])('%s', (_, setup, names) => {
    expect(namesOf(setup).join(', ')).toBe(names);
  });

  test('law: no two names are alike, and a record can hold each', () => {
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

  test("a new pilot comes in a 'Mech that few have", () => {
    const next = seatAfter(['rfl-3n', 'grf-1n']);
    expect(next(sitting('Ada', 'Ben'))).toEqual({ pilot: '', mech: 'grf-1n' });
    expect(next([])).toEqual({ pilot: '', mech: 'rfl-3n' });
  });

  test("a 'Mech that is no longer on the shelf is replaced by another", () => {
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

  test('a computer pilot has its own name; who comes after it is of the game too', () => {
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

  test('three computer pilots against one are three different ones', () => {
    const next = seatAfter(['grf-1n']);
    const sat = [...sitting('Ada'), { pilot: '', mech: 'rfl-3n', hand: 'Sable' } as const];
    const four = [...sat, next(sat), next([...sat, next(sat)])];
    expect(four.map(({ hand }) => hand)).toEqual([undefined, 'Sable', 'Tuck', 'Marlow']);
  });

  test('they sit down by their names, in new booklets of the shelf, and people choose for them', () => {
    expect(seatsOf(sitting('', 'Zoe'))).toEqual(
      ['Ada', 'Zoe'].map((pilot) => ({
        ...{ pilot, booklet: 'rfl-3n', edition: null, starts: null },
        chooses: 'person',
      })),
    );
  });

  test('law: whatever is on disk, what is remembered of it is a valid setup', () => {
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
