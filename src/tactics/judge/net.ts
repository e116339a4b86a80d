import { CATEGORIES, RANGES } from '../../rules/vocabulary.ts';
import { Dice } from '../matrix/dice.ts';
import type { Plays } from '../duel/plays.ts';

/** How many units a net has between what it sees and what it says: each row of weights has one for each. */
export const UNITS = 32;

/** Rounds of a kind are told apart up to this many; and so many kinds are. */
export const [MOST_ROUNDS, MOST_KINDS] = [9, 4];

/** Where the rows of one side begin. Of each of the first five one is seen at a time. */
export const OF_SIDE = {
  /** Armor in forties of the full. */
  armor: 0,
  /** Heat to the own shutdown number; of one that is shut down, heat. */
  heat: 40,
  /** The view screen that shows it. */
  screen: 112,
  /** How much armor and how much heat together. */
  hot: 144,
  /** It may be knocked down a turn longer (C6). */
  down: 192,
  /** What it brought along, as numbers: see `BROUGHT`. */
  brought: 193,
} as const;

/** What a 'Mech brought along, each a number: 0 where it is as printed. */
export const BROUGHT = {
  /** Points of skill, penalty and foreign criticals, on average over each category. */
  points: 0,
  /** Whether a first critical of the category may still be ignored (K3). */
  ignores: CATEGORIES.length,
  /** What foreign criticals add to the heat cost, and which share they forbid, at each range. */
  cost: 2 * CATEGORIES.length,
  forbidden: 2 * CATEGORIES.length + RANGES.length,
  /** By how much it shuts down sooner. */
  shutdown: 2 * CATEGORIES.length + 2 * RANGES.length,
} as const;

/** How many numbers these are. */
export const MOST_BROUGHT = BROUGHT.shutdown + 1;

/** How many rows quiet turns have, and the table by both view screens. */
const [QUIET, SCREENS] = [21, 32];

/** Where the rows of a net lie. */
export interface NetLayout {
  /** The first row of each side. */
  readonly sides: readonly [number, number];
  /** Where rounds and criticals begin, from the first row of a side on. */
  readonly rounds: number;
  readonly harms: readonly [number, number];
  /** By quiet turns, two by two. */
  readonly quiet: number;
  /** What each unit has besides, and what it counts for. */
  readonly base: number;
  readonly out: number;
  /** What both view screens together count for; behind it, by itself, what everything does. */
  readonly screens: number;
  readonly rows: number;
}

const kindsOf = ({ booklet }: Plays): number =>
  Math.min(MOST_KINDS, Object.keys(booklet.statCard.ammunition).length);

/** The rows of a net of two plays. */
export const layoutOf = (one: Plays, other: Plays): NetLayout => {
  const rounds = OF_SIDE.brought + MOST_BROUGHT;
  const [first, second] = [one, other].map(
    (plays) => rounds + kindsOf(plays) * (MOST_ROUNDS + 1),
  ) as [number, number];
  const across = first + one.harms.length;
  const quiet = across + second + other.harms.length;
  const base = quiet + QUIET;
  return {
    sides: [0, across],
    rounds,
    harms: [first, second],
    ...{ quiet, base, out: base + 1, screens: base + 2, rows: base + 3 + SCREENS },
  };
};

/** What was learned of two plays: how a position of theirs stands. */
export interface Net {
  /** Whose positions it knows. Where both are alike it looks from either side. */
  readonly plays: readonly [Plays, Plays];
  readonly layout: NetLayout;
  /** Row by row, `UNITS` each. */
  readonly weights: Float32Array<ArrayBuffer>;
}

/** A net that knows nothing yet but that armor is good. */
export const freshNet = (plays: readonly [Plays, Plays], seed: number): Net => {
  const layout = layoutOf(...plays);
  const weights = new Float32Array(layout.rows * UNITS);
  const dice = Dice.of(seed);
  const some = (): number => dice.share() + dice.share() - 1;
  const fill = (row: number, by: () => number): void => {
    for (let unit = 0; unit < UNITS; unit += 1) weights[row * UNITS + unit] = by();
  };
  for (const side of layout.sides)
    for (let unit = 0; unit < UNITS; unit += 1) {
      const slope = some();
      for (let armor = 0; armor < OF_SIDE.heat; armor += 1) {
        const at = (side + OF_SIDE.armor + armor) * UNITS + unit;
        weights[at] = (weights[at] as number) + (slope * (armor - 20)) / 20;
      }
    }
  fill(layout.base, () => 0.3);
  fill(layout.out, () => some() * 0.2);
  return { plays, layout, weights };
};
