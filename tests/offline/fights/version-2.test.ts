import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import { CALLED, LEAVE_OR_STAY, MARKS } from '../../../src/rules/fight/steps.ts';
import type { TurnInProgress } from '../../../src/rules/fight/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { inVersion7, opened, playOn, rowOf as oldRow, saveOf, turnOf } from './old-rows.ts';

/** Rows as the builds of version 2 wrote them while a duel was played. */
const FOLDER = 'tests/offline/fights/version-2';
const rowOf = (name: string): Record<string, unknown> => oldRow(`version-2/${name}`);

/** A duel that is flown with the booklets as they are now. */
const flownNow = (save: DuelSave): DuelSave => ({
  ...save,
  editions: [rifleman.edition, griffin.edition],
});

const choosing = (...locked: (number | null)[]): TurnInProgress => ({ kind: 'choosing', locked });
const telling = (step: Step, decided = true): object => ({
  kind: 'telling',
  orders: [{ console: 52 }, { console: 62 }],
  step,
  decided,
});

/** The turn each row is read as, and the last line of its record once the turn has been played. */
const GO_ON: Readonly<Record<string, readonly [turn: object, record: string]>> = {
  begun: [choosing(null, null), '1. 52 62'],
  'lone-locked-in': [choosing(52, null), '1. 52 62'],
  called: [telling(CALLED, false), '1. 52 62'],
  'look-up': [telling({ kind: 'look up', rival: 1 }, false), '1. 52 62'],
  'leave-or-stay': [telling(LEAVE_OR_STAY, false), '1. 52 62'],
  'lone-scores': [telling({ kind: 'score', seat: 0, on: 1 }), '1. 52 62'],
  'back-to-leave-or-stay': [telling(LEAVE_OR_STAY), '1. 52 62'],
  marks: [telling(MARKS), '1. 52 62'],
  'second-turn': [choosing(null, null), '2. 44 28'],
  'face-to-face-rival-locked-in': [choosing(null, 62), '1. 52 62'],
  'rematch-rival-first': [choosing(null, null), '1. 52 62'],
};

/** The step in place of the marks: this turn changes nothing else, so its score is the last step. */
const LAST = { kind: 'score', seat: 0, on: 1 };

describe('rows of version 2', () => {
  test('are all in the table above, except the one that is over', () => {
    const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
    expect(names.sort()).toEqual([...Object.keys(GO_ON), 'ended-by-bail-out'].sort());
    expect(saveOf(rowOf('ended-by-bail-out')).ended).toEqual({ kind: 'win', winner: 'many' });
  });

  test.each(Object.entries(GO_ON))('%s: opens and can be played on', async (name, [turn, last]) => {
    const save = saveOf(rowOf(name));
    expect(save).toEqual(inVersion7(rowOf(name)));
    const duel = await opened(flownNow(save));
    expect(duel.lost).toBe('');
    expect(turnOf(duel)).toEqual(name === 'marks' ? { ...turn, step: LAST } : turn);
    await playOn(duel, name === 'second-turn' ? [44, 28] : [52, 62]);
    expect(sure(duel.standing).save.record).toBe(`${save.record}${last}\n`);
  });

  test('are refused with a pick, which that version never wrote', () => {
    const row = rowOf('begun');
    const picked = { ...(row['turn'] as object), picked: [52, null] };
    expect(readDuelSave({ ...row, turn: picked })).toEqual({
      unreadable: 'its entry "turn.picked" is not what a duel has there',
      newer: false,
    });
    expect(saveOf({ ...row, version: 3, turn: picked }).battles).toEqual([
      { name: 'A', turn: picked },
    ]);
  });
});
