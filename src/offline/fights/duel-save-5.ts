import * as v from 'valibot';
import { rung } from '../disk/row.ts';
import { everyVersion, inVersion5, sinceVersion4, sinceVersion5 } from './duel-entries.ts';

/** Rows of version 5: only people choose. */
export const VERSION_5 = rung(
  v.strictObject({
    ...everyVersion,
    ...sinceVersion4,
    ...sinceVersion5,
    ...inVersion5,
    version: v.literal(5),
  }),
  (row) => ({ ...row, version: 6 }),
);
