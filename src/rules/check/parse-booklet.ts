import * as v from 'valibot';
import type { Booklet } from '../booklet/booklet.ts';
import { bookletDocument } from '../document/booklet-document.ts';
import { checkBooklet } from './check-booklet.ts';
import { shapeFindings } from './check-shape.ts';
import { checkTree } from './check-tree.ts';
import type { Finding } from './finding.ts';
import { inDocument } from './finding.ts';
import { editionOf } from '../booklet/edition.ts';
import { readBooklet } from '../booklet/read-booklet.ts';
import { readJson } from './check-text.ts';
import { isPictureKind } from '../booklet/picture-kinds.ts';
import { bytesOf, isCutOff } from './picture-size.ts';
import { weaponsOf } from '../booklet/weapons.ts';

/** Probable mistakes in a sound booklet: pages that nobody turns to, statuses that D13 would waive,
 *  unknown poses or weapons in pictures, pictures whose files are cut off, and mounts of unknown
 *  weapons. */
const checkOddities = (booklet: Booklet): readonly Finding[] => [
  ...oddScreens(booklet),
  ...oddPictures(booklet),
  ...cutPictures(booklet),
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

/** The words of a name, without a plural s. */
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

/** A warning only, since old booklets have such pictures: the page is drawn. */
const cutPictures = ({ viewScreens }: Booklet): readonly Finding[] =>
  viewScreens.flatMap((screen) =>
    screen?.image && isCutOff(bytesOf(screen.image.slice(screen.image.indexOf(',') + 1)))
      ? [
          {
            place: inDocument('viewScreens', String(screen.number), 'image'),
            kind: 'picture cut off',
          },
        ]
      : [],
  );

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

type ParsedBooklet =
  | {
      readonly ok: true;
      readonly booklet: Booklet;
      /** Playable, but probably a mistake. */
      readonly warnings: readonly Finding[];
    }
  | { readonly ok: false; readonly faults: readonly Finding[] };

const MOST_FAULTS = 500;

/** The only way from a document to a booklet: the booklet, or every fault of the document. */
export const parseBooklet = (document: unknown): ParsedBooklet => faultless(document, []);

/** The same from the text of a file, up to `LARGEST_BOOKLET` characters. */
export const parseBookletText = (text: string): ParsedBooklet => {
  const { document, faults } = readJson(text);
  return document === undefined ? { ok: false, faults } : faultless(document, faults);
};

const faultless = (document: unknown, known: readonly Finding[]): ParsedBooklet => {
  const tree = checkTree(document);
  if (!tree.measured) return { ok: false, faults: [...known, ...tree.faults] };
  const shape = v.safeParse(bookletDocument, document);
  const faults = once([
    ...known,
    ...tree.faults,
    ...shapeFindings(shape.issues ?? []),
    ...checkBooklet(document),
  ]);
  if (!shape.success || faults.length > 0) return { ok: false, faults: bounded(faults) };
  const booklet = readBooklet(shape.output, editionOf(shape.output));
  return { ok: true, booklet, warnings: checkOddities(booklet) };
};

/** Removes duplicates found by two checks. */
const once = (faults: readonly Finding[]): readonly Finding[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

const bounded = (faults: readonly Finding[]): readonly Finding[] =>
  faults.length <= MOST_FAULTS
    ? faults
    : [
        ...faults.slice(0, MOST_FAULTS),
        { place: inDocument(), kind: 'more faults', count: faults.length - MOST_FAULTS },
      ];
