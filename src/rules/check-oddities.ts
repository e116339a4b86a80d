import type { Booklet } from './booklet.ts';
import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';
import { weaponsOf } from './weapons.ts';

/**
 * What a sound booklet hardly means: pages nobody turns to, statuses that D13 would waive, and mounts
 * of what is no weapon.
 */
export const checkOddities = (booklet: Booklet): readonly Fault[] => [
  ...oddScreens(booklet),
  ...oddMounts(booklet),
];

const oddScreens = ({ viewScreens, cells, statCard }: Booklet): readonly Fault[] => {
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

const oddMounts = ({ document, statCard }: Booklet): readonly Fault[] => {
  const weapons = weaponsOf(statCard);
  return Object.keys(document.figure?.mounts ?? {})
    .filter((name) => !weapons.includes(name))
    .map((name) => {
      const meant = weapons.filter((weapon) => weapon.endsWith(` ${name}`));
      return {
        path: pathOf('figure', 'mounts', name),
        problem:
          meant.length > 0
            ? `${shown(name)} is a word for ${meant.join(', ')}; each has a mount of its own`
            : `no maneuver fires ${shown(name)}, so nothing is drawn there (${weapons.join(', ') || 'the card fires nothing'})`,
      };
    });
};
