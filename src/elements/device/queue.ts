import type { Battle } from '../../rules/battle/battle.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import { passingOrder } from '../../rules/fight/turn.ts';
import type { Named } from '../../rules/words/tell.ts';

/** Who has the device when in a turn. */
export interface Queue {
  /** The people who fight, in the order of choosing; who sits between them and is of the game is passed over. */
  readonly order: readonly number[];
  /** Who of them is locked in. */
  readonly done: readonly number[];
  /** Who chooses now; null where only computer pilots have still to choose. */
  readonly chooser: number | null;
  /** Who chose last before, and may take it back; null where nobody did. */
  readonly last: number | null;
}

/** The queue of a turn: from neighbor to neighbor, past those who are out; `names` are those of the seats. */
export const deviceQueue = (
  battle: Battle,
  turn: Choosing,
  names: readonly Pick<Named, 'ofGame'>[] = [],
): Queue => {
  const { seats, turns } = battle;
  const order = passingOrder(turns, seats.length).filter(
    (seat) => !seats[seat]?.out && !names[seat]?.ofGame,
  );
  const done = order.filter((seat) => turn.locked[seat] !== null);
  const chooser = order.find((seat) => !done.includes(seat)) ?? null;
  const chose = (seat: number): boolean => done.includes(seat) && !onlyOpenManeuver(battle, seat);
  const before = order.slice(0, chooser === null ? 0 : order.indexOf(chooser));
  return { order, done, chooser, last: before.findLast(chose) ?? order.findLast(chose) ?? null };
};
