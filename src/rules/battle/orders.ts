import type { Side } from './battle.ts';

/** What a seat does in a turn. */
export interface SeatOrder {
  /** The maneuver chosen: a console number of the seat's own card, at the pairing's range. */
  readonly console: number;
  /** Announced in D7. */
  readonly leaves?: 'escapes' | 'bails out';
  /** The ammunition that loses a point if it explodes (H4). */
  readonly loses?: string;
}

/** A draw: agreed by both (D14), or claimed by one after forty quiet turns (D15). */
export type Draw = { readonly by: 'agreed' } | { readonly by: 'claimed'; readonly side: Side };

/** The orders of a turn, by seat. Where a draw ends the battle between two turns there are none. */
export interface Orders {
  readonly seats: readonly SeatOrder[];
  readonly draw?: Draw;
}
