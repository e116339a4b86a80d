import type { Way } from './duel-player.ts';
import type { Manner } from './fight-player.ts';
import type { RecordedTurn } from './recorded-duels.ts';

/** The most taps (by keyboard: keys) that the parts of a turn may take. */
interface Limits {
  /** A choice of one pilot. */
  readonly choice: number;
  /** One less for who chooses first after another turn: that pilot has the device, and said so. */
  readonly ready: 0 | 1;
  readonly exchange: number;
  /** For the second of two hits. */
  readonly secondHit: number;
  /** For what a turn leaves behind, where there is something. */
  readonly beats: number;
  /** Where leaving matters the exchange waits. */
  readonly grave: number;
}

export const LIMITS: Readonly<Record<Way, Limits>> = {
  passing: { choice: 3, ready: 1, exchange: 1, secondHit: 0, beats: 0, grave: 1 },
  'long press': { choice: 2, ready: 1, exchange: 1, secondHit: 0, beats: 0, grave: 1 },
  'face to face': { choice: 2, ready: 0, exchange: 1, secondHit: 0, beats: 0, grave: 1 },
  keyboard: { choice: 4, ready: 1, exchange: 1, secondHit: 0, beats: 0, grave: 1 },
};

/** The most that a turn may take, the `index`th of its duel. */
export const mostFor = (
  way: Way,
  { bound, hits, beats, grave }: RecordedTurn,
  index: number,
): number => {
  const limits = LIMITS[way];
  const choosing = 2 - bound.length;
  return (
    limits.choice * choosing -
    (index > 0 && choosing > 0 ? limits.ready : 0) +
    limits.exchange +
    (hits === 2 ? limits.secondHit : 0) +
    (beats ? limits.beats : 0) +
    (grave ? limits.grave : 0)
  );
};

/**
 * The most taps that a turn of one against so many may take. Each pilot raises the shutters, picks and locks
 * in; Then the numbers, the shares, a step for each
 * pairing, what the turn leaves; skipping passes over all pairings but the first, and from four rivals on all of
 * them stand on a sheet.
 */
export const mostInFight = (rivals: number, manner: Manner): number => {
  const choices = 3 * (rivals + 1);
  const scores = rivals > 3 ? 1 : manner === 'skipping' ? 2 : rivals;
  return choices + 2 + scores + 1;
};

/** The most that a turn of one against three may take in the mean of recorded fights. */
export const MEAN_IN_FIGHT = 15;

/** The most that a turn of one pilot against one of the game may take: pick, lock, and three for the exchange. */
export const MOST_ALONE = 5;
