import * as v from 'valibot';
import { SIDES } from '../rules/battle/battle.ts';
import type { Ended } from '../rules/battle/ended.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { parseRecord } from '../rules/record/parse-record.ts';
import { printRecord } from '../rules/record/print-record.ts';
import type { BattleRecord } from '../rules/record/record.ts';
import type { Secrecy, TurnInProgress } from '../rules/record/turn.ts';
import { beginTurn } from '../rules/record/turn.ts';
import { EDITION } from '../rules/vocabulary.ts';
import { faultText } from '../rules/words/refusal-text.ts';
import { everySummary, everyVersion } from './duel-entries.ts';
import { VERSION_1 } from './duel-save-1.ts';
import type { UnreadableRow } from './row.ts';
import { climb } from './row.ts';
import { turnRow } from './turn-row.ts';

const side = v.picklist(SIDES);
const edition = v.pipe(v.string(), v.regex(EDITION));

/** A duel as it lies on disk: one row. */
const duelSave = v.strictObject({
  ...everyVersion,
  version: v.literal(2),
  /** The editions of the booklets, by seat; null for a duel of which they are not known yet. */
  editions: v.nullable(v.pipe(v.array(edition), v.length(SIDES.length), v.readonly())),
  /** Whether its record is tried with another edition of a booklet than it was begun with. */
  tried: v.exactOptional(v.literal(true)),
  /** The seat that chooses first this turn. */
  first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIDES.length - 1)),
  turn: turnRow,
  /** How it ended; null while it goes on. */
  ended: v.nullable(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('win'), winner: side }),
      v.strictObject({ kind: v.literal('nobody') }),
      v.strictObject({ kind: v.literal('escape'), escaped: v.array(side) }),
    ]),
  ),
  summary: v.strictObject(everySummary),
});

export interface DuelSave extends Omit<v.InferOutput<typeof duelSave>, 'turn' | 'ended'> {
  readonly turn: TurnInProgress;
  readonly ended: Ended | null;
}

/** A row of unknown making as a duel, or why it cannot be read. */
export const readDuelSave = (row: unknown): DuelSave | UnreadableRow => {
  const read = climb(row, { what: 'a duel', schema: duelSave, rungs: [VERSION_1] });
  if ('unreadable' in read) return read;
  const { fault, lines } = parseRecord(read.record);
  const third = lines.entrants[SIDES.length];
  if (third !== undefined)
    return {
      unreadable: `its record, ${faultText({ line: third, refusal: { kind: 'no duel' } })}`,
      newer: false,
    };
  return fault ? { unreadable: `its record, ${faultText(fault)}`, newer: false } : read;
};

/** A name for a new duel. */
export const newId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** What a duel needs to know of a booklet that it is flown with. */
export type Flown = Pick<Booklet, 'edition'> & { readonly mech: Pick<Booklet['mech'], 'name'> };

/** A duel that begins: nothing chosen, the lone pilot first. `flown` are its booklets, by seat. */
export const newDuel = (
  record: BattleRecord,
  {
    secrecy,
    flown: [lone, rival],
    first = 0,
  }: { secrecy: Secrecy; flown: readonly [Flown, Flown]; first?: number },
): DuelSave => {
  const pilotOf = (seat: number): string => record.entrants[seat]?.pilot ?? '';
  return {
    id: newId(),
    version: 2,
    revision: 0,
    record: printRecord(record),
    editions: [lone.edition, rival.edition],
    secrecy,
    first,
    turn: beginTurn(SIDES.length),
    begun: Date.now(),
    changed: Date.now(),
    ended: null,
    summary: {
      pilots: [pilotOf(0), pilotOf(1)],
      mechs: [lone.mech.name, rival.mech.name],
      turn: record.turns.length + 1,
    },
  };
};
