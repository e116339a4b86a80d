import type { Booklet } from '../booklet/booklet.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { Facing, FacingNode, FacingSquare } from './facings.ts';
import { facingsOf } from './facings.ts';

/** A facing in which one side may hit whatever the enemy answers, and for ever. */
export interface Lock extends Facing {
  /** The maneuvers of `one` that hit every answer and lead to a lock again. */
  readonly maneuvers: readonly Maneuver[];
}

/** The greatest set of facings that `stays` finds nothing to take out of. */
const lasting = (
  facings: readonly FacingNode[],
  stays: (node: FacingNode, left: ReadonlySet<FacingNode>) => boolean,
): ReadonlySet<FacingNode> => {
  const left = new Set(facings);
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    for (const node of left) if (!stays(node, left)) left.delete(node);
  }
  return left;
};

const facing = ({ one, other, range }: Facing): Facing => ({ one, other, range });

/**
 * The locks in which the pilot of `one` holds that of `other`, among the facings that play can come to: in each
 * there is a maneuver that hits whatever is open to the other, and leads to one of them again. By pages alone:
 * heat, ammunition and criticals, which may end it, are left out of account.
 */
export const locksOf = (one: Booklet, other: Booklet): readonly Lock[] => {
  const holds = (row: readonly (FacingSquare | null)[], left: ReadonlySet<FacingNode>): boolean =>
    row.every((square) => square !== null && square.oneDoes > 0 && left.has(square.next));
  const locks = lasting(facingsOf(one, other), ({ rows }, left) =>
    rows.some((row) => holds(row, left)),
  );
  return [...locks].map((node) => ({
    ...facing(node),
    maneuvers: node.open.filter((_, at) => holds(node.rows[at] ?? [], locks)),
  }));
};

/** The facings from which neither can ever be hit again, whatever both do; by pages alone, as locks are. */
export const deadEndsOf = (one: Booklet, other: Booklet): readonly Facing[] =>
  [
    ...lasting(facingsOf(one, other), ({ rows }, left) =>
      rows.every((row) =>
        row.every(
          (square) =>
            square && square.oneDoes === 0 && square.otherDoes === 0 && left.has(square.next),
        ),
      ),
    ),
  ].map(facing);
