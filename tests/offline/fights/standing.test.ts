import { describe, expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { battleStanding, standingFrom, withMove } from '../../../src/offline/fights/standing.ts';
import { importRecord } from '../../../src/offline/fights/import-record.ts';
import { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import type { Watcher } from '../../../src/offline/fights/written-fight.ts';
import type { Saves } from '../../../src/offline/fights/saves.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { joinsOf } from '../../../src/rules/fight/join.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { isRefusal } from '../../../src/rules/fight/refusal.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { libraryOf } from '../booklets/libraries.ts';

const library = libraryOf(rifleman, griffin);
const watcher: Watcher = {
  changed: () => undefined,
  overtaken: () => undefined,
  // Here nothing outlives the page, which is said.
  said: () => undefined,
  missed: () => undefined,
};

/** Two against two: Ada against Ben, Cleo against Dora. */
const begun = (): DuelSave =>
  newTable(
    sittingOf(
      {
        options: USUAL_OPTIONS,
        entrants: [
          ...[freshEntrant('rfl-3n', 'Ada'), freshEntrant('grf-1n', 'Ben')],
          ...[freshEntrant('rfl-3n', 'Cleo'), freshEntrant('grf-1n', 'Dora')],
        ],
        battles: [
          { lone: 0, rivals: [1] },
          { lone: 2, rivals: [3] },
        ],
      },
      'pass the device',
    ),
    [rifleman, griffin, rifleman, griffin],
  );

const kept = async (saves: Saves, id: string): Promise<DuelSave> => {
  const save = sure(await saves.get(id));
  if ('unreadable' in save) throw new Error(save.unreadable);
  return save;
};

const playing = async (saves: Saves, id: string, name: string): Promise<RunningFight> => {
  const duel = new RunningFight(id, { saves, library, watcher });
  await duel.open();
  duel.play(name);
  expect(duel.lost).toBe('');
  return duel;
};

describe('a fight of several battles', () => {
  test('is read back from its row, unless a battle has an impossible name', () => {
    const save = begun();
    expect(readDuelSave(structuredClone(save))).toEqual(save);
    expect(
      readDuelSave({ ...save, battles: [{ name: 'a', turn: save.battles[0]?.turn }] }),
    ).toMatchObject({
      newer: false,
    });
  });

  test('keeps the locked-in choices of each of its battles', async () => {
    const saves = await openSaves();
    const { id } = begun();
    await saves.put({ ...begun(), id });
    await (await playing(saves, id, 'A')).lockIn(0, 52);
    await (await playing(saves, id, 'B')).lockIn(1, 62);
    const { battles } = await kept(saves, id);
    expect(battles).toEqual([
      { name: 'A', turn: { kind: 'choosing', locked: [52, null] } },
      { name: 'B', turn: { kind: 'choosing', locked: [null, 62] } },
    ]);
    expect((await playing(saves, id, 'A')).battle?.turn).toEqual(sure(battles)[0]?.turn);
  });

  test('writes a turn of one battle into its record, while the other waits', async () => {
    const saves = await openSaves();
    const save = begun();
    await saves.put(save);
    const duel = await playing(saves, save.id, 'B');
    await duel.lockIn(0, 52);
    await duel.lockIn(1, 62);
    await duel.leave([{ seat: 1, leaves: 'bails out' }]);
    const after = await kept(saves, save.id);
    expect(after.record.split('\n').at(-2)).toBe('B1. 52 62, rival bails out');
    expect(after.battles?.map(({ name }) => name)).toEqual(['A']);
    expect(after.summary).toMatchObject({ turn: 1, out: [3], few: [0, 2] });
    expect(after.ended).toBeNull();
    expect(readDuelSave(structuredClone(after))).toEqual(after);
  });

  test('lets a free pilot join, and the battle goes on from where it stood', async () => {
    const saves = await openSaves();
    const save = begun();
    await saves.put(save);
    const first = await playing(saves, save.id, 'A');
    for (const [seat, console] of [52, 62].entries()) await first.lockIn(seat, console);
    await first.stay();
    await first.finish();
    const second = await playing(saves, save.id, 'B');
    for (const [seat, console] of [52, 62].entries()) await second.lockIn(seat, console);
    await second.leave([{ seat: 1, leaves: 'bails out' }]);
    const fight = new RunningFight(save.id, { saves, library, watcher });
    await fight.open();
    const [join] = joinsOf(sure(fight.standing).fight, 2);
    await fight.move({ kind: 'join', pilot: 2, opens: sure(join).opens });
    const after = await kept(saves, save.id);
    expect(after.battles).toEqual([
      { name: 'C', turn: { kind: 'choosing', locked: [null, null, null] } },
    ]);
    const joined = battleStanding(sure(fight.standing), 'C');
    expect(sure(joined).names.map(({ pilot }) => pilot)).toEqual(['Ben', 'Ada', 'Cleo']);
    expect(sure(sure(joined).battles[0]).pairings.map(({ range }) => range)).toEqual([
      'medium',
      'long',
    ]);
    const lone = await playing(saves, save.id, 'C');
    expect(await lone.lockIn(1, 44)).toBe(true);
    expect(await lone.lockIn(2, 52)).toBe(true);
  });

  test("has a rematch with the same pilots, 'Mechs and battles, and no turn played", async () => {
    const saves = await openSaves();
    const save = begun();
    await saves.put(save);
    const duel = await playing(saves, save.id, 'A');
    for (const [seat, console] of [52, 62].entries()) await duel.lockIn(seat, console);
    await duel.stay();
    await duel.finish();
    const fight = new RunningFight(save.id, { saves, library, watcher });
    await fight.open();
    const again = await kept(saves, sure((await fight.rematch(false)) ?? undefined));
    expect(again.id).not.toBe(save.id);
    const { battles, editions, record, secrecy, summary } = again;
    expect({ battles, editions, record, secrecy, summary }).toEqual({
      battles: save.battles,
      editions: save.editions,
      record: save.record,
      secrecy: save.secrecy,
      summary: save.summary,
    });
  });

  test('refuses a move that the rules forbid, with the reason', () => {
    const standing = standingFrom(begun(), library);
    if (typeof standing === 'string') throw new Error(standing);
    expect(withMove(standing, { kind: 'sits out', pilot: 0 })).toEqual({
      kind: 'not free',
      pilot: 0,
    });
  });

  test('is the same after its record is pasted in', async () => {
    const standing = standingFrom(begun(), library);
    if (typeof standing === 'string') throw new Error(standing);
    const after = withMove(standing, {
      kind: 'turn',
      battle: 'A',
      orders: { seats: [{ console: 52 }, { console: 62, leaves: 'bails out' }] },
    });
    if (isRefusal(after)) throw new Error(after.kind);
    const played = after.save;
    const taken = await importRecord(played.record, library);
    if (taken.kind === 'fault') throw new Error(taken.told);
    const { battles, ended, record, summary } = taken.save;
    expect({ battles, ended, record, summary }).toEqual({
      battles: played.battles,
      ended: played.ended,
      record: played.record,
      summary: played.summary,
    });
    expect(await importRecord(`${played.record}A2. 52 62\n`, library)).toMatchObject({
      kind: 'fault',
      told: expect.stringMatching(/^line 10: /),
    });
  });
});

test('D14: no draw can be agreed in the turn that has ended the duel', async () => {
  const hurt = 'viewscreen record 2\nlone: rfl-3n Ada\nrival: grf-1n Ben\nrival starts: armor 1\n';
  const read = await importRecord(hurt, library);
  if (read.kind === 'fault') throw new Error(read.told);
  const saves = await openSaves();
  await saves.put(read.save);
  const told: string[] = [];
  const said = (sentence: string): void => void told.push(sentence);
  const duel = new RunningFight(read.save.id, { saves, library, watcher: { ...watcher, said } });
  await duel.open();
  await duel.lockIn(0, 52);
  await duel.lockIn(1, 62);
  await duel.stay();
  told.length = 0;
  await duel.draw({ by: 'agreed' });
  expect(told).toEqual(['The duel is already over; go on to its end.']);
  await duel.finish();
  expect((await kept(saves, read.save.id)).ended).toEqual({ kind: 'win', winner: 'few' });
});
