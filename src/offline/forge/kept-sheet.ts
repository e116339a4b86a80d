const KEY = 'viewscreen-sheet-';

/** A sheet that is being written: what of it is kept over a reload, as text. */
const storages = (): readonly Storage[] => {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
};

/**
 * What was typed of a sheet: in this tab, so that two tabs never take anything from each other; in a new tab what was
 * typed last in any. Null where nothing is kept. Never throws.
 */
export const keptSheet = (of: string): unknown => {
  for (const storage of storages())
    try {
      const kept = storage.getItem(KEY + of);
      if (kept !== null) return JSON.parse(kept);
    } catch {
      // What is damaged is none.
    }
  return null;
};

/** Keeps what is typed until it is put on the shelf, null forgets it; whether it outlives a reload. */
export const keepSheet = (of: string, draft: unknown): boolean => {
  const text = draft === null ? null : JSON.stringify(draft);
  const kept = storages().map((storage) => {
    try {
      if (text === null) storage.removeItem(KEY + of);
      else storage.setItem(KEY + of, text);
      return true;
    } catch {
      // Full, or forbidden: an older draft must not come back in its place.
      try {
        storage.removeItem(KEY + of);
      } catch {
        // Then nothing was there.
      }
      return false;
    }
  });
  return kept.includes(true);
};
