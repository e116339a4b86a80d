import * as v from 'valibot';
import { SECRECIES } from '../rules/record/turn.ts';
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
