import { battleName } from './fight.ts';
import type { Lineup } from './lineup.ts';
import type { SeatOrder } from '../battle/orders.ts';
import type { FightRecord } from './record.ts';
import type { Chooser } from './hands.ts';
import { isPerson } from './hands.ts';

interface Named {
  readonly name: string;
  readonly lineup: Lineup;
  turns: number;
}

/** Counts the turns of each battle of a fight by its lines alone, without playing it. */
export class TurnCount {
  readonly #battles: Named[];

  constructor(lineups: readonly Lineup[]) {
    this.#battles = lineups.map((lineup, place) => ({
      name: battleName(place),
      lineup,
      turns: 0,
    }));
  }

  /** The number of a battle's next turn, and its seats; 0 seats if there is no such battle. */
  next(name: string): { readonly turn: number; readonly seats: number } {
    const battle = this.#battles.find((each) => each.name === name);
    return battle
      ? { turn: battle.turns + 1, seats: battle.lineup.rivals.length + 1 }
      : { turn: 0, seats: 0 };
  }

  /** The same, and counts that turn as played. */
  played(name: string): { readonly turn: number; readonly seats: number } {
    const next = this.next(name);
    for (const battle of this.#battles) if (battle.name === name) battle.turns = next.turn;
    return next;
  }

  /** A pilot joins: the new battles continue the count of the one joined. */
  joined(
    pilot: number,
    opens: readonly Lineup[],
  ): readonly { readonly name: string; readonly lineup: Lineup }[] {
    const fought = opens.flatMap(({ lone, rivals }) => [lone, ...rivals]);
    const joined = this.#battles.findLast(({ lineup }) =>
      [lineup.lone, ...lineup.rivals].some((each) => each !== pilot && fought.includes(each)),
    );
    const named = opens.map((lineup, place) => ({
      name: battleName(this.#battles.length + place),
      lineup,
      turns: joined?.turns ?? 0,
    }));
    this.#battles.push(...named);
    return named;
  }
}

/** A turn as a pilot called it. */
export interface CalledTurn {
  /** The battle, its turn from 1, and the seat. */
  readonly at: { readonly battle: string; readonly turn: number; readonly seat: number };
  readonly order: SeatOrder;
  /** Its index among the moves of the record. */
  readonly move: number;
}

/** The turns of a pilot in a record, without playing it. */
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

/** The hands with which a record goes on: the new seeds of computer pilots hold for no turn
 *  before. */
export const heldFromHere = (
  chooses: readonly Chooser[],
  record: Pick<FightRecord, 'battles' | 'moves'>,
): readonly Chooser[] =>
  chooses.map((chooser, pilot) => {
    const before = isPerson(chooser) ? 0 : turnsOfPilot(record, pilot).length;
    return isPerson(chooser) || before === 0 ? chooser : { ...chooser, since: before + 1 };
  });
