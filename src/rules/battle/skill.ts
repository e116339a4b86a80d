import type { Maneuver, StatCard } from '../booklet/stat-card.ts';
import type { Category } from '../vocabulary.ts';
import { CATEGORIES } from '../vocabulary.ts';

/** Points in each of the eight pilot categories, none of them left out. */
export type ByCategory = Readonly<Record<Category, number>>;

/** Points for each maneuver of a card, by console number halved. */
export type ByManeuver = readonly number[];

/** The same points in every category. */
export const everyCategory = (points: number): ByCategory =>
  Object.fromEntries(CATEGORIES.map((category) => [category, points])) as ByCategory;

/** What a pilot's skill adds to each maneuver: one in two categories has both (K2). */
export const skillOf = (card: StatCard, skill: ByCategory): ByManeuver =>
  byManeuver(card, ({ categories }) =>
    categories.reduce((points, category) => points + skill[category], 0),
  );

/** What a replacement 'Mech adds to each maneuver, 0 or less: one in two categories suffers the worse (K10). */
export const penaltyOf = (card: StatCard, penalty: ByCategory): ByManeuver =>
  byManeuver(card, ({ categories }) =>
    categories.reduce((worst, category) => Math.min(worst, 0 - penalty[category]), 0),
  );

const byManeuver = (
  { byConsole }: StatCard,
  pointsOf: (maneuver: Maneuver) => number,
): ByManeuver => byConsole.map((maneuver) => (maneuver ? pointsOf(maneuver) : 0));
