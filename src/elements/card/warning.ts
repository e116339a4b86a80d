import type { Battle } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';

/** What the heat of a maneuver would do, in a word or two for its row; null where it does nothing. */
export const warningOf = (battle: Battle, seat: number, maneuver: Maneuver): string | null => {
  const next = forecast(battle, seat, maneuver);
  return next.diesOfHeat
    ? 'kills the pilot'
    : next.shutsDown
      ? 'shuts down'
      : next.explodes
        ? 'explosion'
        : null;
};
