import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSetup } from '../../../src/elements/table/plan.ts';

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
