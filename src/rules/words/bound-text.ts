import type { Battle } from '../battle/battle.ts';
import { onlyOpenManeuver } from '../battle/open-maneuvers.ts';
import type { Named } from './tell.ts';

/** That a pilot has no choice: `Ben can only Cool Off: locked in`; null where there is one. */
export const boundText = (
  battle: Battle,
  seat: number,
  names: readonly Pick<Named, 'pilot'>[],
): string | null => {
  const only = onlyOpenManeuver(battle, seat);
  return only && `${names[seat]?.pilot} can only ${only.name}: locked in`;
};
