import type { BookletDocument, Effect, Status } from '../document/booklet-document.ts';
import type { ManeuverSet, StatCard } from './stat-card.ts';
import type { Range } from '../vocabulary.ts';

/** A critical that a 'Mech can suffer. Letters that print the same part and effects share one. */
export interface Critical {
  readonly part: string;
  readonly effects: readonly Effect[];
  /** For each effect, the maneuvers it reaches; empty for an effect that is not about maneuvers. */
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
  /** The owner's own picture, as a data: address, used in place of the drawing. */
  readonly image: string | null;
  readonly status: Status;
  /** The printed SCORE; null if the picture does not show the 'Mech being hit. */
  readonly score: number | null;
  readonly criticals: readonly CriticalLine[];
  /** The owner's maneuvers of every range that the status allows by color, group or name. */
  readonly allows: ManeuverSet;
  /** The same by color and name only, for a status read at another range than its own (D12). */
  readonly allowsAbroad: ManeuverSet;
}

/** The result of a look-up: a view screen, and the line of its letter if there is one. */
export interface Sighting {
  readonly screen: ViewScreen;
  readonly line: CriticalLine | null;
}

/** One 'Mech, checked and ready for play. Only `readBooklet` makes one. */
export interface Booklet {
  /** The designation in lower case, as in records: `rfl-3n`. */
  readonly id: string;
  /** Eight characters computed from its content, `5k2q9x0b`: see `editionOf`. */
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

/** As much of a booklet as can be shown, even if it is unsound. Not enough to play with. */
export interface ShownBooklet extends Pick<Booklet, 'id' | 'edition' | 'viewScreens' | 'document'> {
  readonly mech: Pick<Booklet['mech'], 'name'> & Partial<Booklet['mech']>;
  readonly statCard: Pick<StatCard, 'maneuvers'> &
    Partial<Pick<StatCard, 'armor' | 'shutdown' | 'ammunition'>>;
}

/** Console numbers of the booklet's holder and of the owner of the 'Mech that it pictures. */
export interface Consoles {
  readonly holder: number;
  readonly owner: number;
}

/** The index in `Booklet.cells` of two console numbers (even, 2–64). */
export const cellAt = ({ holder, owner }: Consoles): number => (holder >> 1) * 33 + (owner >> 1);

/** The view screen that the holder of `booklet` turns to, with the line of its letter (D6). Null if
 *  the cell is printed `00` or the two consoles are of different ranges. */
export const lookUp = (booklet: Booklet, at: Consoles): Sighting | null =>
  booklet.cells[cellAt(at)] ?? null;

/** A view screen by its number (odd, 1–63). */
export const viewScreen = (booklet: ShownBooklet, number: number): ViewScreen => {
  const screen = booklet.viewScreens[number];
  if (!screen) throw new RangeError(`There is no view screen ${number}.`);
  return screen;
};
