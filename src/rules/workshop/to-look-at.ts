import type { Booklet } from '../booklet/booklet.ts';
import { weaponsOf } from '../booklet/weapons.ts';
import { isEngine } from '../campaign/card/part.ts';
import { categoryOf } from '../campaign/card/part-category.ts';
import { checkCell } from '../check/check-booklet.ts';
import type { Finding } from '../check/finding.ts';
import { inDocument } from '../check/finding.ts';
import { lockFindings } from '../check/lock-findings.ts';
import { at } from '../check/sound-parts.ts';
import type { Category } from '../vocabulary.ts';
import { screenOf } from './cell-mendings.ts';
import { draftParts } from './judged-cell.ts';

/** So many other booklets must have a cell before one may be unlike them. */
const FEWEST_OTHERS = 4;

/** Cells without a fault that lead to a view screen to which no other booklet leads there. A `00` says nothing: the card
 *  decides it. */
export const unlikeOthers = (document: unknown, others: readonly Booklet[]): readonly Finding[] => {
  const parts = draftParts(document);
  return parts.cells.flatMap((place): readonly Finding[] => {
    const { holder, owner, cell } = place;
    const screen = Number(screenOf(cell));
    const theirs = others.flatMap((other) => {
      const there = at(at(other.document.consoles, holder), owner);
      return typeof there === 'string' && there !== '00' ? [Number(screenOf(there))] : [];
    });
    if (screen === 0 || theirs.length < FEWEST_OTHERS || theirs.includes(screen)) return [];
    if (checkCell(parts, place).length > 0) return [];
    return [
      {
        place: inDocument('consoles', holder, owner),
        ...{ kind: 'unlike others', screen, booklets: theirs.length },
        ...{ screens: [...new Set(theirs)].toSorted((one, other) => one - other) },
      },
    ];
  });
};

/** What parts are told apart by in a campaign, where a hand meant one. */
const plain = (part: string): string => part.toLowerCase().replace(/\s+/g, '');

/** The categories of parts that are weapons (K10). */
const WEAPONS: readonly (Category | null)[] = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** What a campaign stumbles over, each once: parts named like a weapon that the card does not fire (K10), parts that differ
 *  in case or spaces alone (K5), and an engine without a name or rating (K6). */
export const campaignFindings = (document: unknown): readonly Finding[] => {
  const { maneuvers, cardIsWhole, screens } = draftParts(document);
  const fired = maneuvers.map(({ maneuver }) => ({ fires: maneuver.fires ?? [] }));
  const weapons = cardIsWhole ? weaponsOf({ maneuvers: fired }) : null;
  const found: Finding[] = [];
  const names = new Set<string>();
  const spelled = new Map<string, string>();
  for (const [number, { criticals = [] }] of screens)
    for (const [row, { part }] of criticals.entries()) {
      if (names.has(part)) continue;
      names.add(part);
      const place = inDocument('viewScreens', String(number), 'criticals', row, 'part');
      const other = spelled.get(plain(part));
      spelled.set(plain(part), other ?? part);
      if (other !== undefined) found.push({ place, kind: 'part spelled twice', part, other });
      else if (
        weapons &&
        WEAPONS.includes(categoryOf(part)) &&
        !weapons.some((weapon) => plain(part).includes(plain(weapon)))
      )
        found.push({ place, kind: 'part of no weapon', part, weapons });
    }
  const engine = at(at(document, 'mech'), 'engine');
  const isNamed = typeof engine !== 'string' || (/\p{L}/u.test(engine) && /\d/.test(engine));
  if (!isNamed && [...names].some(isEngine))
    found.push({ place: inDocument('mech', 'engine'), kind: 'engine not named', engine });
  return found;
};

/** What is worth a look in a document, whole or not, that no rule forbids. `booklet`: the same document where it is sound. */
export const toLookAt = (
  document: unknown,
  others: readonly Booklet[],
  booklet: Booklet | null,
): readonly Finding[] => [
  ...unlikeOthers(document, others),
  ...campaignFindings(document),
  ...(booklet ? [...others, booklet].flatMap((other) => lockFindings(booklet, other)) : []),
];
