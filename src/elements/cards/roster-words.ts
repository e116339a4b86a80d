import type { Entry } from '../../rules/battle/entry.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { signed } from '../../rules/words/words.ts';

export const ROSTER_WORDS = {
  heading: 'All pilots on paper',
  sheet: 'The sheet as it is printed',
  print: 'Print',
  back: 'Back',
  toHangar: 'To the hangar',
  nobody: 'Nobody flies here.',
  noMech: "no 'Mech",
  asOf: (name: string, day: string): string => `${name}, ${day}`,
  heads: {
    pilot: 'Pilot',
    mech: "'Mech",
    shutdown: 'Shutdown',
    rounds: 'Rounds',
    brings: 'Brings',
  },
  asPrinted: 'otherwise as printed',
} as const;

export const skillLine = ({ skill }: Pick<Entry, 'skill'>): string =>
  CATEGORIES.filter((category) => skill[category] !== 0)
    .map((category) => `${CATEGORY_NAMES[category]} ${signed(skill[category])}`)
    .join(', ');

export const experienceLine = ({ experience }: Pilot): string => `${experience} t of experience`;
