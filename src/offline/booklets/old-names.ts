import type { KeptRows } from '../disk/kept-rows.ts';

/** The names of booklets that were added before there were editions. */
export const oldBooklets = async (rows: KeptRows): Promise<readonly string[]> => {
  try {
    return await rows.use((db) => db.getAllKeys('booklets'));
  } catch {
    return [];
  }
};
