import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { RANGES } from '../../rules/vocabulary.ts';

/** What something scores at each range at best; null where it cannot be done there. */
export interface GlanceRow {
  /** What is fired: a weapon, or two together; null: whatever fires nothing. */
  readonly weapon: string | null;
  readonly scores: Readonly<Record<Range, number | null>>;
}

const best = (scores: readonly number[]): number | null =>
  scores.length > 0 ? Math.max(...scores) : null;

/** All that a maneuver fires. */
const firedIn = ({ fires }: Maneuver): string => fires.toSorted().join(' & ');

/** The range of a card at a glance: each weapon fired alone, two that are fired together, then strikes. */
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
