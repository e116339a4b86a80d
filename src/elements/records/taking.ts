import { importPasted } from '../../offline/fights/import-record.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Pasted } from '../../rules/fight/pasted.ts';
import { capital } from '../../rules/words/capital.ts';
import { notify } from '../common/notice.ts';
import { against } from '../common/standing-words.ts';
import { RECORD_WORDS } from './record-words.ts';

/** The result of a pasted or opened record: a line. */
export interface Taken {
  readonly kind: 'added' | 'here' | 'refused';
  readonly told: string;
  /** It can be tried with the booklets on the shelf. */
  readonly canTry?: Pasted;
}

export interface RecordPlace {
  readonly library: Library;
  readonly saves: Saves;
  /** Where a storage failure is reported. */
  readonly from: EventTarget;
}

/** Takes in the records of a text; `file` is its name in the lines, `tried` allows other editions of booklets. */
export const takeRecords = async (
  found: readonly Pasted[],
  { from, library, saves }: RecordPlace,
  { file = '', tried = false } = {},
): Promise<readonly Taken[]> => {
  const kept = new Set((await saves.list()).map(({ record }) => bare(record)));
  const taken: Taken[] = [];
  for (const [at, pasted] of found.entries()) {
    const pilots = pasted.record?.entrants.map(({ pilot }) => pilot) ?? [];
    const number = found.length > 1 && RECORD_WORDS.numbered(at + 1);
    const names = [file, number, pilots.length > 1 && against(pilots)].filter(Boolean).join(', ');
    const who = file ? names : capital(names || RECORD_WORDS.thisText);
    const read = await importPasted(pasted, library, tried);
    if (read.kind === 'fault') {
      const told = RECORD_WORDS.refused(who, read.told);
      taken.push({ kind: 'refused', told, ...(read.canTry ? { canTry: pasted } : {}) });
      continue;
    }
    const record = bare(read.save.record);
    if (kept.has(record)) {
      taken.push({ kind: 'here', told: RECORD_WORDS.here(who) });
      continue;
    }
    kept.add(record);
    const put = await saves.put(read.save);
    if (put.kind === 'failed') notify(from, put.reason);
    const leftOff = pasted.leftOff.length > 0 && RECORD_WORDS.leftOff(pasted.leftOff);
    const told = [RECORD_WORDS.takenIn(who), read.leftOut, leftOff].filter(Boolean).join(' ');
    taken.push({ kind: 'added', told });
  }
  return taken;
};

/** The record without comments, to compare. */
const bare = (record: string): string => record.replace(/^#.*\n?/gmu, '');
