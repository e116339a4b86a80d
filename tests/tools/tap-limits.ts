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
  passing: { choice: 3, ready: 1, exchange: 2, secondHit: 1, beats: 1, grave: 1 },
  'long press': { choice: 2, ready: 1, exchange: 2, secondHit: 1, beats: 1, grave: 1 },
  'face to face': { choice: 2, ready: 0, exchange: 1, secondHit: 0, beats: 0, grave: 1 },
  keyboard: { choice: 4, ready: 1, exchange: 1, secondHit: 0, beats: 1, grave: 1 },
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
 * in. Then, skipping: over the pages, who leaves, the shares, over the scores, on. Page by page: two pages and
 * two scores a rival; from four rivals on all of them stand on a sheet.
 */
export const mostInFight = (rivals: number, manner: Manner): number => {
  const choices = 3 * (rivals + 1);
  const film = manner === 'page by page' && rivals < 4 ? 4 * rivals + 3 : 5;
  return choices + film;
};
