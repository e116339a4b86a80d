import { SIDES } from '../rules/battle/battle.ts';
import { endedBy } from '../rules/battle/ended.ts';
import { parseRecord } from '../rules/record/parse-record.ts';
import { printRecord } from '../rules/record/print-record.ts';
import { replayText } from '../rules/record/replay.ts';
import { faultText } from '../rules/words/refusal-text.ts';
import type { DuelSave } from './duel-save.ts';
import { newDuel } from './duel-save.ts';
import type { Library } from './library.ts';

/** A pasted record as a duel to be kept, or what is wrong with it, by line. */
export const importRecord = async (
  text: string,
  library: Pick<Library, 'find' | 'read'>,
): Promise<DuelSave | string> => {
  const { record: head, lines } = parseRecord(text);
  const entrants = head?.entrants ?? [];
  const third = lines.entrants[SIDES.length];
  if (third !== undefined) return faultText({ line: third, refusal: { kind: 'no duel' } });
  await Promise.all(entrants.map(({ booklet, edition }) => library.read(booklet, edition)));
  const { battles, fault, record } = replayText(text, (id, edition) => library.find(id, edition));
  const [lone, rival] = (battles[0]?.seats ?? []).map(({ booklet }) => booklet);
  if (fault || !record || !lone || !rival)
    return faultText(fault ?? { line: 1, refusal: { kind: 'no record' } });
  const save = newDuel(record, { secrecy: 'pass the device', flown: [lone, rival] });
  const outcome = battles.at(-1)?.outcome;
  return {
    ...save,
    record: printRecord(record),
    ended: outcome ? endedBy(outcome) : null,
    summary: { ...save.summary, turn: record.turns.length + (outcome ? 0 : 1) },
  };
};
