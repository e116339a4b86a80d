import type { Booklet, ViewScreen } from '../booklet/booklet.ts';
import { viewScreen } from '../booklet/booklet.ts';
import type { Range } from '../vocabulary.ts';
import { OPENING } from '../vocabulary.ts';
import type { Entry } from './entry.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';
import { sitDown } from './seat.ts';

/** The lone player, and any one of the others. */
export const SIDES = ['lone', 'rival'] as const;
export type Side = (typeof SIDES)[number];

export const OTHER_SIDE: Readonly<Record<Side, Side>> = { lone: 'rival', rival: 'lone' };

export type Both<Thing> = Readonly<Record<Side, Thing>>;

/** The view screen that each of the two is looking at; it pictures the other. */
export type Screens = Both<ViewScreen>;

/** The lone player and one rival, while both fight. */
export interface Pairing {
  readonly rival: number;
  readonly range: Range;
  readonly sees: Screens;
  /** What both saw while they chose the turn just played (C6). */
  readonly saw: Screens | null;
}

/** All that is known between two turns. Entries, options and orders determine it; there is no luck. */
export interface Battle {
  readonly options: Options;
  /** By seat: the lone player first, then the rivals. Those who are out keep their seats. */
  readonly seats: readonly Seat[];
  /** In the order of the rivals' seats. */
  readonly pairings: readonly Pairing[];
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
      readonly by: 'mutual' | 'stalemate' | 'limit' | 'bail-out' | 'agreed' | 'claimed';
    }
  | { readonly kind: 'escape'; readonly escaped: readonly Side[] };

interface Opening {
  readonly options: Options;
  readonly lone: Entry;
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

export const sideOf = (seat: number): Side => (seat === 0 ? 'lone' : 'rival');

/** The pairings of a seat: all for the lone player, one for a rival, none if the seat is out. */
export const pairingsOf = ({ pairings }: Battle, seat: number): readonly Pairing[] =>
  seat === 0 ? pairings : pairings.filter(({ rival }) => rival === seat);

/** A seat by its number: 0 the lone player, 1 … the rivals. Throws if there is none. */
export const seatOf = ({ seats }: Pick<Battle, 'seats'>, seat: number): Seat => {
  const found = seats[seat];
  if (!found) throw new RangeError(`There is no seat ${seat} in this battle.`);
  return found;
};

export const bookletOf = (battle: Battle, seat: number): Booklet => seatOf(battle, seat).booklet;
