import type { OwnBooklet } from './own-booklets.ts';

/** The booklets of the game, those that were printed first: the build writes them in (`ownBooklets` in vite.config.ts). */
export const OWN_INDEX: readonly OwnBooklet[] = [];
