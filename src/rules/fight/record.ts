import type { Livery } from '../battle/livery.ts';
import type { Options } from '../battle/options.ts';
import type { Orders } from '../battle/orders.ts';
import type { Lineup } from './lineup.ts';
import type { RecordFault } from './refusal.ts';
import type { Starts } from './starts.ts';
import { againstFirst } from './lineup.ts';

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

/** What moves a fight on. */
export type Move =
  | {
      readonly kind: 'turn';
      /** Its battle's name. */
      readonly battle: string;
      readonly orders: Orders;
    }
  | {
      /** A pilot joins a battle, of which these come (M7). */
      readonly kind: 'join';
      readonly pilot: number;
      readonly opens: readonly Lineup[];
    }
  | {
      /** A free pilot does not want to join any. */
      readonly kind: 'sits out';
      readonly pilot: number;
    };

/** What somebody wrote beside a record, behind a `#`. */
export interface Comment {
  /** The move it stands before, or behind which it stands in the same line, from 0; as many as there are behind the last. */
  readonly at: number;
  readonly words: string;
}

/** A whole fight as it is written down: who fights, in which battles, by what options, and every move. */
export interface FightRecord {
  readonly options: Options;
  /** By pilot. */
  readonly entrants: readonly Entrant[];
  /** The battles with which it begins: pilots by their number from 0. */
  readonly battles: readonly Lineup[];
  readonly moves: readonly Move[];
  /** What people wrote beside it, in its order; absent where that is nothing. */
  readonly comments?: readonly Comment[];
}

/** Where in a text the entrants of a record stand, by pilot, in lines counted from 1. */
export interface EntrantLines {
  readonly entrants: readonly number[];
  /** Where somebody does not begin as printed. */
  readonly starts: readonly (number | undefined)[];
}

/** Where in a text things stand. */
export interface RecordLines extends EntrantLines {
  readonly moves: readonly number[];
}

/** What was read of a text. */
export interface RecordRead {
  /** What could be read up to the fault; null where the head is not sound. */
  readonly record: FightRecord | null;
  readonly lines: RecordLines;
  readonly fault: RecordFault | null;
}

/** Longest text that is read for records, in characters. */
export const LONGEST_RECORD = 1_000_000;

/** The most turns of a record from elsewhere: more than anybody plays. What lies on disk is read all the same. */
export const MOST_TURNS = 3_000;

/** Whether a text has more lines of turns than a record from elsewhere may have; nothing else of it is read. */
export const hasTooManyTurns = (text: string): boolean =>
  (text.match(/^[^\S\r\n\u2028\u2029]*(?:[A-Z]{1,2} ?)?\d+ ?\./gmu)?.length ?? 0) > MOST_TURNS;

/** The most rivals in a battle. */
export const MOST_RIVALS = 8;

/** The most pilots in a fight. */
export const MOST_FIGHTERS = 16;

/** A pilot in a 'Mech as its booklet prints it, of the edition that is on the shelf. */
export const freshEntrant = (booklet: string, pilot: string): Entrant => ({
  booklet,
  edition: null,
  pilot,
  starts: null,
});

/** Whether a fight is one battle by itself, which nobody joins. */
export const isOneBattle = ({ battles, moves }: FightRecord): boolean =>
  battles.length === 1 && moves.every(({ kind }) => kind === 'turn');

/** The same fight, its pilots in the order of their seats where it is one battle: the lone one first. */
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

/** What the 'Mechs of a record wear, by entrant; null for one that wears nothing. */
export type Liveries = readonly (Livery | null)[];

/** A record whose 'Mechs wear what is kept beside it. No record has it written down: nothing is decided by it. */
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

/** What the 'Mechs of a record wear, to be kept beside it; undefined where none wears anything. */
export const liveriesOf = (entrants: readonly Entrant[]): Liveries | undefined =>
  entrants.some(({ livery }) => livery) ? entrants.map(({ livery }) => livery ?? null) : undefined;
