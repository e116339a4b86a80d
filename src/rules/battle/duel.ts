import type { Side } from './battle.ts';
import { OTHER_SIDE } from './battle.ts';

/** Pairings are named by the rival's seat. */
export interface ByRival {
  readonly rival: number;
}

/** The only pairing of a duel. Code that assumes two players takes their pairing from here. */
export const DUEL: ByRival = { rival: 1 };

/** The pairing with a rival, of a battle or of a turn; undefined if one of the two is out. */
export const pairingWith = <Pairing extends ByRival>(
  { pairings }: { readonly pairings: readonly Pairing[] },
  { rival }: ByRival,
): Pairing | undefined => pairings.find((pairing) => pairing.rival === rival);

/** The pairing of a duel, of a battle or of a turn; undefined if one of the two is out. */
export const pairingOfDuel = <Pairing extends ByRival>(of: {
  readonly pairings: readonly Pairing[];
}): Pairing | undefined => pairingWith(of, DUEL);

/** A rival's own pairing, or the lone player's first; undefined if the seat is out. */
export const pairingOfSeat = <Pairing extends ByRival>(
  { pairings }: { readonly pairings: readonly Pairing[] },
  seat: number,
): Pairing | undefined => pairings.find(({ rival }) => seat === 0 || rival === seat);

export const seatIn = ({ rival }: ByRival, side: Side): number => (side === 'lone' ? 0 : rival);

export const enemyIn = (pairing: ByRival, side: Side): number => seatIn(pairing, OTHER_SIDE[side]);
