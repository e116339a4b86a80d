import { describe, expect, test } from 'vitest';
import { findBook, griffin, rifleman } from '../../rules/battle/table-top.ts';
import { recordOf } from '../../tools/recorded-duels.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { replayText, turnsOf } from '../../../src/rules/fight/replay.ts';
import { sure } from '../../../src/rules/sure.ts';
import { adviceFor } from '../../../src/tactics/review/coach.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { Mind } from '../../../src/tactics/mind.ts';

const SEED = 116;
const turnsUpTo = (turns: number) => {
  const replayed = replayText(recordOf(SEED, turns), findBook);
  return turnsOf(sure(replayed.record).moves, replayed);
};
const before = (turn: number): Battle => sure(turnsUpTo(turn - 1).battles.at(-1));

describe('a coach', () => {
  test.each([0, 1])(
    'weighs every open choice of seat %i, and the best mix of them costs nothing',
    (seat) => {
      const { chance, choices, isRough } = adviceFor(before(6), seat, roughly);
      expect(choices.map(({ console }) => console)).toEqual(
        openManeuvers(before(6), seat).map(({ console }) => console),
      );
      expect(choices.reduce((sum, { often }) => sum + often, 0)).toBeCloseTo(1);
      expect(choices.filter(({ costs, often }) => often > 0.01 && costs > 0)).toEqual([]);
      expect(choices.some(({ costs }) => costs >= 8)).toBe(true);
      expect([chance > 0 && chance < 100, isRough]).toEqual([true, true]);
    },
  );

  test('is asked without any pick, and answers through the door of tactics', () => {
    const mind = new Mind();
    for (const { document, edition } of [rifleman, griffin])
      mind.learn({ kind: 'booklet', document, edition });
    const asked = {
      kind: 'coach',
      ticket: 1,
      record: recordOf(SEED, 5),
      battle: 'A',
      seat: 0,
    } as const;
    expect([...mind.answers(asked)]).toEqual([
      { kind: 'advised', ticket: 1, advice: adviceFor(before(6), 0, roughly) },
    ]);
  });
});
