import * as v from 'valibot';
import { SIDES } from '../rules/battle/battle.ts';
import type { Side } from '../rules/battle/battle.ts';
import type { Pending, Secrecy } from '../rules/record/pending.ts';
import { NOTHING_PENDING, SECRECIES } from '../rules/record/pending.ts';
import type { BattleRecord } from '../rules/record/record.ts';
import { LONGEST_RECORD, parseRecord, printRecord } from '../rules/record/record.ts';
import { CONSOLES } from '../rules/vocabulary.ts';

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

/** Why a row cannot be read. A row of a newer Viewscreen is left alone. */
export interface UnreadableSave {
  readonly unreadable: string;
  readonly newer: boolean;
}

/** A row of unknown making as a duel, or why it cannot be read. */
export const readDuelSave = (row: unknown): DuelSave | UnreadableSave => {
  const version =
    row !== null && typeof row === 'object' && 'version' in row ? row.version : undefined;
  if (typeof version === 'number' && version > 1)
    return { unreadable: 'it was saved by a newer Viewscreen', newer: true };
  const no = (unreadable: string): UnreadableSave => ({ unreadable, newer: false });
  const read = v.safeParse(duelSave, row);
  if (!read.success) {
    const [issue] = read.issues;
    return no(
      `its entry "${issue.path?.map(({ key }) => String(key)).join('.') ?? 'whole'}" is not what a duel has there`,
    );
  }
  const { fault } = parseRecord(read.output.record);
  return fault ? no(`its record, line ${fault.line}: ${fault.reason}`) : (read.output as DuelSave);
};

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
