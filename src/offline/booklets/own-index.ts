import type { OwnBooklet } from './own-booklets.ts';

/** The booklets of the game, those printed first leading; the build fills this in (vite.config.ts). */
export const OWN_INDEX: readonly OwnBooklet[] = [];
