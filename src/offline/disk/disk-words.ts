export const STORAGE_TROUBLE = {
  silent: 'the storage does not answer',
  newer: 'a newer Viewscreen has changed it',
} as const;
