import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { WhyUnwritten } from '../disk/writing.ts';
import type { Finding } from '../../rules/check/finding.ts';

/** A booklet as a list shows it, read or not. */
export interface Shelved {
  /** What the shelf holds it by, whatever it is called: a row's own id, or the name of one of the game's. */
  readonly key: string;
  /** What records call it: its designation in small letters. */
  readonly id: string;
  readonly edition: string;
  readonly mech: Pick<Booklet['mech'], 'name' | 'designation' | 'tonnage'>;
  /** Whether it was added on this device. */
  readonly added: boolean;
  /** The text of the sheet that it was forged from, where that is so. */
  readonly sheet?: string;
}

/** How the adding of a booklet went. */
export type Added =
  | {
      readonly ok: true;
      readonly booklet: Booklet;
      readonly warnings: readonly Finding[];
      /** Whether it outlives the page. */
      readonly kept: boolean;
    }
  | { readonly ok: false; readonly faults: readonly Finding[] };

/** The booklets there are: those on the shelf, and the editions that duels were begun with. */
export interface Library {
  /** Those of the game, then those that were added on this device. Of one name only one stands here. */
  readonly shelf: readonly Shelved[];
  /** Those of the game, whatever of their names stands in front of them. */
  readonly own: readonly Shelved[];
  /** The one of the same name that stands behind it: of the game, or added. */
  behind(id: string): Shelved | null;
  /** A booklet that has been read: that on the shelf, or a certain edition. */
  find(id: string, edition?: string | null): Booklet | undefined;
  /** Whether there is such a booklet, read or not. */
  has(id: string, edition?: string | null): boolean;
  /**
   * The same booklet, read from disk or fetched where need be; undefined where there is none. Of the game's what cannot be
   * fetched is reported, and waited for until it is tried again: who acts then looks whether that is still wanted.
   */
  read(id: string, edition?: string | null): Promise<Booklet | undefined>;
  /** The booklet of the game of this name, if it has been read. */
  ofTheGame(id: string): Booklet | undefined;
  /** Fetches again what could not be fetched of the game's. */
  tryAgain(): Promise<void>;
  /**
   * Checks a booklet's text and puts it on the shelf, for good where the browser allows it; beside it the text of the sheet
   * that it was forged from.
   */
  add(text: string, sheet?: string): Promise<Added>;
  /**
   * The same, in the place of one that was forged here before, by its key: of one name; or beside the same edition, of
   * which no sheet was kept. Duels and 'Mechs that were begun with the older edition keep it.
   */
  forgeAgain(key: string, text: string, sheet: string): Promise<Added>;
  /**
   * Takes a booklet that was added on this device off the shelf, by its key. Duels that were begun with it keep it.
   * Null, or why it is there still.
   */
  remove(key: string): Promise<WhyUnwritten | null>;
  /** Puts the one of this name that stands behind in front. */
  swap(id: string): Promise<void>;
  /** Looks which editions are kept, for `has`. */
  look(): Promise<void>;
  /** Calls back when something else stands on the shelf. */
  watch(listener: () => void): () => void;
}
