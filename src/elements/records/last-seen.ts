import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { bookletsOf } from '../../offline/fights/lacking-booklets.ts';
import { battleStanding, standingFrom } from '../../offline/fights/standing.ts';
import type { Library } from '../../offline/booklets/library.ts';
import { bookletOf } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { lastPicture } from '../turn/facts/account.ts';

/** Which view screen a duel ended on, and in which booklet. */
export interface LastSeen {
  readonly booklet: Booklet;
  /** Odd, 1–63. */
  readonly number: number;
}

/** A duel is worked out once, however often the shelf is drawn. */
const known = new WeakMap<DuelSave, LastSeen | null>();

/** The picture at the end of a duel: the 'Mech that fell, else the rival's; null without one, or while its booklets are not read. */
export const lastSeen = (save: DuelSave, library: Library): LastSeen | null => {
  const before = known.get(save);
  if (before !== undefined) return before;
  if (!bookletsOf(save).every(({ id, edition }) => library.find(id, edition))) return null;
  const seen = workedOut(save, library);
  known.set(save, seen);
  return seen;
};

/** Of several battles the one that was played last is shown. */
const workedOut = (save: DuelSave, library: Library): LastSeen | null => {
  const standing = standingFrom(save, library);
  if (typeof standing === 'string') return null;
  const [last] = standing.fight.battles.toSorted((one, other) => other.touched - one.touched);
  const shown = last && battleStanding(standing, last.name);
  if (!shown) return null;
  const { seat, screen } = lastPicture(shown.battle, shown.exchanges);
  return screen && { booklet: bookletOf(shown.battle, seat), number: screen.number };
};
