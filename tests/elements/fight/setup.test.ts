import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Setup } from '../../../src/elements/fight/setup.ts';
import {
  MOST,
  namesOf,
  readSetup,
  swapped,
  withAnother,
  without,
} from '../../../src/elements/fight/setup.ts';
import { standMeaning, standName } from '../../../src/elements/fight/stand-words.ts';
import { LONGEST_NAME, isLongName } from '../../../src/rules/record/name.ts';

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
    expect(LONGEST_NAME).toBe(24);
  });

  test("another sits in the last seat, in a 'Mech that few have; the table has eight seats", () => {
    let setup = sitting('Ada', 'Ben');
    setup = withAnother(setup, SHELF);
    expect(setup.at(-1)).toEqual({ pilot: '', mech: 'grf-1n' });
    for (let more = 0; more < 9; more += 1) setup = withAnother(setup, SHELF);
    expect(setup.length).toBe(MOST);
  });

  test('two change places; who goes leaves the others in their order', () => {
    const setup = sitting('Ada', 'Ben', 'Cleo');
    expect(namesOf(swapped(setup, 0, 2))).toEqual(['Cleo', 'Ben', 'Ada']);
    expect(swapped(setup, 0, 3)).toEqual(setup);
    expect(namesOf(without(setup, 0))).toEqual(['Ben', 'Cleo']);
  });

  test('law: whatever was remembered, it is a setup', () => {
    fc.assert(
      fc.property(fc.anything(), (read) => {
        for (const { mech, pilot } of readSetup(read))
          expect(`${typeof mech} ${typeof pilot}`).toBe('string string');
      }),
    );
    const setup = sitting('Ada', '', 'Cleo');
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
    expect(readSetup([null, 7, { pilot: 'Ada' }, ...setup])).toEqual(setup);
  });
});

test.each([
  [1, 'one against one', ''],
  [2, 'one against two: a hard stand', 'about six turns'],
  [3, 'one against three: a hard stand', 'about four turns'],
  [7, 'one against seven: a hard stand', 'about one turn'],
])('against %i it is %s', (rivals, name, lasts) => {
  expect(standName(rivals)).toBe(name);
  expect(standMeaning('Ada', rivals)).toContain(lasts);
});
