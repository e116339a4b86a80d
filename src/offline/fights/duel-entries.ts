import * as v from 'valibot';
import { SECRECIES } from '../../rules/fight/sitting.ts';
import { EDITION } from '../../rules/vocabulary.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { LONGEST_RECORD } from '../../rules/fight/record.ts';
import { bySeat, seat } from './turn-row.ts';

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

/** How it ended; null while it goes on. */
const ended = v.nullable(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('win'), winner: side }),
    v.strictObject({ kind: v.literal('nobody') }),
    v.strictObject({ kind: v.literal('escape'), escaped: v.array(side) }),
  ]),
);
/** Whether its record is tried with another edition of a booklet than it was begun with. */
const tried = v.exactOptional(v.literal(true));

/** What rows of versions 2 and 3 have besides. */
export const sinceVersion2 = {
  /** The editions of the booklets, by seat; null for a duel of which they are not known yet. */
  editions: v.nullable(v.pipe(v.array(edition), v.length(SIDES.length), v.readonly())),
  tried,
  /** The seat that chooses first this turn. */
  first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIDES.length - 1)),
  ended,
  summary: v.strictObject(everySummary),
};

/** What they have since version 4: as many seats as sit down. */
export const sinceVersion4 = {
  /** The editions of the booklets, by seat; null for a duel of which they are not known yet. */
  editions: v.nullable(bySeat(edition)),
  tried,
  /** The seat that chooses first this turn. */
  first: seat,
  ended,
  /** For a list: pilots and 'Mechs by seat, the turn it has come to, and who is out. */
  summary: v.strictObject({
    pilots: bySeat(v.string()),
    mechs: bySeat(v.string()),
    turn: v.number(),
    out: v.exactOptional(v.pipe(v.array(seat), v.readonly())),
    /** In a fight of several battles: who is of the smaller side. */
    few: v.exactOptional(v.pipe(v.array(seat), v.readonly())),
  }),
};
