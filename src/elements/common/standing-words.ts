import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { chooserOf, firstIn } from '../../rules/fight/turn.ts';
import { listed } from '../../rules/words/listed.ts';
import { endedTitle } from '../../rules/words/ended-title.ts';

/** `Ada against Ben`, `Ada against Ben, Cleo and Dora`; also for 'Mechs. */
export const against = ([lone = '', ...rivals]: readonly string[]): string =>
  `${lone} against ${listed(rivals)}`;

/** Where a duel, or a battle of one against several, continues. */
export const addressOf = ({ id, summary }: Pick<DuelSave, 'id' | 'summary'>): string =>
  `#/${summary.pilots.length > 2 ? 'fight' : 'duel'}/${id}`;

/** Both sides of a fight, the smaller one first. */
const sidesOf = ({ few, pilots }: Pick<DuelSave['summary'], 'few' | 'pilots'>) => ({
  few: pilots.filter((_, pilot) => few.includes(pilot)),
  many: pilots.filter((_, pilot) => !few.includes(pilot)),
});

/** One side against the other, for a row of the list. */
export const facing = (summary: Pick<DuelSave['summary'], 'few' | 'pilots'>): string => {
  const { few, many } = sidesOf(summary);
  return `${listed(few)} against ${listed(many)}`;
};

/** `turn 3, Ada chooses`, `Ben wins, turn 7`. Never tells a choice. */
export const standingWords = ({ battles, chooses = [], ended, summary }: DuelSave): string => {
  const { few, out = [], pilots, turn } = summary;
  if (ended) return `${endedTitle(ended, sidesOf(summary))}, turn ${turn}`;
  if (few.length > 1)
    return `turn ${turn}, ${battles.length} ${battles.length === 1 ? 'battle goes' : 'battles go'} on`;
  const [only] = battles;
  // Computer pilots choose at once.
  const passed = [...out, ...chooses.flatMap((hand, pilot) => (isPerson(hand) ? [] : [pilot]))];
  return only?.turn.kind === 'choosing'
    ? `turn ${turn}, ${pilots[chooserOf(firstIn(turn - 1, pilots.length), only.turn, passed)]} chooses`
    : `turn ${turn}, numbers called`;
};
