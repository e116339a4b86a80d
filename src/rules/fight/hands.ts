/** The computer pilots, the weakest first (`tactics`). */
export const GAME_PILOTS = ['Tuck', 'Marlow', 'Iris', 'Sable'] as const;
export type GamePilot = (typeof GAME_PILOTS)[number];

/** Whose hand a seat is in as somebody sits down: a person's here, or that of a computer pilot. */
export type SeatHand = 'person' | GamePilot;

/** A computer pilot at a table. */
export interface GameHand {
  readonly pilot: GamePilot;
  /** All that is drawn for it hangs on this: 128 bits as 32 hexadecimal digits, new for every seat at every table. */
  readonly seed: string;
  /** The first of its pilot's turns, from 1, that the seed holds for; absent where it holds for all of them. */
  readonly since?: number;
  /** The learned judgment that it thinks with; absent where it judges roughly. */
  readonly judged?: string;
}

/** Who chooses for a seat of a table. */
export type Chooser = 'person' | GameHand;

/** How a seed is written. */
export const SEED = /^[0-9a-f]{32}$/u;

/** Whether a person chooses for a seat; of which nothing is said it is a person's. */
export const isPerson = (chooser: Chooser | SeatHand = 'person'): chooser is 'person' =>
  chooser === 'person';

/** Whose hand it is that chooses, whatever its seed. */
export const handOf = (chooser: Chooser = 'person'): SeatHand =>
  isPerson(chooser) ? chooser : chooser.pilot;
