import type { Booklet } from '../booklet/booklet.ts';
import type { Category } from '../vocabulary.ts';
import type { Entry } from './entry.ts';
import { ignoredFirst } from './immunity.ts';
import type { Livery } from './livery.ts';
import type { ByManeuver } from './skill.ts';
import { penaltyOf, skillOf } from './skill.ts';
import type { Wounds } from './wounds.ts';
import { woundsFrom } from './wounds.ts';

/** How a 'Mech leaves a battle. It falls with its last armor or with its pilot (D10, B2). */
export type LeftBy = 'escaped' | 'bailed out' | 'fell';

/** A pilot and a 'Mech in a battle: what they sat down with, and how they stand between two turns. */
export interface Seat {
  /** Of the seat's own 'Mech; its enemies hold it. */
  readonly booklet: Booklet;
  /** The pilot's name. */
  readonly pilot: string;
  /** Armor points at the start of the battle. */
  readonly fullArmor: number;
  /** The heat that shuts it down (H2). */
  readonly shutdown: number;
  /** What the pilot adds to each score (K2). */
  readonly skill: ByManeuver;
  /** What a replacement adds to each score, 0 or less (K10). */
  readonly penalty: ByManeuver;
  /** What they sat down with that is counted in from then on: told with where numbers come from. */
  readonly brought: Pick<Entry, 'ammunition' | 'criticals' | 'skill' | 'penalty'>;
  /** What the 'Mech wears from games before; null where that is nothing. */
  readonly livery: Livery | null;
  /** Categories in which the next critical is the first of the game, and may be ignored (K3). */
  readonly ignores: readonly Category[];
  /** Armor points; 0 or less is out, and how far below counts (B2). */
  readonly armor: number;
  readonly heat: number;
  /** Points left of each kind. */
  readonly ammunition: Readonly<Record<string, number>>;
  readonly wounds: Wounds;
  readonly shutDown: boolean;
  readonly pilotLives: boolean;
  /** How the 'Mech left the battle; null while it fights. From then on nothing of the seat changes. */
  readonly out: LeftBy | null;
}

/** A seat at the start of a battle: heat 0, all else as it is brought along (D1, K8). */
export const sitDown = ({
  booklet,
  pilot,
  armor,
  shutdown,
  ammunition,
  criticals,
  skill,
  penalty,
  livery,
}: Entry): Seat => ({
  booklet,
  pilot,
  fullArmor: armor,
  shutdown,
  skill: skillOf(booklet.statCard, skill),
  penalty: penaltyOf(booklet.statCard, penalty),
  brought: { ammunition, criticals, skill, penalty },
  ignores: ignoredFirst(skill),
  armor,
  heat: 0,
  ammunition,
  wounds: woundsFrom(booklet, criticals),
  shutDown: false,
  pilotLives: true,
  out: null,
  livery: livery ?? null,
});
