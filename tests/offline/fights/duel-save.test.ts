import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { aDuel, inTurn } from './duels.ts';

test('a duel is read back from its row', () => {
  const save = aDuel(inTurn({ kind: 'choosing', locked: [52, null], picked: [null, 62] }));
  expect(readDuelSave(structuredClone(save))).toEqual(save);
});

test.each([{ led: true }, { led: false }, {}])(
  'a duel is a lesson or not, or its row is older: %j',
  (led) => {
    const save = { ...aDuel(), ...led };
    expect(readDuelSave(structuredClone(save))).toEqual(save);
  },
);

test('law: whatever is on disk, the answer is a duel or a reason', () => {
  fc.assert(
    fc.property(fc.anything(), (row) => {
      const read = readDuelSave(row);
      expect('unreadable' in read && read.unreadable).toBeTruthy();
    }),
  );
});

test('law: a duel with any entry spoiled is read as a duel, or refused with the name of that entry', () => {
  const good = aDuel();
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(good)), fc.anything(), (key, value) => {
      const read = readDuelSave({ ...good, [key]: value });
      if ('unreadable' in read) expect(read.unreadable).toMatch(/^its (entry|record)|newer/);
      else expect(read).toMatchObject({ ...good, [key]: value });
    }),
  );
});

test('a row of a newer version is reported as newer, whatever else it holds', () => {
  expect(readDuelSave({ version: 6, anything: 'else' })).toEqual({
    unreadable: 'it was saved by a newer Viewscreen',
    newer: true,
  });
});
