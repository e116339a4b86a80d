import type { Part } from '../../rules/campaign/card/part.ts';
import { criticalsOf, isUsable, isWhole, MOST_CRITICALS } from '../../rules/campaign/card/part.ts';
import { sufferedText } from '../../rules/words/words.ts';
import type { Ring } from '../../rules/campaign/card/mech.ts';

/** `no rings`, `3 rings, one of them hollow for an escape`. */
export const ringWords = (rings: readonly Pick<Ring, 'hollow'>[]): string => {
  const hollow = rings.filter((ring) => ring.hollow).length;
  if (rings.length === 0) return 'no rings';
  if (rings.length === 1) return hollow === 1 ? 'one ring, hollow for an escape' : 'one ring';
  const all = `${rings.length} rings`;
  if (hollow === 0) return all;
  if (hollow === rings.length) return `${all}, all hollow for escapes`;
  return `${all}, ${hollow === 1 ? 'one of them hollow for an escape' : `${hollow} of them hollow for escapes`}`;
};

/** Criticals of a part: `whole`, `1 of 3 criticals`, `1 of 3 criticals, no salvage`. */
export const hitsWords = (part: Part): string => {
  if (isWhole(part)) return 'whole';
  const hits = criticalsOf(part);
  const many =
    hits > MOST_CRITICALS ? `${hits} criticals` : `${hits} of ${MOST_CRITICALS} criticals`;
  return isUsable(part) ? many : `${many}, no salvage`;
};

/** Effects of a part: `Kicks −1; +2 heat each turn (2 times)`; empty for a whole one. */
export const scarWords = ({ scars }: Pick<Part, 'scars'>): string =>
  scars
    .map(
      (scar) =>
        `${sufferedText(scar, scar.times)}${scar.times > 1 ? ` (${scar.times} times)` : ''}`,
    )
    .join('; ');

export const CAMPAIGN_WORDS = {
  noAnswer: 'This browser gave no answer. Load the page again: it will show what was done.',
  experience: (tons: number, left: number): string =>
    `${tons} t of experience, ${left} t to the next step`,
  noBooklet: 'No booklet on the shelf fits.',
  called: "The 'Mech's name",
  nickname: 'Nickname, if any',
  unit: 'Unit, if any',
  noPast: 'The past of this hangar could not be read. Come back to this page to try again.',
} as const;
