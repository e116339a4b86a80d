import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { LinkFault } from '../../offline/links/link.ts';
import { capital } from '../../rules/words/capital.ts';
import { listed } from '../../rules/words/listed.ts';

const AGAIN = 'Ask for it again, or for its file.';

/** Why nothing of a link can be taken in. */
export const FAULTS: Readonly<Record<LinkFault | 'nothing' | 'no way' | 'not loaded', string>> = {
  damaged: `This link is not whole: its end is missing, or something in it was changed. ${AGAIN}`,
  'too long': 'This link is longer than any that Viewscreen makes, so it was not opened.',
  'too much': 'This link holds more than any that Viewscreen makes, so it was not opened.',
  foreign: 'This link was not made by Viewscreen.',
  'another version':
    'This link was made by another version of Viewscreen. Reload this page to get the newest version, then open the link again.',
  nothing: 'This link holds nothing that Viewscreen can use.',
  'no way': 'This browser is too old to open links. Ask for the file instead.',
  'not loaded':
    'A part of the game could not be loaded, so this link was not opened. Load this page again.',
};

export const TAKE_WORDS = {
  opening: 'One moment …',
  thisLink: 'This link',
  holds: (what: string): string => `This link holds ${what}`,
  cannot: 'This link cannot be opened',
  kept: 'Nothing is kept on this device unless you say so.',
  inDuel: 'Your duel waits where you left it.',
  notNow: 'Not now',
  back: 'Go back',
  long: 'It is too long to be shown here.',
  along: (mechs: readonly Booklet['mech'][]): string => {
    const names = mechs.map(({ designation, name }) => `${name} ${designation}`.trim());
    return `It brings along the ${names.length === 1 ? 'booklet' : 'booklets'} of the ${listed(names)}.`;
  },
  unsound: {
    record: '',
    booklet: 'It has faults; they are listed when you try to add it.',
    sheet: 'It is not finished; the forge shows what is left to do.',
  },
  tons: ({ designation, tonnage }: Booklet['mech']): string => `${designation}, ${tonnage} tons`,
  faulty: (why: string): string => `It cannot be added. ${capital(why)}.`,
} as const;
