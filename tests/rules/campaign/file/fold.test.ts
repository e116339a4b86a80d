import { describe, expect, test } from 'vitest';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { FiledGame } from '../../../../src/rules/campaign/file/hangar-file.ts';
import { mustered } from '../../../../src/rules/campaign/game/muster.ts';
import type { OpenGame } from '../../../../src/rules/campaign/history/game.ts';
import { printRecord } from '../../../../src/rules/fight/print.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { foeGame } from '../game/foes.ts';
import { folded } from '../../../../src/rules/campaign/file/fold.ts';
import type { Deed } from '../../../../src/rules/campaign/history/deed.ts';
import { DAY, adaAgainstFinn, adaAndFinn, done, find, person, why } from '../circle.ts';
import { filed, fold } from './files.ts';

const { founding, history } = adaAndFinn();
const renamed = (count: number): readonly Deed[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'rename pilot',
    on: DAY,
    pilot: 'p1',
    words: person(`Ada ${at}`),
  }));

/** Milliseconds of work of this process alone, since an earlier measurement. */
const worked = (since?: NodeJS.CpuUsage): number => process.cpuUsage(since).user / 1000;

test('a history of 50,000 deeds folds in less than two seconds of work', () => {
  const past = [...history, ...renamed(50_000 - history.length)];
  const begun = process.cpuUsage();
  const { hangar, fault } = folded(founding, past, find);
  expect(worked(begun)).toBeLessThan(2000);
  expect(fault).toBeNull();
  expect(hangar.history).toEqual(past);
  const filing = process.cpuUsage();
  expect(fold(filed(hangar))).toEqual({ ok: true, hangar });
  expect(worked(filing)).toBeLessThan(4000);
});

test('folding stops at the first deed that is not allowed, and keeps the history before it', () => {
  const past = [...history, ...renamed(1), history[1]!, ...renamed(1)];
  const { hangar, fault } = folded(founding, past, find);
  expect(fault?.at).toBe(3);
  expect(hangar.history).toEqual(past.slice(0, 3));
});

describe('an open game in a file', () => {
  const { open } = adaAgainstFinn();
  const begun = sure(open.open[0]);
  const over = sure(foeGame(1).open[0]);
  const record = printRecord(done(mustered(open, begun.muster, find)).record);
  const playing = { record, secrecy: 'pass the device' } as const;
  const long = `${record}${'1. 52 62\n'.repeat(3001)}`;
  const tooLong = 'its record has more than 3,000 turns, longer than anybody plays';
  const foldWith = (hangar: Hangar, game: OpenGame, played: FiledGame['playing'] = null) =>
    fold({ ...filed({ ...hangar, open: [] }), open: [{ game, playing: played }] });

  test.each([
    ['it is not over', open, begun, null],
    ['it is being played', open, begun, playing],
    ['it is over', foeGame(1), over, null],
  ])('is read back if %s', (_, hangar, game, played) => {
    expect(foldWith(hangar, game, played)).toEqual({
      ok: true,
      hangar: { ...hangar, open: [game] },
    });
  });

  test.each<readonly [string, Hangar, OpenGame, FiledGame['playing'], string]>([
    ['has a record but is not over', open, { ...begun, record }, null, 'the game is not over'],
    [
      'is settled before its end',
      open,
      { ...begun, choices: [{ step: 'settled', pilot: 'p1' }] },
      null,
      'the game is not over',
    ],
    ['is over but still being played', foeGame(1), over, playing, 'the game is over'],
    [
      'has a stand that differs from its record',
      foeGame(1),
      { ...over, stand: { ...sure(over.stand), turns: 2 } },
      null,
      'the game that was mustered cannot have ended like this',
    ],
    [
      'is being played with the record of another game',
      open,
      begun,
      { ...playing, record: record.replace('Ada', 'Eve') },
      'its record is not of the game that was mustered',
    ],
    [
      'is being played with a record that is too long',
      open,
      begun,
      { ...playing, record: long },
      tooLong,
    ],
    [
      'is over with a record that is too long',
      foeGame(1),
      { ...over, record: long },
      null,
      tooLong,
    ],
  ])('is a fault if it %s', (_, hangar, game, played, wanted) => {
    const come = foldWith(hangar, game, played);
    expect(come.ok ? null : why(come.why)).toBe(wanted);
  });
});
