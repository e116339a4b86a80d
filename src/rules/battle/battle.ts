import type { Booklet, ViewScreen } from '../booklet/booklet.ts';
import { viewScreen } from '../booklet/booklet.ts';
import type { Range } from '../vocabulary.ts';
import { OPENING } from '../vocabulary.ts';
import type { Entry } from './entry.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';
import { sitDown } from './seat.ts';

/** The lone player, and who is against the lone one. */
export const SIDES = ['lone', 'rival'] as const;
export type Side = (typeof SIDES)[number];

/** The side across. */
export const OTHER_SIDE: Readonly<Record<Side, Side>> = { lone: 'rival', rival: 'lone' };

/** A thing of each of two that face each other. */
export type Both<Thing> = Readonly<Record<Side, Thing>>;

/** The view screen that each of two is looking at: it pictures the other one. */
export type Screens = Both<ViewScreen>;

/** The lone player and one rival, as long as both fight. */
export interface Pairing {
  /** The rival's seat. */
  readonly rival: number;
  readonly range: Range;
  readonly sees: Screens;
  /** What both saw while they chose the turn just played (C6). */
  readonly saw: Screens | null;
}

/** Everything there is to know between two turns. Entries, options and orders make it; no luck. */
export interface Battle {
  readonly options: Options;
  /** The lone player first, then the rivals; whoever is out keeps the seat. */
  readonly seats: readonly Seat[];
  /** In the order of the rivals' seats. */
  readonly pairings: readonly Pairing[];
  /** Turns played. */
  readonly turns: number;
  /** Turns in a row in which no armor fell (D15). */
  readonly quiet: number;
  readonly outcome: Outcome | null;
}

export type Outcome =
  | {
      readonly kind: 'win';
      readonly winner: Side;
      readonly by: 'armor' | 'pilot-killed' | 'bail-out';
    }
  | {
      readonly kind: 'nobody';
      readonly by: 'mutual' | 'stalemate' | 'bail-out' | 'agreed' | 'claimed';
    }
  | { readonly kind: 'escape'; readonly escaped: readonly Side[] };

/** Who fights whom, by what options. */
interface Opening {
  readonly options: Options;
  readonly lone: Entry;
  /** One, or several against the lone player. */
  readonly rivals: readonly Entry[];
}

/** Opens a battle: everybody at heat 0, every booklet at view screen 49 (D1). */
export const openBattle = ({ options, lone, rivals }: Opening): Battle => ({
  options,
  seats: [lone, ...rivals].map(sitDown),
  pairings: rivals.map((rival, index) => ({
    rival: index + 1,
    range: 'long',
    sees: {
      lone: viewScreen(rival.booklet, OPENING),
      rival: viewScreen(lone.booklet, OPENING),
    },
    saw: null,
  })),
  turns: 0,
  quiet: 0,
  outcome: null,
});

/** The side of a seat. */
export const sideOf = (seat: number): Side => (seat === 0 ? 'lone' : 'rival');

/** The pairings that a seat fights in: the lone player in all, a rival in one, and whoever is out in none. */
export const pairingsOf = ({ pairings }: Battle, seat: number): readonly Pairing[] =>
  seat === 0 ? pairings : pairings.filter(({ rival }) => rival === seat);

/** A seat by its number: 0 the lone player, 1 … the rivals. */
export const seatOf = ({ seats }: Pick<Battle, 'seats'>, seat: number): Seat => {
  const found = seats[seat];
  if (!found) throw new RangeError(`There is no seat ${seat} in this battle.`);
  return found;
};

/** The booklet of a seat's own 'Mech. */
export const bookletOf = (battle: Battle, seat: number): Booklet => seatOf(battle, seat).booklet;
