import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { capital } from '../../rules/words/capital.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { listed } from '../../rules/words/listed.ts';
import type { StorageTrouble } from '../disk/database.ts';
import type { WhyUnwritten } from '../disk/writing.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import { LONGEST_NAME } from '../../rules/fight/name.ts';
import { hasUnseen } from '../../rules/visible.ts';

const NOTHING = 'nothing was saved';

export const NO_HANGARS: Readonly<Record<StorageTrouble, string>> = {
  none: 'This browser does not let Viewscreen save anything. A hangar lives for weeks, so there can be none here.',
  held: "Another tab is holding Viewscreen's data. Close it and load this page again to see the hangars.",
  newer:
    'A newer Viewscreen keeps its hangars in this browser, and this older one can neither read nor write them. Load the page again to get the newer one.',
};

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

export const hindranceSentence = (why: Hindrance, { pilots }: Pick<Hangar, 'pilots'>): string => {
  const text = hindranceText(why, (id) => pilots.find((pilot) => pilot.id === id)?.name ?? id);
  return `${capital(text)}.`;
};

export const ELSEWHERE = 'This hangar changed in another tab; here it is as it stands now.';

export const KEPT_DUEL = {
  newer:
    'This is a game of a hangar that a newer Viewscreen has written, and which may be waiting for its result. Load this page again to get the newer one.',
  unreadable:
    'This is a game of a hangar that cannot be read as it is, and may be waiting for its result. Open the hangar, which repairs it if possible, or first remove what was set aside.',
  unrecorded: (hangar: string): string =>
    `This is a game of the hangar ${hangar}, which has not recorded it yet: open the hangar first.`,
  goesOn: (hangar: string): string =>
    `This is a game of the hangar ${hangar}, and is not over. Finish it, or call it off there, before removing it.`,
} as const;

export const HANGAR_TROUBLE = {
  none: 'There is no such hangar on this device.',
  unreadable: (why: string): string =>
    `This hangar cannot be read: ${why}. It is kept, not deleted; see Records.`,
  notKept: 'This cannot be kept.',
  busy: 'Another tab keeps changing this hangar.',
  duelGone:
    "The duel of one of this hangar's games is gone or cannot be read. The game can be called off.",
  fightUnread: 'The fight of the contract cannot be read now. It is kept; try again later.',
  fightGone:
    'The fight of the contract is gone or cannot be read. Its enemy waits again, and the fight can begin anew.',
  /** Rebuilt from its history, without `lost` open games. */
  mended: (hangar: string, lost: number): string =>
    `The hangar ${hangar} could not be read, and was rebuilt from its history. ${
      lost === 0
        ? 'Nothing was lost.'
        : `${lost === 1 ? 'An open game' : `${lost} open games`} could not be mended.`
    }`,
} as const;

export const FILE_TROUBLE = {
  unreadable: 'This hangar cannot be read.',
  lackingPast: (many: number): string =>
    `${many} of the games and deeds of this hangar cannot be read; without them its file would be incomplete.`,
  lackingBooklet: (booklet: string): string =>
    `The booklet ${booklet.toUpperCase()} of this hangar is missing; without it the file would be incomplete.`,
  otherEdition: (line: number, edition: string, wanted: string): string =>
    `line ${line}: the booklet is of edition ${edition}, not of ${wanted}`,
  wentOn:
    'The hangar to be replaced changed in another tab, so nothing was done. Choose the file again to see what would be lost now.',
  restoredToo: 'Another tab has just restored it too.',
} as const;

/** What a hangar has and the one replacing it lacks. */
export interface Loss {
  readonly games: number;
  readonly deeds: number;
  readonly open: number;
  /** Open games that the other has too, but not as far. */
  readonly goneOn: number;
  readonly pilots: readonly string[];
}

const counted = (many: number, one: string, several: string): readonly string[] =>
  many === 0 ? [] : [`${many} ${many === 1 ? one : several}`];

/** What would be lost, as a sentence; empty if nothing would. */
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

/** What a player types, by where it stands in what is to be kept: what it is called, and how long it may be. */
const TYPED: readonly (readonly [path: RegExp, thing: string, longest: number])[] = [
  [/^name$/, 'name for the hangar', LONGEST.hangar],
  [/^(?:who|words|successor)\.name$/, 'name', LONGEST_NAME],
  [/^(?:\w+\.)?mech\.name$/, "name for the 'Mech", LONGEST.mech],
  [/\.nickname$/, 'nickname', LONGEST.nickname],
  [/\.unit$/, 'unit', LONGEST.unit],
  [/^line$/, 'line', LONGEST.line],
];

/** What a player is to type in the place of words that cannot be kept, as a sentence; null where nobody types them. */
export const typedSentence = (path: string, words: unknown): string | null => {
  const [, thing, longest] = TYPED.find(([place]) => place.test(path)) ?? [];
  if (thing === undefined || typeof words !== 'string') return null;
  return hasUnseen(words)
    ? `Type the ${thing} again: it has an invisible character.`
    : `Type a ${thing} of at most ${longest} characters.`;
};
