import type {
  BookletDocument,
  ManeuverDocument,
  ViewScreenDocument,
} from '../rules/document/booklet-document.ts';
import { ammunitionOf, maneuversOf } from './card.ts';
import type { ForgedCell, TableCell } from './cell.ts';
import { displaysOf } from './criticals.ts';
import { figureOf } from './figure.ts';
import type { Machine } from './machine.ts';
import { barePages } from './pages.ts';
import { gunsText } from './words.ts';
import { CELLS } from './cell.ts';
import type { HarmRow } from './critical-table.ts';
import { HARMS } from './critical-table.ts';
import { ownPage } from './own-page.ts';
import type { Range } from '../rules/vocabulary.ts';
import { VIEW_SCREENS } from '../rules/vocabulary.ts';
import type { BarePage } from './pages.ts';

/** Pages that a rule names, or to which one place of the table leads: they get no second view (F16). */
const SINGLE: readonly number[] = [17, 29, 31, 49];

interface Laid {
  readonly pages: ReadonlyMap<number, BarePage>;
  readonly cells: readonly ForgedCell[];
}

/** The page without a hit that most cells lead to at a range; the first in a tie. */
const mostSeen = ({ pages, cells }: Laid, range: Range): number => {
  const seen = new Map<number, number>();
  for (const { screen } of cells) seen.set(screen, (seen.get(screen) ?? 0) + 1);
  return VIEW_SCREENS.filter(
    (number) =>
      pages.get(number)?.range === range &&
      pages.get(number)?.score === undefined &&
      !SINGLE.includes(number),
  ).reduce((one, other) => ((seen.get(other) ?? 0) > (seen.get(one) ?? 0) ? other : one));
};

/** Turns each page without cells into a second view of the most frequent page of its range (F16),
 *  and gives it every second cell of that page: the game is the same, the picture another. */
const withSecondViews = (laid: Laid): Laid =>
  VIEW_SCREENS.filter((number) => !laid.cells.some(({ screen }) => screen === number)).reduce(
    ({ pages, cells }: Laid, number): Laid => {
      const page = pages.get(number);
      if (!page) return { pages, cells };
      const seen = mostSeen({ pages, cells }, page.range);
      const view = pages.get(seen) ?? page;
      let met = 0;
      return {
        pages: new Map([...pages, [number, view]]),
        cells: cells.map((cell) =>
          cell.screen === seen && (met += 1) % 2 === 0 ? { ...cell, screen: number } : cell,
        ),
      };
    },
    laid,
  );

const countOf = (cells: readonly ForgedCell[], screen: number, letter: string): number =>
  cells.filter((cell) => cell.screen === screen && cell.letter === letter).length;

/** Assigns the letters of a page to cells (F15): a cell keeps its own if the page has it, others
 *  get the least used one, the first in a tie. A letter without a cell then takes one from the most
 *  used. */
const lettered = (
  cells: readonly ForgedCell[],
  screen: number,
  letters: readonly string[],
): readonly ForgedCell[] => {
  const given = cells.map((cell) =>
    cell.screen === screen && !letters.includes(cell.letter) ? { ...cell, letter: '' } : cell,
  );
  const used = new Map(letters.map((letter) => [letter, countOf(given, screen, letter)]));
  const least = (): string =>
    letters.reduce((one, other) => ((used.get(other) ?? 0) < (used.get(one) ?? 0) ? other : one));
  const most = (): string =>
    letters.reduce((one, other) => ((used.get(other) ?? 0) > (used.get(one) ?? 0) ? other : one));
  const give = (at: number, letter: string): void => {
    const cell = given[at];
    if (!cell) return;
    used.set(cell.letter, (used.get(cell.letter) ?? 0) - 1);
    given[at] = { ...cell, letter };
    used.set(letter, (used.get(letter) ?? 0) + 1);
  };
  given.forEach((cell, at) => {
    if (cell.screen === screen && cell.letter === '') give(at, least());
  });
  for (const letter of letters) {
    const rich = most();
    if (used.get(letter) !== 0 || (used.get(rich) ?? 0) < 2) continue;
    give(
      given.findLastIndex((cell) => cell.screen === screen && cell.letter === rich),
      letter,
    );
  }
  return given;
};

