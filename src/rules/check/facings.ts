import type { Booklet, Sighting, ViewScreen } from '../booklet/booklet.ts';
import { lookUp, viewScreen } from '../booklet/booklet.ts';
import type { Maneuver, ManeuverSet } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import { OPENING, closer } from '../vocabulary.ts';

/** How two 'Mechs face each other: the numbers of the view screens that show them, and their range. */
export interface Facing {
  readonly one: number;
  readonly other: number;
  readonly range: Range;
}

/** The result of two open maneuvers. */
export interface FacingSquare {
  /** What the pilot of `one` turns to, and what the pilot of `other` does. */
  readonly seen: Sighting;
  readonly shown: Sighting;
  /** Points of damage by each (D8). */
  readonly oneDoes: number;
  readonly otherDoes: number;
  readonly next: FacingNode;
}

/** A facing that play can reach, with a square for each pair of maneuvers open there: by those of
 *  `one`, then of `other`; null if a page for them is missing. Facings with the same open maneuvers
 *  and the same bonus share their squares. */
export interface FacingNode extends Facing {
  readonly open: readonly Maneuver[];
  readonly answers: readonly Maneuver[];
  readonly rows: (FacingSquare | null)[][];
}

/** A page, and what its status leaves a cool, undamaged and supplied owner at a range (D11–D13). */
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

/** Points of damage of a maneuver (D8), by what its pilot turns to, with the page's possible bonus. */
const damageBy = (
  maneuver: Maneuver,
  { status: { bonus } }: ViewScreen,
  seen: Sighting,
): number => {
  const added = bonus && (bonus.to === 'any' || bonus.to === maneuver.colour) ? bonus.score : 0;
  const { score } = seen.screen;
  return score === null ? 0 : Math.max(0, score + maneuver.score + added);
};

interface Come {
  readonly node: FacingNode;
  readonly mine: Side;
  readonly theirs: Side;
}

/** Everything that the squares depend on: a side's open maneuvers, and its bonus. */
const keyOf = ({ left, screen: { status } }: Side): string =>
  `${left} ${status.bonus?.to} ${status.bonus?.score}`;

/** All facings that two booklets can reach, the opening first; by pages alone. */
export const facingsOf = (one: Booklet, other: Booklet): readonly FacingNode[] => {
  const come = new Map<number, Come>();
  // Far fewer than facings: most pages leave the same maneuvers.
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
  // A loop over a map includes entries added on the way.
  for (const { node, mine, theirs } of come.values()) {
    if (node.rows.length > 0) continue;
    for (const maneuver of mine.open)
      node.rows.push(theirs.open.map((answer) => squareOf([maneuver, mine], [answer, theirs])));
  }
  return [...come.values()].map(({ node }) => node);
};
