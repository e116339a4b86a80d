import type { Livery } from '../battle/livery.ts';
import type { Options } from '../battle/options.ts';
import type { Orders } from '../battle/orders.ts';
import type { Lineup } from './lineup.ts';
import type { RecordFault } from './refusal.ts';
import type { Starts } from './starts.ts';
import { againstFirst } from './lineup.ts';

/** A pilot and a 'Mech. */
export interface Entrant {
  /** The booklet of the 'Mech: `rfl-3n`. */
  readonly booklet: string;
  /** Null for the one on the shelf. */
  readonly edition: string | null;
  readonly pilot: string;
  /** What differs from the booklet; null if nothing does. */
  readonly starts: Starts | null;
  /** Paint, rings and scars from earlier games, for pictures only; kept beside records (`dressed`),
   *  never in them. */
  readonly livery?: Livery;
}

export type Move =
  | {
      readonly kind: 'turn';
      /** Its name. */
      readonly battle: string;
      readonly orders: Orders;
    }
  | {
      /** A pilot joins a battle, and these open (M7). */
      readonly kind: 'join';
      readonly pilot: number;
      readonly opens: readonly Lineup[];
    }
  | {
      /** A free pilot declines to join. */
      readonly kind: 'sits out';
      readonly pilot: number;
    };

/** Words after a `#`, beside a record. */
export interface Comment {
  /** The index of the move it is before, or on the line of; the number of moves if it is after the
   *  last. */
  readonly at: number;
  readonly words: string;
}

/** A fight in writing: pilots, battles, options and every move. */
export interface FightRecord {
  readonly options: Options;
  /** By pilot. */
  readonly entrants: readonly Entrant[];
  /** The battles at the beginning: pilot numbers from 0. */
  readonly battles: readonly Lineup[];
  readonly moves: readonly Move[];
  /** In their order; absent if there are none. */
  readonly comments?: readonly Comment[];
}

/** The lines of the entrants in a text, by pilot, counted from 1. */
export interface EntrantLines {
  readonly entrants: readonly number[];
  /** The line of a pilot who does not begin as printed. */
  readonly starts: readonly (number | undefined)[];
}

export interface RecordLines extends EntrantLines {
  readonly moves: readonly number[];
}

export interface RecordRead {
  /** Everything before the fault; null if the head is faulty. */
  readonly record: FightRecord | null;
  readonly lines: RecordLines;
  readonly fault: RecordFault | null;
}

/** The longest text that is read for records, in characters. */
export const LONGEST_RECORD = 1_000_000;

/** The most turns of a pasted record: more than anyone plays. Records on disk are not limited. */
export const MOST_TURNS = 3_000;

/** Whether a text has more turns than a pasted record may have; nothing else of it is read. */
export const hasTooManyTurns = (text: string): boolean =>
  (text.match(/^[^\S\r\n\u2028\u2029]*(?:[A-Z]{1,2} ?)?\d+ ?\./gmu)?.length ?? 0) > MOST_TURNS;

export const MOST_RIVALS = 8;

export const MOST_FIGHTERS = 16;

/** A pilot in a 'Mech as printed, of the edition on the shelf. */
export const freshEntrant = (booklet: string, pilot: string): Entrant => ({
  booklet,
  edition: null,
  pilot,
  starts: null,
});

/** Whether a fight is a single battle without joins. */
export const isOneBattle = ({ battles, moves }: FightRecord): boolean =>
  battles.length === 1 && moves.every(({ kind }) => kind === 'turn');

/** The pilots of a single battle in the order of their seats, the lone one first; other fights as
 *  they are. */
export const inSeatOrder = (record: FightRecord): FightRecord => {
  const [only] = record.battles;
  if (!only || !isOneBattle(record)) return record;
  const seated = [only.lone, ...only.rivals];
  return seated.every((pilot, seat) => pilot === seat)
    ? record
    : {
        ...record,
        entrants: seated.flatMap((pilot) => record.entrants[pilot] ?? []),
        battles: againstFirst(seated.length),
      };
};

/** The liveries of a record's 'Mechs, by entrant; null for a plain one. */
export type Liveries = readonly (Livery | null)[];

/** Puts the liveries kept beside a record on its 'Mechs. No rule depends on them, so no record has
 *  them. */
export const dressed = <Worn extends Pick<FightRecord, 'entrants'>>(
  record: Worn,
  liveries: Liveries = [],
): Worn => ({
  ...record,
  entrants: record.entrants.map((entrant, place) => {
    const livery = liveries[place];
    return livery ? { ...entrant, livery } : entrant;
  }),
});

/** The liveries to keep beside a record; undefined if all are plain. */
export const liveriesOf = (entrants: readonly Entrant[]): Liveries | undefined =>
  entrants.some(({ livery }) => livery) ? entrants.map(({ livery }) => livery ?? null) : undefined;
