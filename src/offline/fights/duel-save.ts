import * as v from 'valibot';
import type { FightEnded } from '../../rules/fight/fight.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import type { FightRecord } from '../../rules/fight/record.ts';
import { TurnCount } from '../../rules/fight/turn-count.ts';
import type { TurnInProgress } from '../../rules/fight/turn.ts';
import { faultText } from '../../rules/words/refusal-text.ts';
import { ROW_TROUBLE } from '../disk/row-words.ts';
import type { UnreadableRow } from '../disk/row.ts';
import { climb, rung } from '../disk/row.ts';
import {
  everyVersion,
  sinceVersion4,
  sinceVersion5,
  sinceVersion6,
  sinceVersion7,
} from './duel-entries.ts';
import { VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5, VERSION_6 } from './duel-rungs.ts';

/** Version 8 has an option that version 7 cannot say; a row without one stays version 7. */
const VERSIONS = [7, 8] as const;

const VERSION_7 = rung(v.looseObject({ version: v.picklist(VERSIONS) }), (row) => row);

/** A fight as it lies on disk; a duel is one of one battle. */
const duelSave = v.strictObject({
  ...everyVersion,
  ...sinceVersion4,
  ...sinceVersion5,
  ...sinceVersion6,
  ...sinceVersion7,
  version: v.picklist(VERSIONS),
});

/** A battle of a fight, with its turn in progress. */
export interface BattleTurn {
  readonly name: string;
  readonly turn: TurnInProgress;
}

export interface DuelSave extends Omit<v.InferOutput<typeof duelSave>, 'ended' | 'battles'> {
  readonly battles: readonly BattleTurn[];
  readonly ended: FightEnded | null;
}

/** How many seats each battle of a record has, by name; 0 where there is none. */
const seatsIn = ({ battles, moves }: FightRecord): ((name: string) => number) => {
  const count = new TurnCount(battles);
  for (const move of moves) if (move.kind === 'join') count.joined(move.pilot, move.opens);
  return (name) => count.next(name).seats;
};

/** The entry that does not fit the record: of another number of pilots or seats, or nobody is a person; null where all do. */
const unlikeRecord = (
  { battles, chooses, editions, liveries, summary }: DuelSave,
  record: FightRecord,
): string | null => {
  const pilots = record.entrants.length;
  const lengths = {
    chooses: chooses?.length ?? pilots,
    editions: editions?.length ?? pilots,
    liveries: liveries?.length ?? pilots,
    'summary.pilots': summary.pilots.length,
    'summary.mechs': summary.mechs.length,
  };
  const found =
    Object.entries(lengths).find(([, length]) => length !== pilots)?.[0] ??
    (chooses && !chooses.some(isPerson) ? 'chooses' : undefined);
  const seats = seatsIn(record);
  const battle = battles.findIndex(
    ({ name, turn }) =>
      (turn.kind === 'choosing' ? turn.locked.length : turn.orders.length) !== seats(name),
  );
  return found ?? (battle < 0 ? null : `battles.${battle}.turn`);
};

/** What its rows are, for a sentence. */
const DUEL = 'a duel';

/** A row of unknown making as a fight, or why it cannot be read. */
export const readDuelSave = (row: unknown): DuelSave | UnreadableRow => {
  const read = climb(row, {
    what: DUEL,
    schema: duelSave,
    rungs: [VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5, VERSION_6, VERSION_7],
  });
  if ('unreadable' in read) return read;
  const { fault, record } = parseRecord(read.record);
  const unlike = record && unlikeRecord(read, record);
  if (unlike) return { unreadable: ROW_TROUBLE.unlike(unlike, DUEL), newer: false };
  return fault ? { unreadable: `its record, ${faultText(fault)}`, newer: false } : read;
};
