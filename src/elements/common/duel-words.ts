import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { chooserOf, firstIn } from '../../rules/fight/turn.ts';
import { listed } from '../../rules/words/listed.ts';
import { endedTitle } from '../../rules/words/ended-title.ts';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Lacking } from '../../offline/fights/lacking-booklets.ts';

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

/** `Ada · armor 17 of 36`, on the plate of a cover. */
export const armorWords = (pilot: string, armor: number, full: number): string =>
  `${pilot} · armor ${armor} of ${full}`;

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

/** Why a duel cannot be opened; at least one booklet is missing. */
export const lackingSentence = (booklets: readonly Lacking[]): string => {
  const names = booklets.map(({ name }) => name).join(' and the ');
  if (booklets.every(({ another }) => another))
    return booklets.length === 1
      ? `This duel was begun with another edition of the ${names} than the one on the shelf, and that edition is no longer here.`
      : `This duel was begun with other editions of the ${names} than those on the shelf, and those editions are no longer here.`;
  return booklets.length === 1
    ? `The booklet of the ${names} is not on the shelf, and this duel needs it.`
    : `The booklets of the ${names} are not on the shelf, and this duel needs them.`;
};

export const addLink = (booklets: readonly Lacking[]): TemplateResult =>
  html`<a class="button" href="#/booklets">Add the booklet${booklets.length === 1 ? '' : 's'}</a>`;

/** Marks a duel replayed with other editions. */
export const TRIED = 'Tried with a different edition of a booklet than it began with.';
