import type { Battle } from '../../rules/battle/battle.ts';
import { pairingsOf, seatOf } from '../../rules/battle/battle.ts';
import { whyShut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { shortReason } from '../../rules/words/short-reason.ts';
import type { Named } from '../../rules/words/tell.ts';

/** The maneuvers of a seat's card that are of the ranges it fights at, in print order. */
export const maneuversHere = (battle: Battle, seat: number): readonly Maneuver[] => {
  const ranges = pairingsOf(battle, seat).map(({ range }) => range);
  return seatOf(battle, seat).booklet.statCard.maneuvers.filter(({ range }) =>
    ranges.includes(range),
  );
};

/** Who fights, by seat, where several give a seat a status; nobody where one alone does. */
export const tellersOf = (
  battle: Battle,
  seat: number,
  names: readonly Named[],
): readonly Named[] => (pairingsOf(battle, seat).length > 1 ? names : []);

/**
 * Those of some maneuvers that are shut to a seat, by their reason in the fewest words; `names` say who
 * has told it where several have.
 */
export const shutGroups = (
  battle: Battle,
  seat: number,
  maneuvers: readonly Maneuver[] = maneuversHere(battle, seat),
  names: readonly { readonly pilot: string }[] = [],
): readonly (readonly [reason: string, maneuvers: readonly Maneuver[]])[] => {
  const groups = new Map<string, Maneuver[]>();
  for (const maneuver of maneuvers) {
    const shut = whyShut(battle, seat, maneuver);
    if (!shut) continue;
    const reason = shortReason(shut, maneuver, names);
    groups.set(reason, [...(groups.get(reason) ?? []), maneuver]);
  }
  return [...groups];
};
