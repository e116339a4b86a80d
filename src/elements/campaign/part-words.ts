import type { Part } from '../../rules/campaign/card/part.ts';
import { MOST_CRITICALS, criticalsOf, isUsable, isWhole } from '../../rules/campaign/card/part.ts';
import { sufferedText } from '../../rules/words/words.ts';

/** How hurt a part is: `whole`, `1 of 3 criticals`, `1 of 3 criticals, no salvage`. */
export const hitsWords = (part: Part): string => {
  if (isWhole(part)) return 'whole';
  const hits = criticalsOf(part);
  const many =
    hits > MOST_CRITICALS ? `${hits} criticals` : `${hits} of ${MOST_CRITICALS} criticals`;
  return isUsable(part) ? many : `${many}, no salvage`;
};

/** What a part still suffers from, as it would bring it along: `Kicks −1; +2 heat each turn (2 times)`; nothing of a whole one. */
export const scarWords = ({ scars }: Pick<Part, 'scars'>): string =>
  scars
    .map(
      (scar) =>
        `${sufferedText(scar, scar.times)}${scar.times > 1 ? ` (${scar.times} times)` : ''}`,
    )
    .join('; ');
