import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { aDuel, inTurn } from './duels.ts';

test('a duel is read back from its row', () => {
  const save = aDuel(inTurn({ kind: 'choosing', locked: [52, null], picked: [null, 62] }));
  expect(readDuelSave(structuredClone(save))).toEqual(save);
});

const MARLOW = { pilot: 'Marlow', seed: '0123456789abcdef0123456789abcdef' } as const;

test('a duel against a computer pilot is read back with its seed, its judgment and the coach', () => {
  const save = aDuel({
    chooses: ['person', { ...MARLOW, since: 5, judged: '9k2m4x0a' }],
    coach: true,
  });
  expect(readDuelSave(structuredClone(save))).toEqual(save);
});

test('whom the lone player says it attacks is a seat of the battle', () => {
  const choosing = { kind: 'choosing', locked: [52, null] } as const;
  const save = aDuel(inTurn({ ...choosing, attacks: 1 }));
  expect(readDuelSave(structuredClone(save))).toEqual(save);
  expect(readDuelSave(aDuel(inTurn({ ...choosing, attacks: 2 })))).toHaveProperty('unreadable');
});

test.each([
  ['a pilot that is none of the game', ['person', { ...MARLOW, pilot: 'Max' }]],
  ['a seed that holds from no turn', ['person', { ...MARLOW, since: 0 }]],
  ['a seed that is too short', ['person', { ...MARLOW, seed: '0123' }]],
  ['a pilot without a seed', ['person', { pilot: 'Marlow' }]],
  ['more than a pilot has', ['person', { ...MARLOW, temperature: 0 }]],
  ['hands for seats that there are not', ['person', MARLOW, MARLOW]],
  ['nobody who is a person', [MARLOW, MARLOW]],
])('who chooses cannot be %s: the duel is set aside', (_what, chooses) => {
  const read = readDuelSave({ ...aDuel(), chooses });
  expect(read).toMatchObject({ newer: false });
  expect('unreadable' in read && read.unreadable).toMatch(/^its entry "chooses/);
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
  expect(readDuelSave({ version: 8, anything: 'else' })).toEqual({
    unreadable: 'it was saved by a newer Viewscreen',
    newer: true,
  });
});