/** Whether an owner of this mobility is hit in a cell (F11). */
const isHit = ({ hit }: TableCell, { mobility, jets }: Machine): boolean =>
  hit !== null && mobility <= hit.upTo && (hit.by === 'all' || hit.by === (jets ? 'jump' : 'run'));

/** The cells of a 'Mech (F9–F11, F15), with letters assigned; some pages may still be unused. */
const cellsOf = (
  machine: Machine,
  maneuvers: readonly ManeuverDocument[],
): readonly ForgedCell[] => {
  const has = new Set(maneuvers.map((row) => row.console));
  const moves = machine.jets ? 'jump' : 'run';
  const cells = CELLS.map((cell): ForgedCell => {
    const { holder, owner, hit } = cell;
    if (!has.has(owner)) return { holder, owner, screen: 0, letter: '' };
    return hit && isHit(cell, machine)
      ? { holder, owner, screen: hit.screen, letter: hit.letter[moves] }
      : { holder, owner, screen: ownPage(machine, cell), letter: '' };
  });
  return Object.entries(HARMS[moves]).reduce(
    (all, [screen, rows]) => lettered(all, Number(screen), lettersOf(rows)),
    cells as readonly ForgedCell[],
  );
};

const lettersOf = (rows: readonly HarmRow[]): readonly string[] =>
  rows.flatMap(({ letters }) => Object.keys(letters)).toSorted();

/** Armor (F1), before trimming. */
export const usualArmor = (tonnage: number): number => 23 + Math.floor(tonnage / 4);
/** F1. */
const SHUTDOWN = 30;
/** In characters. */
const LONGEST_NOTE = 600;

/** The engine (F1): the sheet's, or named by weight and walk, as only the same can replace it (K6). */
export const engineOf = ({ sheet: { engine, tonnage, walk } }: Machine): string =>
  engine ?? `Fusion ${tonnage * walk}`;

const two = (screen: number): string => String(screen).padStart(2, '0');

const consolesOf = (cells: readonly ForgedCell[]): BookletDocument['consoles'] => {
  const consoles: Record<string, Record<string, string>> = {};
  for (const { holder, owner, screen, letter } of cells)
    (consoles[holder] ??= {})[owner] = `${two(screen)}${letter}`;
  return consoles;
};

const viewScreensOf = (
  machine: Machine,
  maneuvers: readonly ManeuverDocument[],
): Pick<BookletDocument, 'viewScreens' | 'consoles'> => {
  const hit = cellsOf(machine, maneuvers);
  const criticals = displaysOf(machine, maneuvers, hit);
  const { pages, cells } = withSecondViews({ pages: barePages(machine, maneuvers), cells: hit });
  return {
    viewScreens: Object.fromEntries(
      [...pages]
        .toSorted(([one], [other]) => one - other)
        .map(([number, page]): [string, ViewScreenDocument] => {
          const display = criticals.get(number);
          return [String(number), { ...page, ...(display ? { criticals: [...display] } : {}) }];
        }),
    ),
    consoles: consolesOf(cells),
  };
};

/** As many whole sentences as fit a note. */
const noteOf = (sentences: readonly string[]): string =>
  sentences.reduce((note, sentence) =>
    note.length + sentence.length + 1 <= LONGEST_NOTE ? `${note} ${sentence}` : note,
  );

/** The booklet file of a 'Mech, with these sentences as its note. */
export const bookletFor = (machine: Machine, sentences: readonly string[]): BookletDocument => {
  const { sheet, guns, jets } = machine;
  const { designation, name, tonnage, walk, balance } = sheet;
  const maneuvers = [...maneuversOf(machine)];
  return {
    $schema: './booklet.schema.json',
    mech: {
      ...{ designation, name, tonnage, speed: walk, cost: 2 * tonnage, engine: engineOf(machine) },
      weapons: [
        ...guns.map(({ word, count }) => gunsText(word, count)),
        ...(jets ? ['jump jets'] : []),
      ],
    },
    statCard: {
      armor: usualArmor(tonnage) + balance.armor,
      shutdown: SHUTDOWN,
      ammunition: ammunitionOf(maneuvers, machine),
      maneuvers,
    },
    ...viewScreensOf(machine, maneuvers),
    figure: figureOf(machine),
    sources: { note: noteOf(sentences), cells: [] },
  };
};
