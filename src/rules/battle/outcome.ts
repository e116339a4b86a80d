import type { Battle, Outcome } from './battle.ts';
import { seatOf } from './battle.ts';
import { heatCost } from './heat.ts';
import { beatenBy } from './leaving.ts';
import { openManeuvers } from './open-maneuvers.ts';

/** D10, D14, M10: how the battle stands after damage, or null while it goes on. */
export const ended = (battle: Battle): Outcome | null => {
  const lone = seatOf(battle, 0);
  const rivals = battle.seats.slice(1);
  const rivalsOut = rivals.every(({ out }) => out !== null);
  if (lone.out && rivalsOut) return { kind: 'nobody', by: 'mutual' };
  if (lone.out) return { kind: 'win', winner: 'rival', by: beatenBy([lone]) };
  if (rivalsOut) return { kind: 'win', winner: 'lone', by: beatenBy(rivals) };
  return isStalemate(battle) ? { kind: 'nobody', by: 'stalemate' } : null;
};

/** Everybody who fights is shut down, and nobody can lower the heat any more (D14, M11). */
const isStalemate = (battle: Battle): boolean =>
  battle.seats.every(({ out, shutDown }) => out !== null || shutDown) &&
  battle.seats.every((mech, seat) =>
    openManeuvers(battle, seat).every((maneuver) => heatCost(mech, maneuver) >= 0),
  );
