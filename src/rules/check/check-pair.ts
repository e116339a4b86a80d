import type { Booklet } from '../booklet/booklet.ts';
import { lookUp } from '../booklet/booklet.ts';
import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';
import { lookAlike } from './look-alike.ts';

interface PairChecked {
  /** Turns that cannot be played: a cell says `00` for a maneuver that the other card has. */
  readonly faults: readonly Fault[];
  /** Turns whose two view screens show different ranges (D12; the print itself slips), and names that
   *  are easily taken for each other. */
  readonly warnings: readonly Fault[];
}

/**
 * The names of two booklets, and every turn that they can play against each other, `one` being the first
 * of each pair of numbers.
 */
export const checkPair = (one: Booklet, other: Booklet): PairChecked => {
  const faults: Fault[] = [];
  const warnings: Fault[] = [...alikeNames(one, other)];
  for (const mine of one.statCard.maneuvers)
    for (const theirs of other.statCard.maneuvers) {
      const told = one === other && mine.console > theirs.console;
      if (mine.range !== theirs.range || told) continue;
      const seen = lookUp(other, { holder: mine.console, owner: theirs.console });
      const answer = lookUp(one, { holder: theirs.console, owner: mine.console });
      if (!seen)
        faults.push({
          path: pathOf(other.id, 'consoles', mine.console, theirs.console),
          problem: `"00" stands against ${one.id}'s ${mine.name}`,
        });
      if (!answer)
        faults.push({
          path: pathOf(one.id, 'consoles', theirs.console, mine.console),
          problem: `"00" stands against ${other.id}'s ${theirs.name}`,
        });
      if (seen && answer && seen.screen.range !== answer.screen.range)
        warnings.push({
          path: `${one.id} ${mine.console} against ${other.id} ${theirs.console}`,
          problem: `view screens ${seen.screen.number} (${seen.screen.range}) and ${answer.screen.number} (${answer.screen.range}) show two ranges; the closer one holds (D12)`,
        });
    }
  return { faults, warnings };
};

const alikeNames = (one: Booklet, other: Booklet): readonly Fault[] =>
  one.id === other.id
    ? []
    : (['designation', 'name'] as const).flatMap((what) => {
        const [mine, theirs] = [one.mech[what], other.mech[what]];
        if (!lookAlike(mine, theirs)) return [];
        const problem =
          mine === theirs
            ? `${other.mech.designation} is called ${shown(theirs)} too; only the designation tells them apart`
            : `${shown(mine)} is easily taken for ${shown(theirs)} (${other.mech.designation})`;
        return [{ path: pathOf(one.id, 'mech', what), problem }];
      });
