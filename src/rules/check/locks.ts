import type { Booklet } from '../booklet/booklet.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { Facing, FacingNode, FacingSquare } from './facings.ts';
import { facingsOf } from './facings.ts';

/** A facing in which one side can hit for ever, whatever the enemy answers. */
export interface Lock extends Facing {
  /** The maneuvers of `one` that hit against every answer and lead to a lock again. */
  readonly maneuvers: readonly Maneuver[];
}

/** The greatest set of facings of which `stays` is true for all. */
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

/** The locks in which the pilot of `one` holds the pilot of `other`, among the facings that play
 *  can reach: in each, a maneuver hits whatever the other may do, and leads to a lock again. By
 *  pages alone, without heat, ammunition and criticals, which can end it. */
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

/** The facings after which neither can ever be hit again, whatever both do; by pages alone. */
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
