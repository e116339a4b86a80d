import { agreesOnHit } from './check-screens.ts';
import type { Finding, Problem } from './finding.ts';
import { inDocument } from './finding.ts';
import { CONSOLES, VIEW_SCREENS, bandOf, rangeOf } from '../vocabulary.ts';
import type { SoundParts } from './sound-parts.ts';

/** The consoles: each lists exactly its band, and every cell agrees with card and view screens. */
export const checkConsoles = (parts: SoundParts): readonly Finding[] => [
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

const checkCell = (
  { maneuvers, cardIsWhole, screens, screensAreWhole }: SoundParts,
  { holder, owner, cell }: SoundParts['cells'][number],
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
  // What is wrong there is found there, not at every console that leads to it.
  if (!agreesOnHit(seen)) return faults;
  const letters = (seen.criticals ?? []).flatMap((critical) => Object.keys(critical.letters));
  if (seen.score === undefined)
    return letter === undefined ? faults : add({ kind: 'letter without a hit', screen });
  if (letter === undefined) return add({ kind: 'hit without a letter', screen, letters });
  return letters.includes(letter)
    ? faults
    : add({ kind: 'unknown letter', screen, letter, letters });
};
