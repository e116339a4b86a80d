import type { GamePilot } from '../../rules/fight/hands.ts';
import { PILOT_WORDS } from '../../tactics/words.ts';

/** The rank of a computer pilot: `regular`. It comes with the first of them, and the words of tactics with it. */
export const rankInGame = (pilot: GamePilot): string => PILOT_WORDS[pilot].rank;
