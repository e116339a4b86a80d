import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { chooserOf, firstIn } from '../../rules/fight/turn.ts';
import { listed } from '../../rules/words/listed.ts';
import { endedTitle } from '../../rules/words/ended-title.ts';

/** Who faces whom: `Ada against Ben`, `Ada against Ben, Cleo and Dora`; their 'Mechs likewise. */
export const against = ([lone = '', ...rivals]: readonly string[]): string =>
  `${lone} against ${listed(rivals)}`;

/** Where a duel is played on, or a battle of one against several. */
export const addressOf = ({ id, summary }: Pick<DuelSave, 'id' | 'summary'>): string =>
  `#/${summary.pilots.length > 2 ? 'fight' : 'duel'}/${id}`;

/** The pilots of both sides of a fight, the smaller one first. */
const sidesOf = ({ few, pilots }: Pick<DuelSave['summary'], 'few' | 'pilots'>) => ({
  few: pilots.filter((_, pilot) => few.includes(pilot)),
  many: pilots.filter((_, pilot) => !few.includes(pilot)),
});

/** Who faces whom in a row of the list: one side against the other. */
export const facing = (summary: Pick<DuelSave['summary'], 'few' | 'pilots'>): string => {
  const { few, many } = sidesOf(summary);
  return `${listed(few)} against ${listed(many)}`;
};

/** How a duel or fight stands, for a list: `turn 3, Ada chooses`, `Ben wins, turn 7`. Nothing of a choice. */
export const standingWords = ({ battles, chooses = [], ended, summary }: DuelSave): string => {
  const { few, out = [], pilots, turn } = summary;
  if (ended) return `${endedTitle(ended, sidesOf(summary))}, turn ${turn}`;
  if (few.length > 1)
    return `turn ${turn}, ${battles.length} ${battles.length === 1 ? 'battle goes' : 'battles go'} on`;
  const [only] = battles;
  // Computer pilots choose before anybody looks.
  const passed = [...out, ...chooses.flatMap((hand, pilot) => (isPerson(hand) ? [] : [pilot]))];
  return only?.turn.kind === 'choosing'
    ? `turn ${turn}, ${pilots[chooserOf(firstIn(turn - 1, pilots.length), only.turn, passed)]} chooses`
    : `turn ${turn}, numbers called`;
};
