import { describe, expect, test } from 'vitest';
import { replayedTurns } from '../../../src/elements/records/replayed-turns.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { battleStanding, standingFrom } from '../../../src/offline/fights/standing.ts';
import type { Livery } from '../../../src/rules/battle/livery.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { freshEntrant, dressed } from '../../../src/rules/fight/record.ts';
import { sure } from '../../../src/rules/sure.ts';
import { booklets, griffin, rifleman } from '../../rules/battle/table-top.ts';
import { aDuel } from './duels.ts';
import { libraryOf } from '../booklets/libraries.ts';
import { opened, playOn, saveOf } from './old-rows.ts';

const LIVERY: Livery = { paint: 'chevron', rings: ['whole', 'hollow'], scorched: 2 };
const flown = [rifleman, griffin];
const entrants = [freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')];
const twoPilots = { options: USUAL_OPTIONS, entrants, battles: againstFirst(2) };
const aDressedDuel = (): DuelSave =>
  newTable(sittingOf(dressed(twoPilots, [LIVERY, null]), 'pass the device'), flown);

describe("the livery of a hangar's 'Mech in a duel", () => {
  test('is stored in the row by seat, and is read back', () => {
    const save = aDressedDuel();
    expect(save.liveries).toEqual([LIVERY, null]);
    expect(readDuelSave(structuredClone(save))).toEqual(save);
  });

  test('is absent from a duel without a hangar', () => {
    const save = newTable(sittingOf(twoPilots, 'pass the device'), flown);
    expect(save).not.toHaveProperty('liveries');
  });

  test.each([
    [[LIVERY], 'liveries'],
    [[{ ...LIVERY, paint: 'dots' }, null], 'liveries.0.paint'],
    [[{ ...LIVERY, rings: ['half'] }, null], 'liveries.0.rings.0'],
    [[{ ...LIVERY, scorched: 4 }, null], 'liveries.0.scorched'],
  ])('is refused with the entry at fault: %j', (liveries, entry) => {
    expect(readDuelSave({ ...aDuel(), liveries })).toEqual({
      unreadable: `its entry "${entry}" is not what a duel has there`,
      newer: false,
    });
  });

  test('is worn in every turn of the duel and in its replay', async () => {
    const duel = await opened(saveOf(aDressedDuel()));
    await playOn(duel, [52, 62]);
    const { battles, save } = sure(duel.battle);
    expect(battles).toHaveLength(2);
    for (const { seats } of battles)
      expect(seats.map(({ livery }) => livery)).toEqual([LIVERY, null]);
    expect(save.liveries).toEqual([LIVERY, null]);
    const [turn] = replayedTurns(save, libraryOf(...booklets));
    expect(turn).toMatchObject({
      battle: { seats: [{ livery: LIVERY }, { livery: null }] },
      played: { battle: { seats: [{ livery: LIVERY }, { livery: null }] } },
    });
  });

  test('is worn in every battle of a fight', () => {
    const fight = {
      options: USUAL_OPTIONS,
      entrants: [...entrants, freshEntrant('rfl-3n', 'Cleo'), freshEntrant('grf-1n', 'Dora')],
      battles: [
        { lone: 0, rivals: [1] },
        { lone: 2, rivals: [3] },
      ],
    };
    const worn = dressed(fight, [null, null, null, LIVERY]);
    const save = newTable(sittingOf(worn, 'pass the device'), [...flown, ...flown]);
    const standing = standingFrom(saveOf(save), libraryOf(...booklets));
    if (typeof standing === 'string') throw new Error(standing);
    expect(battleStanding(standing, 'B')).toMatchObject({
      battles: [{ seats: [{ livery: null }, { livery: LIVERY }] }],
    });
  });
});
