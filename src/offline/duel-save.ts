import * as v from 'valibot';
import { SIDES } from '../rules/battle/battle.ts';
import type { Ended } from '../rules/battle/ended.ts';
import type { Booklet } from '../rules/booklet/booklet.ts';
import { parseRecord } from '../rules/record/parse-record.ts';
import { printRecord } from '../rules/record/print-record.ts';
import type { BattleRecord } from '../rules/record/record.ts';
import type { Secrecy, TurnInProgress } from '../rules/record/turn.ts';
import { beginTurn, firstIn } from '../rules/record/turn.ts';
import { faultText } from '../rules/words/refusal-text.ts';
import { everyVersion, sinceVersion2 } from './duel-entries.ts';
import { VERSION_1 } from './duel-save-1.ts';
import { VERSION_2 } from './duel-save-2.ts';
import type { UnreadableRow } from './row.ts';
import { climb } from './row.ts';
import { turnRow } from './turn-row.ts';

/** A duel as it lies on disk: one row. */
const duelSave = v.strictObject({
  ...everyVersion,
  ...sinceVersion2,
  version: v.literal(3),
  turn: turnRow,
  /** The duel that is led (`rules/words/lesson`); false once its pilots go on by themselves. */
  led: v.exactOptional(v.boolean()),
});

export interface DuelSave extends Omit<v.InferOutput<typeof duelSave>, 'turn' | 'ended'> {
  readonly turn: TurnInProgress;
  readonly ended: Ended | null;
}

/** A row of unknown making as a duel, or why it cannot be read. */
export const readDuelSave = (row: unknown): DuelSave | UnreadableRow => {
  const read = climb(row, { what: 'a duel', schema: duelSave, rungs: [VERSION_1, VERSION_2] });
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

/** A duel that begins, or goes on from a record: nothing chosen. `flown` are its booklets, by seat. */
export const newDuel = (
  record: BattleRecord,
  { secrecy, flown: [lone, rival] }: { secrecy: Secrecy; flown: readonly [Flown, Flown] },
): DuelSave => {
  const pilotOf = (seat: number): string => record.entrants[seat]?.pilot ?? '';
  return {
    id: newId(),
    version: 3,
    revision: 0,
    record: printRecord(record),
    editions: [lone.edition, rival.edition],
    secrecy,
    first: firstIn(record.turns.length, SIDES.length),
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
