import { skillOf } from '../../battle/skill.ts';
import type { Booklet } from '../../booklet/booklet.ts';
import type { Maneuver } from '../../booklet/stat-card.ts';
import type { Category } from '../../vocabulary.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import type { Pilot } from './pilot-card.ts';
import { pilotSkill } from './pilot-card.ts';

/** The categories that a card has a maneuver of, in print order: a point in any other is worth nothing there. */
export const categoriesOn = ({ statCard }: Pick<Booklet, 'statCard'>): readonly Category[] =>
  CATEGORIES.filter((category) =>
    statCard.maneuvers.some(({ categories }) => categories.includes(category)),
  );

/** A maneuver that a pilot does better than the card prints it (K2). */
export interface Raised {
  readonly maneuver: Maneuver;
  /** Its score modifier with all points of the pilot: one in two categories has both. */
  readonly score: number;
}

/** The maneuvers of a card that belong to a category, as a pilot does them (K2), in print order. */
export const raisedBy = (
  { statCard }: Pick<Booklet, 'statCard'>,
  pilot: Pick<Pilot, 'learned'>,
  category: Category,
): readonly Raised[] => {
  const points = skillOf(statCard, pilotSkill(pilot));
  return statCard.maneuvers
    .filter(({ categories }) => categories.includes(category))
    .map((maneuver) => ({
      maneuver,
      score: maneuver.score + (points[maneuver.console >> 1] ?? 0),
    }));
};
