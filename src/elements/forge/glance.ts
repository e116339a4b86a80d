import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { RANGES } from '../../rules/vocabulary.ts';

/** Best score at each range; null if not possible there. */
export interface GlanceRow {
  /** A weapon, or two fired together; null for a strike. */
  readonly weapon: string | null;
  readonly scores: Readonly<Record<Range, number | null>>;
}

const best = (scores: readonly number[]): number | null =>
  scores.length > 0 ? Math.max(...scores) : null;

const firedIn = ({ fires }: Maneuver): string => fires.toSorted().join(' & ');

/** Scores by range: each weapon alone, two fired together, then strikes. */
export const glanceOf = ({ statCard: { maneuvers } }: Booklet): readonly GlanceRow[] => {
  const weapons = [...new Set(maneuvers.flatMap(({ fires }) => fires))];
  const together = maneuvers.filter(({ fires }) => fires.length > 1).map(firedIn);
  const row = (weapon: string | null): GlanceRow => ({
    weapon,
    scores: Object.fromEntries(
      RANGES.map((range) => [
        range,
        best(
          maneuvers
            .filter((each) => each.range === range && firedIn(each) === (weapon ?? ''))
            .map(({ score }) => score),
        ),
      ]),
    ) as GlanceRow['scores'],
  });
  return [...[...new Set([...weapons, ...together])].map(row), row(null)];
};
