import type { BookletDocument, Effect, Status } from '../document/booklet-document.ts';
import type { ManeuverSet, StatCard } from './stat-card.ts';
import type { Range } from '../vocabulary.ts';

/** A critical that a 'Mech can suffer. Letters that print the same part and effects share one. */
export interface Critical {
  readonly part: string;
  readonly effects: readonly Effect[];
  /** For each effect the maneuvers it reaches, none where it speaks of no maneuvers. */
  readonly reaches: readonly ManeuverSet[];
}

/** A line of a critical damage display: from this damage on, this happens. */
export interface CriticalLine {
  readonly letter: string;
  /** Points of damage, 1 or more. */
  readonly threshold: number;
  readonly critical: Critical;
}

export interface ViewScreen {
  /** Odd, 1–63. */
  readonly number: number;
  readonly range: Range;
  readonly picture: string;
  readonly title: string;
  /** A picture of its owner's, as a data: address, in place of the drawing. */
  readonly image: string | null;
  readonly status: Status;
  /** The printed SCORE; null where the picture does not show the 'Mech being hit. */
  readonly score: number | null;
  readonly criticals: readonly CriticalLine[];
  /** The owner's maneuvers that the status leaves, of every range: colors, groups and names. */
  readonly allows: ManeuverSet;
  /** The same, by colors and names only: for a status read at another range than its own (D12). */
  readonly allowsAbroad: ManeuverSet;
}

/** Where a look-up leads: a view screen, and perhaps a line of its critical damage display. */
export interface Sighting {
  readonly screen: ViewScreen;
  readonly line: CriticalLine | null;
}

/** One 'Mech, checked and ready for play. Only `readBooklet` makes one. */
export interface Booklet {
  /** The designation in small letters, as records name it: `rfl-3n`. */
  readonly id: string;
  /** Its content as eight characters, `5k2q9x0b`: see `editionOf`. */
  readonly edition: string;
  readonly mech: BookletDocument['mech'];
  readonly statCard: StatCard;
  /** By view screen number; even places are empty. */
  readonly viewScreens: readonly (ViewScreen | undefined)[];
  /** By holder's console and owner's console, each halved: see `lookUp`. */
  readonly cells: readonly (Sighting | null | undefined)[];
  readonly criticals: readonly Critical[];
  readonly sources: BookletDocument['sources'];
  readonly document: BookletDocument;
}

/** What is shown of a booklet, whole or not: what is missing is unsound. Nobody can play with it. */
export interface ShownBooklet extends Pick<Booklet, 'id' | 'edition' | 'viewScreens' | 'document'> {
  readonly mech: Pick<Booklet['mech'], 'name'> & Partial<Booklet['mech']>;
  readonly statCard: Pick<StatCard, 'maneuvers'> &
    Partial<Pick<StatCard, 'armor' | 'shutdown' | 'ammunition'>>;
}

/** Console number of the one who holds the booklet, and of the one whose 'Mech it pictures. */
export interface Consoles {
  readonly holder: number;
  readonly owner: number;
}

/** Where in `Booklet.cells` a pair of console numbers (even, 2–64) stands. */
export const cellAt = ({ holder, owner }: Consoles): number => (holder >> 1) * 33 + (owner >> 1);

/**
 * Which view screen the holder of `booklet` turns to, with the line of its letter (D6). Null where
 * the cell is printed `00` or the two consoles are of different ranges.
 */
export const lookUp = (booklet: Booklet, at: Consoles): Sighting | null =>
  booklet.cells[cellAt(at)] ?? null;

/** The view screen of an odd number, 1–63. */
export const viewScreen = (booklet: ShownBooklet, number: number): ViewScreen => {
  const screen = booklet.viewScreens[number];
  if (!screen) throw new RangeError(`There is no view screen ${number}.`);
  return screen;
};
