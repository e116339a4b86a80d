import type { DuelSave } from '../../offline/duel-save.ts';
import { chooserOf } from '../../rules/record/turn.ts';
import { endedTitle } from '../../rules/words/ended-title.ts';

/** How a duel stands, for a list: `turn 3, Ada chooses`, `Ben wins, turn 7`. Nothing of a choice. */
export const standingWords = ({ turn, first, ended, summary }: DuelSave): string => {
  const names = summary.pilots.map((pilot) => ({ pilot }));
  if (ended) return `${endedTitle(ended, names)}, turn ${summary.turn}`;
  return turn.kind === 'telling'
    ? `turn ${summary.turn}, numbers called`
    : `turn ${summary.turn}, ${summary.pilots[chooserOf(first, turn)]} chooses`;
};
