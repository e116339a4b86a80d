import type { Booklet } from './booklet.ts';
import type { Fault } from './fault.ts';
import { pathOf } from './fault.ts';

/** What a sound booklet hardly means: pages nobody turns to, and statuses that D13 would waive. */
export const checkOddities = ({ viewScreens, cells, statCard }: Booklet): readonly Fault[] => {
  const reached = new Set(cells.map((cell) => cell?.screen.number));
  return viewScreens.flatMap((screen) => {
    if (!screen) return [];
    const { number, range, allows } = screen;
    const warnings: Fault[] = [];
    if (!reached.has(number))
      warnings.push({
        path: pathOf('viewScreens', number),
        problem: 'no console leads to this view screen',
      });
    if ((allows & statCard.ofRange[range]) === 0)
      warnings.push({
        path: pathOf('viewScreens', number, 'status'),
        problem: `this status leaves no maneuver at ${range} range, so it is waived (D13)`,
      });
    return warnings;
  });
};
