import type { DuelSave } from '../../offline/duel-save.ts';
import { chooserOf } from '../../rules/record/turn.ts';
import { listed } from '../../rules/words/listed.ts';
import { endedTitle } from '../../rules/words/ended-title.ts';

/** Who faces whom: `Ada against Ben`, `Ada against Ben, Cleo and Dora`; their 'Mechs likewise. */
export const against = ([lone = '', ...rivals]: readonly string[]): string =>
  `${lone} against ${listed(rivals)}`;

/** Where a duel is played on, or a battle of one against several. */
export const addressOf = ({ id, summary }: Pick<DuelSave, 'id' | 'summary'>): string =>
  `#/${summary.pilots.length > 2 ? 'fight' : 'duel'}/${id}`;

/** How a duel stands, for a list: `turn 3, Ada chooses`, `Ben wins, turn 7`. Nothing of a choice. */
export const standingWords = ({ turn, first, ended, summary }: DuelSave): string => {
  const { out, pilots } = summary;
  const names = pilots.map((pilot) => ({ pilot }));
  if (ended) return `${endedTitle(ended, names)}, turn ${summary.turn}`;
  return turn.kind === 'telling'
    ? `turn ${summary.turn}, numbers called`
    : `turn ${summary.turn}, ${pilots[chooserOf(first, turn, out)]} chooses`;
};
