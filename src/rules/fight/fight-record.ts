import type { Options } from '../battle/options.ts';
import type { Orders } from '../battle/orders.ts';
import type { BattleRecord, Entrant, EntrantLines, Read } from './record.ts';
import type { Lineup } from './lineup.ts';
import { againstFirst } from './lineup.ts';

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

/** Where in a text things stand; the entrants by pilot. */
export interface FightLines extends EntrantLines {
  readonly moves: readonly number[];
}

export type FightRead = Read<FightRecord, FightLines>;

/** The most pilots in a fight. */
export const MOST_PILOTS = 16;

/** A battle by itself as a fight: battle A, in the order of the seats. */
export const fightOfBattle = ({ options, entrants, turns }: BattleRecord): FightRecord => ({
  options,
  entrants,
  battles: againstFirst(entrants.length),
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
