import * as v from 'valibot';
import { everyVersion, sinceVersion2 } from './duel-entries.ts';
import { rung } from '../disk/row.ts';
import { turnRow3 } from './turn-row.ts';

/** Rows of version 3: two seats, and none of more. */
export const VERSION_3 = rung(
  v.strictObject({
    ...everyVersion,
    ...sinceVersion2,
    version: v.literal(3),
    turn: turnRow3,
    led: v.exactOptional(v.boolean()),
  }),
  (row) => ({ ...row, version: 4 }),
);
