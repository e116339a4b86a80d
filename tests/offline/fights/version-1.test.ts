import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { standingWords } from '../../../src/elements/common/duel-words.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { Step } from '../../../src/rules/fight/steps.ts';
import { CALLED, LEAVE_OR_STAY, MARKS } from '../../../src/rules/fight/steps.ts';
import type { TurnInProgress } from '../../../src/rules/fight/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { opened, playOn, rowOf as oldRow, saveOf, turnOf } from './old-rows.ts';

/** Rows as the builds of version 1 wrote them while a duel was played, one in every step. */
const FOLDER = 'tests/offline/fights/version-1';
const rowOf = (name: string): Record<string, unknown> => oldRow(`version-1/${name}`);
const choosing = (...locked: (number | null)[]): TurnInProgress => ({ kind: 'choosing', locked });
const telling = (lone: number, rival: number, step: Step, decided = true): object => ({
  kind: 'telling',
  orders: [{ console: lone }, { console: rival }],
  step,
  decided,
});
const LOOK_UP: Step = { kind: 'look up', rival: 1 };
const LONE_SCORES: Step = { kind: 'score', seat: 0, on: 1 };
const RIVAL_SCORES: Step = { kind: 'score', seat: 1, on: 0 };
const SAID = {
  ...telling(58, 62, MARKS),
  orders: [{ console: 58, loses: 'grenade' }, { console: 62 }],
};

/** The turn each row is lifted to, and the last line of its record once the turn has been played. */
const GO_ON: Readonly<Record<string, readonly [turn: object, record: string]>> = {
  begun: [choosing(null, null), '1. 52 62'],
  'lone-locked-in': [choosing(58, null), '1. 58 62'],
  'rival-locked-in': [choosing(null, 62), '1. 52 62'],
  called: [telling(52, 62, CALLED, false), '1. 52 62'],
  'look-up': [telling(52, 62, LOOK_UP, false), '1. 52 62'],
  'leave-or-stay': [telling(52, 62, LEAVE_OR_STAY, false), '1. 52 62'],
  'lone-scores': [telling(52, 62, LONE_SCORES), '1. 52 62'],
  'rival-scores': [telling(56, 56, RIVAL_SCORES), '3. 56 56'],
  marks: [telling(52, 62, MARKS), '1. 52 62'],
  'back-to-leave-or-stay': [telling(58, 58, LEAVE_OR_STAY), '2. 58 58'],
  'second-turn': [choosing(null, 28), '2. 44 28'],
  'explosion-undecided': [telling(58, 62, MARKS), '4. 58 62, lone loses autocannon'],
  'explosion-decided': [SAID, '4. 58 62, lone loses grenade'],
};
const ENDED: Readonly<Record<string, DuelSave['ended']>> = {
  'ended-by-bail-out': { kind: 'win', winner: 'few' },
  'ended-by-escape': { kind: 'escape', escaped: ['few'] },
  'ended-by-draw': { kind: 'nobody' },
};

/** The step in place of the marks: this turn changes nothing else, so its score is the last step. */
const LAST = { kind: 'score', seat: 0, on: 1 };

describe('rows of version 1', () => {
  test('are all in the tables of this file', () => {
    const names = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
    expect(names.sort()).toEqual([...Object.keys(GO_ON), ...Object.keys(ENDED)].sort());
  });

  test.each(Object.keys({ ...GO_ON, ...ENDED }))(
    '%s: is described in a list as it was then',
    (name) => {
      const row = rowOf(name);
      const { turn, told } = row['summary'] as { turn: number; told: string };
      expect(standingWords(saveOf(row))).toBe(
        row['over'] ? `${told}, turn ${turn}` : `turn ${turn}, ${told}`,
      );
    },
  );

  test.each(Object.entries(GO_ON))('%s: opens and can be played on', async (name, [turn, last]) => {
    const save = saveOf(rowOf(name));
    expect(save.battles).toEqual([{ name: 'A', turn }]);
    const duel = await opened(save);
    expect(duel.lost).toBe('');
    expect(turnOf(duel)).toEqual(name === 'marks' ? { ...turn, step: LAST } : turn);
    await playOn(duel, [name === 'second-turn' ? 44 : 52, 62]);
    const { record } = sure(duel.standing).save;
    expect(record).toBe(`${save.record}${last}\n`);
    // What is written now is read again.
    const written = sure(duel.standing).save;
    expect(saveOf(structuredClone(written))).toEqual(written);
  });

  test.each(Object.entries(ENDED))('%s: is over', async (name, ended) => {
    const save = saveOf(rowOf(name));
    expect(save.ended).toEqual(ended);
    const duel = await opened(save);
    expect(sure(duel.standing).fight.outcome).toEqual(ended);
    expect(save.battles).toEqual([]);
  });

  test.each([
    ['an unknown step', { step: 10 }, 'pending.step'],
    ['an unknown side', { locked: { Ada: 52 } }, 'pending.locked.Ada'],
    ['an extra entry', { told: 3 }, 'pending.told'],
  ])('with %s are refused with the name of the entry', (_, changed, entry) => {
    const row = rowOf('called');
    expect(
      readDuelSave({ ...row, pending: { ...(row['pending'] as object), ...changed } }),
    ).toEqual({
      unreadable: `its entry "${entry}" is not what a duel has there`,
      newer: false,
    });
  });
});
