import type { Maneuver } from './stat-card.ts';

/** The weapons that a card's maneuvers fire, by name, in print order. A word for several ("Laser"
 *  on a card with a "Large Laser") is not a weapon of its own. */
export const weaponsOf = ({
  maneuvers,
}: {
  readonly maneuvers: readonly Pick<Maneuver, 'fires'>[];
}): readonly string[] => {
  const fired = [...new Set(maneuvers.flatMap(({ fires }) => fires))];
  return fired.filter(
    (weapon) => !fired.some((other) => other !== weapon && other.endsWith(` ${weapon}`)),
  );
};
