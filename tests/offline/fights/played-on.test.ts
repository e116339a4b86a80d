import { describe, expect, test } from 'vitest';
import { FOUGHT } from '../../elements/analysis/fought.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { importRecord } from '../../../src/offline/fights/import-record.ts';
import { goesOnAfter, playedOn } from '../../../src/offline/fights/played-on.ts';
import type { Standing } from '../../../src/offline/fights/standing.ts';
import { standingFrom } from '../../../src/offline/fights/standing.ts';
import { sure } from '../../../src/rules/sure.ts';
import { libraryOf } from '../booklets/libraries.ts';

const library = libraryOf(rifleman, griffin);

const standing = async (record: string): Promise<Standing> => {
  const read = await importRecord(record, library);
  if (read.kind === 'fault') throw new Error(read.told);
  const stands = standingFrom(read.save, library);
  if (typeof stands === 'string') throw new Error(stands);
  return stands;
};

const [ADA, BEN] = [
  { name: 'Ada', hand: 'person' },
  { name: 'Ben', hand: 'person' },
] as const;
const TWO = [ADA, BEN];

describe('a duel played on from another', () => {
  test('is a new duel that begins in the position of the other, with the same damage', async () => {
    const other = await standing(FOUGHT);
    const row = playedOn(other, { moves: 4, pilots: TWO });
    expect(row.id).not.toBe(other.save.id);
    expect(row.ended).toBeNull();
    expect(row.summary).toMatchObject({ pilots: ['Ada', 'Ben'], turn: 5 });
    const here = standingFrom(row, library) as Standing;
    expect(here.fight).toEqual(sure(other.fights[4]));
    expect(here.save.battles).toEqual([
      { name: 'A', turn: { kind: 'choosing', locked: [null, null] } },
    ]);
  });

  test('gets a new seed for a computer pilot each time', async () => {
    const other = await standing(FOUGHT);
    const marlow = { name: 'Marlow', hand: 'Marlow' } as const;
    const rows = [0, 1].map(() => playedOn(other, { moves: 4, pilots: [ADA, marlow] }));
    const seeds = rows.map(({ chooses }) => chooses?.[1]);
    expect(seeds[0]).toMatchObject({
      ...{ pilot: 'Marlow', since: 5 },
      seed: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(seeds[0]).not.toEqual(seeds[1]);
    const anew = playedOn(other, { moves: 0, pilots: [ADA, marlow] });
    expect(anew.chooses?.[1]).not.toHaveProperty('since');
    expect(rows[0]!.record).toMatch(/^rival: grf-1n(?:@\w+)? Marlow$/m);
  });

  test('is played face to face if the other was, unless one person plays alone', async () => {
    const other = await standing(FOUGHT);
    const face: Standing = { ...other, save: { ...other.save, secrecy: 'face to face' } };
    const marlow = { name: 'Marlow', hand: 'Marlow' } as const;
    const passed = [TWO, [ADA, marlow]].map(
      (pilots) => playedOn(face, { moves: 4, pilots }).secrecy,
    );
    expect(passed).toEqual(['face to face', 'pass the device']);
  });

  test('includes the turn of the square it is played on from', async () => {
    const other = await standing(FOUGHT);
    const square = { lone: 28, rival: 30 };
    const row = playedOn(other, { moves: 4, pilots: TWO, turn: { battle: 'A', square } });
    expect(row.record.trim().split('\n').slice(-2)).toEqual(['4. 4 16', '5. 28 30']);
    expect(row.summary.turn).toBe(6);
  });

  test('includes all battles of a fight, as far as they had come', async () => {
    const other = await standing(
      [
        ...['viewscreen record 3', 'pilot: rfl-3n Ada', 'pilot: grf-1n Ben', 'pilot: rfl-3n Cleo'],
        ...['pilot: grf-1n Dora', 'battle A: 1 against 2', 'battle B: 3 against 4'],
        ...['ammunition: counted', 'A1. 52 62', 'B1. 52 62, rival bails out', '3 sits out'],
        'A2. 20 28, rival bails out\n',
      ].join('\n'),
    );
    const pilots = other.names.map(({ pilot }) => ({ name: pilot, hand: 'person' }) as const);
    const row = playedOn(other, { moves: 3, pilots });
    expect(row.ended).toBeNull();
    expect(row.battles.map(({ name }) => name)).toEqual(['A']);
    expect(row.record).toMatch(/3 sits out\n$/);
  });
});

test('a square that ends the battle cannot be played on from', async () => {
  const { fights } = await standing(FOUGHT);
  const { battle } = sure(sure(fights[4]).battles[0]);
  expect(goesOnAfter(battle, { lone: 28, rival: 30 })).toBe(true);
  // Letter D of view screen 15 kills Ada in her cockpit.
  expect(goesOnAfter(battle, { lone: 28, rival: 44 })).toBe(false);
});
