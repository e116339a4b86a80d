import type { GamePilot } from './hands.ts';
import { GAME_PILOTS } from './hands.ts';

/** The next stronger computer pilot that is none of these, the weakest after the strongest; the same where all of them are. */
export const pilotAfter = (
  pilot: GamePilot,
  but: readonly (GamePilot | null | undefined)[] = [],
): GamePilot => {
  const at = GAME_PILOTS.indexOf(pilot);
  const next = [...GAME_PILOTS.slice(at + 1), ...GAME_PILOTS.slice(0, at)];
  return next.find((each) => !but.includes(each)) ?? pilot;
};
