import type { StatCard } from './stat-card.ts';

/**
 * The weapons of a card, by the names that its maneuvers fire, in its order. A word for several
 * together ("Laser" where there is a "Large Laser") is none of its own.
 */
export const weaponsOf = ({ maneuvers }: Pick<StatCard, 'maneuvers'>): readonly string[] => {
  const fired = [...new Set(maneuvers.flatMap(({ fires }) => fires))];
  return fired.filter(
    (weapon) => !fired.some((other) => other !== weapon && other.endsWith(` ${weapon}`)),
  );
};
