import type { Side } from './battle.ts';
import { OTHER_SIDE } from './battle.ts';

/** A pairing by its rival's seat, as every pairing is named. */
export interface ByRival {
  readonly rival: number;
}

/** The one pairing that a duel has. Whoever shows a battle of two as such asks here who they are. */
export const DUEL: ByRival = { rival: 1 };

/** The pairing with a rival as it stands, or as a turn has played it; none where one of the two is out. */
export const pairingWith = <Pairing extends ByRival>(
  { pairings }: { readonly pairings: readonly Pairing[] },
  { rival }: ByRival,
): Pairing | undefined => pairings.find((pairing) => pairing.rival === rival);

/** The pairing of a duel as it stands, or as a turn has played it; none where one of the two is out. */
export const pairingOfDuel = <Pairing extends ByRival>(of: {
  readonly pairings: readonly Pairing[];
}): Pairing | undefined => pairingWith(of, DUEL);

/** The pairing that a seat fights in: a rival's own, the lone player's first; none for a seat that is out. */
export const pairingOfSeat = <Pairing extends ByRival>(
  { pairings }: { readonly pairings: readonly Pairing[] },
  seat: number,
): Pairing | undefined => pairings.find(({ rival }) => seat === 0 || rival === seat);

/** The seat that a side has in a pairing. */
export const seatIn = ({ rival }: ByRival, side: Side): number => (side === 'lone' ? 0 : rival);

/** The seat across from a side in a pairing. */
export const enemyIn = (pairing: ByRival, side: Side): number => seatIn(pairing, OTHER_SIDE[side]);
