/** The Rifleman's document with a second ammunition: Autocannon Low spends grenades, of which it has two. */
export const twoAmmunitions = (document: unknown): unknown => {
  const changed = structuredClone(document) as {
    statCard: {
      ammunition: Record<string, number>;
      maneuvers: { name: string; ammunition?: string }[];
    };
  };
  changed.statCard.ammunition = { autocannon: 8, grenade: 2 };
  for (const maneuver of changed.statCard.maneuvers)
    if (maneuver.name === 'Autocannon Low') maneuver.ammunition = 'grenade';
  return changed;
};
