import type { Library } from '../../offline/booklets/library.ts';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import type { BattleStanding, Standing } from '../../offline/fights/standing.ts';
import { battleStanding, standingFrom } from '../../offline/fights/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import { DUEL, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { battleNamed, standingOf } from '../../rules/fight/fight.ts';
import { printRecord } from '../../rules/fight/print.ts';
import { sure } from '../../rules/sure.ts';
import type { Opponents } from '../../tactics/words.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';

export interface AnalysedTurn {
  readonly at: number;
  /** Number of moves of the record before it. */
  readonly move: number;
  readonly battle: Battle;
  readonly played: Exchange;
}

export interface Analysed {
  readonly standing: Standing;
  readonly battle: BattleStanding;
  /** Their numbers in the fight, by seat of the battle. */
  readonly pilots: readonly number[];
  readonly fought: Opponents;
  readonly turns: readonly AnalysedTurn[];
  readonly booklets: readonly Booklet[];
}

/**
 * The battle that turn `turn` (from 1) of a record belongs to, or a sentence that says why it cannot be
 * analyzed: it is not over, or more than two fight in it.
 */
export const analysed = (save: DuelSave, library: Library, turn: number): Analysed | string => {
  if (!save.ended) return ANALYSIS_WORDS.notOver;
  const standing = standingFrom(save, library);
  if (typeof standing === 'string') return standing;
  const { fight, record } = standing;
  const turns = record.moves.flatMap((move, place) =>
    move.kind === 'turn' ? [{ move, place }] : [],
  );
  const name = (turns[turn - 1] ?? turns[0])?.move.battle;
  const battle = name === undefined ? null : battleStanding(standing, name);
  if (!battle) return ANALYSIS_WORDS.noTurn;
  const { pilots } = sure(battleNamed(fight, battle.name));
  if (pilots.length !== 2) return ANALYSIS_WORDS.several;
  const places = turns.flatMap(({ move, place }, at) =>
    move.battle === battle.name ? [{ place, at: at + 1 }] : [],
  );
  const called = places.flatMap(({ at, place }, index): AnalysedTurn[] =>
    battle.orders[index]?.seats
      ? [
          {
            ...{ at, move: place, battle: sure(battle.battles[index]) },
            played: sure(battle.exchanges[index]),
          },
        ]
      : [],
  );
  if (called.length === 0) return ANALYSIS_WORDS.noTurn;
  const of = <Thing>(seat: (seat: number) => Thing) => ({
    lone: seat(seatIn(DUEL, 'lone')),
    rival: seat(seatIn(DUEL, 'rival')),
  });
  return {
    ...{ standing, battle, pilots, turns: called },
    fought: {
      pilots: of((seat) => sure(battle.names[seat]).pilot),
      booklets: of((seat) => bookletOf(sure(battle.battles[0]), seat)),
    },
    booklets: record.entrants.map((_, pilot) => standingOf(fight, pilot).booklet),
  };
};

/** The record with every edition named to be read on other devices. */
export const recordOf = ({ booklets, standing: { record } }: Analysed): string =>
  printRecord({
    ...record,
    entrants: record.entrants.map((entrant, pilot) => ({
      ...entrant,
      edition: sure(booklets[pilot]).edition,
    })),
  });
