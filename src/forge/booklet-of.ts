import type {
  BookletDocument,
  ManeuverDocument,
  ViewScreenDocument,
} from '../rules/document/booklet-document.ts';
import { ammunitionOf, maneuversOf } from './card.ts';
import type { ForgedCell } from './cell.ts';
import { cellsOf } from './consoles.ts';
import { displaysOf } from './criticals.ts';
import { figureOf } from './figure.ts';
import type { Machine } from './machine.ts';
import { barePages } from './pages.ts';
import { withSecondViews } from './spare-pages.ts';
import { gunsText } from './words.ts';

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
