import type { Mark } from '../campaign/chronicle/marks.ts';
import type { MechId } from '../campaign/card/names.ts';
import { CATEGORY_NAMES } from '../vocabulary.ts';
import type { NameOf } from './hindrance-text.ts';
import { inWords } from './in-words.ts';

/** A mark along the way in words, without its day. */
export const markText = (mark: Mark, pilot: NameOf, mech: (mech: MechId) => string): string => {
  switch (mark.kind) {
    case 'first ring':
      return `first ring: ${mech(mark.mech)}`;
    case 'rings':
      return `${inWords(mark.rings)} rings on one barrel: ${mech(mark.mech)}`;
    case 'first victory':
      return `first victory: ${pilot(mark.pilot)}`;
    case 'rank':
      return `${mark.rank}: ${pilot(mark.pilot)}`;
    case 'tenth game':
      return `tenth game in ${mech(mark.mech)}`;
    case 'games':
      return `${mark.games} games in this hangar`;
    case 'first step':
      return `first +1: ${pilot(mark.pilot)}, ${CATEGORY_NAMES[mark.category]}`;
    case 'killed':
      return `killed: ${pilot(mark.pilot)}`;
    case 'retired':
      return `retired: ${pilot(mark.pilot)}`;
    case 'longest game':
      return `longest game: ${mark.turns} turns`;
  }
};
