import type { Battle } from '../../rules/battle/battle.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import { passingOrder, queueOf } from '../../rules/fight/turn.ts';

/** Who has the device when in a turn. */
export interface Queue {
  /** Everybody who fights, in the order of choosing. */
  readonly order: readonly number[];
  /** Who of them is locked in. */
  readonly done: readonly number[];
  /** Who chooses now. */
  readonly chooser: number;
  /** Who chose last before, and may take it back; null where nobody did. */
  readonly last: number | null;
}

/** The queue of a turn: from neighbour to neighbour, past those who are out. */
export const deviceQueue = (battle: Battle, turn: Choosing): Queue => {
  const { seats, turns } = battle;
  const order = passingOrder(turns, seats.length).filter((seat) => !seats[seat]?.out);
  const done = order.filter((seat) => turn.locked[seat] !== null);
  const [chooser = 0] = queueOf(battle, turn);
  const chose = (seat: number): boolean => done.includes(seat) && !onlyOpenManeuver(battle, seat);
  const last = order.slice(0, order.indexOf(chooser)).findLast(chose) ?? order.findLast(chose);
  return { order, done, chooser, last: last ?? null };
};
