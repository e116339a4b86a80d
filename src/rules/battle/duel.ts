import type { Side } from './battle.ts';
import { OTHER_SIDE } from './battle.ts';

/** A pairing by its rival's seat, as every pairing is named. */
export interface ByRival {
  readonly rival: number;
}

/** The one pairing that a duel has. Whoever shows a battle of two as such asks here who they are. */
export const DUEL: ByRival = { rival: 1 };

/** The pairing of a duel as it stands, or as a turn has played it; none where one of the two is out. */
export const pairingOfDuel = <Pairing extends ByRival>({
  pairings,
}: {
  readonly pairings: readonly Pairing[];
}): Pairing | undefined => pairings.find(({ rival }) => rival === DUEL.rival);

/** The seat that a side has in a pairing. */
export const seatIn = ({ rival }: ByRival, side: Side): number => (side === 'lone' ? 0 : rival);

/** The seat across from a side in a pairing. */
export const enemyIn = (pairing: ByRival, side: Side): number => seatIn(pairing, OTHER_SIDE[side]);
