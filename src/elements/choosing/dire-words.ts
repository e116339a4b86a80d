import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import { forecast } from '../../rules/battle/heat.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';

/** What the warning bar over the dock says of a maneuver, or nothing. */
export const direWords = (battle: Battle, seat: number, maneuver: Maneuver): string => {
  const next = forecast(battle, seat, maneuver);
  const { name } = bookletOf(battle, seat).mech;
  const parts = [
    ...(next.shutsDown ? [`shuts the ${name} down`] : []),
    ...(next.explodes ? ['1 round explodes, armor −2'] : []),
    ...(next.diesOfHeat ? ['the pilot dies'] : []),
  ];
  return parts.length > 0 ? `Heat ${next.heat}: ${parts.join('; ')}.` : '';
};
