import type { Maneuver, StatCard } from '../booklet/stat-card.ts';
import type { Category } from '../vocabulary.ts';
import { CATEGORIES } from '../vocabulary.ts';

export type ByCategory = Readonly<Record<Category, number>>;

/** Points for each maneuver of a card, by console number halved. */
export type ByManeuver = readonly number[];

export const everyCategory = (points: number): ByCategory =>
  Object.fromEntries(CATEGORIES.map((category) => [category, points])) as ByCategory;

/** A pilot's points for each maneuver; one in two categories gets both (K2). */
export const skillOf = (card: StatCard, skill: ByCategory): ByManeuver =>
  byManeuver(card, ({ categories }) =>
    categories.reduce((points, category) => points + skill[category], 0),
  );

/** A replacement's points for each maneuver, 0 or less; one in two categories gets the worse (K10). */
export const penaltyOf = (card: StatCard, penalty: ByCategory): ByManeuver =>
  byManeuver(card, ({ categories }) =>
    categories.reduce((worst, category) => Math.min(worst, 0 - penalty[category]), 0),
  );

const byManeuver = (
  { byConsole }: StatCard,
  pointsOf: (maneuver: Maneuver) => number,
): ByManeuver => byConsole.map((maneuver) => (maneuver ? pointsOf(maneuver) : 0));
