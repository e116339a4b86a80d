import type { Booklet } from '../booklet/booklet.ts';
import type { Category } from '../vocabulary.ts';
import type { Entry } from './entry.ts';
import { ignoredFirst } from './immunity.ts';
import type { Livery } from './livery.ts';
import type { ByManeuver } from './skill.ts';
import { penaltyOf, skillOf } from './skill.ts';
import type { Wounds } from './wounds.ts';
import { woundsFrom } from './wounds.ts';

/** A 'Mech falls with its last armor or with its pilot (D10, B2). */
export type LeftBy = 'escaped' | 'bailed out' | 'fell';

/** A pilot and a 'Mech in a battle: what they started with, and how they are between two turns. */
export interface Seat {
  /** The seat's own; its enemies hold it. */
  readonly booklet: Booklet;
  readonly pilot: string;
  /** Armor points at the start of the battle. */
  readonly fullArmor: number;
  /** The heat that shuts it down (H2). */
  readonly shutdown: number;
  /** Points that the pilot adds to each score (K2). */
  readonly skill: ByManeuver;
  /** Points that a replacement adds to each score, 0 or less (K10). */
  readonly penalty: ByManeuver;
  /** Kept to explain where the numbers of the seat come from. */
  readonly brought: Pick<Entry, 'ammunition' | 'criticals' | 'skill' | 'penalty'>;
  /** Null if there are no marks from earlier games. */
  readonly livery: Livery | null;
  /** Categories in which the next critical is the first of the game and may be ignored (K3). */
  readonly ignores: readonly Category[];
  /** Armor points; 0 or less is out, and B2 asks how far below. */
  readonly armor: number;
  readonly heat: number;
  readonly ammunition: Readonly<Record<string, number>>;
  readonly wounds: Wounds;
  readonly shutDown: boolean;
  readonly pilotLives: boolean;
  /** Null while it fights. After that the seat does not change. */
  readonly out: LeftBy | null;
}

/** A seat at the start of a battle: heat 0, the rest from the entry (D1, K8). */
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
