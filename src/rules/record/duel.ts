import type { Battle, Side } from '../battle/battle.ts';
import { SIDES, bookletOf } from '../battle/battle.ts';
import type { Exchange } from '../battle/exchange.ts';
import { exchange } from '../battle/exchange.ts';
import { isOpen } from '../battle/open-maneuvers.ts';
import type { Pending } from './pending.ts';
import { NOTHING_PENDING, pendingOrders, sameChoices } from './pending.ts';
import { play } from './replay.ts';
import { maneuverAt } from '../booklet/stat-card.ts';

/** What the turn in progress comes to, as far as it is announced; null while a pilot still chooses. */
export const pendingExchange = (battle: Battle, pending: Pending): Exchange | null => {
  const orders = pendingOrders(pending);
  return orders && exchange(battle, orders);
};

/**
 * A turn in progress from outside, as far as it fits the battle: a choice that is not open is dropped,
 * and announcements that cannot be. The same object where all fits.
 */
export const fittingPending = (battle: Battle, pending: Pending): Pending => {
  const locked = Object.fromEntries(
    SIDES.flatMap((side, seat) => {
      const console = pending.locked[side];
      const maneuver = console && maneuverAt(bookletOf(battle, seat).statCard, console);
      return maneuver && isOpen(battle, seat, maneuver) ? [[side, console]] : [];
    }),
  ) as Pending['locked'];
  if (SIDES.some((side) => locked[side] === undefined))
    return sameChoices(pending, { locked }) && pending.step === 0 && !pending.decided
      ? pending
      : { ...NOTHING_PENDING, locked };
  const orders = pendingOrders(pending);
  if (!orders || typeof play(battle, orders) === 'string')
    return { ...NOTHING_PENDING, locked, step: 1 };
  return pending.step > 0 ? pending : { ...pending, step: 1 };
};

/** An explosion whose pilot has not yet said what it takes, and the points there are of each kind (H4). */
export interface UndecidedExplosion {
  readonly side: Side;
  readonly supplies: Readonly<Record<string, number>>;
}

/** The explosions of the turn in progress with more than one kind to lose a point of (H4). */
export const undecidedExplosions = (
  battle: Battle,
  pending: Pending,
): readonly UndecidedExplosion[] =>
  (pendingExchange(battle, pending)?.incidents ?? []).flatMap((incident) => {
    if (incident.kind !== 'exploded') return [];
    const side = SIDES[incident.seat] as Side;
    const { supplies } = incident;
    return pending.loses[side] === undefined && Object.keys(supplies).length > 1
      ? [{ side, supplies }]
      : [];
  });
