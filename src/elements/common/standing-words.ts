import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { chooserOf } from '../../rules/fight/turn.ts';
import { listed } from '../../rules/words/listed.ts';
import { endedTitle } from '../../rules/words/ended-title.ts';

/** Who faces whom: `Ada against Ben`, `Ada against Ben, Cleo and Dora`; their 'Mechs likewise. */
export const against = ([lone = '', ...rivals]: readonly string[]): string =>
  `${lone} against ${listed(rivals)}`;

/** Where a duel is played on, or a battle of one against several. */
export const addressOf = ({ id, summary }: Pick<DuelSave, 'id' | 'summary'>): string =>
  `#/${summary.pilots.length > 2 ? 'fight' : 'duel'}/${id}`;

/** Who won a fight of several battles: `Ada and Emil win`. */
const sidesTitle = (
  ended: NonNullable<DuelSave['ended']>,
  { few = [], pilots }: DuelSave['summary'],
): string => {
  if (ended.kind === 'nobody') return 'Nobody wins';
  const side = ended.kind === 'win' ? ended.winner : ended.escaped[0];
  const of = pilots.filter((_, pilot) => few.includes(pilot) === (side === 'lone'));
  const verb = ended.kind === 'win' ? 'win' : 'escape';
  return `${listed(of)} ${verb}${of.length > 1 ? '' : 's'}`;
};

/** Who faces whom in a row of the list: of several battles one side against the other. */
export const facing = ({ few, pilots }: Pick<DuelSave['summary'], 'few' | 'pilots'>): string =>
  few
    ? `${listed(pilots.filter((_, pilot) => few.includes(pilot)))} against ${listed(pilots.filter((_, pilot) => !few.includes(pilot)))}`
    : against(pilots);

/** How a duel stands, for a list: `turn 3, Ada chooses`, `Ben wins, turn 7`. Nothing of a choice. */
export const standingWords = (save: DuelSave): string => {
  const { turn, first, ended, summary, battles } = save;
  const { out, pilots } = summary;
  if (battles && !ended)
    return `turn ${summary.turn}, ${battles.length} ${battles.length === 1 ? 'battle goes' : 'battles go'} on`;
  if (ended && summary.few) return `${sidesTitle(ended, summary)}, turn ${summary.turn}`;
  if (ended)
    return `${endedTitle(ended, { lone: pilots.slice(0, 1), rival: pilots.slice(1) })}, turn ${summary.turn}`;
  return turn.kind === 'telling'
    ? `turn ${summary.turn}, numbers called`
    : `turn ${summary.turn}, ${pilots[chooserOf(first, turn, out)]} chooses`;
};
