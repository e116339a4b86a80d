import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { battleStanding, fightStanding } from '../../offline/fights/fight-standing.ts';
import { findFor } from '../../offline/fights/lacking-booklets.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Orders } from '../../rules/battle/orders.ts';
import { dressed } from '../../rules/fight/record.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import { replay, turnsOf } from '../../rules/fight/replay.ts';
import { sure } from '../../rules/sure.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { RECORD_WORDS } from './record-words.ts';

/** A turn of a record that is looked at. */
export interface ReplayedTurn {
  /** The battle before it. */
  readonly battle: Battle;
  readonly played: Exchange;
  /** The turns of the same battle before it. */
  readonly earlier: readonly Exchange[];
  readonly orders: Orders;
  /** By seat. */
  readonly names: readonly Named[];
}

/** The turns of a record that could be replayed, in their order; or why there are none, as a sentence. */
export const replayedTurns = (
  save: DuelSave,
  library: Library,
): readonly ReplayedTurn[] | string =>
  save.battles ? turnsOfFight(save, library) : turnsOfBattle(save, library);

const turnsOfBattle = (save: DuelSave, library: Library): readonly ReplayedTurn[] | string => {
  const record = dressed(sure(parseRecord(save.record).record), save.liveries);
  const replayed = replay(record, findFor(save, library));
  const { battles, exchanges, orders } = turnsOf(record.moves, replayed);
  const { fault } = replayed;
  if (exchanges.length === 0)
    return fault ? RECORD_WORDS.noReplay(`${refusalText(fault.refusal)}.`) : RECORD_WORDS.noTurn;
  const names = record.entrants.map(({ pilot }, seat) => ({
    pilot,
    mech: bookletOf(sure(battles[0]), seat).mech.name,
  }));
  return exchanges.map((played, at) => ({
    battle: sure(battles[at]),
    played,
    earlier: exchanges.slice(0, at),
    orders: sure(orders[at]),
    names,
  }));
};

/** Of a fight the turns of all its battles, as they followed each other. */
const turnsOfFight = (save: DuelSave, library: Library): readonly ReplayedTurn[] | string => {
  const standing = fightStanding(save, library);
  if (typeof standing === 'string') return standing;
  const played = new Map<string, number>();
  const turns = standing.record.moves.flatMap((move): ReplayedTurn[] => {
    if (move.kind !== 'turn') return [];
    const battle = battleStanding(standing, move.battle);
    if (typeof battle === 'string') return [];
    const at = played.get(move.battle) ?? 0;
    played.set(move.battle, at + 1);
    return [
      {
        battle: sure(battle.battles[at]),
        played: sure(battle.exchanges[at]),
        earlier: battle.exchanges.slice(0, at),
        orders: move.orders,
        names: battle.names,
      },
    ];
  });
  return turns.length > 0 ? turns : RECORD_WORDS.noTurnOfFight;
};
