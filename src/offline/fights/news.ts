import { sameNumbers } from '../../rules/fight/turn.ts';
import type { DuelSave } from './duel-save.ts';

/** Two that went on from the same revision, one of them in memory, are told apart by their time. */
const sameWriting = (mine: DuelSave, stored: DuelSave): boolean =>
  mine.revision === stored.revision && mine.changed === stored.changed;

/** Whether both are at the same choice, with the same numbers locked in. */
const sameChosen = (mine: DuelSave, stored: DuelSave): boolean =>
  mine.record === stored.record &&
  mine.turn.kind === 'choosing' &&
  stored.turn.kind === 'choosing' &&
  sameNumbers(mine.turn, stored.turn);

/** What a duel as it is stored now means to a tab that shows it so: what was only picked is nothing that went on. */
export const newsIn = (stored: DuelSave, mine: DuelSave): 'none' | 'picks' | 'went on' => {
  if (sameWriting(mine, stored)) return 'none';
  return sameChosen(mine, stored) ? 'picks' : 'went on';
};
