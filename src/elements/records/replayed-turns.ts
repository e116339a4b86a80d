import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { findFor } from '../../offline/fights/lacking-booklets.ts';
import { fightOrDuel } from '../../offline/fights/standing.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Orders } from '../../rules/battle/orders.ts';
import { battleNamed, standingOf } from '../../rules/fight/fight.ts';
import { dressed } from '../../rules/fight/record.ts';
import { commentsByTurn } from '../../rules/fight/comments.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import { replay } from '../../rules/fight/replay.ts';
import { sure } from '../../rules/sure.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { RECORD_WORDS } from './record-words.ts';

export interface ReplayedTurn {
  readonly battle: Battle;
  readonly played: Exchange;
  /** Earlier turns of the same battle. */
  readonly earlier: readonly Exchange[];
  readonly orders: Orders;
  readonly names: readonly Named[];
  /** Comments of the record on this turn. */
  readonly comments: readonly string[];
}

/** The turns of all battles of a record in order, or a sentence that says why it cannot be replayed. */
export const replayedTurns = (
  save: DuelSave,
  library: Library,
): readonly ReplayedTurn[] | string => {
  const record = dressed(sure(parseRecord(save.record).record), save.liveries);
  const { exchanges, fault, fights } = replay(record, findFor(save, library));
  const comments = commentsByTurn(record);
  const turnOf = record.moves.filter(({ kind }) => kind === 'turn');
  const before = new Map<string, readonly Exchange[]>();
  const turns = exchanges.flatMap((played, at): ReplayedTurn[] => {
    const move = record.moves[at];
    if (!played || move?.kind !== 'turn') return [];
    const fight = sure(fights[at]);
    const { battle, pilots } = sure(battleNamed(fight, move.battle));
    const earlier = before.get(move.battle) ?? [];
    before.set(move.battle, [...earlier, played]);
    const names = pilots.map((pilot) => {
      const seat = standingOf(fight, pilot);
      return { pilot: seat.pilot, mech: seat.booklet.mech.name };
    });
    const beside = comments[turnOf.indexOf(move)] ?? [];
    return [{ battle, played, earlier, orders: move.orders, names, comments: beside }];
  });
  if (turns.length > 0) return turns;
  if (fault) return RECORD_WORDS.noReplay(`${refusalText(fault.refusal)}.`);
  return fightOrDuel(save) === 'duel' ? RECORD_WORDS.noTurn : RECORD_WORDS.noTurnOfFight;
};
