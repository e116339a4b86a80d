/** What a seat does in a turn. */
export interface SeatOrder {
  /** The maneuver chosen: a console number of the seat's own card. */
  readonly console: number;
  /** The rival whom the lone player attacks, by its seat: one at the maneuver's range, or the first (M2, M12). */
  readonly attacks?: number;
  /** How the lone player shares the modifier among those who were scored on, in their order (M4). */
  readonly shares?: readonly number[];
  /** Announced in D7. */
  readonly leaves?: 'escapes' | 'bails out';
  /** Of each critical of the turn that may be ignored whether it is, in the order of the questions (K3). */
  readonly ignores?: readonly boolean[];
  /** The ammunition that loses a point if it explodes (H4). */
  readonly loses?: string;
}

/** A draw: agreed by all (D14), or claimed by a seat after forty quiet turns (D15). */
export type Draw = { readonly by: 'agreed' } | { readonly by: 'claimed'; readonly seat: number };

/** What everybody does in a turn, by seat; null for those who are out. */
export type SeatOrders = readonly (SeatOrder | null)[];

/** A turn, in which a draw may end the battle before any damage. */
export interface TurnOrders {
  readonly seats: SeatOrders;
  readonly draw?: Draw;
}

/** A draw before anybody has chosen. */
interface DrawBetweenTurns {
  readonly seats?: undefined;
  readonly draw: Draw;
}

/** What everybody does next: a turn, or a draw between two turns. */
export type Orders = TurnOrders | DrawBetweenTurns;
