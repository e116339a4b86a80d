import type { Options } from '../battle/options.ts';
import type { SeatHand } from './hands.ts';
import type { Lineup } from './lineup.ts';
import type { Entrant } from './record.ts';

/** How the choices are kept secret on one device. */
export const SECRECIES = ['pass the device', 'face to face'] as const;
export type Secrecy = (typeof SECRECIES)[number];

/** A pilot who sits down: the name, the 'Mech with all that it starts with, and whose hand chooses. */
export interface Seated extends Entrant {
  readonly chooses: SeatHand;
}

/** Who sits down at a table: all that is agreed on before the first turn of a duel or a fight. */
export interface Sitting {
  /** The pilots, by their number from 0. */
  readonly seats: readonly Seated[];
  /** Who fights whom. One battle by itself has the lone player first and all others against that one. */
  readonly battles: readonly Lineup[];
  readonly options: Options;
  readonly secrecy: Secrecy;
  /** The duel that teaches (`rules/words/lesson`). */
  readonly led?: true;
  /** A person who plays alone is told of a pick that loses much, and may ask for good ones. */
  readonly coach?: true;
  /** The game of a hangar that is played at this table, and that hangar: their ids on this device. */
  readonly game?: { readonly hangar: string; readonly id: string };
}
