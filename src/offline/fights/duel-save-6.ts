import * as v from 'valibot';
import { rung } from '../disk/row.ts';
import {
  everyVersion,
  inVersion6,
  sinceVersion4,
  sinceVersion5,
  sinceVersion6,
} from './duel-entries.ts';

/** Rows of version 6: what computer pilots showed as their seals is not kept. */
export const VERSION_6 = rung(
  v.strictObject({
    ...everyVersion,
    ...sinceVersion4,
    ...sinceVersion5,
    ...sinceVersion6,
    ...inVersion6,
    version: v.literal(6),
  }),
  (row) => ({ ...row, version: 7 }),
);
