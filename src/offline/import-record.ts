import { endedBy } from '../rules/battle/ended.ts';
import { replayText } from '../rules/record/replay.ts';
import { printRecord } from '../rules/record/record.ts';
import type { DuelSave } from './duel-save.ts';
import { newDuel } from './duel-save.ts';
import type { Library } from './library.ts';

/** A pasted record as a duel to be kept, or what is wrong with it, by line. */
export const importRecord = (text: string, library: Library): DuelSave | string => {
  const { battles, fault, record } = replayText(text, (id) => library.find(id));
  if (fault || !record) return `line ${fault?.line ?? 1}: ${fault?.reason ?? 'this is no record'}`;
  const names = [record.lone, record.rival].map(({ booklet, pilot }) => ({
    pilot,
    mech: library.find(booklet)?.mech.name ?? booklet,
  }));
  const save = newDuel(record, {
    secrecy: 'pass the device',
    mechs: [names[0]?.mech ?? '', names[1]?.mech ?? ''],
  });
  const outcome = battles.at(-1)?.outcome;
  return {
    ...save,
    record: printRecord(record),
    ended: outcome ? endedBy(outcome) : null,
    summary: {
      ...save.summary,
      turn: record.turns.length + (outcome ? 0 : 1),
    },
  };
};
