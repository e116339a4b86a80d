import type { Paint } from '../../battle/livery.ts';
import type { Booklet } from '../../booklet/booklet.ts';
import type { Category } from '../../vocabulary.ts';
import type { Day, GameId, MechId, PilotId } from './names.ts';
import type { Part } from './part.ts';
import { partsOf } from './part.ts';
import type { Rounds } from './pilot-card.ts';

/** How a 'Mech can be painted. */
export { PAINTS } from '../../battle/livery.ts';
export type { Paint } from '../../battle/livery.ts';

/** No 'Mech is so worn that it shuts down below this heat (K4). */
export const LOWEST_SHUTDOWN = 1;

/** What a 'Mech is called, and which it is. */
export interface MechWords {
  /** Its booklet's name in records, `rfl-3n`, and its edition. */
  readonly booklet: string;
  readonly edition: string;
  readonly name: string;
  readonly paint: Paint;
}

/** A victory as it is painted on the barrel: whole, or hollow for one that escaped. */
export interface Ring {
  readonly game: GameId;
  /** Which 'Mech was beaten. */
  readonly mech: MechId;
  readonly hollow: boolean;
}

/** A point of a replacement's penalty that was bought back, and by what (K10). */
export interface BoughtBack {
  readonly category: Category;
  readonly by: 'experience' | Part;
}

/** What a replacement lacks (K10). */
export interface Replacement {
  /** Its penalty in every category when it was new: 3, 2 or 1. */
  readonly penalty: number;
  readonly boughtBack: readonly BoughtBack[];
}

/** How a 'Mech came out of use. */
export type MechFate =
  | {
      readonly kind: 'lost';
      readonly game: GameId;
      /** Who has the victory; null where nobody has. */
      readonly to: PilotId | null;
    }
  | { readonly kind: 'given up' | 'retired'; readonly on: Day };

/** A 'Mech of a hangar, as it stands between two games. */
export interface Mech extends MechWords {
  readonly id: MechId;
  readonly pilot: PilotId;
  /** Games in it (K4). */
  readonly games: number;
  /** Points of each kind that its card has. */
  readonly ammunition: Rounds;
  /** Those that are built into it now, wherever they come from. */
  readonly parts: readonly Part[];
  readonly rings: readonly Ring[];
  /** Null where it is no replacement. */
  readonly replacement: Replacement | null;
  /** Null while it is flown. */
  readonly fate: MechFate | null;
}

/** A new 'Mech as its booklet prints it. */
export const newMech = (
  booklet: Booklet,
  { id, pilot, replacement }: Pick<Mech, 'id' | 'pilot' | 'replacement'>,
  words: MechWords,
): Mech => ({
  id,
  pilot,
  booklet: words.booklet,
  edition: words.edition,
  name: words.name,
  paint: words.paint,
  games: 0,
  ammunition: booklet.statCard.ammunition,
  parts: partsOf(booklet, id),
  rings: [],
  replacement,
  fate: null,
});

/** The heat that shuts a 'Mech down in its next game: 1 less with each game that it has behind it (K4). */
export const shutdownOf = ({ statCard }: Booklet, { games }: Pick<Mech, 'games'>): number =>
  Math.max(LOWEST_SHUTDOWN, statCard.shutdown - games);
