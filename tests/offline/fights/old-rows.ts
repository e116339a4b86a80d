import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import type { Side } from '../../../src/rules/battle/battle.ts';
import type { Ended, FightSide } from '../../../src/rules/fight/fight.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { isPerson } from '../../../src/rules/fight/hands.ts';
import { stepAfter } from '../../../src/rules/fight/steps.ts';
import type { TurnInProgress } from '../../../src/rules/fight/turn.ts';
import type { Answer, Question } from '../../../src/rules/fight/undecided.ts';
import { numbersOf } from '../../../src/rules/fight/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { booklets } from '../../rules/battle/table-top.ts';
import { twoAmmunitions } from '../../two-ammunitions.ts';
import { libraryOf } from '../booklets/libraries.ts';

/** A row as builds of a version wrote it while a duel was played: `version-1/begun`. */
export const rowOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`tests/offline/fights/${name}.json`, 'utf8')) as Record<string, unknown>;

/** A row that can be read, as a duel. */
export const saveOf = (row: unknown): DuelSave => {
  const read = readDuelSave(row);
  if ('unreadable' in read) throw new Error(read.unreadable);
  return read;
};

/** The Rifleman with two grenades, as an added booklet. */
const riflebird = (() => {
  const document = twoAmmunitions(JSON.parse(readFileSync('books/rfl-3n.json', 'utf8')));
  const { mech } = document as { mech: object };
  const renamed = { ...mech, designation: 'RFL-9X', name: 'Riflebird' };
  const read = parseBooklet({ ...(document as object), mech: renamed });
  if (!read.ok) throw new Error('the Riflebird has faults');
  return read.booklet;
})();

/** A duel with this row, opened. */
export const opened = async (save: DuelSave): Promise<RunningFight> => {
  const saves = await openSaves();
  await saves.put(save);
  const duel = new RunningFight(save.id, {
    saves,
    library: libraryOf(...booklets, riflebird),
    watcher: {
      changed: () => undefined,
      overtaken: () => undefined,
      said: () => undefined,
      missed: () => undefined,
    },
  });
  await duel.open();
  return duel;
};
export const turnOf = (fight: RunningFight): TurnInProgress => sure(fight.battle).turn;

/** A row of version 2, 3 or 4 in the form of version 7, where every row is a fight with the sides of a fight. */
export const inVersion7 = (row: Readonly<Record<string, unknown>>): object => {
  const {
    first: _,
    turn,
    battles,
    ended,
    summary,
    ...same
  } = row as {
    first: number;
    turn: TurnInProgress;
    battles?: DuelSave['battles'];
    ended: Ended | null;
    summary: Partial<DuelSave['summary']>;
  };
  const side = (of: Side): FightSide => (of === 'lone' ? 'few' : 'many');
  return {
    ...same,
    version: 7,
    battles: battles ?? (ended ? [] : [{ name: 'A', turn }]),
    ended:
      ended?.kind === 'win'
        ? { ...ended, winner: side(ended.winner) }
        : ended?.kind === 'escape'
          ? { ...ended, escaped: ended.escaped.map(side) }
          : ended,
    summary: { few: [0], ...summary },
  };
};

/** Some answer to a question of a turn. */
const answerTo = (question: Question): Answer => {
  const { seat } = question;
  switch (question.kind) {
    case 'ammunition lost': {
      const [ammunition = ''] = Object.keys(question.supplies).toSorted();
      return { kind: question.kind, seat, ammunition };
    }
    case 'modifier shared': {
      const { hits, modifier } = question.split;
      return { kind: question.kind, seat, shares: hits.map((_, at) => (at === 0 ? modifier : 0)) };
    }
    case 'critical ignored':
      return { kind: question.kind, seat, ignores: false };
  }
};

/** Plays the turn in progress to its end; pilots not locked in yet call these numbers, or the first open one. */
export const playOn = async (
  fight: RunningFight,
  numbers: readonly number[] = [],
): Promise<void> => {
  for (const [seat, { out }] of sure(fight.battle).battle.seats.entries()) {
    const { battle, choosers } = sure(fight.battle);
    if (out === null && isPerson(choosers[seat]) && numbersOf(turnOf(fight))[seat] === null)
      expect(
        await fight.lockIn(seat, numbers[seat] ?? sure(openManeuvers(battle, seat)[0]).console),
      ).toBe(true);
  }
  for (;;) {
    const turn = turnOf(fight);
    const { played, undecided } = sure(fight.battle);
    const [question] = turn.kind === 'telling' && turn.decided ? undecided : [];
    const next = turn.kind === 'telling' ? stepAfter(sure(played), turn.step) : null;
    const stays = turn.kind === 'telling' && turn.step.kind === 'leave or stay' && !turn.decided;
    if (question) expect(await fight.answer(answerTo(question))).toBe(true);
    else if (stays) expect(await fight.stay()).toBe(true);
    else if (next) expect(await fight.reach(next)).toBe(true);
    else break;
  }
  expect(await fight.finish()).toBe(true);
};

/** Rows as builds of a version wrote them, a file for each duel or fight: in it the row at each step that was written. */
export const rowsOf = (folder: string, file: string): [string, Record<string, unknown>][] =>
  Object.entries(
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<
      string,
      Record<string, unknown>
    >,
  );

/** Tests that all rows of a folder are read as the rows they are lifted to, and can be played on. */
export const testRows = (folder: string, lifted: (row: Record<string, unknown>) => object): void =>
  describe.each(readdirSync(folder))(`rows in ${folder}: %s`, (file) => {
    test.each(rowsOf(folder, file))(
      '%s: is read as a fight of one battle or several',
      (_at, row) => {
        expect(saveOf(structuredClone(row))).toEqual(lifted(row));
      },
    );

    test.each(rowsOf(folder, file))(
      '%s: can be played on to the end of the turn in each battle',
      async (_at, row) => {
        const save = saveOf(row);
        const fight = await opened(save);
        expect(fight.lost).toBe('');
        expect(sure(fight.standing).fight.outcome).toEqual(save.ended);
        for (const { name, turn } of save.battles) {
          const { record } = sure(fight.standing).save;
          fight.play(name);
          expect(turnOf(fight)).toEqual(turn);
          await playOn(fight);
          const now = sure(fight.standing).save;
          expect(now.record.startsWith(record)).toBe(true);
          expect(now.record.slice(record.length).trim().split('\n')).toHaveLength(1);
          expect(saveOf(structuredClone(now))).toEqual(now);
        }
      },
    );
  });
