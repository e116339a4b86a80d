import type { SeatOrder } from '../battle/orders.ts';
import { battleName } from './fight.ts';
import type { Lineup } from './lineup.ts';
import type { FightRecord } from './record.ts';
import { TurnCount } from './turn-count.ts';

/** A turn of a pilot as it was called. */
export interface CalledTurn {
  /** Its battle, the turn there from 1, and the seat. */
  readonly at: { readonly battle: string; readonly turn: number; readonly seat: number };
  readonly order: SeatOrder;
  /** Its place among the moves of the record. */
  readonly move: number;
}

/** The turns of a pilot in a record, by its number in the fight, in their order; nothing is played for it. */
export const turnsOfPilot = (
  { battles, moves }: Pick<FightRecord, 'battles' | 'moves'>,
  pilot: number,
): readonly CalledTurn[] => {
  const count = new TurnCount(battles);
  const lineups: (readonly [name: string, lineup: Lineup])[] = battles.map((lineup, place) => [
    battleName(place),
    lineup,
  ]);
  return moves.flatMap((move, place): readonly CalledTurn[] => {
    if (move.kind === 'join')
      for (const { name, lineup } of count.joined(move.pilot, move.opens))
        lineups.push([name, lineup]);
    if (move.kind !== 'turn') return [];
    const { battle, orders } = move;
    const { turn } = count.played(battle);
    const lineup = lineups.find(([name]) => name === battle)?.[1];
    const seat = lineup ? [lineup.lone, ...lineup.rivals].indexOf(pilot) : -1;
    const order = orders.seats?.[seat];
    return order ? [{ at: { battle, turn, seat }, order, move: place }] : [];
  });
};
