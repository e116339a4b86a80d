import type { ForgedBooklet } from '../forge/asked.ts';
import { Smithy } from '../forge/smithy.ts';

/** What comes of a sheet's text, forged away from the page. */
export const forged = async (sheet: string): Promise<ForgedBooklet> => {
  const smithy = new Smithy();
  try {
    return await new Promise((told) => smithy.forge(sheet, told));
  } finally {
    smithy.end();
  }
};
