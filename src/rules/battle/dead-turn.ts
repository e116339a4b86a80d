import type { Maneuver } from '../booklet/stat-card.ts';
import type { Battle } from './battle.ts';
import { pairingsOf, seatOf } from './battle.ts';
import { heatCost } from './heat.ts';
import { openManeuvers } from './open-maneuvers.ts';
import { whatIf } from './what-if.ts';

/** Whether any numbers that are open would do damage to somebody in the next turn. */
export const anybodyCanHit = (battle: Battle): boolean =>
  battle.pairings.some((pairing) =>
    openManeuvers(battle, 0).some((maneuver) =>
      whatIf(battle, 0, maneuver, pairing).some((each) => each.do.hits || each.take.hits),
    ),
  );

/** Whether a 'Mech is shut down and nothing that is open to it takes heat off (H3): it would never start up here. */
export const cannotStartUp = (battle: Battle, seat: number): boolean => {
  const mech = seatOf(battle, seat);
  if (!mech.shutDown || mech.out !== null || battle.outcome) return false;
  return openManeuvers(battle, seat).every((maneuver) => heatCost(mech, maneuver) >= 0);
};

/** What a shut-down 'Mech could do at another range to lower its heat (H3), in the order of its card. */
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
