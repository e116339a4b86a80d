import { describe, expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import type { SeatHand } from '../../../src/rules/fight/hands.ts';
import { handOf, isPerson } from '../../../src/rules/fight/hands.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import type { Seated, Sitting } from '../../../src/rules/fight/sitting.ts';
import {
  againAlone,
  againstNext,
  nextPilot,
  rematchOf,
  seated,
  sittingOf,
} from '../../../src/rules/fight/sit-down.ts';
import { griffin, rifleman } from '../battle/table-top.ts';

const sits = (pilot: string, { id }: Booklet, chooses: SeatHand = 'person'): Seated => ({
  ...freshEntrant(id, pilot),
  chooses,
});
const two: Sitting = {
  seats: [sits('Ada', rifleman), sits('Ben', griffin, 'Marlow')],
  battles: [{ lone: 0, rivals: [1] }],
  options: { ...USUAL_OPTIONS, ammunition: 'ignored' },
  secrecy: 'face to face',
};

describe('a rematch', () => {
  test("keeps every seat and who chooses for it, and exchanges the 'Mechs if the booklets are swapped", () => {
    expect(rematchOf(two, false)).toEqual(two);
    const swapped = [sits('Ada', griffin), sits('Ben', rifleman, 'Marlow')];
    expect(rematchOf(two, true)).toEqual({ ...two, seats: swapped });
  });

  test('moves the pilots around the table if another one is to be alone', () => {
    const three = { ...two, seats: [...two.seats, sits('Cleo', griffin)] };
    expect(againAlone(three, 1).seats).toEqual([
      ...[sits('Ben', griffin, 'Marlow'), sits('Cleo', griffin), sits('Ada', rifleman)],
    ]);
  });

  test('puts the next stronger computer pilot in the seat of the one that was beaten', () => {
    expect(againstNext(two, 'Iris').seats).toEqual([two.seats[0], sits('Iris', griffin, 'Iris')]);
  });

  test.each([
    ['Tuck', true, 'Marlow'],
    ['Marlow', true, 'Iris'],
    ['Iris', true, 'Sable'],
    ['Sable', true, null],
    ['Tuck', false, null],
  ] as const)('against %s, won: %s, the next is %s', (pilot, lone, next) => {
    const hands = ['person', { pilot, seed: '' }] as const;
    expect(nextPilot(hands, { lone })).toBe(next);
    expect(nextPilot(hands.toReversed(), { lone: !lone })).toBe(next);
    expect(nextPilot(['person', 'person'], { lone })).toBeNull();
  });

  test("begins with new 'Mechs even if the last battle did not", () => {
    const worn = {
      ...two.seats[0]!,
      starts: { armor: 3, ammunition: {}, criticals: [], skill: {}, penalty: {} },
    };
    expect(rematchOf({ ...two, seats: [worn, two.seats[1]!] }, false)).toEqual(two);
  });
});

test('a record that does not say who chooses is played by people', () => {
  const record = {
    ...two,
    entrants: [freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')],
  };
  const { battles, options } = record;
  expect(sittingOf(record, 'pass the device')).toEqual({
    ...{ battles, options, secrecy: 'pass the device' },
    seats: record.entrants.map((entrant) => seated(entrant)),
  });
  expect(sittingOf(record, 'pass the device', ['person', 'Marlow']).seats[1]?.chooses).toBe(
    'Marlow',
  );
});

test('a person chooses for a seat unless a computer pilot is named', () => {
  const marlow = { pilot: 'Marlow', seed: '0'.repeat(32) } as const;
  expect([undefined, 'person' as const, marlow].map(isPerson)).toEqual([true, true, false]);
  expect([undefined, 'person' as const, marlow].map(handOf)).toEqual([
    ...['person', 'person', 'Marlow'],
  ]);
});
