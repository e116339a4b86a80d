import { grouped } from '../../rules/words/language.ts';

export const COMMON_WORDS = {
  noBooklet: (id: string): string => `There is no booklet "${id}" on the shelf.`,
  intoDuel: 'Use it in a duel',
  noteForFirst: 'Note for a first duel',
  noHangars:
    'The part of the game that keeps hangars could not be loaded. Load this page again to get it.',
} as const;

export const BROUGHT_WORDS = {
  heading: 'Your files',
  pasted: 'This text',
  kinds: {
    record: { is: 'a record', home: { address: '#/records', name: 'Open it in Records' } },
    booklet: { is: 'a booklet', home: { address: '#/booklets', name: 'Add it to the booklets' } },
    sheet: { is: 'a record sheet', home: { address: '#/forge', name: 'Open it in the forge' } },
    hangar: {
      is: "a hangar's file",
      home: { address: '#/hangar', name: 'Restore it as a hangar' },
    },
    picture: {
      is: 'a picture: drop it on the page of a booklet that it belongs to',
      home: null,
    },
    unknown: { is: 'not a file that Viewscreen can use', home: null },
  },
  says: (file: string, what: string): string => `${file} is ${what}.`,
  tooLarge: (file: string, bytes: number, most: number): string =>
    `${file} has ${grouped(bytes)} bytes; nothing that Viewscreen reads here is larger than ${grouped(most)}.`,
} as const;
