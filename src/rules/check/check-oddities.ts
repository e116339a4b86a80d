import type { Booklet } from '../booklet/booklet.ts';
import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';
import { isPictureKind } from '../booklet/picture-kinds.ts';
import { weaponsOf } from '../booklet/weapons.ts';

/**
 * What a sound booklet hardly means: pages nobody turns to, statuses that D13 would waive, pictures of
 * what is no pose or no weapon of the card, and mounts of what is no weapon.
 */
export const checkOddities = (booklet: Booklet): readonly Fault[] => [
  ...oddScreens(booklet),
  ...oddPictures(booklet),
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

/** The words of a name, without the s of more than one. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ''));

const oddPictures = ({ viewScreens, statCard }: Booklet): readonly Fault[] => {
  const fired = new Set(weaponsOf(statCard).flatMap(wordsOf));
  return viewScreens.flatMap((screen) => {
    if (!screen || screen.image || isPictureKind(screen.picture)) return [];
    const path = pathOf('viewScreens', screen.number, 'picture');
    if (!screen.picture.startsWith('firing-'))
      return [{ path, problem: `no pose is called ${shown(screen.picture)}: it stands there` }];
    return wordsOf(screen.picture).some((word) => fired.has(word))
      ? []
      : [{ path, problem: `${shown(screen.picture)} names no weapon that the card fires` }];
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
