/** The computer pilots, weakest first (`tactics`): a pilot's place is its rank. */
export const GAME_PILOTS = ['Tuck', 'Marlow', 'Iris', 'Sable'] as const;
export type GamePilot = (typeof GAME_PILOTS)[number];

/** Who chooses for a seat: a person at this device, or a computer pilot. */
export type SeatHand = 'person' | GamePilot;

/** A computer pilot at a table. */
export interface GameHand {
  readonly pilot: GamePilot;
  /** All its chance comes from this: 128 bits as 32 hexadecimal digits, new for each seat of each
   *  table. */
  readonly seed: string;
  /** The pilot's first turn, from 1, that the seed holds for; absent if it holds for all. */
  readonly since?: number;
  /** The learned judgment it thinks with; absent if it judges roughly. */
  readonly judged?: string;
  /** The seals it has shown (`SHOWN_SEAL`), by occasion; no more of a seal is kept. */
  readonly seals?: Readonly<Record<string, string>>;
  /** The seals came with a record of an older game, which has no sum. */
  readonly unsummed?: true;
}

/** Who chooses for a seat of a table. */
export type Chooser = 'person' | GameHand;

export const SEED = /^[0-9a-f]{32}$/u;

/** A seal as kept: its eight digits, and a sign for how the order came about
 *  (`tactics/pilot/seal`). */
export const SHOWN_SEAL = /^[0-9a-f]{8}[*~]?$/u;

/** The battle and turn of a seal: `A3`. A pilot is in one battle at a time. */
export const occasionOf = ({ battle, turn }: { battle: string; turn: number }): string =>
  `${battle}${turn}`;

export const OCCASION = /^[A-Z]{1,2}[1-9]\d{0,5}$/u;

/** Whether a person chooses for a seat, which is the default. */
export const isPerson = (chooser: Chooser | SeatHand = 'person'): chooser is 'person' =>
  chooser === 'person';

/** The hand without its seed. */
export const handOf = (chooser: Chooser = 'person'): SeatHand =>
  isPerson(chooser) ? chooser : chooser.pilot;

/** The next stronger computer pilot that is not among `but`, going on from the weakest after the
 *  strongest; the same one if all are. */
export const pilotAfter = (
  pilot: GamePilot,
  but: readonly (GamePilot | null | undefined)[] = [],
): GamePilot => {
  const at = GAME_PILOTS.indexOf(pilot);
  const next = [...GAME_PILOTS.slice(at + 1), ...GAME_PILOTS.slice(0, at)];
  return next.find((each) => !but.includes(each)) ?? pilot;
};
