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

/** What was kept in a row of a table. */
export const whatWas = (table: TableName = 'duels'): string => WHAT[table];

/** Said when a newer Viewscreen, in another tab, takes over what is kept. */
export const overtakenSentence = ({ unwritten }: { readonly unwritten: boolean }): string =>
  `A newer Viewscreen was opened in another tab, and saves from now on. ${
    unwritten
      ? 'Not everything here is saved: copy what you want to keep before you load this page again.'
      : 'Everything done here is saved; load this page again to go on.'
  }`;

/** Said of a duel where not even the words for it can be fetched. */
export const NOT_WRITTEN = 'This could not be saved: copy the records to keep it.';

/** Says that a row was set aside. */
export const asideSentence = (table: TableName | undefined, reason: string): string =>
  `${whatWas(table)} that was kept cannot be read (${reason}). It is set aside, not deleted; see Records.`;
