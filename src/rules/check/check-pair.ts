import type { Booklet } from '../booklet/booklet.ts';
import { lookUp } from '../booklet/booklet.ts';
import type { Finding, FoundAt } from './finding.ts';

/** Letters and digits that look like others, above those that they look like. */
const DRAWN_AS: readonly (readonly [these: string, those: string])[] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХԚԜ', 'ABESIJKMHOPCTYXQW'],
  ['авеѕіјкмнорстухһԁԛԝ', 'abesijkmhopctyxhdqw'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['αβεικνορτυχγηω', 'abeikvoptuxynw'],
  // Latin, with a stroke or without a dot
  ['ŁłØøĐđıȷ', 'LlOoDdij'],
];
const LETTERS: ReadonlyMap<string, string> = new Map(
  DRAWN_AS.flatMap(([these, those]) => [...these].map((each, at) => [each, those.charAt(at)])),
);

/** A name at a glance: without marks, spaces and dashes, and with each letter as it looks. */
const glance = (name: string): string => {
  const letters = name.normalize('NFKD').replace(/[\p{M}\p{Z}\p{P}\p{DI}]/gu, '');
  const drawn = [...letters].map((letter) => LETTERS.get(letter) ?? letter).join('');
  const seen = drawn.toLowerCase().replace(/[i1|]/g, 'l').replaceAll('0', 'o');
  return seen.replaceAll('rn', 'm').replaceAll('vv', 'w') || name;
};

/** Whether two names are easily confused, apart from case, spaces and letters of another script. */
const lookAlike = (one: string, other: string): boolean => glance(one) === glance(other);

interface PairChecked {
  /** Turns that cannot be played: a cell says `00` for a maneuver that the other card has. */
  readonly faults: readonly Finding[];
  /** Turns whose view screens show different ranges (D12; the print has some), and names easily
   *  confused. */
  readonly warnings: readonly Finding[];
}

/** Checks the names of two booklets, and every turn that they can play against each other. */
export const checkPair = (one: Booklet, other: Booklet): PairChecked => {
  const faults: Finding[] = [];
  const warnings: Finding[] = [...alikeNames(one, other)];
  for (const mine of one.statCard.maneuvers)
    for (const theirs of other.statCard.maneuvers) {
      const known = one === other && mine.console > theirs.console;
      if (mine.range !== theirs.range || known) continue;
      const seen = lookUp(other, { holder: mine.console, owner: theirs.console });
      const answer = lookUp(one, { holder: theirs.console, owner: mine.console });
      if (!seen)
        faults.push({
          place: cellOf(other, mine.console, theirs.console),
          ...{ kind: 'no turn', booklet: one.id, maneuver: mine.name },
        });
      if (!answer)
        faults.push({
          place: cellOf(one, theirs.console, mine.console),
          ...{ kind: 'no turn', booklet: other.id, maneuver: theirs.name },
        });
      if (seen && answer && seen.screen.range !== answer.screen.range)
        warnings.push({
          place: {
            in: 'turn',
            calls: [
              { booklet: one.id, console: mine.console },
              { booklet: other.id, console: theirs.console },
            ],
          },
          kind: 'two ranges',
          screens: [
            { screen: seen.screen.number, range: seen.screen.range },
            { screen: answer.screen.number, range: answer.screen.range },
          ],
        });
    }
  return { faults, warnings };
};

const cellOf = ({ id }: Booklet, holder: number, owner: number): FoundAt => ({
  in: 'booklet',
  booklet: id,
  keys: ['consoles', String(holder), String(owner)],
});

const alikeNames = (one: Booklet, other: Booklet): readonly Finding[] =>
  one.id === other.id
    ? []
    : (['designation', 'name'] as const).flatMap((what): readonly Finding[] => {
        const [mine, theirs] = [one.mech[what], other.mech[what]];
        if (!lookAlike(mine, theirs)) return [];
        const place: FoundAt = { in: 'booklet', booklet: one.id, keys: ['mech', what] };
        const { designation } = other.mech;
        return mine === theirs
          ? [{ place, kind: 'same name', name: theirs, designation }]
          : [{ place, kind: 'similar name', mine, theirs, designation }];
      });
