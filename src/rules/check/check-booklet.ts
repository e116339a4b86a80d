import { checkScreens, agreesOnHit } from './check-screens.ts';
import type { Finding, Problem } from './finding.ts';
import { inDocument } from './finding.ts';
import { at, soundParts } from './sound-parts.ts';
import { COOLING_NAMES } from '../booklet/stat-card.ts';
import { RANGES, rangeOf, CONSOLES, VIEW_SCREENS, bandOf } from '../vocabulary.ts';
import type { SoundCell, SoundParts } from './sound-parts.ts';
import { bytesOf, pictureSize } from './picture-size.ts';

/** Longest side of a picture in a booklet, in pixels: more than any page shows. */
const LONGEST_SIDE = 4096;

/** Embedded pictures: their type and size in pixels. */
const checkPictures = ({ screens }: SoundParts): readonly Finding[] =>
  [...screens].flatMap(([number, { image }]) => {
    const trouble = image === undefined ? null : troubleOf(image);
    return trouble
      ? [{ place: inDocument('viewScreens', String(number), 'image'), ...trouble }]
      : [];
  });

const troubleOf = (image: string): Problem | null => {
  const size = pictureSize(bytesOf(image.slice(image.indexOf(',') + 1)));
  if (!size) return { kind: 'unreadable picture' };
  const { width, height } = size;
  return Math.max(width, height) > LONGEST_SIDE
    ? { kind: 'picture too large', width, height, most: LONGEST_SIDE }
    : null;
};

/** Each console lists exactly the numbers of its range, and its cells agree with card and view screens. */
const checkConsoles = (parts: SoundParts): readonly Finding[] => [
  ...checkBands(parts),
  ...parts.cells.flatMap((cell) => checkCell(parts, cell)),
];

const isConsole = (key: string): boolean =>
  /^[1-9]\d?$/.test(key) && CONSOLES.includes(Number(key));

const checkBands = ({ consoles }: SoundParts): readonly Finding[] =>
  [...consoles].flatMap(([holder, owners]): readonly Finding[] => {
    if (!isConsole(holder)) return [];
    const console = Number(holder);
    const wanted = bandOf(rangeOf(console)).map(String);
    const missing = wanted.filter((owner) => !owners.includes(owner));
    const extra = owners.filter((owner) => !wanted.includes(owner));
    if (missing.length === wanted.length && extra.length > 0)
      return [{ place: inDocument('consoles', holder), kind: 'table of another range', console }];
    const cell = (owner: string) => inDocument('consoles', holder, owner);
    return [
      ...missing.map((owner) => ({ place: cell(owner), kind: 'no cell' as const, console })),
      ...extra.map((owner) => ({
        ...{ place: cell(owner), kind: 'cell too many' as const },
        ...{ console, owner },
      })),
    ];
  });

/** What is wrong with a cell that is sound in itself, against card and view screens. */
export const checkCell = (
  { maneuvers, cardIsWhole, screens, screensAreWhole }: SoundParts,
  { holder, owner, cell }: SoundCell,
): readonly Finding[] => {
  const faults: Finding[] = [];
  const add = (problem: Problem): readonly Finding[] => {
    faults.push({ place: inDocument('consoles', holder, owner), ...problem });
    return faults;
  };
  const screen = Number(cell.slice(0, 2));
  const letter = cell[2];
  const hasManeuver = maneuvers.some(({ maneuver }) => String(maneuver.console) === owner);
  if (screen === 0) {
    if (letter !== undefined) return add({ kind: 'letter at 00' });
    return hasManeuver ? add({ kind: '00 for a maneuver', owner }) : faults;
  }
  if (cardIsWhole && !hasManeuver && isConsole(owner)) add({ kind: 'no maneuver', owner });
  if (!VIEW_SCREENS.includes(screen)) return add({ kind: 'no view screen', screen });
  const seen = screens.get(screen);
  if (!seen) return screensAreWhole ? add({ kind: 'no view screen', screen }) : faults;
  // The fault is reported there, not at every console that leads to it.
  if (!agreesOnHit(seen)) return faults;
  const letters = (seen.criticals ?? []).flatMap((critical) => Object.keys(critical.letters));
  if (seen.score === undefined)
    return letter === undefined ? faults : add({ kind: 'letter without a hit', screen });
  if (letter === undefined) return add({ kind: 'hit without a letter', screen, letters });
  return letters.includes(letter)
    ? faults
    : add({ kind: 'unknown letter', screen, letter, letters });
};

