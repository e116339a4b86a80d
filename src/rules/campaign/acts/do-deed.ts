import type { FindBooklet } from '../../fight/replay.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { awayFromGames } from '../hangar/open-games.ts';
import type { Deed, Undated } from '../history/deed.ts';
import { isDay } from '../card/names.ts';
import { deedRule, deedsOf } from './acts.ts';
import { keptAway } from './contract-deeds.ts';

export const doDeed = (hangar: Hangar, deed: Deed, find: FindBooklet): Hangar | Hindrance =>
  unlessHindered(() => {
    if (!isDay(deed.on)) hinder({ kind: 'no day' });
    checkNames(hangar, [deed]);
    awayFromGames(hangar, deedRule(deed.kind).away?.(deed, hangar) ?? []);
    return { ...changedBy(hangar, deed, find), history: [...hangar.history, deed] };
  });

/** The same without the entry in the history. Hinders if the deed is not allowed. */
export const changedBy = (hangar: Hangar, deed: Deed, find: FindBooklet): Hangar =>
  keptAway(deedRule(deed.kind).effect(hangar, deed, find), deed);

const nameIn = (deed: Undated): string | undefined => deedRule(deed.kind).naming?.(deed);

/** Hinders if one of the deeds gives a pilot a name that a choice of an open game already gave. */
export const checkNames = (hangar: Hangar, deeds: readonly Undated[]): void => {
  const taken = hangar.open
    .flatMap(({ choices }) => choices.flatMap((choice) => deedsOf(choice, hangar)))
    .flatMap((deed) => nameIn(deed) ?? []);
  for (const deed of deeds) {
    const name = nameIn(deed);
    if (name !== undefined && taken.includes(name)) hinder({ kind: 'name taken', name });
  }
};
