import type { Booklet, Critical } from '../booklet/booklet.ts';
import type { Livery } from './livery.ts';
import type { ByCategory } from './skill.ts';
import { everyCategory } from './skill.ts';

/**
 * A critical that a 'Mech brings along (K8), and how often it has been received. It is its part and its
 * effects, whatever booklet they were printed in: an effect of another one keeps its words, and may
 * reach nothing on this card (K6).
 */
export interface BroughtCritical extends Pick<Critical, 'part' | 'effects'> {
  readonly times: number;
}

/** A pilot and a 'Mech as they sit down at a battle. */
export interface Entry {
  readonly booklet: Booklet;
  /** The pilot's name. */
  readonly pilot: string;
  /** Armor points. */
  readonly armor: number;
  /** The heat that shuts this 'Mech down (H2); games take it below the printed one (K4). */
  readonly shutdown: number;
  /** Points of each kind. */
  readonly ammunition: Readonly<Record<string, number>>;
  readonly criticals: readonly BroughtCritical[];
  /** What the pilot adds to every maneuver of a category (K2). */
  readonly skill: ByCategory;
  /**
   * What a replacement takes off every maneuver of a category: 3, or less where points were bought
   * back (K10).
   */
  readonly penalty: ByCategory;
  /** What the 'Mech wears from games before; absent where that is nothing. */
  readonly livery?: Livery;
}

const NO_POINTS = everyCategory(0);

/** A new pilot in a new 'Mech, as the booklet prints it (D1, A1). */
export const fresh = (booklet: Booklet, pilot: string): Entry => {
  const { armor, shutdown, ammunition } = booklet.statCard;
  return {
    booklet,
    pilot,
    armor,
    shutdown,
    ammunition,
    criticals: [],
    skill: NO_POINTS,
    penalty: NO_POINTS,
  };
};
