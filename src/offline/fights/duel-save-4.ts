import * as v from 'valibot';
import { ONLY_BATTLE, endedBy } from '../../rules/fight/fight.ts';
import { rung } from '../disk/row.ts';
import { everyVersion, inVersion4, inVersion5, sinceVersion4 } from './duel-entries.ts';
import { turnRow5 } from './turn-row.ts';

/**
 * Rows of version 4: a battle by itself has its turn in progress in the row, several have theirs by name; who
 * chooses first is written down, and in how it ended the smaller side is the lone one.
 */
export const VERSION_4 = rung(
  v.strictObject({
    ...everyVersion,
    ...inVersion4,
    ...sinceVersion4,
    version: v.literal(4),
    turn: turnRow5,
    battles: v.exactOptional(inVersion5.battles),
  }),
  (row) => {
    const { battles, ended, first: _, summary, turn, ...same } = row;
    return {
      ...same,
      version: 5,
      battles: battles ?? (ended ? [] : [{ name: ONLY_BATTLE, turn }]),
      ended: ended && endedBy(ended),
      summary: { ...summary, few: summary.few ?? [0] },
    };
  },
);
