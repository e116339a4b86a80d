import { grouped } from '../../rules/words/language.ts';
import type { FileKind } from './known-file.ts';

/** What files are called that were opened or dropped, and where they belong. */
export const BROUGHT_WORDS = {
  heading: 'Your files',
  is: {
    record: 'a record',
    booklet: 'a booklet',
    sheet: 'a record sheet',
    hangar: "a hangar's file",
    picture: 'a picture: drop it on the page of a booklet that it belongs to',
    unknown: 'not a file that Viewscreen can use',
  } satisfies Readonly<Record<FileKind, string>>,
  says: (file: string, what: string): string => `${file} is ${what}.`,
  tooLarge: (file: string, bytes: number, most: number): string =>
    `${file} has ${grouped(bytes)} bytes; nothing that Viewscreen reads here is larger than ${grouped(most)}.`,
  take: 'Open it in Records',
  shelve: 'Add it to the booklets',
  forge: 'Open it in the forge',
  restore: 'Restore it as a hangar',
} as const;
