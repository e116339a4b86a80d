import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import type { DuelSave } from '../fights/duel-save.ts';
import { DUELS } from '../fights/duels.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import type { Needed } from '../disk/kept-texts.ts';
import type { Library } from '../booklets/library.ts';
import type { Writing } from '../disk/writing.ts';
import type { Edition, Needing } from './editions.ts';
import { editionsNeeded } from './editions.ts';
import type { HangarRow } from './hangar-row.ts';
import { HANGARS, PASTS, hangarOf, pastRows, rowAfter } from './hangar-row.ts';
import { HANGAR_TROUBLE, NO_HANGARS, notDone } from './hangar-words.ts';

/** Where hangars are kept, and where their booklets are found. */
export interface Keeping {
  readonly rows: KeptRows;
  readonly library: Pick<Library, 'find' | 'read'>;
}

export type Changed =
  | { readonly kind: 'done'; readonly row: HangarRow }
  /** The rules do not allow it in the present state. */
  | { readonly kind: 'hindered'; readonly why: Hindrance; readonly row: HangarRow }
  /** Another tab has changed what it was about; `row` is the present state. */
  | { readonly kind: 'elsewhere'; readonly row: HangarRow }
  /** It could not be written, so nothing was done; `reason` is a sentence. */
  | { readonly kind: 'not done'; readonly reason: string };

/** The hangar after a change, and the duel that begins with it. */
export interface Made {
  readonly hangar: Hangar;
  readonly duel?: DuelSave;
  /** Further entries of the row. */
  readonly noted?: Partial<Pick<HangarRow, 'saved' | 'reminded'>>;
}

/** A change of a hangar, made from the row on disk; repeated if another tab has written meanwhile. */
export interface HangarChange {
  readonly make: (
    hangar: Hangar,
    find: FindBooklet,
    duel: DuelSave | null,
  ) => Made | Hindrance | Promise<Made | Hindrance>;
  /** The id of the duel that the change is about; `make` gets it as it is on disk. */
  readonly about?: (row: HangarRow) => string | null;
  /** Whether the row still has what the change was about. */
  readonly fits?: (row: HangarRow) => boolean;
  /** Booklets that it brings into the hangar. */
  readonly wants?: readonly Edition[];
}

/** How often another tab may be faster before this one gives up. */
const MOST_TRIES = 20;

/** Reads the booklets that a hangar needs, and these, so that `find` has them. */
export const readBooklets = async (
  hangar: Needing,
  library: Keeping['library'],
  more: readonly Edition[] = [],
): Promise<readonly Booklet[]> => {
  const wanted = new Map(
    [...editionsNeeded(hangar), ...more].map((one) => [`${one.booklet}@${one.edition}`, one]),
  );
  const read = await Promise.all(
    [...wanted.values()].map(({ booklet, edition }) => library.read(booklet, edition)),
  );
  return read.filter((booklet) => booklet !== undefined);
};

/** Changes a hangar: reads its row from disk, applies the rules, and writes row, history, duel and
 *  booklets in one transaction, provided that no other tab has written meanwhile; else begins
 *  again. */
export const changeHangar = async (
  id: string,
  { rows, library }: Keeping,
  { about, make, fits, wants }: HangarChange,
): Promise<Changed> => {
  if (rows.trouble) return { kind: 'not done', reason: NO_HANGARS[rows.trouble] };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const row = await rows.get(HANGARS, id);
    if (!row) return { kind: 'not done', reason: HANGAR_TROUBLE.none };
    if ('unreadable' in row)
      return { kind: 'not done', reason: notDone({ kind: 'unreadable', newer: row.newer }) };
    if (fits && !fits(row)) return { kind: 'elsewhere', row };
    const needs = await readBooklets(row, library, wants);
    const duel = await readDuel(rows, about?.(row) ?? null);
    const find: FindBooklet = (booklet, edition) => library.find(booklet, edition);
    const made = await make(hangarOf(row), find, duel);
    if (isHindrance(made)) return { kind: 'hindered', why: made, row };
    const written = await rows.writeOrNot(writingsOf(row, made, needs));
    if (written.kind === 'failed') return { kind: 'not done', reason: notDone(written.why) };
    if (written.kind === 'saved') return { kind: 'done', row: written.rows[0] as HangarRow };
    const [stored, ...others] = written.stored;
    const [game] = made.hangar.history;
    // The hangar is unchanged, but the game is already paid.
    if (stored?.revision === row.revision && others.some((each) => each) && game?.kind === 'game')
      return { kind: 'hindered', why: { kind: 'game known', game: game.id }, row };
  }
  return { kind: 'not done', reason: HANGAR_TROUBLE.busy };
};

/** A duel from disk; null if there is none, or it cannot be read. */
const readDuel = async (rows: KeptRows, id: string | null): Promise<DuelSave | null> => {
  const save = id === null ? undefined : await rows.get(DUELS, id);
  return save && !('unreadable' in save) ? save : null;
};

/** All rows of one write, the hangar first. */
const writingsOf = (
  row: HangarRow,
  { hangar, duel, noted }: Made,
  needs: readonly Needed[],
): readonly Writing[] => {
  const duels = new Map(duel?.game ? [[duel.game.id, duel.id]] : []);
  return [
    { table: HANGARS, row: { ...rowAfter(row, hangar, duels), ...noted }, needs },
    ...pastRows(row.id, hangar.history, row.past).map((past) => ({ table: PASTS, row: past })),
    ...(duel ? [{ table: DUELS, row: duel, needs }] : []),
  ];
};
