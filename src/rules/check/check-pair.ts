import type { Booklet } from '../booklet/booklet.ts';
import { lookUp } from '../booklet/booklet.ts';
import type { Fault } from './fault.ts';
import { pathOf } from './fault.ts';

export interface PairChecked {
  /** Turns that cannot be played: a cell says `00` for a maneuver that the other card has. */
  readonly faults: readonly Fault[];
  /** Turns whose two view screens show different ranges (D12); the print itself slips. */
  readonly warnings: readonly Fault[];
}

/** Every turn that two booklets can play against each other, `one` being the first of each pair of numbers. */
export const checkPair = (one: Booklet, other: Booklet): PairChecked => {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  for (const mine of one.statCard.maneuvers)
    for (const theirs of other.statCard.maneuvers) {
      const told = one === other && mine.console > theirs.console;
      if (mine.range !== theirs.range || told) continue;
      const seen = lookUp(other, { holder: mine.console, owner: theirs.console });
      const shown = lookUp(one, { holder: theirs.console, owner: mine.console });
      if (!seen)
        faults.push({
          path: pathOf(other.id, 'consoles', mine.console, theirs.console),
          problem: `"00" stands against ${one.id}'s ${mine.name}`,
        });
      if (!shown)
        faults.push({
          path: pathOf(one.id, 'consoles', theirs.console, mine.console),
          problem: `"00" stands against ${other.id}'s ${theirs.name}`,
        });
      if (seen && shown && seen.screen.range !== shown.screen.range)
        warnings.push({
          path: `${one.id} ${mine.console} against ${other.id} ${theirs.console}`,
          problem: `view screens ${seen.screen.number} (${seen.screen.range}) and ${shown.screen.number} (${shown.screen.range}) show two ranges; the closer one holds (D12)`,
        });
    }
  return { faults, warnings };
};
