import { SHELF } from '../booklets/shelf.ts';
import type { UseDatabase } from '../disk/database.ts';
import { DRAFTS } from '../disk/drafts.ts';
import type { SecondPlace } from '../disk/second-place.ts';
import { openSecondPlace } from '../disk/second-place.ts';
import { DUELS } from '../fights/duels.ts';

/** The second place of this browser, with what reads each row that has a copy there; null where it has none. */
export const openCopies = (use: UseDatabase): Promise<SecondPlace | null> =>
  openSecondPlace(use, async () => {
    const { HANGARS, PASTS } = await import('./hangar-row.ts');
    return [DUELS, SHELF, DRAFTS, HANGARS, PASTS];
  });
