/** How a 'Mech can be painted. */
export const PAINTS = ['none', 'chevron', 'stripes', 'bars'] as const;
export type Paint = (typeof PAINTS)[number];

/** A victory as it is painted on a barrel: whole, or hollow for an enemy that escaped. */
export const LIVERY_RINGS = ['whole', 'hollow'] as const;
export type LiveryRing = (typeof LIVERY_RINGS)[number];

/** How much of it games have blackened: from nothing to as much as they ever do. */
export const SCORCHES = [0, 1, 2, 3] as const;
export type Scorched = (typeof SCORCHES)[number];

/** What a 'Mech wears from games before: seen in its pictures, and of no weight in a battle. */
export interface Livery {
  /** What is painted on its plates; with `none` it is as its booklet has it. */
  readonly paint: Paint;
  /** Its victories, the first first. */
  readonly rings: readonly LiveryRing[];
  readonly scorched: Scorched;
}
