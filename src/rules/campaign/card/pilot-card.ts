import type { ByCategory } from '../../battle/skill.ts';
import { everyCategory } from '../../battle/skill.ts';
import type { Category } from '../../vocabulary.ts';
import type { Day, GameId, MechId, PilotId } from './names.ts';
import type { Part } from './part.ts';

/** What a pilot is called. */
export interface PilotWords {
  /** As records have it: 24 characters, all of them visible. */
  readonly name: string;
  /** Empty where there is none, as the unit. */
  readonly nickname: string;
  readonly unit: string;
}

/** How a pilot's time ended. */
export type End =
  | { readonly kind: 'killed'; readonly game: GameId; readonly line: string }
  | { readonly kind: 'retired'; readonly on: Day; readonly line: string };

/** Points of each kind of ammunition; no kind of which there is none. */
export type Rounds = Readonly<Record<string, number>>;

/** A pilot's card. Cards are remembered, never deleted (K11). */
export interface Pilot extends PilotWords {
  readonly id: PilotId;
  /** In tons to date: it never falls (K1). */
  readonly experience: number;
  /** What K4 and K10 have cost. */
  readonly spent: number;
  /** The category of each step of 250 tons that was taken, in their order (K2). */
  readonly learned: readonly Category[];
  /** Halves for those that escaped. */
  readonly victories: number;
  readonly games: number;
  /** The one that is flown; null for one without. */
  readonly mech: MechId | null;
  readonly stockpile: readonly Part[];
  /** Ammunition in the stockpile (K9). */
  readonly rounds: Rounds;
  /** Whose place this one has taken (K11). */
  readonly after: PilotId | null;
  /** Null while flying. */
  readonly end: End | null;
}

/** A new pilot, no modifiers, without a 'Mech as yet (K11). */
export const newPilot = (id: PilotId, words: PilotWords, after: PilotId | null): Pilot => ({
  id,
  name: words.name,
  nickname: words.nickname,
  unit: words.unit,
  experience: 0,
  spent: 0,
  learned: [],
  victories: 0,
  games: 0,
  mech: null,
  stockpile: [],
  rounds: {},
  after,
  end: null,
});

/** What a pilot adds to every maneuver of a category, in any 'Mech (K2). */
export const skillOf = ({ learned }: Pick<Pilot, 'learned'>): ByCategory =>
  learned.reduce(
    (skill, category) => ({ ...skill, [category]: skill[category] + 1 }),
    everyCategory(0),
  );
