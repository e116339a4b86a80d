import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import type { Options } from '../../../src/rules/battle/options.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { seated } from '../../../src/rules/fight/sit-down.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
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

test('the lone player can only attack a seat of the battle', () => {
  const choosing = { kind: 'choosing', locked: [52, null] } as const;
  const save = aDuel(inTurn({ ...choosing, attacks: 1 }));
  expect(readDuelSave(structuredClone(save))).toEqual(save);
  expect(readDuelSave(aDuel(inTurn({ ...choosing, attacks: 2 })))).toHaveProperty('unreadable');
});

test.each([
  ['a pilot the game does not have', ['person', { ...MARLOW, pilot: 'Max' }]],
  ['a seed valid from turn 0', ['person', { ...MARLOW, since: 0 }]],
  ['a seed that is too short', ['person', { ...MARLOW, seed: '0123' }]],
  ['a pilot without a seed', ['person', { pilot: 'Marlow' }]],
  ['an entry no pilot has', ['person', { ...MARLOW, temperature: 0 }]],
  ['more hands than seats', ['person', MARLOW, MARLOW]],
  ['no person', [MARLOW, MARLOW]],
])('a duel is unreadable if its list of who chooses has %s', (_what, chooses) => {
  const read = readDuelSave({ ...aDuel(), chooses });
  expect(read).toMatchObject({ newer: false });
  expect('unreadable' in read && read.unreadable).toMatch(/^its entry "chooses/);
});

test.each([{ led: true }, { led: false }, {}])(
  'a duel is read back whether it is a lesson, is none, or is too old to say: %j',
  (led) => {
    const save = { ...aDuel(), ...led };
    expect(readDuelSave(structuredClone(save))).toEqual(save);
  },
);

test('law: any other value on disk is refused with a reason', () => {
  fc.assert(
    fc.property(fc.anything(), (row) => {
      const read = readDuelSave(row);
      expect('unreadable' in read && read.unreadable).toBeTruthy();
    }),
  );
});

test('law: a duel with one entry replaced is read as it is, or refused with the name of an entry', () => {
  const good = aDuel();
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(good)), fc.anything(), (key, value) => {
      const read = readDuelSave({ ...good, [key]: value });
      if ('unreadable' in read) expect(read.unreadable).toMatch(/^its (entry|record)|newer/);
      else expect(read).toMatchObject({ ...good, [key]: value });
    }),
  );
});

test('D16: a row with a turn limit is of version 8, and one without it of version 7 as before', () => {
  const row = (limit: Options['limit']) =>
    newTable(
      {
        seats: [
          seated(freshEntrant('rfl-3n', 'Ada'), 'person'),
          seated(freshEntrant('grf-1n', 'Ben'), 'Marlow'),
        ],
        ...{ battles: againstFirst(2), secrecy: 'pass the device' },
        options: { ...USUAL_OPTIONS, limit },
      },
      [rifleman, griffin],
    );
  for (const [limit, version] of [
    ['none', 7],
    ['18', 8],
  ] as const) {
    const kept = row(limit);
    expect(kept.version).toBe(version);
    expect(kept.record.includes('limit: 18')).toBe(version === 8);
    expect(readDuelSave(structuredClone(kept))).toEqual(kept);
  }
});

test('a row of a newer version is reported as newer, whatever else it holds', () => {
  expect(readDuelSave({ version: 9, anything: 'else' })).toEqual({
    unreadable: 'it was saved by a newer Viewscreen',
    newer: true,
  });
});
