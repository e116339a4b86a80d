import { canonical } from '../../rules/canonical.ts';
import { Folding } from '../../rules/campaign/file/fold.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { unlessHindered } from '../../rules/campaign/card/hindrance.ts';
import { pause, inSlices } from './long-work.ts';
import type { Keeping } from './changed-hangar.ts';
import { readBooklets } from './changed-hangar.ts';
import type { HangarRow } from './hangar-row.ts';
import { HANGARS, keptMech } from './hangar-row.ts';
import { pastSlices } from './past-rows.ts';

/** Whether a hangar matches its history. */
export type Verified =
  | { readonly kind: 'same' }
  /** It was changed meanwhile, or is gone. */
  | { readonly kind: 'unknown' }
  /** The number of games and deeds that cannot be read. */
  | { readonly kind: 'lacking'; readonly lacking: number }
  /** It differs from this game or deed on, counted from 0; null if only the present state does. */
  | { readonly kind: 'other'; readonly at: number | null };

/** Folds the history of a hangar again, yielding to the page after each game or deed. */
export const verifyHangar = async (id: string, { rows, library }: Keeping): Promise<Verified> => {
  const row = await rows.get(HANGARS, id);
  if (!row || 'unreadable' in row) return { kind: 'unknown' };
  await readBooklets(row, library);
  const folding = new Folding(row.founding);
  let read = 0;
  let folded = 0;
  for await (const slice of pastSlices(rows, id))
    for (const { at, past } of slice) {
      read += 1;
      // After an unreadable one nothing can be folded: the rest is only counted.
      if (at !== folded) continue;
      const why = unlessHindered(() =>
        folding.add(past, (booklet, edition) => library.find(booklet, edition)),
      );
      if (why) return { kind: 'other', at };
      folded += 1;
      await pause();
    }
  const now = await rows.get(HANGARS, id);
  if (!now || 'unreadable' in now || now.revision !== row.revision) return { kind: 'unknown' };
  if (read < row.past) return { kind: 'lacking', lacking: row.past - read };
  return (await inSlices(differences(row, folding.hangar))) === 0
    ? { kind: 'same' }
    : { kind: 'other', at: null };
};

/** Counts cards, 'Mechs and lists of scrap that differ, yielding in between. */
function* differences(
  row: HangarRow,
  { contract, pilots, mechs, scrap }: Hangar,
): Generator<void, number> {
  const [stored, found] = [
    [...row.pilots, ...row.mechs, row.scrap, row.contract],
    [...pilots, ...mechs.map(keptMech), scrap, contract],
  ];
  let different = Math.abs(stored.length - found.length);
  for (const [at, one] of found.entries()) {
    if (canonical(one ?? null) !== canonical(stored[at] ?? null)) different += 1;
    yield;
  }
  return different;
}
