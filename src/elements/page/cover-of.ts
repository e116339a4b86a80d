import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { bookletsOf, readFor } from '../../offline/fights/lacking-booklets.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { againstFirst } from '../../rules/fight/lineup.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import type { OnCover } from './duel-cover.ts';

/** Who fights whom in a kept duel or fight; all against the first where its record does not say. */
const lineupsOf = ({ record, summary: { pilots } }: DuelSave): ReturnType<typeof againstFirst> =>
  (pilots.length > 2 ? parseRecord(record).record?.battles : null) ?? againstFirst(pilots.length);

/** The cover of a kept duel or fight, as far as its booklets are read. */
export const coverOf = (
  save: DuelSave,
  library: Pick<Library, 'find'>,
): readonly (readonly OnCover[])[] => {
  const wanted = bookletsOf(save);
  const fighters = save.summary.mechs.map((mech, pilot): OnCover => {
    const { id = '', edition = null } = wanted[pilot] ?? {};
    return { booklet: library.find(id, edition) ?? null, mech };
  });
  return lineupsOf(save).map(({ lone, rivals }) =>
    [lone, ...rivals].flatMap((pilot) => fighters[pilot] ?? []),
  );
};

export { readFor };
