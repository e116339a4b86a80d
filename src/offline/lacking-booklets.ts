import { SIDES } from '../rules/battle/battle.ts';
import { parseRecord } from '../rules/record/record.ts';
import type { DuelSave } from './duel-save.ts';
import type { Library } from './library.ts';

/** A record may be long, and is read once, however often its duel is listed. */
const known = new WeakMap<object, readonly string[]>();

/** The booklets that a duel is flown with, by id, the lone side's first; none where its record has no sound head. */
export const bookletsOf = (save: Pick<DuelSave, 'record'>): readonly string[] => {
  const before = known.get(save);
  if (before) return before;
  const read = parseRecord(save.record).record;
  const ids = read ? SIDES.map((side) => read[side].booklet) : [];
  known.set(save, ids);
  return ids;
};

/** The booklets that a duel needs and the shelf lacks: each by its 'Mech's name and designation. */
export const lackingBooklets = (
  save: Pick<DuelSave, 'record' | 'summary'>,
  library: Library,
): readonly string[] => {
  const lacking = bookletsOf(save).flatMap((id, place) =>
    library.find(id) ? [] : [`${save.summary.mechs[place] ?? ''} ${id.toUpperCase()}`.trim()],
  );
  return [...new Set(lacking)];
};
