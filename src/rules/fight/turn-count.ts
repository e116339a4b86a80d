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

/** Which turn comes next in each battle of a fight, from its lines alone: nothing is played. */
export class TurnCount {
  readonly #battles: Named[];

  constructor(lineups: readonly Lineup[]) {
    this.#battles = lineups.map((lineup, place) => ({
      name: battleName(place),
      lineup,
      turns: 0,
    }));
  }

  /** The number of the turn that is next in a battle, and how many seats it has; no seats where there is none. */
  next(name: string): { readonly turn: number; readonly seats: number } {
    const battle = this.#battles.find((each) => each.name === name);
    return battle
      ? { turn: battle.turns + 1, seats: battle.lineup.rivals.length + 1 }
      : { turn: 0, seats: 0 };
  }

  /** The same, and that turn is played. */
  played(name: string): { readonly turn: number; readonly seats: number } {
    const next = this.next(name);
    for (const battle of this.#battles) if (battle.name === name) battle.turns = next.turn;
    return next;
  }

  /** A pilot joins: the battles that come of it go on in the count of the one that is joined. */
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

/** Who chooses where a record goes on: the new seeds of computer pilots hold for none of the turns before. */
export const heldFromHere = (
  chooses: readonly Chooser[],
  record: Pick<FightRecord, 'battles' | 'moves'>,
): readonly Chooser[] =>
  chooses.map((chooser, pilot) => {
    const before = isPerson(chooser) ? 0 : turnsOfPilot(record, pilot).length;
    return isPerson(chooser) || before === 0 ? chooser : { ...chooser, since: before + 1 };
  });
