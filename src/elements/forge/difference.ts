import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import { capital } from '../../rules/words/capital.ts';
import { listed } from '../../rules/words/listed.ts';
import { FORGE_WORDS, asPrinted } from './forge-words.ts';

/** Up to this many maneuvers or pages are named. */
const MOST_NAMED = 12;

const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const shownOf = (mech: BookletDocument['mech'], entry: keyof BookletDocument['mech']): unknown =>
  entry === 'weapons' ? mech.weapons.map(asPrinted) : mech[entry];

const coverLines = ({ mech: old }: BookletDocument, { mech }: BookletDocument): string[] =>
  (['designation', 'name', 'tonnage', 'speed', 'cost', 'engine', 'weapons'] as const)
    .filter((entry) => !isAlike(old[entry], mech[entry]))
    .map((entry) =>
      FORGE_WORDS.changed(
        entry === 'tonnage' ? 'Weight' : capital(entry),
        shownOf(old, entry),
        shownOf(mech, entry),
      ),
    );

const maneuverLines = (old: BookletDocument, now: BookletDocument): string[] => {
  const [before, after] = [old, now].map(
    ({ statCard }) => new Map(statCard.maneuvers.map((each) => [each.console, each])),
  ) as [
    Map<number, BookletDocument['statCard']['maneuvers'][number]>,
    Map<number, BookletDocument['statCard']['maneuvers'][number]>,
  ];
  const lines = [...new Set([...before.keys(), ...after.keys()])]
    .toSorted((one, other) => one - other)
    .flatMap((console) => {
      const [was, is] = [before.get(console), after.get(console)];
      if (!is) return was ? [FORGE_WORDS.maneuverGone(console, was.name)] : [];
      if (!was) return [FORGE_WORDS.maneuverNew(console, is.name)];
      const changes = [
        ...(was.name === is.name ? [] : [FORGE_WORDS.calledBefore(was.name)]),
        ...(['score', 'heat'] as const)
          .filter((entry) => was[entry] !== is[entry])
          .map((entry) => FORGE_WORDS.fromTo(entry, was[entry], is[entry])),
      ];
      if (changes.length === 0)
        return isAlike(was, is) ? [] : [FORGE_WORDS.maneuverOther(console, is.name)];
      return [`${console} ${is.name}: ${listed(changes)}`];
    });
  const more = lines.length - MOST_NAMED;
  return more > 0 ? [...lines.slice(0, MOST_NAMED), FORGE_WORDS.moreManeuvers(more)] : lines;
};

const cellsOf = ({ consoles }: BookletDocument): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(consoles).flatMap(([holder, cells]) =>
      Object.entries(cells).map(([owner, cell]) => [`${holder} ${owner}`, cell] as const),
    ),
  );

/** The number of changed look-ups. */
const cellLines = (old: BookletDocument, now: BookletDocument): string[] => {
  const [before, after] = [cellsOf(old), cellsOf(now)];
  const other = [...after].filter(([place, cell]) => before.get(place) !== cell).length;
  return other > 0 ? [FORGE_WORDS.otherCells(other, after.size)] : [];
};

const pageLines = (old: BookletDocument, now: BookletDocument): string[] => {
  const other = Object.entries(now.viewScreens)
    .filter(([number, page]) => !isAlike(page, old.viewScreens[number]))
    .map(([number]) => number);
  if (other.length === 0) return [];
  return [
    other.length > MOST_NAMED ? FORGE_WORDS.manyPages(other.length) : FORGE_WORDS.otherPages(other),
  ];
};

/** How a booklet differs from an older one of the same name, a line each; empty if it does not. */
export const differences = (
  { document: old, edition }: Pick<Booklet, 'document' | 'edition'>,
  { document: now, edition: newer }: Pick<Booklet, 'document' | 'edition'>,
): readonly string[] => {
  if (edition === newer) return [];
  return [
    ...coverLines(old, now),
    ...(old.mech.designation === now.mech.designation
      ? []
      : [FORGE_WORDS.ownPictures(old.mech.designation)]),
    ...(old.statCard.armor === now.statCard.armor
      ? []
      : [FORGE_WORDS.changed('Armor', old.statCard.armor, now.statCard.armor)]),
    ...(isAlike(old.statCard.ammunition, now.statCard.ammunition)
      ? []
      : [FORGE_WORDS.otherAmmunition]),
    ...maneuverLines(old, now),
    ...cellLines(old, now),
    ...pageLines(old, now),
    ...(isAlike(old.figure, now.figure) ? [] : [FORGE_WORDS.otherDrawing]),
    ...(isAlike(old.sources, now.sources) ? [] : [FORGE_WORDS.otherNote]),
  ];
};
