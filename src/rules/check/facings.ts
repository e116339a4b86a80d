import type { Booklet, Sighting, ViewScreen } from '../booklet/booklet.ts';
import { lookUp, viewScreen } from '../booklet/booklet.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import { OPENING, closer } from '../vocabulary.ts';

/** How two 'Mechs face each other between two turns: the numbers of the view screens that show them, and their range. */
export interface Facing {
  readonly one: number;
  readonly other: number;
  readonly range: Range;
}

/** What two open maneuvers lead to; null where a page for them is missing. */
export interface FacingSquare {
  /** What the pilot of `one` turns to, and what that of `other` does. */
  readonly seen: Sighting;
  readonly shown: Sighting;
  /** The damage of each (D8). */
  readonly oneDoes: number;
  readonly otherDoes: number;
  readonly next: FacingNode;
}

/** A facing that play can come to, with the squares of what is open there: by maneuvers of `one`, then of `other`. */
export interface FacingNode extends Facing {
  readonly open: readonly Maneuver[];
  readonly answers: readonly Maneuver[];
  readonly rows: (FacingSquare | null)[][];
}

/** What a page's status leaves its owner at a range (D11–D13), cool, whole and with rounds for everything. */
const openBy = ({ statCard }: Booklet, screen: ViewScreen, range: Range): readonly Maneuver[] => {
  const here = statCard.ofRange[range];
  const left = here & (screen.range === range ? screen.allows : screen.allowsAbroad) || here;
  return statCard.maneuvers.filter(({ bit }) => bit & left);
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

/** All facings that two booklets can come to from their opening, which is the first: by pages alone. */
export const facingsOf = (one: Booklet, other: Booklet): readonly FacingNode[] => {
  const nodes = new Map<string, FacingNode>();
  const nodeOf = (mine: ViewScreen, theirs: ViewScreen): FacingNode => {
    const key = `${mine.number} ${theirs.number}`;
    const known = nodes.get(key);
    if (known) return known;
    const range = closer(mine.range, theirs.range);
    const node: FacingNode = {
      ...{ one: mine.number, other: theirs.number, range, rows: [] },
      open: openBy(one, mine, range),
      answers: openBy(other, theirs, range),
    };
    nodes.set(key, node);
    return node;
  };
  nodeOf(viewScreen(one, OPENING), viewScreen(other, OPENING));
  // A map is gone through to its end, and what is added on the way is come to as well.
  for (const node of nodes.values()) {
    const mine = viewScreen(one, node.one);
    const theirs = viewScreen(other, node.other);
    for (const maneuver of node.open)
      node.rows.push(
        node.answers.map((answer): FacingSquare | null => {
          const seen = lookUp(other, { holder: maneuver.console, owner: answer.console });
          const shown = lookUp(one, { holder: answer.console, owner: maneuver.console });
          return seen && shown
            ? {
                ...{ seen, shown },
                oneDoes: damageBy(maneuver, mine, seen),
                otherDoes: damageBy(answer, theirs, shown),
                next: nodeOf(shown.screen, seen.screen),
              }
            : null;
        }),
      );
  }
  return [...nodes.values()];
};
