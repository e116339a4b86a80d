import type { Battle, LeftBy, Outcome, Pairing, Side } from './battle.ts';
import type { Sighting } from '../booklet/booklet.ts';
import { heatCost } from './heat.ts';
import type { Orders } from './orders.ts';
import { openManeuvers } from './open-maneuvers.ts';
import { ESCAPE_SCREEN } from '../vocabulary.ts';

/**
 * Whether a seat may escape in this turn (E1, M10): the battle is as it stood before the turn, `seen`
 * is by pairing what both sides see now.
 */
export const mayEscape = (
  battle: Battle,
  seat: number,
  seen: readonly Readonly<Record<Side, Sighting>>[],
): boolean => {
  const shownFleeing = (pairing: Pairing, index: number, enemy: Side): boolean =>
    pairing.range === 'long' && seen[index]?.[enemy].screen.number === ESCAPE_SCREEN;
  if (seat > 0) return shownFleeing(battle.pairings[seat - 1] as Pairing, seat - 1, 'lone');
  return battle.pairings.every(
    (pairing, index) =>
      battle.seats[index + 1]?.out !== null || shownFleeing(pairing, index, 'rival'),
  );
};

/** Who leaves in D7, by seat, and how that ends the battle; null while it goes on. */
interface Left {
  readonly seats: readonly (Extract<LeftBy, 'escaped' | 'bailed out'> | null)[];
  readonly outcome: Outcome | null;
}

const NOBODY_LEFT: Left = { seats: [], outcome: null };

/**
 * D7: who leaves, by seat, and how the battle ends by it before any damage; no outcome while it goes
 * on. A bail-out beats an escape (B1). A draw ends it likewise (D14, D15).
 */
export const leftAt = (
  battle: Battle,
  { seats, draw }: Orders,
  seen: readonly Readonly<Record<Side, Sighting>>[],
): Left => {
  if (!draw && seats.every(({ leaves }) => leaves === undefined)) return NOBODY_LEFT;
  const left = seats.map(({ leaves }, seat) =>
    leaves === 'bails out'
      ? 'bailed out'
      : leaves === 'escapes' && mayEscape(battle, seat, seen)
        ? 'escaped'
        : null,
  );
  if (draw) return { seats: left, outcome: { kind: 'nobody', by: draw.by } };
  const fleeing = left.some((leave) => leave !== null);
  if (!fleeing) return { seats: left, outcome: null };
  const [lone, ...rivals] = left;
  const gone = rivals.filter(
    (leave, index) => leave !== null || battle.seats[index + 1]?.out !== null,
  );
  const rivalsGone = gone.length === rivals.length;
  if (!lone && !rivalsGone) return { seats: left, outcome: null };
  const loneOut = lone === 'bailed out';
  const rivalsOut = rivalsGone && rivals.every((leave) => leave !== 'escaped');
  const outcome: Outcome =
    loneOut && rivalsOut
      ? { kind: 'nobody', by: 'bail-out' }
      : loneOut
        ? { kind: 'win', winner: 'rival', by: 'bail-out' }
        : rivalsOut
          ? { kind: 'win', winner: 'lone', by: 'bail-out' }
          : {
              kind: 'escape',
              escaped: [
                ...(lone ? (['lone'] as const) : []),
                ...(rivals.includes('escaped') ? (['rival'] as const) : []),
              ],
            };
  return { seats: left, outcome };
};

/** D10, D14: how the battle stands after damage, or null while it goes on. */
export const ended = (battle: Battle): Outcome | null => {
  const [lone, ...rivals] = battle.seats;
  if (!lone) return null;
  const rivalsOut = rivals.every(({ out }) => out !== null);
  if (lone.out && rivalsOut) return { kind: 'nobody', by: 'mutual' };
  if (lone.out)
    return {
      kind: 'win',
      winner: 'rival',
      by: lone.armor <= 0 ? 'armor' : 'pilot-killed',
    };
  if (rivalsOut)
    return {
      kind: 'win',
      winner: 'lone',
      by: rivals.some(({ armor }) => armor <= 0) ? 'armor' : 'pilot-killed',
    };
  return isStalemate(battle) ? { kind: 'nobody', by: 'stalemate' } : null;
};

/** Everybody is shut down and nobody can lower the heat any more (D14, M11). */
const isStalemate = (battle: Battle): boolean =>
  battle.seats.every((seat) => seat.out !== null || seat.shutDown) &&
  battle.seats.every(
    (seat, index) =>
      seat.out !== null ||
      openManeuvers(battle, index).every((maneuver) => heatCost(seat, maneuver) >= 0),
  );
