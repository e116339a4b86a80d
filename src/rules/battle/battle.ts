import type { Booklet, ViewScreen } from '../booklet/booklet.ts';
import { viewScreen } from '../booklet/booklet.ts';
import type { Range } from '../vocabulary.ts';
import { OPENING } from '../vocabulary.ts';
import type { Wounds } from './wounds.ts';
import { unhurt } from './wounds.ts';

/** The lone player, or the player (later: players) against the lone one. */
export const SIDES = ['lone', 'rival'] as const;
export type Side = (typeof SIDES)[number];

export interface Options {
  /** Ammunition is counted, or both agreed to ignore it (A3). */
  readonly ammunition: 'counted' | 'ignored';
}

export type LeftBy = 'escaped' | 'bailed out' | 'armor' | 'pilot killed';

/** What belongs to one 'Mech. */
export interface Seat {
  /** Armor points; 0 or less is out, and how far below counts (B2). */
  readonly armor: number;
  readonly heat: number;
  /** Points left of each kind. */
  readonly ammunition: Readonly<Record<string, number>>;
  readonly wounds: Wounds;
  readonly shutDown: boolean;
  /** How it left the battle; null while it fights. */
  readonly out: LeftBy | null;
}

/** The view screen that each of two is looking at: it pictures the other one. */
export type Screens = Readonly<Record<Side, ViewScreen>>;

/** The lone player and one rival. */
export interface Pairing {
  readonly range: Range;
  readonly sees: Screens;
  /** What both saw while they chose the turn just played (C6). */
  readonly saw: Screens | null;
}

/** Everything there is to know between two turns. Booklets, options and orders make it; no luck. */
export interface Battle {
  readonly options: Options;
  /** By seat: the lone player first, then the rivals. The booklet of the seat's own 'Mech. */
  readonly booklets: readonly Booklet[];
  readonly seats: readonly Seat[];
  /** By rival: pairing i is the lone player against seat i + 1. */
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

/** Opens a battle at view screen 49: heat 0, full armor, full ammunition (D1, A1). */
export const openBattle = (lone: Booklet, rivals: readonly Booklet[], options: Options): Battle => {
  const booklets = [lone, ...rivals];
  return {
    options,
    booklets,
    seats: booklets.map((booklet) => ({
      armor: booklet.statCard.armor,
      heat: 0,
      ammunition: booklet.statCard.ammunition,
      wounds: unhurt(booklet),
      shutDown: false,
      out: null,
    })),
    pairings: rivals.map((rival) => ({
      range: 'long',
      sees: {
        lone: viewScreen(rival, OPENING),
        rival: viewScreen(lone, OPENING),
      },
      saw: null,
    })),
    turns: 0,
    quiet: 0,
    outcome: null,
  };
};

/** The pairings that a seat fights in, with the side it has there. */
export const pairingsOf = (
  battle: Battle,
  seat: number,
): readonly {
  readonly pairing: Pairing;
  readonly side: Side;
  readonly enemy: number;
}[] =>
  battle.pairings
    .map((pairing, index) => ({
      pairing,
      side: seat === 0 ? ('lone' as const) : ('rival' as const),
      enemy: seat === 0 ? index + 1 : 0,
      rival: index + 1,
    }))
    .filter(({ rival }) => (seat === 0 ? battle.seats[rival]?.out === null : rival === seat));

/** The booklet of a seat's own 'Mech. */
export const bookletOf = (battle: Battle, seat: number): Booklet =>
  required(battle.booklets[seat], seat);

/** What belongs to the 'Mech of a seat. */
export const seatOf = (battle: Battle, seat: number): Seat => required(battle.seats[seat], seat);

const required = <Thing>(thing: Thing | undefined, seat: number): Thing => {
  if (thing === undefined) throw new RangeError(`There is no seat ${seat} in this battle.`);
  return thing;
};
