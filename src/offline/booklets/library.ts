import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { WhyUnwritten } from '../disk/writing.ts';
import type { Finding } from '../../rules/check/finding.ts';

/** A booklet as a list shows it, read or not. */
export interface Shelved {
  /** Its place on the shelf: the id of its row, or the name of one of the game's. */
  readonly key: string;
  /** Its id in records: the designation in lower case. */
  readonly id: string;
  readonly edition: string;
  readonly mech: Pick<Booklet['mech'], 'name' | 'designation' | 'tonnage'>;
  readonly added: boolean;
  /** When it was added, in milliseconds since 1970; absent for the game's. */
  readonly when?: number;
  /** The sheet that it was forged from, if it was. */
  readonly sheet?: string;
}

export type Added =
  | {
      readonly ok: true;
      readonly booklet: Booklet;
      readonly warnings: readonly Finding[];
      /** Whether it outlives the page. */
      readonly kept: boolean;
    }
  | { readonly ok: false; readonly faults: readonly Finding[] };

/** The booklets of the shelf, and the editions that duels began with. */
export interface Library {
  /** The game's booklets, then added ones; only one of each name. */
  readonly shelf: readonly Shelved[];
  /** The game's booklets, even if an added one of the same name comes first. */
  readonly own: readonly Shelved[];
  /** The other one of the same name, the game's or an added one. */
  behind(id: string): Shelved | null;
  /** A booklet that has been read: the one on the shelf, or of the given edition. */
  find(id: string, edition?: string | null): Booklet | undefined;
  /** Whether such a booklet exists, read or not. */
  has(id: string, edition?: string | null): boolean;
  /** The same booklet, read or fetched if necessary; undefined if there is none. If one of the
   *  game's cannot be fetched, that is reported, and the promise waits for the next try: callers
   *  then check whether it is still wanted. */
  read(id: string, edition?: string | null): Promise<Booklet | undefined>;
  /** The game's booklet of this name, if it has been read. */
  ofTheGame(id: string): Booklet | undefined;
  /** Fetches again what failed of the game's booklets. */
  tryAgain(): Promise<void>;
  /** Checks a booklet's text and puts it on the shelf, permanently if the browser allows it,
   *  together with the sheet that it was forged from. */
  add(text: string, sheet?: string): Promise<Added>;
  /** The same, in place of the same 'Mech's booklet that was forged here before, by its key; or
   *  next to the same edition that has no sheet. What was not forged is replaced only by what was not.
   *  Duels and 'Mechs with the older edition keep it. */
  forgeAgain(key: string, text: string, sheet?: string): Promise<Added>;
  /** Removes an added booklet by its key; duels that began with it keep it. Null, or why it is
   *  still there. */
  remove(key: string): Promise<WhyUnwritten | null>;
  /** Swaps the two booklets of this name. */
  swap(id: string): Promise<void>;
  /** Reads which editions are kept, for `has`. */
  look(): Promise<void>;
  /** Calls back when the shelf changes; returns how to stop. */
  watch(listener: () => void): () => void;
}
