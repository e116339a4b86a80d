import type { Booklet, Critical } from '../booklet/booklet.ts';
import type { Livery } from './livery.ts';
import type { ByCategory } from './skill.ts';
import { everyCategory } from './skill.ts';

/** A critical that a 'Mech brings along (K8), and how often it was received. Only its part and
 *  effects count, whatever booklet printed them; effects from another booklet keep their words and
 *  may reach no maneuver of this card (K6). */
export interface BroughtCritical extends Pick<Critical, 'part' | 'effects'> {
  readonly times: number;
}

export interface Entry {
  readonly booklet: Booklet;
  readonly pilot: string;
  readonly armor: number;
  /** The heat that shuts this 'Mech down (H2); games can lower it below the printed number (K4). */
  readonly shutdown: number;
  readonly ammunition: Readonly<Record<string, number>>;
  readonly criticals: readonly BroughtCritical[];
  /** Points that the pilot adds to every maneuver of a category (K2). */
  readonly skill: ByCategory;
  /** Points that a replacement takes off maneuvers of a category: 3, less those bought back (K10). */
  readonly penalty: ByCategory;
  /** Marks from earlier games; absent if there are none. */
  readonly livery?: Livery;
}

const NO_POINTS = everyCategory(0);

/** A new pilot in a new 'Mech, as printed in the booklet (D1, A1). */
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
