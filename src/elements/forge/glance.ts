import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { RANGES } from '../../rules/vocabulary.ts';

/** What something scores at each range at best; null where it cannot be done there. */
export interface GlanceRow {
  /** Null: whatever fires nothing. */
  readonly weapon: string | null;
  readonly scores: Readonly<Record<Range, number | null>>;
}

const best = (scores: readonly number[]): number | null =>
  scores.length > 0 ? Math.max(...scores) : null;

/** The range of a card at a glance: each weapon fired alone, then strikes; the best first. */
export const glanceOf = ({ statCard: { maneuvers } }: Booklet): readonly GlanceRow[] => {
  const weapons = [...new Set(maneuvers.flatMap(({ fires }) => fires))];
  const row = (weapon: string | null): GlanceRow => ({
    weapon,
    scores: Object.fromEntries(
      RANGES.map((range) => [
        range,
        best(
          maneuvers
            .filter(
              (each) =>
                each.range === range &&
                (weapon === null
                  ? each.fires.length === 0
                  : each.fires.length === 1 && each.fires[0] === weapon),
            )
            .map(({ score }) => score),
        ),
      ]),
    ) as GlanceRow['scores'],
  });
  return [...weapons.map(row), row(null)];
};
