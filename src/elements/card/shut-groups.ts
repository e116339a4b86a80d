import type { Battle } from '../../rules/battle/battle.ts';
import { pairingsOf, seatOf } from '../../rules/battle/battle.ts';
import { whyShut } from '../../rules/battle/open-maneuvers.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { shortReason } from '../../rules/words/short-reason.ts';

/** The maneuvers of a seat's card that are of the ranges it fights at, in print order. */
export const maneuversHere = (battle: Battle, seat: number): readonly Maneuver[] => {
  const ranges = pairingsOf(battle, seat).map(({ range }) => range);
  return seatOf(battle, seat).booklet.statCard.maneuvers.filter(({ range }) =>
    ranges.includes(range),
  );
};

/** The maneuvers that are shut to a seat, by their reason in the fewest words. */
export const shutGroups = (
  battle: Battle,
  seat: number,
): readonly (readonly [reason: string, maneuvers: readonly Maneuver[]])[] => {
  const groups = new Map<string, Maneuver[]>();
  for (const maneuver of maneuversHere(battle, seat)) {
    const shut = whyShut(battle, seat, maneuver);
    if (!shut) continue;
    const reason = shortReason(shut, maneuver);
    groups.set(reason, [...(groups.get(reason) ?? []), maneuver]);
  }
  return [...groups];
};
