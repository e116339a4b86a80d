export const STORAGE_TROUBLE = {
  silent: 'the storage does not answer',
  newer: 'a newer Viewscreen has changed it',
} as const;

/** Shown if a newer Viewscreen, in another tab, takes over the database. */
export const overtakenSentence = ({ unwritten }: { readonly unwritten: boolean }): string =>
  `A newer Viewscreen was opened in another tab, and saves from now on. ${
    unwritten
      ? 'Not everything here is saved: copy what you want to keep before you load this page again.'
      : 'Everything done here is saved; load this page again to go on.'
  }`;

/** Shown for a duel if not even the words for it can be fetched. */
export const NOT_WRITTEN = 'This could not be saved: copy the records to keep it.';
