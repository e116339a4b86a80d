import type { OwnBooklet } from './own-booklets.ts';

/** The booklets of the game, the heaviest 'Mech first: the build writes them in (`ownBooklets` in vite.config.ts). */
export const OWN_INDEX: readonly OwnBooklet[] = [];
