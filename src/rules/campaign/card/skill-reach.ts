import { skillOf } from '../../battle/skill.ts';
import type { Booklet } from '../../booklet/booklet.ts';
import type { Maneuver } from '../../booklet/stat-card.ts';
import type { Category } from '../../vocabulary.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import type { Pilot } from './pilot-card.ts';
import { pilotSkill } from './pilot-card.ts';

/** The categories with a maneuver on a card, in print order; points in others are worthless with it. */
export const categoriesOn = ({ statCard }: Pick<Booklet, 'statCard'>): readonly Category[] =>
  CATEGORIES.filter((category) =>
    statCard.maneuvers.some(({ categories }) => categories.includes(category)),
  );

/** A maneuver that a pilot does better than printed (K2). */
export interface Raised {
  readonly maneuver: Maneuver;
  /** Its score modifier with all the pilot's points; one in two categories gets both. */
  readonly score: number;
}

/** A card's maneuvers of a category, with the pilot's points (K2), in print order. */
export const raisedBy = (
  { statCard }: Pick<Booklet, 'statCard'>,
  pilot: Pick<Pilot, 'learned' | 'lessons'>,
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
