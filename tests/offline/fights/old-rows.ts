import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import { RunningDuel } from '../../../src/offline/fights/running-duel.ts';
import { openSaves } from '../../../src/offline/fights/saves.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { stepAfter } from '../../../src/rules/fight/steps.ts';
import type { TurnInProgress } from '../../../src/rules/fight/turn.ts';
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

/** The Rifleman with two grenades, as somebody had added it. */
const riflebird = (() => {
  const document = twoAmmunitions(JSON.parse(readFileSync('books/rfl-3n.json', 'utf8')));
  const { mech } = document as { mech: object };
  const renamed = { ...mech, designation: 'RFL-9X', name: 'Riflebird' };
  const read = parseBooklet({ ...(document as object), mech: renamed });
  if (!read.ok) throw new Error('the Riflebird has faults');
  return read.booklet;
})();

/** A duel with this row, opened. */
export const opened = async (save: DuelSave): Promise<RunningDuel> => {
  const saves = await openSaves();
  await saves.put(save);
  const duel = new RunningDuel(save.id, {
    saves,
    library: libraryOf(...booklets, riflebird),
    watcher: { changed: () => undefined, overtaken: () => undefined, said: () => undefined },
  });
  await duel.open();
  return duel;
};
export const turnOf = (duel: RunningDuel): TurnInProgress => sure(duel.standing).save.turn;

/** Plays the turn in progress to its end; who has not locked in takes these numbers. */
export const playOn = async (
  duel: RunningDuel,
  numbers: readonly [number, number],
): Promise<void> => {
  for (const seat of [0, 1])
    if (numbersOf(turnOf(duel))[seat] === null)
      expect(await duel.lockIn(seat, sure(numbers[seat]))).toBe(true);
  for (;;) {
    const turn = turnOf(duel);
    const next =
      turn.kind === 'telling' ? stepAfter(sure(sure(duel.standing).played), turn.step) : null;
    if (turn.kind === 'choosing' || !next) break;
    const stays = turn.step.kind === 'leave or stay' && !turn.decided;
    expect(await (stays ? duel.stay() : duel.reach(next))).toBe(true);
  }
  for (const { seat } of sure(duel.standing).undecided)
    expect(await duel.answer({ kind: 'ammunition lost', seat, ammunition: 'autocannon' })).toBe(
      true,
    );
  expect(await duel.finish()).toBe(true);
};
