import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { capital } from '../../rules/words/capital.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { listed } from '../../rules/words/listed.ts';
import type { StorageTrouble } from '../disk/database.ts';
import type { WhyUnwritten } from '../disk/writing.ts';

const NOTHING = 'nothing was saved';

/** Said where there can be no hangar: it lives for weeks, and nothing is kept here. */
export const NO_HANGARS: Readonly<Record<StorageTrouble, string>> = {
  none: 'This browser does not let Viewscreen save anything. A hangar lives for weeks, so there can be none here.',
  held: "Another tab is holding Viewscreen's data. Close it and load this page again to see the hangars.",
  newer:
    'A newer Viewscreen keeps its hangars in this browser, and this older one can neither read nor write them. Load the page again to get the newer one.',
};

/** Why something is not on disk, and so was not done, as a sentence. */
export const notDone = (why: WhyUnwritten): string => {
  switch (why.kind) {
    case 'full':
      return `The storage of this device is full: ${NOTHING}. Free some space and try again.`;
    case 'newer':
      return `A newer Viewscreen was opened in another tab, and this one cannot write any more: ${NOTHING}. Load this page again.`;
    case 'unreadable':
      return why.newer
        ? `A newer Viewscreen has written this hangar: ${NOTHING}. Load this page again.`
        : `What the storage holds of this hangar cannot be read: ${NOTHING}, and nothing was overwritten.`;
    case 'failed':
      return `It could not be written (${why.words}): ${NOTHING}.`;
  }
};

/** Why something may not be done in a hangar, as a sentence. */
export const hindranceSentence = (why: Hindrance, { pilots }: Pick<Hangar, 'pilots'>): string => {
  const text = hindranceText(why, (id) => pilots.find((pilot) => pilot.id === id)?.name ?? id);
  return `${capital(text)}.`;
};

/** Said where another tab has changed what is shown. */
export const ELSEWHERE = 'This hangar changed in another tab; here it is as it stands now.';

/** What a hangar has that another does not have, which takes its place. */
export interface Loss {
  readonly games: number;
  readonly deeds: number;
  /** Open games. */
  readonly open: number;
  /** Those that the other has too, not so far. */
  readonly goneOn: number;
  /** Names of pilots. */
  readonly pilots: readonly string[];
}

const counted = (many: number, one: string, several: string): readonly string[] =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : several}`];

/** What would be lost, as a sentence; empty where nothing would. */
export const lossSentence = ({ games, deeds, open, goneOn, pilots }: Loss): string => {
  const lost = [
    ...counted(games, 'game', 'games'),
    ...counted(open, 'open game', 'open games'),
    ...counted(goneOn, 'open game that has gone on', 'open games that have gone on'),
    ...counted(deeds, 'deed between games', 'deeds between games'),
    ...pilots,
  ];
  return lost.length === 0 ? '' : `This would be lost: ${listed(lost)}.`;
};
