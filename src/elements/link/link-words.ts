import { grouped } from '../../rules/words/language.ts';

/** What a link may hold, as it is called. */
export type LinkKind = 'record' | 'booklet' | 'record sheet';

export const LINK_WORDS = {
  link: 'Link',
  heading: (kind: LinkKind): string => `A link to this ${kind}`,
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
  tooLong: (characters: number, most: number): string =>
    `This is too long for a link: ${grouped(characters)} characters, and only ${grouped(most)} are sure to arrive. Send its text or its file instead.`,
} as const;
