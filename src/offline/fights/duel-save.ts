import * as v from 'valibot';
import type { Ended } from '../../rules/battle/ended.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import type { TurnInProgress } from '../../rules/fight/turn.ts';
import { faultText } from '../../rules/words/refusal-text.ts';
import { everyVersion, sinceVersion4 } from './duel-entries.ts';
import { VERSION_1 } from './duel-save-1.ts';
import { VERSION_2 } from './duel-save-2.ts';
import { VERSION_3 } from './duel-save-3.ts';
import type { UnreadableRow } from '../disk/row.ts';
import { climb } from '../disk/row.ts';
import { livery } from './livery-row.ts';
import { turnRow } from './turn-row.ts';

const rowId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** A duel as it lies on disk, or a battle of one against several: one row. */
const duelSave = v.strictObject({
  ...everyVersion,
  ...sinceVersion4,
  version: v.literal(4),
  /** Of a fight of several battles nothing; those that run have each their own. */
  turn: turnRow,
  /** The battles of a fight that run, by name, each with its turn in progress; absent where it is one battle. */
  battles: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ name: v.pipe(v.string(), v.regex(/^[A-Z]{1,2}$/)), turn: turnRow })),
      v.readonly(),
    ),
  ),
  /** The duel that is led (`rules/words/lesson`); false once its pilots go on by themselves. */
  led: v.exactOptional(v.boolean()),
  /** What the 'Mechs wear from games of their hangar before, by seat, or by pilot of a fight; absent where it is nothing. */
  liveries: v.exactOptional(v.pipe(v.array(v.nullable(livery)), v.readonly())),
  /** The game of a hangar that is played in it. */
  game: v.exactOptional(v.strictObject({ hangar: rowId, id: rowId })),
});

/** A battle of a fight, with its turn in progress. */
export interface BattleTurn {
  readonly name: string;
  readonly turn: TurnInProgress;
}

export interface DuelSave extends Omit<
  v.InferOutput<typeof duelSave>,
  'turn' | 'ended' | 'battles'
> {
  readonly turn: TurnInProgress;
  readonly battles?: readonly BattleTurn[];
  readonly ended: Ended | null;
}

/** The entry that has not as many seats as the record; null where all have. */
const unlikeRecord = (
  { editions, liveries, summary, turn }: v.InferOutput<typeof duelSave>,
  seats: number,
): string | null => {
  const lengths = {
    turn: turn.kind === 'choosing' ? turn.locked.length : turn.orders.length,
    editions: editions?.length ?? seats,
    liveries: liveries?.length ?? seats,
    'summary.pilots': summary.pilots.length,
    'summary.mechs': summary.mechs.length,
  };
  return Object.entries(lengths).find(([, length]) => length !== seats)?.[0] ?? null;
};

/** A row of unknown making as a duel, or why it cannot be read. */
export const readDuelSave = (row: unknown): DuelSave | UnreadableRow => {
  const read = climb(row, {
    what: 'a duel',
    schema: duelSave,
    rungs: [VERSION_1, VERSION_2, VERSION_3],
  });
  if ('unreadable' in read) return read;
  const { fault, record } = (read.battles ? parseRecord : parseRecord)(read.record);
  const unlike = record && unlikeRecord(read, record.entrants.length);
  if (unlike)
    return { unreadable: `its entry "${unlike}" is not what a duel has there`, newer: false };
  return fault ? { unreadable: `its record, ${faultText(fault)}`, newer: false } : read;
};
