export interface SeatOrder {
  /** A console number of the seat's own card. */
  readonly console: number;
  /** The seat of the rival attacked, at the maneuver's range; the first one if absent (M2, M12). */
  readonly attacks?: number;
  /** The lone player's shares for the rivals that it scores on, in the order of their seats (M4). */
  readonly shares?: readonly number[];
  /** Announced in D7. */
  readonly leaves?: 'escapes' | 'bails out';
  /** Whether each critical that may be ignored is, in the order of the questions (K3). */
  readonly ignores?: readonly boolean[];
  /** The ammunition that loses a point if it explodes (H4). */
  readonly loses?: string;
}

/** Agreed by all (D14), or claimed by a seat after forty quiet turns (D15). */
export type Draw = { readonly by: 'agreed' } | { readonly by: 'claimed'; readonly seat: number };

/** By seat; null for those who are out. */
export type SeatOrders = readonly (SeatOrder | null)[];

/** A turn; a draw can end the battle in it before any damage. */
export interface TurnOrders {
  readonly seats: SeatOrders;
  readonly draw?: Draw;
}

interface DrawBetweenTurns {
  readonly seats?: undefined;
  readonly draw: Draw;
}

export type Orders = TurnOrders | DrawBetweenTurns;
