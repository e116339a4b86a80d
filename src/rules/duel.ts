import type { Battle, Side } from './battle.ts';
import type { Exchange } from './exchange.ts';
import { exchange } from './exchange.ts';
import type { Draw, Orders } from './orders.ts';
import { largestSupply } from './heat.ts';
import { seatOf } from './battle.ts';

/** How the choices are kept secret on one device. */
export const SECRECIES = ['pass the device', 'face to face'] as const;
export type Secrecy = (typeof SECRECIES)[number];

/** The turn in progress: what has been locked in and announced, and how far it has been told. */
export interface Pending {
  readonly locked: { readonly [S in Side]?: number };
  readonly leaves: { readonly [S in Side]?: 'escapes' | 'bails out' };
  readonly loses: { readonly [S in Side]?: string };
  /** The step of the exchange that is shown, from 1; 0 while the pilots choose. */
  readonly step: number;
  /** Whether step 3 is decided: nobody leaves any more. */
  readonly decided: boolean;
}

export const NOTHING_PENDING: Pending = {
  locked: {},
  leaves: {},
  loses: {},
  step: 0,
  decided: false,
};

const SEATS: readonly Side[] = ['lone', 'rival'];

/** The orders of the turn in progress, or null while a pilot still chooses. A leave is told to all. */
export const pendingOrders = ({ locked, leaves, loses }: Pending, draw?: Draw): Orders | null => {
  if (locked.lone === undefined || locked.rival === undefined) return null;
  const seats = SEATS.map((side) => {
    const [leave, lose] = [leaves[side], loses[side]];
    return {
      console: locked[side] as number,
      ...(leave === undefined ? {} : { leaves: leave }),
      ...(lose === undefined ? {} : { loses: lose }),
    };
  });
  return draw ? { seats, draw } : { seats };
};

/** What the turn in progress comes to, as far as it is announced; null while a pilot still chooses. */
export const pendingExchange = (battle: Battle, pending: Pending): Exchange | null => {
  const orders = pendingOrders(pending);
  return orders && exchange(battle, orders);
};

/** The sides whose pilot has more than one kind of ammunition to lose in this turn's explosion (H4). */
export const undecidedExplosions = (battle: Battle, pending: Pending): readonly Side[] => {
  const played = pendingExchange(battle, pending);
  if (!played) return [];
  return SEATS.filter(
    (side, seat) =>
      pending.loses[side] === undefined &&
      played.incidents.some(
        (incident) =>
          incident.kind === 'exploded' &&
          incident.seat === seat &&
          largestSupply({
            ...seatOf(played.battle, seat).ammunition,
            [incident.ammunition]: 0,
          }) !== null,
      ),
  );
};
