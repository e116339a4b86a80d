import { BROUGHT_WORDS } from './brought-words.ts';
import type { FileKind, KnownFile } from './known-file.ts';
import { LARGEST_TEXT } from './known-file.ts';
import type { Said } from './say.ts';
import { say } from './say.ts';

/** What is said of a file that was opened or dropped, and where it can be taken. */
export interface BroughtLine {
  readonly told: string;
  /** The stage at this address takes it as if it were dropped there. */
  readonly goes?: { readonly file: File; readonly address: string; readonly name: string };
}

/** Where files of a kind belong; null where that is no one place. */
const HOMES: Readonly<Record<FileKind, { address: string; name: string } | null>> = {
  record: { address: '#/records', name: BROUGHT_WORDS.take },
  booklet: { address: '#/booklets', name: BROUGHT_WORDS.shelve },
  sheet: { address: '#/forge', name: BROUGHT_WORDS.forge },
  hangar: { address: '#/hangar', name: BROUGHT_WORDS.restore },
  picture: null,
  unknown: null,
};

/** What a file is that is not for the stage it came to, with the way to the one it is for. */
export const belongsElsewhere = ({ file, kind }: KnownFile): BroughtLine => {
  const { is, says, tooLarge } = BROUGHT_WORDS;
  const home = HOMES[kind];
  const isLarge = kind === 'unknown' && file.size > LARGEST_TEXT;
  return {
    told: isLarge ? tooLarge(file.name, file.size, LARGEST_TEXT) : says(file.name, is[kind]),
    ...(home ? { goes: { file, ...home } } : {}),
  };
};

/** Says what became of files, a line each. */
export const tellFiles = (from: EventTarget, lines: readonly BroughtLine[]): void =>
  say(from, 'files-told', lines);

/** Takes a file to the stage at an address. */
export const sendFile = (from: EventTarget, goes: Said<'file-sent'>['detail']): void =>
  say(from, 'file-sent', goes);

declare global {
  interface HTMLElementEventMap {
    /** Files that no stage has taken, and what became of others: `<viewscreen-app>` shows a line of each. */
    'files-told': CustomEvent<readonly (File | BroughtLine)[]>;
    /** A file is to be taken to the stage at an address, as if it were dropped there. */
    'file-sent': CustomEvent<{ readonly file: File; readonly address: string }>;
  }
}
