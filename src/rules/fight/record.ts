import type { Livery } from '../battle/livery.ts';
import type { Options } from '../battle/options.ts';
import type { Orders } from '../battle/orders.ts';
import type { RecordFault } from './refusal.ts';
import type { Starts } from './starts.ts';

/** Who flies what. */
export interface Entrant {
  /** The booklet of the 'Mech flown: `rfl-3n`. */
  readonly booklet: string;
  /** Its edition; null is the one that is on the shelf. */
  readonly edition: string | null;
  readonly pilot: string;
  /** What is not as the booklet prints it; null where all is. */
  readonly starts: Starts | null;
  /** What the 'Mech wears from games before, for its pictures; kept beside records (`dressed`), in none of them. */
  readonly livery?: Livery;
}

/** A whole battle as it is written down: who fights, options and orders. */
export interface BattleRecord {
  readonly options: Options;
  /** By seat: the lone player first, then the rivals. */
  readonly entrants: readonly Entrant[];
  readonly turns: readonly Orders[];
}

/** Where in a text the entrants of a record stand, in their order, in lines counted from 1. */
export interface EntrantLines {
  readonly entrants: readonly number[];
  /** Where somebody does not begin as printed. */
  readonly starts: readonly (number | undefined)[];
}

/** Where in a text things stand; the entrants by seat. */
export interface RecordLines extends EntrantLines {
  readonly turns: readonly number[];
}

/** What was read of a text. */
export interface Read<Whole, WholeLines> {
  /** What could be read up to the fault; null where the head is not sound. */
  readonly record: Whole | null;
  readonly lines: WholeLines;
  readonly fault: RecordFault | null;
}

export type RecordRead = Read<BattleRecord, RecordLines>;

/** Longest record that is read, in characters: some twenty thousand turns. */
export const LONGEST_RECORD = 1_000_000;

/** The most rivals in a record. */
export const MOST_RIVALS = 8;

/** A pilot in a 'Mech as its booklet prints it, of the edition that is on the shelf. */
export const freshEntrant = (booklet: string, pilot: string): Entrant => ({
  booklet,
  edition: null,
  pilot,
  starts: null,
});
