import type { StorageTrouble } from '../disk/database.ts';
import type { WhyUnwritten } from '../disk/writing.ts';

const COPY = 'Copy its record to keep it.';

/** Said where duels live in memory only. */
const NOT_KEPT: Readonly<Record<StorageTrouble, string>> = {
  none: `This browser does not let Viewscreen save anything: a duel is lost when the page is closed. ${COPY}`,
  held: `Another tab is holding Viewscreen's data. Close it and load this page again; until then a duel is lost when this page is closed. ${COPY}`,
  newer: `A newer Viewscreen keeps its duels in this browser, and this older one can neither read nor write them. Load the page again to get the newer one; until then a duel is lost when the page is closed. ${COPY}`,
};

const GONE = 'the duel goes on, but it is lost when the page is closed';

/** Why nothing reaches the disk, or a write did not, as a sentence. */
export const reasonOf = (why: StorageTrouble | WhyUnwritten): string => {
  if (typeof why === 'string') return NOT_KEPT[why];
  switch (why.kind) {
    case 'full':
      return `The storage of this device is full: ${GONE}. Free some space, or copy its record.`;
    case 'newer':
      return `A newer Viewscreen was opened in another tab, and this one cannot write any more: ${GONE}. Load this page again to go on from what is kept.`;
    case 'unreadable':
      return why.newer
        ? 'A newer Viewscreen has written this duel, perhaps in another tab; nothing was overwritten. Load this page again to go on.'
        : 'What the storage holds of this duel cannot be read, and nothing was overwritten. It goes on, but it is lost when the page is closed; copy its record to keep it.';
    case 'failed':
      return `The duel could not be written (${why.words}). It goes on, but it is lost when the page is closed; copy its record to keep it.`;
  }
};

/** What is said when all records are copied at once. */
export const COPY_WORDS = {
  copied: 'The records are copied.',
  forbidden: 'This browser does not let the page copy. Each record can be shown and copied here.',
} as const;
