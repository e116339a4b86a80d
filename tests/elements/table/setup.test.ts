import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan, Setup } from '../../../src/elements/table/setup.ts';
import {
  MOST,
  lineupsOf,
  moved,
  namesOf,
  newcomers,
  oneBattle,
  placesOf,
  readSetup,
  reseated,
  withAnother,
  withBattle,
  withRival,
  without,
} from '../../../src/elements/table/setup.ts';
import { standMeaning, standName } from '../../../src/elements/table/stand-words.ts';
import { areBattles } from '../../../src/rules/fight/lineup.ts';
import { isLongName } from '../../../src/rules/fight/name.ts';

const SHELF = ['rfl-3n', 'grf-1n'];
const sitting = (...pilots: readonly string[]): Setup =>
  pilots.map((pilot) => ({ pilot, mech: 'rfl-3n' }));

describe('who sits down at a fight', () => {
  test.each<[string, Setup, string]>([
    ['nobody gave a name', sitting('', '', ''), 'Ada, Ben, Cleo'],
    ['one gave a usual name of another', sitting('Ben', '', ''), 'Ben, Ben 2, Cleo'],
    ['three are called the same', sitting('Ada', 'Ada', 'Ada'), 'Ada, Ada 2, Ada 3'],
    ['a name is of what nobody sees', sitting('\u200b', 'Zoe', ' '), 'Ada, Zoe, Cleo'],
  ])('%s', (_, setup, names) => {
    expect(namesOf(setup).join(', ')).toBe(names);
  });

  test('law: no two names are alike, and each can stand in a record', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('Ada', 'A'.repeat(30))), {
          maxLength: MOST,
        }),
        (typed) => {
          const names = namesOf(sitting(...typed));
          expect(new Set(names).size).toBe(typed.length);
          for (const name of names) expect(name !== '' && !isLongName(name)).toBe(true);
        },
      ),
    );
  });

  test("another sits in the last seat, in a 'Mech that few have; the table has eight seats", () => {
    let setup = sitting('Ada', 'Ben');
    setup = withAnother(setup, SHELF);
    expect(setup.at(-1)).toEqual({ pilot: '', mech: 'grf-1n' });
    for (let more = 0; more < 9; more += 1) setup = withAnother(setup, SHELF);
    expect(setup.length).toBe(MOST);
  });

  test('law: whatever was remembered, it is a setup', () => {
    const anySeat = fc.record({ pilot: fc.anything(), mech: fc.anything() }, { requiredKeys: [] });
    const anyWord = fc.record({ pilot: fc.string(), mech: fc.string() });
    const anySeats = fc.array(fc.oneof(fc.anything(), anySeat, anyWord));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anySeats), (read) => {
        for (const { mech, pilot } of readSetup(read))
          expect(`${typeof mech} ${typeof pilot}`).toBe('string string');
      }),
    );
    const setup = sitting('Ada', '', 'Cleo');
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
    expect(readSetup([null, 7, { pilot: 'Ada' }, ...setup])).toEqual(setup);
  });
});

/** Who fights whom, by name. */
const told = (plan: Plan): readonly string[] => {
  const names = namesOf(plan.setup);
  return lineupsOf(plan).map(
    ({ lone, rivals }) => `${names[lone]}: ${rivals.map((rival) => names[rival]).join(', ')}`,
  );
};

describe('who fights whom', () => {
  const three = oneBattle(sitting('Ada', 'Ben', 'Cleo'));
  const five = withBattle(withRival(withBattle(three, SHELF), 0, SHELF), SHELF);

  test('another battle takes who can be spared, else one more comes on each side', () => {
    const four = withBattle(three, SHELF);
    expect([newcomers(three), newcomers(four)]).toEqual([1, 2]);
    expect(told(four)).toEqual(['Ada: Ben', 'Dora: Cleo']);
    expect(told(withBattle(four, SHELF))).toEqual(['Ada: Ben', 'Dora: Cleo', 'Emil: Finn']);
    expect(told(withRival(four, 1, SHELF))).toEqual(['Ada: Ben', 'Dora: Cleo, Emil']);
  });

  test('a rival takes the place of who stands alone, or goes to another battle', () => {
    const plan = withRival(withBattle(three, SHELF), 0, SHELF);
    expect(told(plan)).toEqual(['Ada: Ben, Emil', 'Dora: Cleo']);
    const [alone, away] = placesOf(plan, 1);
    expect(told(moved(plan, 1, alone!))).toEqual(['Ben: Ada, Emil', 'Dora: Cleo']);
    expect(told(moved(plan, 1, away!))).toEqual(['Ada: Emil', 'Dora: Ben, Cleo']);
    // Nobody is left without an enemy: the two change places.
    expect(told(moved(plan, 2, placesOf(plan, 2)[0]!))).toEqual(['Ada: Ben, Cleo', 'Dora: Emil']);
  });

  test('who is left without an enemy goes to another battle; of one the first stands alone', () => {
    expect(told(without(five, 0)).length).toBe(2);
    const { battles } = withBattle(three, SHELF);
    const four = { battles, setup: sitting('Ada', 'Ben', 'Cleo', 'Dora') };
    expect(told(without(four, 1))).toEqual(['Dora: Cleo, Ada']);
    expect(told(without(three, 0))).toEqual(['Ben: Cleo']);
  });

  test('a seat is changed, and who fights whom stays', () => {
    const four = withBattle(three, SHELF);
    const named = { ...four, setup: sitting('Ada', 'Ben', 'Cleo', 'Dora') };
    expect(told(reseated(named, 0, 3))).toEqual(told(named));
    expect(namesOf(reseated(named, 0, 3).setup)).toEqual(['Dora', 'Ben', 'Cleo', 'Ada']);
  });

  test('law: whatever is done, everybody sits in one battle and has an enemy', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(3), fc.nat(7), fc.nat(7)), { maxLength: 20 }),
        (acts) => {
          let plan: Plan = three;
          for (const [act, seat, other] of acts) {
            const at = seat % plan.setup.length;
            const places = placesOf(plan, at);
            const place = places[other % Math.max(1, places.length)];
            const rival = plan.battles.every(([lone]) => lone !== at);
            if (act === 0) plan = withBattle(plan, SHELF);
            else if (act === 1) plan = withRival(plan, other % plan.battles.length, SHELF);
            else if (act === 2 && plan.setup.length > 2) plan = without(plan, at);
            else if (rival && place) plan = moved(plan, at, place);
            expect(areBattles(lineupsOf(plan), plan.setup.length)).toBe(true);
            expect(plan.setup.length).toBeLessThanOrEqual(MOST);
          }
        },
      ),
    );
  });
});

test.each([
  [1, 'one against one', /^$/],
  [
    2,
    'one against two: a hard stand',
    /Ada alone against two lasts about five turns attacking and about seven turns in cover.* hardly ever wins/,
  ],
  [
    3,
    'one against three: a hard stand',
    /about three turns attacking and about nine turns in cover.* as good as never wins/,
  ],
  [7, 'one against seven: a hard stand', /about one turn attacking and about five turns in cover/],
])('against %i it is %s', (rivals, name, means) => {
  expect(standName(rivals)).toBe(name);
  expect(standMeaning('Ada', rivals)).toMatch(means);
});
