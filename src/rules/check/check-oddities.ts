import type { Booklet } from '../booklet/booklet.ts';
import type { Finding } from './finding.ts';
import { inDocument } from './finding.ts';
import { isPictureKind } from '../booklet/picture-kinds.ts';
import { weaponsOf } from '../booklet/weapons.ts';

/**
 * What a sound booklet hardly means: pages nobody turns to, statuses that D13 would waive, pictures of
 * what is no pose or no weapon of the card, and mounts of what is no weapon.
 */
export const checkOddities = (booklet: Booklet): readonly Finding[] => [
  ...oddScreens(booklet),
  ...oddPictures(booklet),
  ...oddMounts(booklet),
];

const oddScreens = ({ viewScreens, cells, statCard }: Booklet): readonly Finding[] => {
  const reached = new Set(cells.map((cell) => cell?.screen.number));
  return viewScreens.flatMap((screen) => {
    if (!screen) return [];
    const { number, range, allows } = screen;
    const warnings: Finding[] = [];
    if (!reached.has(number))
      warnings.push({
        place: inDocument('viewScreens', String(number)),
        kind: 'screen not reached',
      });
    if ((allows & statCard.ofRange[range]) === 0)
      warnings.push({
        place: inDocument('viewScreens', String(number), 'status'),
        kind: 'status waived',
        range,
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

const oddPictures = ({ viewScreens, statCard }: Booklet): readonly Finding[] => {
  const fired = new Set(weaponsOf(statCard).flatMap(wordsOf));
  return viewScreens.flatMap((screen): readonly Finding[] => {
    if (!screen || screen.image || isPictureKind(screen.picture)) return [];
    const { number, picture } = screen;
    const place = inDocument('viewScreens', String(number), 'picture');
    if (!picture.startsWith('firing-')) return [{ place, kind: 'no pose', picture }];
    return wordsOf(picture).some((word) => fired.has(word))
      ? []
      : [{ place, kind: 'no weapon in the pose', picture }];
  });
};

const oddMounts = ({ document, statCard }: Booklet): readonly Finding[] => {
  const weapons = weaponsOf(statCard);
  return Object.keys(document.figure?.mounts ?? {})
    .filter((name) => !weapons.includes(name))
    .map((mount) => {
      const place = inDocument('figure', 'mounts', mount);
      const meant = weapons.filter((weapon) => weapon.endsWith(` ${mount}`));
      return meant.length > 0
        ? { place, kind: 'mount for several', mount, weapons: meant }
        : { place, kind: 'mount for nothing', mount, weapons };
    });
};
