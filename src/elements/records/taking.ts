import { importPasted } from '../../offline/fights/import-record.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Pasted } from '../../rules/fight/pasted.ts';
import { recordsIn } from '../../rules/fight/pasted.ts';
import { capital } from '../../rules/words/capital.ts';
import { notify } from '../common/notice.ts';
import { against } from '../common/standing-words.ts';
import { RECORD_WORDS } from './record-words.ts';

/** What became of a record that was pasted or opened. */
export interface Taken {
  readonly kind: 'added' | 'here' | 'refused';
  /** A line of it among others. */
  readonly told: string;
  /** What is to be said of it alone; empty where that is nothing. */
  readonly alone: string;
  /** It can be tried with the booklets on the shelf. */
  readonly canTry?: Pasted;
}

/** Where records are put. */
export interface RecordPlace {
  readonly library: Library;
  readonly saves: Saves;
  /** Who says why the disk does not have one. */
  readonly from: EventTarget;
}

/** Takes in every record of a text, in its order; `file` is what its lines call it. */
export const takeText = (text: string, place: RecordPlace, file = ''): Promise<readonly Taken[]> =>
  takeRecords(recordsIn(text), place, { file });

/** Takes in records that were found; `tried` with the booklets on the shelf. */
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
    const who = file ? names : capital(names);
    const read = await importPasted(pasted, library, tried);
    if (read.kind === 'fault') {
      const told = RECORD_WORDS.refused(who, read.told);
      const canTry = read.canTry ? { canTry: pasted } : {};
      taken.push({ kind: 'refused', told, alone: read.told, ...canTry });
    } else if (kept.has(bare(read.save.record))) {
      const told = RECORD_WORDS.here(who);
      taken.push({ kind: 'here', told, alone: told });
    } else {
      kept.add(bare(read.save.record));
      const put = await saves.put(read.save);
      if (put.kind === 'failed') notify(from, put.reason);
      const leftOff = pasted.leftOff.length > 0 && RECORD_WORDS.leftOff(pasted.leftOff);
      const alone = [read.leftOut, leftOff].filter(Boolean).join(' ');
      taken.push({ kind: 'added', told: `${RECORD_WORDS.takenIn(who)} ${alone}`.trim(), alone });
    }
  }
  return taken;
};

/** A record without what people wrote beside it: with that it is the same. */
const bare = (record: string): string => record.replace(/^#.*\n?/gmu, '');
