import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { bookletsOf } from '../../offline/fights/lacking-booklets.ts';
import { battleStanding, standingFrom } from '../../offline/fights/standing.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { lastPicture } from '../turn/facts/account.ts';

export interface LastSeen {
  readonly booklet: Booklet;
  /** Odd, 1–63. */
  readonly number: number;
}

/** Computed once for each duel. */
const known = new WeakMap<DuelSave, LastSeen | null>();

/**
 * The last view screen of a duel: that of the 'Mech that fell, else the rival's. Null without one, or until its
 * booklets are read.
 */
export const lastSeen = (save: DuelSave, library: Library): LastSeen | null => {
  const before = known.get(save);
  if (before !== undefined) return before;
  if (!bookletsOf(save).every(({ id, edition }) => library.find(id, edition))) return null;
  const seen = workedOut(save, library);
  known.set(save, seen);
  return seen;
};

/** Of several battles the one played last counts. */
const workedOut = (save: DuelSave, library: Library): LastSeen | null => {
  const standing = standingFrom(save, library);
  if (typeof standing === 'string') return null;
  const [last] = standing.fight.battles.toSorted((one, other) => other.touched - one.touched);
  const shown = last && battleStanding(standing, last.name);
  if (!shown) return null;
  const { seat, screen } = lastPicture(shown.battle, shown.exchanges);
  return screen && { booklet: bookletOf(shown.battle, seat), number: screen.number };
};
