import type { Maneuver } from '../booklet/stat-card.ts';
import type { Battle } from './battle.ts';
import { pairingsOf, seatOf } from './battle.ts';
import { heatCost } from './heat.ts';
import { openManeuvers } from './open-maneuvers.ts';
import { whatIf } from './what-if.ts';

/** Whether any open maneuvers would do damage in the next turn. */
export const anybodyCanHit = (battle: Battle): boolean =>
  battle.pairings.some((pairing) =>
    openManeuvers(battle, 0).some((maneuver) =>
      whatIf(battle, 0, maneuver, pairing).some((each) => each.do.hits || each.take.hits),
    ),
  );

const known = new WeakMap<Battle, boolean>();

/** Nobody can be hit in the next turn, whatever is called. Computed once for each battle. */
export const isDeadTurn = (battle: Battle): boolean => {
  const dead = known.get(battle) ?? !anybodyCanHit(battle);
  known.set(battle, dead);
  return dead;
};

/** Whether a 'Mech is shut down and no maneuver open to it lowers its heat (H3). */
export const cannotStartUp = (battle: Battle, seat: number): boolean => {
  const mech = seatOf(battle, seat);
  if (!mech.shutDown || mech.out !== null || battle.outcome) return false;
  return openManeuvers(battle, seat).every((maneuver) => heatCost(mech, maneuver) >= 0);
};

/** Maneuvers of other ranges that would lower a shut-down 'Mech's heat (H3), in print order. */
export const coolsElsewhere = (battle: Battle, seat: number): readonly Maneuver[] => {
  const mech = seatOf(battle, seat);
  const { cooling, maneuvers } = mech.booklet.statCard;
  const here = pairingsOf(battle, seat).map(({ range }) => range);
  return maneuvers.filter(
    (maneuver) =>
      (cooling & maneuver.bit) !== 0 &&
      !(mech.wounds.forbidden & maneuver.bit) &&
      !here.includes(maneuver.range) &&
      heatCost(mech, maneuver) < 0,
  );
};