/** The stat card: consoles in their bands, conversions into theirs, ammunition, and D13. */
const checkCard = ({ maneuvers, cardIsWhole, ammunition }: SoundParts): readonly Finding[] => {
  const faults: Finding[] = [];
  const taken = new Map<number, string>();
  for (const { index, maneuver } of maneuvers) {
    const { console, conversions, name, range } = maneuver;
    const add = (problem: Problem, ...keys: readonly string[]): void => {
      faults.push({ place: inDocument('statCard', 'maneuvers', index, ...keys), ...problem });
    };
    if (rangeOf(console) !== range)
      add({ kind: 'console of another range', console, range }, 'console');
    const other = taken.get(console);
    if (other !== undefined) add({ kind: 'console taken', console, by: other }, 'console');
    taken.set(console, name);
    for (const of of RANGES) {
      const to = conversions[of];
      const place = ['conversions', of];
      if (of === range) {
        if (to !== undefined)
          add({ kind: 'conversion to its own range', maneuver: name, range }, ...place);
      } else if (to === undefined) add({ kind: 'no conversion', range: of }, ...place);
      else if (rangeOf(to) !== of)
        add({ kind: 'console of another range', console: to, range: of }, ...place);
    }
    if (
      maneuver.ammunition !== undefined &&
      ammunition &&
      !Object.hasOwn(ammunition, maneuver.ammunition)
    )
      add({ kind: 'ammunition not on the card', ammunition: maneuver.ammunition }, 'ammunition');
  }
  if (!cardIsWhole) return faults;
  for (const kind of Object.keys(ammunition ?? {}))
    if (!maneuvers.some(({ maneuver }) => maneuver.ammunition === kind))
      faults.push({
        place: inDocument('statCard', 'ammunition', kind),
        kind: 'ammunition not used',
      });
  for (const range of RANGES) {
    const always = maneuvers.filter(
      ({ maneuver }) => maneuver.range === range && maneuver.ammunition === undefined,
    );
    const place = inDocument('statCard', 'maneuvers');
    if (!always.some(({ maneuver }) => COOLING_NAMES.includes(maneuver.name)))
      faults.push({ place, kind: 'no cooling', range });
    if (!always.some(({ maneuver: { fires = [] } }) => fires.length === 0))
      faults.push({ place, kind: 'nothing weaponless', range });
  }
  return faults;
};

/** Every fault of a booklet's parts against each other, as far as they are sound in themselves. */
export const checkBooklet = (document: unknown): readonly Finding[] => {
  const parts = soundParts(document);
  return [
    ...checkCard(parts),
    ...checkScreens(parts),
    ...checkPictures(parts),
    ...checkConsoles(parts),
    ...checkSources(document),
  ];
};

/** Sources must refer to existing cells. */
const checkSources = (document: unknown): readonly Finding[] => {
  const cells = at(at(document, 'sources'), 'cells');
  if (!Array.isArray(cells)) return [];
  return cells.flatMap((cell: unknown, index) => {
    const of = at(cell, 'of');
    if (!Array.isArray(of)) return [];
    return of.flatMap((path: unknown, place): readonly Finding[] =>
      typeof path === 'string' && path.split('.').reduce(at, document) === undefined
        ? [
            {
              place: inDocument('sources', 'cells', index, 'of', place),
              kind: 'nothing there',
              path,
            },
          ]
        : [],
    );
  });
};
