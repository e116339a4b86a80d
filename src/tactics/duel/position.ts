import type { Battle, Pairing } from '../../rules/battle/battle.ts';
import { OTHER_SIDE, SIDES, seatOf } from '../../rules/battle/battle.ts';
import { seatIn } from '../../rules/battle/duel.ts';
import type { Seat } from '../../rules/battle/seat.ts';
import { CATEGORIES, RANGES } from '../../rules/vocabulary.ts';

/**
 * A position is a row of integers: what is of neither seat, then the lone seat's numbers, then the
 * rival's. Rows lie in one `Int32Array`, named by where they begin.
 */
export const SHARED = {
  /** A place in `RANGES`. */
  range: 0,
  /** Turns in a row in which no armor fell (D15). */
  quiet: 1,
} as const;

/** Where the lone seat's numbers begin. */
export const LONE = 2;

/** What stands of a seat. */
export const OWN = {
  armor: 0,
  heat: 1,
  /** The view screen that shows the seat: its status governs it (D11). */
  screen: 2,
  /** The one that governed it in the turn before; 0 where there was none (C6). */
  before: 3,
  /** 0 or 1. */
  shutDown: 4,
  /** A state of its `WearStates`. */
  wear: 5,
  /** The categories in which a first critical may still be ignored (K3), a bit each. */
  ignores: 6,
  /** Whether the pilot was killed: 0 or 1. */
  killed: 7,
  /** From here on points of each kind of ammunition, in the order of the seat's supplies. */
  supply: 8,
} as const;

/** The bits of some categories. */
const bitsOf = (categories: Seat['ignores']): number =>
  categories.reduce((bits, category) => bits | (1 << CATEGORIES.indexOf(category)), 0);

const writeSeat = (row: Int32Array, at: number, seat: Seat): void => {
  row[at + OWN.armor] = seat.armor;
  row[at + OWN.heat] = seat.heat;
  row[at + OWN.shutDown] = seat.shutDown ? 1 : 0;
  row[at + OWN.wear] = 0;
  row[at + OWN.ignores] = bitsOf(seat.ignores);
  row[at + OWN.killed] = seat.pilotLives ? 0 : 1;
  Object.values(seat.ammunition).forEach((points, kind) => {
    row[at + OWN.supply + kind] = points;
  });
};

/** Writes a pairing of a battle as a position, both wears at their beginning; `rival` is where the rival's numbers begin. */
export const writePosition = (
  row: Int32Array,
  at: number,
  rival: number,
  battle: Battle,
  pairing: Pairing,
): void => {
  row[at + SHARED.range] = RANGES.indexOf(pairing.range);
  row[at + SHARED.quiet] = battle.quiet;
  for (const side of SIDES) {
    const own = at + (side === 'lone' ? LONE : rival);
    writeSeat(row, own, seatOf(battle, seatIn(pairing, side)));
    row[own + OWN.screen] = pairing.sees[OTHER_SIDE[side]].number;
    row[own + OWN.before] = pairing.saw?.[OTHER_SIDE[side]].number ?? 0;
  }
};
