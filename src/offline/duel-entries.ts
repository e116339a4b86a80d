import * as v from 'valibot';
import { SECRECIES } from '../rules/record/turn.ts';
import { EDITION } from '../rules/vocabulary.ts';
import { SIDES } from '../rules/battle/battle.ts';
import { LONGEST_RECORD } from '../rules/record/record.ts';

/** What rows of duels have in every version. */
export const everyVersion = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{4,40}$/)),
  /** Counts the writes: who writes on an older one is told (two tabs). */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The record of the finished turns. */
  record: v.pipe(v.string(), v.maxLength(LONGEST_RECORD)),
  secrecy: v.picklist(SECRECIES),
  /** Milliseconds since 1970. */
  begun: v.number(),
  changed: v.number(),
};

/** For a list, without the record being played: pilots and 'Mechs by seat, and the turn it has come to. */
export const everySummary = {
  pilots: v.tuple([v.string(), v.string()]),
  mechs: v.tuple([v.string(), v.string()]),
  turn: v.number(),
};

const side = v.picklist(SIDES);
const edition = v.pipe(v.string(), v.regex(EDITION));

/** What they have since version 2. */
export const sinceVersion2 = {
  /** The editions of the booklets, by seat; null for a duel of which they are not known yet. */
  editions: v.nullable(v.pipe(v.array(edition), v.length(SIDES.length), v.readonly())),
  /** Whether its record is tried with another edition of a booklet than it was begun with. */
  tried: v.exactOptional(v.literal(true)),
  /** The seat that chooses first this turn. */
  first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIDES.length - 1)),
  /** How it ended; null while it goes on. */
  ended: v.nullable(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('win'), winner: side }),
      v.strictObject({ kind: v.literal('nobody') }),
      v.strictObject({ kind: v.literal('escape'), escaped: v.array(side) }),
    ]),
  ),
  summary: v.strictObject(everySummary),
};
