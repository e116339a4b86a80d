import type { Critical } from '../booklet/booklet.ts';
import type { StatCard } from '../booklet/stat-card.ts';
import type { Category } from '../vocabulary.ts';
import { CATEGORIES } from '../vocabulary.ts';
import type { ByCategory } from './skill.ts';

/** From this many points in a category a pilot may ignore one critical a game (K3). */
export const IGNORES_FROM = 5;

const NONE: readonly Category[] = [];

/** The categories in which a pilot may ignore the first critical of a game (K3). */
export const ignoredFirst = (skill: ByCategory): readonly Category[] => {
  const categories = CATEGORIES.filter((category) => skill[category] >= IGNORES_FROM);
  return categories.length > 0 ? categories : NONE;
};

/** Those categories of `among` with a maneuver that one of the critical's effects reaches (K3). */
export const affectedBy = (
  { maneuvers }: StatCard,
  { reaches }: Critical,
  among: readonly Category[],
): readonly Category[] => {
  if (among.length === 0) return NONE;
  const reached = reaches.reduce((all, each) => all | each, 0);
  const categories = maneuvers.flatMap((maneuver) =>
    maneuver.bit & reached ? maneuver.categories : [],
  );
  return among.filter((category) => categories.includes(category));
};
