import * as v from 'valibot';
import { everyVersion, sinceVersion2 } from './duel-entries.ts';
import { rung } from '../disk/row.ts';
import { turnRow2 } from './turn-row.ts';

/** Rows of version 2: nothing that was only picked is kept. */
export const VERSION_2 = rung(
  v.strictObject({
    ...everyVersion,
    ...sinceVersion2,
    version: v.literal(2),
    turn: turnRow2,
  }),
  (row) => ({ ...row, version: 3 }),
);
