/** What the second place is called, and the cache that stands in for it. */
export const SECOND = 'viewscreen-second';

/** Whether there may be a second place. */
export const mayHaveCopies = async (): Promise<boolean> => {
  try {
    if (await caches.has(SECOND)) return true;
    await (await navigator.storage.getDirectory()).getDirectoryHandle(SECOND);
    return true;
  } catch {
    return false;
  }
};
