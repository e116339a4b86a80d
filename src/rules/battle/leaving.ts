import { ESCAPE_SCREEN } from '../vocabulary.ts';
import type { Battle, Both, Outcome, Pairing, Side } from './battle.ts';
import { pairingsOf } from './battle.ts';
import type { Deed } from './deed.ts';
import type { TurnOrders } from './orders.ts';
import type { LeftBy, Seat } from './seat.ts';

type Leave = Exclude<LeftBy, 'fell'>;

interface Seen {
  readonly deeds: Both<Pick<Deed, 'sees'>>;
}

/** Whether a seat may escape this turn (E1, M10). `battle` is before the turn; `seen` holds what
 *  both sides see, for each of the seat's pairings. The lone player must be shown fleeing in all of
 *  them. */
export const mayEscape = (battle: Battle, seat: number, seen: readonly Seen[]): boolean => {
  const enemy: Side = seat === 0 ? 'rival' : 'lone';
  const fleesIn = (pairing: Pairing): boolean =>
    pairing.range === 'long' &&
    seen[battle.pairings.indexOf(pairing)]?.deeds[enemy].sees.screen.number === ESCAPE_SCREEN;
  const pairings = pairingsOf(battle, seat);
  return pairings.length > 0 && pairings.every(fleesIn);
};

/** Those who leave in D7, by seat, and the outcome if that ends the battle. */
export interface Leaving {
  readonly seats: readonly (Leave | null)[];
  readonly outcome: Outcome | null;
}

const NOBODY: Leaving = { seats: [], outcome: null };

/** D7: who leaves before any damage, and the outcome. A draw ends it the same way (D14, D15). */
export const leaving = (
  battle: Battle,
  { seats, draw }: TurnOrders,
  seen: readonly Seen[],
): Leaving => {
  if (!draw && !seats.some((order) => order?.leaves)) return NOBODY;
  const left = seats.map((order, seat): Leave | null =>
    order?.leaves === 'bails out'
      ? 'bailed out'
      : order?.leaves === 'escapes' && mayEscape(battle, seat, seen)
        ? 'escaped'
        : null,
  );
  return { seats: left, outcome: draw ? { kind: 'nobody', by: draw.by } : outcomeOf(battle, left) };
};

/** The outcome if the lone player or the last rivals leave (M10), else null. A bail-out beats an
 *  escape (B1). If the last rivals escape after others were beaten, the lone player has won. */
const outcomeOf = ({ seats }: Battle, left: readonly (Leave | null)[]): Outcome | null => {
  const [lone, ...rivals] = left;
  const before = seats.slice(1);
  const rivalsGone = before.every(({ out }, index) => out !== null || rivals[index]);
  if (!lone && !rivalsGone) return null;
  const rivalsEscape = rivalsGone && rivals.includes('escaped');
  const rivalsBailOut = rivalsGone && !rivalsEscape;
  if (lone === 'bailed out')
    return rivalsBailOut
      ? { kind: 'nobody', by: 'bail-out' }
      : { kind: 'win', winner: 'rival', by: 'bail-out' };
  if (rivalsBailOut) return { kind: 'win', winner: 'lone', by: 'bail-out' };
  if (lone) return { kind: 'escape', escaped: rivalsEscape ? ['lone', 'rival'] : ['lone'] };
  return rivals.includes('bailed out')
    ? { kind: 'win', winner: 'lone', by: 'bail-out' }
    : before.some(({ out }) => out === 'fell' || out === 'bailed out')
      ? { kind: 'win', winner: 'lone', by: beatenBy(before) }
      : { kind: 'escape', escaped: ['rival'] };
};

/** What beat the rivals, if several: armor goes before death, death before a bail-out. */
export const beatenBy = (seats: readonly Seat[]): Extract<Outcome, { kind: 'win' }>['by'] =>
  seats.some(({ armor }) => armor <= 0)
    ? 'armor'
    : seats.some(({ pilotLives }) => !pilotLives)
      ? 'pilot-killed'
      : 'bail-out';
