import * as v from 'valibot';
import { SIDES } from '../rules/battle/battle.ts';
import type { Side } from '../rules/battle/battle.ts';
import type { Pending, Secrecy } from '../rules/record/pending.ts';
import { NOTHING_PENDING, SECRECIES } from '../rules/record/pending.ts';
import type { BattleRecord } from '../rules/record/record.ts';
import { LONGEST_RECORD, parseRecord, printRecord } from '../rules/record/record.ts';
import { CONSOLES } from '../rules/vocabulary.ts';
import type { RowTable, UnreadableRow } from './row.ts';
import { climb } from './row.ts';

const console = v.optional(v.picklist(CONSOLES));
const leave = v.optional(v.picklist(['escapes', 'bails out'] as const));
const loss = v.optional(v.pipe(v.string(), v.maxLength(20)));

/** A duel as it lies on disk: one row. */
const duelSave = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{4,40}$/)),
  version: v.literal(1),
  /** Counts the writes: who writes on an older one is told (two tabs). */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The record of the finished turns. */
  record: v.pipe(v.string(), v.maxLength(LONGEST_RECORD)),
  secrecy: v.picklist(SECRECIES),
  /** Who chooses first this turn. */
  first: v.picklist(SIDES),
  pending: v.strictObject({
    locked: v.strictObject({ lone: console, rival: console }),
    leaves: v.strictObject({ lone: leave, rival: leave }),
    loses: v.strictObject({ lone: loss, rival: loss }),
    step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    decided: v.boolean(),
  }),
  /** Milliseconds since 1970. */
  begun: v.number(),
  changed: v.number(),
  over: v.boolean(),
  summary: v.strictObject({
    pilots: v.tuple([v.string(), v.string()]),
    mechs: v.tuple([v.string(), v.string()]),
    turn: v.number(),
    told: v.string(),
  }),
});

export interface DuelSave extends Omit<v.InferOutput<typeof duelSave>, 'pending'> {
  readonly pending: Pending;
  readonly secrecy: Secrecy;
  readonly first: Side;
}

/** A row of unknown making as a duel, or why it cannot be read. */
export const readDuelSave = (row: unknown): DuelSave | UnreadableRow => {
  const read = climb(row, { what: 'a duel', schema: duelSave, lifts: [] });
  if ('unreadable' in read) return read;
  const { fault } = parseRecord(read.record);
  return fault
    ? { unreadable: `its record, line ${fault.line}: ${fault.reason}`, newer: false }
    : (read as DuelSave);
};

/** Where duels are kept. */
export const DUELS: RowTable<DuelSave> = { name: 'duels', read: readDuelSave };

/** A name for a new duel. */
export const newId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** A duel that begins: nothing chosen, the lone pilot first. */
export const newDuel = (
  record: BattleRecord,
  {
    secrecy,
    mechs,
    first = 'lone',
  }: { secrecy: Secrecy; mechs: readonly [string, string]; first?: Side },
): DuelSave => ({
  id: newId(),
  version: 1,
  revision: 0,
  record: printRecord(record),
  secrecy,
  first,
  pending: NOTHING_PENDING,
  begun: Date.now(),
  changed: Date.now(),
  over: false,
  summary: {
    pilots: [record.lone.pilot, record.rival.pilot],
    mechs: [mechs[0], mechs[1]],
    turn: record.turns.length + 1,
    told: `${first === 'lone' ? record.lone.pilot : record.rival.pilot} chooses`,
  },
});
