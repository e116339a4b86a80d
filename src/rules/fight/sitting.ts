import type { Options } from '../battle/options.ts';
import type { SeatHand } from './hands.ts';
import type { Lineup } from './lineup.ts';
import type { Entrant } from './record.ts';

/** How choices are kept secret on one device. */
export const SECRECIES = ['pass the device', 'face to face'] as const;
export type Secrecy = (typeof SECRECIES)[number];

export interface Seated extends Entrant {
  readonly chooses: SeatHand;
}

/** All that is agreed on at a table before the first turn of a duel or a fight. */
export interface Sitting {
  /** By pilot number from 0. */
  readonly seats: readonly Seated[];
  /** In a single battle the first pilot is alone against all others. */
  readonly battles: readonly Lineup[];
  readonly options: Options;
  readonly secrecy: Secrecy;
  /** The duel that teaches (`rules/words/lesson`). */
  readonly led?: true;
  /** Warns a lone person of a costly pick, and offers good ones on request. */
  readonly coach?: true;
  /** The game of a hangar played here, by its ids on this device. */
  readonly game?: { readonly hangar: string; readonly id: string };
}
