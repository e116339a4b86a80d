import type { TableName } from './database.ts';

const WHAT: Readonly<Record<TableName, string>> = {
  duels: 'A duel',
  shelf: 'A booklet',
  editions: 'A booklet',
  booklets: 'A booklet',
  pictures: 'A picture of your own',
  hangars: 'A hangar',
  games: 'A game of a hangar',
  drafts: 'A draft',
};

export const whatWas = (table: TableName = 'duels'): string => WHAT[table];

/** Shown if a newer Viewscreen, in another tab, takes over the database. */
export const overtakenSentence = ({ unwritten }: { readonly unwritten: boolean }): string =>
  `A newer Viewscreen was opened in another tab, and saves from now on. ${
    unwritten
      ? 'Not everything here is saved: copy what you want to keep before you load this page again.'
      : 'Everything done here is saved; load this page again to go on.'
  }`;

/** Shown for a duel if not even the words for it can be fetched. */
export const NOT_WRITTEN = 'This could not be saved: copy the records to keep it.';

export const asideSentence = (table: TableName | undefined, reason: string): string =>
  `${whatWas(table)} that was kept cannot be read (${reason}). It is set aside, not deleted; see Records.`;
