import type { Battle } from '../../rules/battle/battle.ts';
import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import type { Choosing } from '../../rules/fight/turn.ts';
import { passingOrder } from '../../rules/fight/turn.ts';
import type { Named } from '../../rules/words/tell.ts';

export interface Queue {
  /** People in the order of choosing; computer pilots are skipped. */
  readonly order: readonly number[];
  /** Those locked in. */
  readonly done: readonly number[];
  /** Null if only computer pilots are left to choose. */
  readonly chooser: number | null;
  /** The pilot who chose before and can take it back; null for none. */
  readonly last: number | null;
}

/** The queue of a turn: seat by seat, without those who are out. */
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
