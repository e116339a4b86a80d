import { agreesOnHit } from './check-screens.ts';
import type { Fault } from './fault.ts';
import { pathOf, shown } from './fault.ts';
import { BANDS, CONSOLES, bandOf, rangeOf } from '../vocabulary.ts';
import type { SoundParts } from './sound-parts.ts';

/** The consoles: each lists exactly its band, and every cell agrees with card and view screens. */
export const checkConsoles = (parts: SoundParts): readonly Fault[] => [
  ...checkBands(parts),
  ...parts.cells.flatMap((cell) => checkCell(parts, cell)),
];

const isConsole = (key: string): boolean =>
  /^[1-9]\d?$/.test(key) && CONSOLES.includes(Number(key));

const checkBands = ({ consoles }: SoundParts): readonly Fault[] =>
  [...consoles].flatMap(([holder, owners]) => {
    if (!isConsole(holder)) return [];
    const range = rangeOf(Number(holder));
    const [first, last] = BANDS[range];
    const wanted = bandOf(range).map(String);
    const missing = wanted.filter((owner) => !owners.includes(owner));
    const extra = owners.filter((owner) => !wanted.includes(owner));
    if (missing.length === wanted.length && extra.length > 0)
      return [
        {
          path: pathOf('consoles', holder),
          problem: `this is a table of another range: console ${holder} is at ${range} range and lists ${first}–${last}`,
        },
      ];
    return [
      ...missing.map((owner) => ({
        path: pathOf('consoles', holder, owner),
        problem: `this cell is missing; console ${holder} lists every even number ${first}–${last}`,
      })),
      ...extra.map((owner) => ({
        path: pathOf('consoles', holder, owner),
        problem: `${shown(owner)} does not belong on console ${holder}, which lists the even numbers ${first}–${last}`,
      })),
    ];
  });

const checkCell = (
  { maneuvers, cardIsWhole, screens, screensAreWhole }: SoundParts,
  { holder, owner, cell }: SoundParts['cells'][number],
): readonly Fault[] => {
  const fault = (problem: string): readonly Fault[] => [
    { path: pathOf('consoles', holder, owner), problem },
  ];
  const number = Number(cell.slice(0, 2));
  const letter = cell[2];
  const hasManeuver = maneuvers.some(({ maneuver }) => String(maneuver.console) === owner);
  if (number === 0) {
    if (letter !== undefined) return fault('"00" has no letter');
    return hasManeuver ? fault(`"00" says that the card has no ${owner}, but it has`) : [];
  }
  const faults: Fault[] = [];
  if (cardIsWhole && !hasManeuver && isConsole(owner))
    faults.push(...fault(`the card has no maneuver ${owner}, so "00" belongs here`));
  if (number % 2 === 0 || number > 63)
    return [
      ...faults,
      ...fault(`view screen ${number} does not exist (view screens are odd, 1–63)`),
    ];
  const screen = screens.get(number);
  if (!screen)
    return screensAreWhole ? [...faults, ...fault(`view screen ${number} does not exist`)] : faults;
  // What is wrong there is told there, not at every console that leads to it.
  if (!agreesOnHit(screen)) return faults;
  const letters = (screen.criticals ?? []).flatMap((critical) => Object.keys(critical.letters));
  if (screen.score === undefined)
    return letter === undefined
      ? faults
      : [...faults, ...fault(`view screen ${number} shows no hit, so no letter belongs here`)];
  const known = letters.join(', ');
  if (letter === undefined)
    faults.push(...fault(`view screen ${number} shows a hit, so a letter belongs here (${known})`));
  else if (!letters.includes(letter))
    faults.push(
      ...fault(
        `view screen ${number} has no letter ${letter} on its critical damage display (${known})`,
      ),
    );
  return faults;
};
