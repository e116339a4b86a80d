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

/** Where hangars lie, and where their booklets are found. */
export interface Keeping {
  readonly rows: KeptRows;
  readonly library: Pick<Library, 'find' | 'read'>;
}

/** What comes of a change. */
export type Changed =
  | { readonly kind: 'done'; readonly row: HangarRow }
  /** The rules do not allow it as the hangar stands now. */
  | { readonly kind: 'hindered'; readonly why: Hindrance; readonly row: HangarRow }
  /** Another tab has changed what it was about: here is how that stands. */
  | { readonly kind: 'elsewhere'; readonly row: HangarRow }
  /** It is not on disk, and so was not done; a sentence. */
  | { readonly kind: 'not done'; readonly reason: string };

/** What is made of a hangar: the hangar after it, and the duel that begins with it. */
export interface Made {
  readonly hangar: Hangar;
  readonly duel?: DuelSave;
  /** Entries of the row besides. */
  readonly noted?: Partial<Pick<HangarRow, 'saved' | 'reminded'>>;
}

/** A change of a hangar, made of the row as it stands on disk: made again where another tab has written meanwhile. */
export interface HangarChange {
  readonly make: (
    hangar: Hangar,
    find: FindBooklet,
    duel: DuelSave | null,
  ) => Made | Hindrance | Promise<Made | Hindrance>;
  /** The duel that the change is about, by name; `make` is given it as it lies on disk. */
  readonly about?: (row: HangarRow) => string | null;
  /** Whether the row is still what the change was about. */
  readonly fits?: (row: HangarRow) => boolean;
  /** Booklets that it brings into the hangar. */
  readonly wants?: readonly Edition[];
}

/** So often another tab may be faster before this one gives up. */
const MOST_TRIES = 20;

/** Reads the booklets that a hangar needs, and these besides, so that they are found. */
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

/**
 * Changes a hangar: reads its row as it stands on disk, makes of it what the rules say, and writes that if no
 * other tab has written meanwhile, else begins again: row, history, duel and booklets in one transaction.
 */
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
    // The hangar is as it was read, and still the game is paid for.
    if (stored?.revision === row.revision && others.some((each) => each) && game?.kind === 'game')
      return { kind: 'hindered', why: { kind: 'game known', game: game.id }, row };
  }
  return { kind: 'not done', reason: HANGAR_TROUBLE.busy };
};

/** A duel as it lies on disk; null where there is none that can be read. */
const readDuel = async (rows: KeptRows, id: string | null): Promise<DuelSave | null> => {
  const save = id === null ? undefined : await rows.get(DUELS, id);
  return save && !('unreadable' in save) ? save : null;
};

/** All that is written at once, the hangar first. */
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
