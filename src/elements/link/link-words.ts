import type { LinkFault } from '../../offline/links/link.ts';
import { grouped } from '../../rules/words/language.ts';
import { listed } from '../../rules/words/listed.ts';
import { capital } from '../../rules/words/capital.ts';

export const LINK_KINDS = ['record', 'booklet', 'sheet'] as const;
/** What a link may hold. */
export type LinkKind = (typeof LINK_KINDS)[number];

const AGAIN = 'Ask for it again, or for its file.';

/** Why a link cannot be opened. */
export const FAULTS: Readonly<Record<LinkFault | 'nothing' | 'no way', string>> = {
  damaged: `This link is not whole: its end is missing, or something in it was changed. ${AGAIN}`,
  'too long': `This link is longer than any that Viewscreen makes, so it was not opened.`,
  'too much': `This link holds more than any that Viewscreen makes, so it was not opened.`,
  foreign: 'This link was not made by Viewscreen.',
  'another version':
    'This link was made by another version of Viewscreen. Reload this page to get the newest version, then open the link again.',
  nothing: 'This link holds nothing that Viewscreen can use.',
  'no way': `This browser is too old to open links. Ask for the file instead.`,
};

const INSTEAD: Readonly<Record<LinkKind, string>> = {
  record: 'Copy the record and send that.',
  booklet: 'Save its file and send that.',
  sheet: 'Save its file and send that.',
};

export const LINK_WORDS = {
  link: 'Link',
  heading: {
    record: 'A link to this record',
    booklet: 'A link to this booklet',
    sheet: 'A link to this record sheet',
  } satisfies Record<LinkKind, string>,
  making: 'One moment …',
  unmade: 'The link could not be made. Try again.',
  why: 'All of it is in the link; nothing is uploaded. Whoever opens it is asked before anything is kept.',
  address: 'The link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'This browser does not let the page copy. The link is selected: copy it yourself.',
  share: 'Share',
  code: 'The link as a code for a camera',
  noCode: 'It is too long for a code that a camera can read.',
  tooLong: (kind: LinkKind, characters: number, most: number): string =>
    `This is too long for a link: ${grouped(characters)} characters, and only ${grouped(most)} are sure to arrive. ${INSTEAD[kind]}`,

  thisLink: 'This link',
  holds: (what: string): string => `This link holds ${what}`,
  cannot: 'This link cannot be opened',
  kept: 'Nothing is kept on this device unless you say so.',
  inDuel: 'Your duel waits where you left it.',
  notNow: 'Not now',
  back: 'Go back',
  long: 'It is too long to be shown here.',
  along: (names: readonly string[]): string =>
    `It brings along the ${names.length === 1 ? 'booklet' : 'booklets'} of the ${listed(names)}.`,
  unsound: (kind: 'booklet' | 'sheet'): string =>
    kind === 'booklet'
      ? 'It has faults; they are listed when you try to add it.'
      : 'It is not finished; the forge shows what is left to do.',
  tons: (designation: string, tons: number): string => `${designation}, ${tons} tons`,
  faulty: (why: string): string => `It cannot be added. ${capital(why)}.`,
} as const;
