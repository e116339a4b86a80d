import type { Side } from '../battle/battle.ts';
import { SIDES } from '../battle/battle.ts';
import type { Draw, TurnOrders } from '../battle/orders.ts';

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

/** The orders of the turn in progress, or null while a pilot still chooses. A leave is told to all. */
export const pendingOrders = (
  { locked, leaves, loses }: Pending,
  draw?: Draw,
): TurnOrders | null => {
  if (locked.lone === undefined || locked.rival === undefined) return null;
  const seats = SIDES.map((side) => {
    const [leave, lose] = [leaves[side], loses[side]];
    return {
      console: locked[side] as number,
      ...(leave === undefined ? {} : { leaves: leave }),
      ...(lose === undefined ? {} : { loses: lose }),
    };
  });
  return draw ? { seats, draw } : { seats };
};

/** Whether the same console numbers are locked in. */
export const sameChoices = (
  one: Pick<Pending, 'locked'>,
  other: Pick<Pending, 'locked'>,
): boolean => SIDES.every((side) => one.locked[side] === other.locked[side]);
