import type { GamePilot } from '../../rules/fight/hands.ts';
import { PILOT_WORDS } from '../../tactics/words.ts';

/** `regular`. In a file of its own, because it loads the words of tactics. */
export const rankInGame = (pilot: GamePilot): string => PILOT_WORDS[pilot].rank;
