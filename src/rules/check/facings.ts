import type { Booklet, Sighting, ViewScreen } from '../booklet/booklet.ts';
import { lookUp, viewScreen } from '../booklet/booklet.ts';
import type { Maneuver, ManeuverSet } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import { OPENING, closer } from '../vocabulary.ts';

/** How two 'Mechs face each other between two turns: the numbers of the view screens that show them, and their range. */
export interface Facing {
  readonly one: number;
  readonly other: number;
  readonly range: Range;
}

/** What two open maneuvers lead to. */
export interface FacingSquare {
  /** What the pilot of `one` turns to, and what that of `other` does. */
  readonly seen: Sighting;
  readonly shown: Sighting;
  /** The damage of each (D8). */
  readonly oneDoes: number;
  readonly otherDoes: number;
  readonly next: FacingNode;
}

/**
 * A facing that play can come to, with the squares of what is open there: by maneuvers of `one`, then of `other`; null
 * where a page for them is missing. Facings in which the same is open, with the same bonus, share them.
 */
export interface FacingNode extends Facing {
  readonly open: readonly Maneuver[];
  readonly answers: readonly Maneuver[];
  readonly rows: (FacingSquare | null)[][];
}

/** A page and what its status leaves its owner at a range (D11–D13), cool, whole and with rounds for everything. */
interface Side {
  readonly screen: ViewScreen;
  readonly left: ManeuverSet;
  readonly open: readonly Maneuver[];
}

const sideOf = ({ statCard }: Booklet, screen: ViewScreen, range: Range): Side => {
  const here = statCard.ofRange[range];
  const left = here & (screen.range === range ? screen.allows : screen.allowsAbroad) || here;
  return { screen, left, open: statCard.maneuvers.filter(({ bit }) => bit & left) };
};

/** The damage of a maneuver (D8) by what its pilot turns to, from a page with perhaps a bonus. */
const damageBy = (
  maneuver: Maneuver,
  { status: { bonus } }: ViewScreen,
  seen: Sighting,
): number => {
  const added = bonus && (bonus.to === 'any' || bonus.to === maneuver.colour) ? bonus.score : 0;
  const { score } = seen.screen;
  return score === null ? 0 : Math.max(0, score + maneuver.score + added);
};

/** A facing with the sides that it was made of. */
interface Come {
  readonly node: FacingNode;
  readonly mine: Side;
  readonly theirs: Side;
}

/** All that the squares of a side hang on: what it may do, and its bonus. */
const keyOf = ({ left, screen: { status } }: Side): string =>
  `${left} ${status.bonus?.to} ${status.bonus?.score}`;

/** All facings that two booklets can come to from their opening, which is the first: by pages alone. */
export const facingsOf = (one: Booklet, other: Booklet): readonly FacingNode[] => {
  const come = new Map<number, Come>();
  // There are far fewer of these than of facings: most pages leave the same.
  const known = new Map<string, (FacingSquare | null)[][]>();
  const nodeOf = (mineSeen: ViewScreen, theirsSeen: ViewScreen): FacingNode => {
    const key = mineSeen.number * 64 + theirsSeen.number;
    const before = come.get(key);
    if (before) return before.node;
    const range = closer(mineSeen.range, theirsSeen.range);
    const mine = sideOf(one, mineSeen, range);
    const theirs = sideOf(other, theirsSeen, range);
    const squares = `${keyOf(mine)} ${keyOf(theirs)}`;
    const rows = known.get(squares) ?? [];
    known.set(squares, rows);
    const node: FacingNode = {
      one: mineSeen.number,
      other: theirsSeen.number,
      range,
      open: mine.open,
      answers: theirs.open,
      rows,
    };
    come.set(key, { node, mine, theirs });
    return node;
  };
  const squareOf = (
    [maneuver, mine]: readonly [Maneuver, Side],
    [answer, theirs]: readonly [Maneuver, Side],
  ): FacingSquare | null => {
    const seen = lookUp(other, { holder: maneuver.console, owner: answer.console });
    const shown = lookUp(one, { holder: answer.console, owner: maneuver.console });
    return (
      seen &&
      shown && {
        seen,
        shown,
        oneDoes: damageBy(maneuver, mine.screen, seen),
        otherDoes: damageBy(answer, theirs.screen, shown),
        next: nodeOf(shown.screen, seen.screen),
      }
    );
  };
  nodeOf(viewScreen(one, OPENING), viewScreen(other, OPENING));
  // A map is gone through to its end, and what is added on the way is come to as well.
  for (const { node, mine, theirs } of come.values()) {
    if (node.rows.length > 0) continue;
    for (const maneuver of mine.open)
      node.rows.push(theirs.open.map((answer) => squareOf([maneuver, mine], [answer, theirs])));
  }
  return [...come.values()].map(({ node }) => node);
};
