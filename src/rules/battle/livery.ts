export const PAINTS = ['none', 'chevron', 'stripes', 'bars'] as const;
export type Paint = (typeof PAINTS)[number];

/** A painted victory ring; hollow for an enemy that escaped. */
export const LIVERY_RINGS = ['whole', 'hollow'] as const;
export type LiveryRing = (typeof LIVERY_RINGS)[number];

/** How much of the 'Mech is blackened by earlier games, from not at all to the most. */
export const SCORCHES = [0, 1, 2, 3] as const;
export type Scorched = (typeof SCORCHES)[number];

/** A 'Mech's marks from earlier games: visible in its pictures, without effect in a battle. */
export interface Livery {
  /** `none` keeps the paint of the booklet. */
  readonly paint: Paint;
  /** Oldest first. */
  readonly rings: readonly LiveryRing[];
  readonly scorched: Scorched;
}
