import { battleName } from './fight.ts';
import type { Lineup } from './lineup.ts';

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
