import { isPerson } from '../../rules/fight/hands.ts';
import type { DuelSave } from './duel-save.ts';
import type { BattleStanding } from './standing.ts';

/** Two that went on from the same revision, one of them in memory, are told apart by their time. */
const sameWriting = (mine: DuelSave, stored: DuelSave): boolean =>
  mine.revision === stored.revision && mine.changed === stored.changed;

/**
 * Whether both are at the same choice in a battle, with the same numbers locked in by people. What a computer pilot
 * locks in is the same in every tab, in one sooner than in another.
 */
const sameChosen = (
  mine: DuelSave,
  stored: DuelSave,
  { choosers, name: battle }: Pick<BattleStanding, 'choosers' | 'name'>,
): boolean => {
  const [turn, other] = [mine, stored].map(
    ({ battles }) => battles.find(({ name }) => name === battle)?.turn,
  );
  return (
    mine.record === stored.record &&
    turn?.kind === 'choosing' &&
    other?.kind === 'choosing' &&
    turn.locked.length === other.locked.length &&
    turn.locked.every((number, seat) => !isPerson(choosers[seat]) || number === other.locked[seat])
  );
};

/**
 * What a row as it is stored now means to a tab that shows it so, and plays this battle of it: what was only
 * picked is nothing that went on, nor what computer pilots locked in, nor is anything where none is played.
 */
export const newsIn = (
  stored: DuelSave,
  mine: DuelSave,
  battle: Pick<BattleStanding, 'choosers' | 'name'> | null,
): 'none' | 'picks' | 'went on' => {
  if (sameWriting(mine, stored)) return 'none';
  return battle === null || sameChosen(mine, stored, battle) ? 'picks' : 'went on';
};
