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
  /** What it has shown as its seal (`SHOWN_SEAL`), by occasion, from the moment it was shown; nothing else is kept of one. */
  readonly seals?: Readonly<Record<string, string>>;
  /** These came with a record of an older game, which has no sum. */
  readonly unsummed?: true;
}

/** Who chooses for a seat of a table. */
export type Chooser = 'person' | GameHand;

/** How a seed is written. */
export const SEED = /^[0-9a-f]{32}$/u;

/** How a seal that was shown is kept: its eight digits, and perhaps how the order came about (`tactics/pilot/seal`). */
export const SHOWN_SEAL = /^[0-9a-f]{8}[*~]?$/u;

/** The battle and turn that a seal is shown for: `A3`. A pilot is in one battle at a time. */
export const occasionOf = ({ battle, turn }: { battle: string; turn: number }): string =>
  `${battle}${turn}`;

/** How an occasion is written. */
export const OCCASION = /^[A-Z]{1,2}[1-9]\d{0,5}$/u;

/** Whether a person chooses for a seat; of which nothing is said it is a person's. */
export const isPerson = (chooser: Chooser | SeatHand = 'person'): chooser is 'person' =>
  chooser === 'person';

/** Whose hand it is that chooses, whatever its seed. */
export const handOf = (chooser: Chooser = 'person'): SeatHand =>
  isPerson(chooser) ? chooser : chooser.pilot;

/** The next stronger computer pilot that is none of these, the weakest after the strongest; the same where all of them are. */
export const pilotAfter = (
  pilot: GamePilot,
  but: readonly (GamePilot | null | undefined)[] = [],
): GamePilot => {
  const at = GAME_PILOTS.indexOf(pilot);
  const next = [...GAME_PILOTS.slice(at + 1), ...GAME_PILOTS.slice(0, at)];
  return next.find((each) => !but.includes(each)) ?? pilot;
};
