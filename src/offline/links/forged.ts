import type { ForgedBooklet } from '../forge/asked.ts';
import { Smithy } from '../forge/smithy.ts';

/** What comes of a sheet's text, forged away from the page; rejects where what forges cannot be loaded. */
export const forged = async (sheet: string): Promise<ForgedBooklet> => {
  const smithy = new Smithy();
  try {
    return await new Promise((told, lost) => smithy.forge(sheet, told, lost));
  } finally {
    smithy.end();
  }
};
