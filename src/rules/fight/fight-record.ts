import type { Options } from '../battle/options.ts';
import type { Orders } from '../battle/orders.ts';
import type { BattleRecord, Entrant } from '../record/record.ts';
import type { RecordFault } from '../record/refusal.ts';
import type { Lineup } from './muster.ts';

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

/** A whole fight as it is written down: who fights, in which battles, by what options, and every move. */
export interface FightRecord {
  readonly options: Options;
  /** By pilot. */
  readonly entrants: readonly Entrant[];
  /** The battles with which it begins: pilots by their number from 0. */
  readonly battles: readonly Lineup[];
  readonly moves: readonly Move[];
}

/** Where in a text things stand, in lines counted from 1. */
export interface FightLines {
  /** By pilot. */
  readonly entrants: readonly number[];
  /** By pilot, where somebody does not begin as printed. */
  readonly starts: readonly (number | undefined)[];
  readonly moves: readonly number[];
}

export interface FightRead {
  /** What could be read up to the fault; null where the head is not sound. */
  readonly record: FightRecord | null;
  readonly lines: FightLines;
  readonly fault: RecordFault | null;
}

/** The most pilots in a fight. */
export const MOST_PILOTS = 16;

/** A battle by itself as a fight: battle A, in the order of the seats. */
export const fightOfBattle = ({ options, entrants, turns }: BattleRecord): FightRecord => ({
  options,
  entrants,
  battles: [{ lone: 0, rivals: entrants.slice(1).map((_, place) => place + 1) }],
  moves: turns.map((orders) => ({ kind: 'turn', battle: 'A', orders })),
});

/** A fight as the battle that it is; null where it has several battles or somebody joins. */
export const battleOfFight = ({
  options,
  entrants,
  battles,
  moves,
}: FightRecord): BattleRecord | null => {
  const [only, another] = battles;
  const turns = moves.flatMap((move) => (move.kind === 'turn' ? [move.orders] : []));
  return only && !another && turns.length === moves.length
    ? {
        options,
        entrants: [only.lone, ...only.rivals].flatMap((pilot) => entrants[pilot] ?? []),
        turns,
      }
    : null;
};
