import { lookUp } from '../../rules/booklet/booklet.ts';
import type { Sighting } from '../../rules/booklet/booklet.ts';
import { RANGES, closer } from '../../rules/vocabulary.ts';
import type { Plays } from './plays.ts';
import { MOST_MANEUVERS, placeAt } from './plays.ts';

/** What stands in a square of two booklets, place by place: `squareOf` says where it begins. */
export const SQUARE = {
  /** The range that the turn ends at (D12), as a place in `RANGES`. */
  range: 0,
  /** The lone side's blow: see `BLOW`. */
  lone: 1,
  /** The rival's. */
  rival: 5,
} as const;

/** What stands of one side's blow. */
export const BLOW = {
  /** The view screen seen, which pictures the enemy and governs it from then on. */
  screen: 0,
  /** The printed SCORE; `NO_SCORE` where none is shown. */
  score: 1,
  /** The damage from which the letter bites, and which critical of the enemy's booklet it then is. */
  threshold: 2,
  harm: 3,
} as const;

/** How many numbers a square has. */
const WIDTH = 9;

/** A score so far below 0 that nothing makes a hit of it. */
const NO_SCORE = -1_000_000;
/** Damage that nobody does. */
const NO_LETTER = 1_000_000;

/** Where the square of two places of console numbers called begins. */
export const squareOf = (lone: number, rival: number): number =>
  (lone * MOST_MANEUVERS + rival) * WIDTH;

const writeBlow = (squares: Int32Array, at: number, { screen, line }: Sighting, enemy: Plays) => {
  squares[at + BLOW.screen] = screen.number;
  squares[at + BLOW.score] = screen.score ?? NO_SCORE;
  squares[at + BLOW.threshold] = line ? line.threshold : NO_LETTER;
  squares[at + BLOW.harm] = line
    ? enemy.harms.findIndex(({ critical }) => critical === line.critical)
    : 0;
};

const madeOf = (lone: Plays, rival: Plays): Int32Array => {
  const squares = new Int32Array(MOST_MANEUVERS * MOST_MANEUVERS * WIDTH);
  for (const { console: one } of lone.booklet.statCard.maneuvers)
    for (const { console: other } of rival.booklet.statCard.maneuvers) {
      const loneSees = lookUp(rival.booklet, { holder: one, owner: other });
      const rivalSees = lookUp(lone.booklet, { holder: other, owner: one });
      if (!loneSees || !rivalSees) continue;
      const at = squareOf(placeAt(one), placeAt(other));
      const range = closer(loneSees.screen.range, rivalSees.screen.range);
      squares[at + SQUARE.range] = RANGES.indexOf(range);
      writeBlow(squares, at + SQUARE.lone, loneSees, rival);
      writeBlow(squares, at + SQUARE.rival, rivalSees, lone);
    }
  return squares;
};

const known = new WeakMap<Plays, WeakMap<Plays, Int32Array>>();

/** What any two numbers lead to in two booklets (D6), square by square; worked out once. */
export const oddsOf = (lone: Plays, rival: Plays): Int32Array => {
  const against = known.get(lone) ?? new WeakMap<Plays, Int32Array>();
  known.set(lone, against);
  const squares = against.get(rival) ?? madeOf(lone, rival);
  against.set(rival, squares);
  return squares;
};
