import type { Part } from '../../rules/campaign/card/part.ts';
import { MOST_CRITICALS, criticalsOf, isUsable, isWhole } from '../../rules/campaign/card/part.ts';
import { sufferedText } from '../../rules/words/words.ts';

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
