import { SIDES } from '../rules/battle/battle.ts';
import { endedBy } from '../rules/battle/ended.ts';
import { parseRecord, printRecord } from '../rules/record/record.ts';
import { replayText } from '../rules/record/replay.ts';
import type { DuelSave } from './duel-save.ts';
import { newDuel } from './duel-save.ts';
import type { Library } from './library.ts';

/** A pasted record as a duel to be kept, or what is wrong with it, by line. */
export const importRecord = async (
  text: string,
  library: Pick<Library, 'find' | 'read'>,
): Promise<DuelSave | string> => {
  const head = parseRecord(text).record;
  if (head) await Promise.all(SIDES.map((side) => library.read(head[side].booklet)));
  const { battles, fault, record } = replayText(text, (id) => library.find(id));
  const [lone, rival] = (battles[0]?.seats ?? []).map(({ booklet }) => booklet);
  if (fault || !record || !lone || !rival)
    return `line ${fault?.line ?? 1}: ${fault?.reason ?? 'this is no record'}`;
  const save = newDuel(record, { secrecy: 'pass the device', flown: [lone, rival] });
  const outcome = battles.at(-1)?.outcome;
  return {
    ...save,
    record: printRecord(record),
    ended: outcome ? endedBy(outcome) : null,
    summary: { ...save.summary, turn: record.turns.length + (outcome ? 0 : 1) },
  };
};
