import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { bookletsOf, readFor } from '../../offline/fights/lacking-booklets.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { againstFirst } from '../../rules/fight/lineup.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import { hurtIn } from '../../rules/words/wear.ts';
import type { OnCover } from './duel-cover.ts';

/** Who fights whom in a kept duel or fight; all against the first where its record does not say. */
const lineupsOf = ({ record, summary: { pilots } }: DuelSave): ReturnType<typeof againstFirst> =>
  (pilots.length > 2 ? parseRecord(record).record?.battles : null) ?? againstFirst(pilots.length);

/** As a 'Mech is worn before its first turn. */
const UNHURT = { ...hurtIn([]), torn: 0, hot: false, dark: false } as const;

/** The cover of a kept duel or fight, as far as its booklets are read, with the paint it began with. */
export const coverOf = (
  save: DuelSave,
  library: Pick<Library, 'find'>,
): readonly (readonly OnCover[])[] => {
  const wanted = bookletsOf(save);
  const fighters = save.summary.mechs.map((mech, pilot): OnCover => {
    const { id = '', edition = null } = wanted[pilot] ?? {};
    const livery = save.liveries?.[pilot];
    const wear = livery ? { ...UNHURT, livery } : null;
    return { booklet: library.find(id, edition) ?? null, mech, wear };
  });
  return lineupsOf(save).map(({ lone, rivals }) =>
    [lone, ...rivals].flatMap((pilot) => fighters[pilot] ?? []),
  );
};

export { readFor };
