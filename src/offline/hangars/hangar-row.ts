import * as v from 'valibot';
import { mechShape, partShape, pilotShape } from '../../rules/campaign/history/card-shape.ts';
import type { Deed } from '../../rules/campaign/history/deed.ts';
import { foundingShape } from '../../rules/campaign/history/founding.ts';
import { MOST_PARTS, count, list } from '../../rules/campaign/history/entry-shapes.ts';
import type { Game, OpenGame } from '../../rules/campaign/history/game.ts';
import { openGameShape } from '../../rules/campaign/history/game-shape.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { MOST_PILOTS } from '../../rules/campaign/hangar/hangar.ts';
import { HANGAR_ID, pastShape } from '../../rules/campaign/file/hangar-file.ts';
import { EDITION } from '../../rules/vocabulary.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { GameId } from '../../rules/campaign/card/names.ts';
import type { DuelSave } from '../fights/duel-save.ts';
import type { KeptRow, RowTable, UnreadableRow } from '../disk/row.ts';
import { climb } from '../disk/row.ts';
import { editionsNeeded } from './editions.ts';

const id = v.pipe(v.string(), v.regex(HANGAR_ID));
const kept = {
  version: v.literal(1),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Milliseconds since 1970. */
  changed: v.number(),
};

/** A hangar as it lies on disk: how it stands, so that no game has to be read to open it. */
export interface HangarRow
  extends KeptRow, Pick<Hangar, 'founding' | 'pilots' | 'mechs' | 'scrap'> {
  readonly version: 1;
  /** What it is called in files: its first name, on whatever device. */
  readonly origin: string;
  /** Those of all 'Mechs that it ever had, and of those that its open games will bring, each once. */
  readonly editions: readonly string[];
  /** Games that are not closed, each with the duel in which it is played; null with paper. */
  readonly open: readonly { readonly game: OpenGame; readonly duel: string | null }[];
  /** How many games and deeds lie behind it. */
  readonly past: number;
  /** How many games among them. */
  readonly games: number;
  /** How many there were when its file was last saved. */
  readonly saved: number;
  /** Whether it was said since that it is not saved. */
  readonly reminded: boolean;
}

/** An open game in a row. */
export const openShape = v.strictObject({
  game: openGameShape,
  duel: v.nullable(v.pipe(v.string(), v.maxLength(40))),
});

const hangarRow = v.strictObject({
  id,
  ...kept,
  origin: id,
  editions: list(v.pipe(v.string(), v.regex(EDITION)), 20_000),
  founding: foundingShape,
  pilots: list(pilotShape, MOST_PILOTS),
  mechs: list(mechShape, 20_000),
  scrap: list(partShape, MOST_PARTS),
  open: list(openShape, MOST_PILOTS),
  past: count,
  games: count,
  saved: count,
  reminded: v.boolean(),
}) satisfies v.GenericSchema<unknown, HangarRow>;

/** A game or deed of a hangar's history as it lies on disk, with its place in it. */
export interface PastRow extends KeptRow {
  readonly version: 1;
  readonly hangar: string;
  readonly at: number;
  readonly past: Deed | Game;
}

const pastRow = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(90)),
  ...kept,
  hangar: id,
  at: count,
  past: v.unknown(),
});

/** What a list says of a hangar. */
export type HeadRow = KeptRow &
  Pick<HangarRow, 'founding' | 'games'> & {
    readonly pilots: readonly { readonly end: unknown }[];
    readonly open: readonly unknown[];
  };

const headRow = v.looseObject({
  id,
  ...kept,
  founding: foundingShape,
  games: count,
  pilots: v.array(v.looseObject({ end: v.unknown() })),
  open: v.array(v.unknown()),
});

/** The same rows for a list, which looks no further. */
export const HEADS: RowTable<HeadRow> = {
  name: 'hangars',
  read: (row) => climb(row, { what: 'a hangar', schema: headRow, rungs: [] }),
};

/** Where hangars are kept. */
export const HANGARS: RowTable<HangarRow> = {
  name: 'hangars',
  read: (row) => climb(row, { what: 'a hangar', schema: hangarRow, rungs: [] }),
};

/** Where their history is kept. A game's row pays: it is written with the cards that it changes, and once. */
export const PASTS: RowTable<PastRow> = {
  name: 'games',
  read(row): PastRow | UnreadableRow {
    const read = climb(row, { what: 'a game of a hangar', schema: pastRow, rungs: [] });
    if ('unreadable' in read) return read;
    const past = v.safeParse(pastShape(read.past), read.past);
    return past.success
      ? { ...read, past: past.output }
      : { unreadable: 'it is no game and no deed of a hangar', newer: false };
  },
};

/** What a row of the history is called: a game by its id, so that it is there once. */
const pastId = (hangar: string, at: number, past: Deed | Game): string =>
  past.kind === 'game' ? `${hangar}/${past.id}` : `${hangar}/deed/${at}`;

/** What lies behind a hangar as rows, from a place on. */
export const pastRows = (
  hangar: string,
  history: Hangar['history'],
  from: number,
): readonly PastRow[] =>
  history.map((past, place) => {
    const at = from + place;
    return { id: pastId(hangar, at, past), version: 1, revision: 0, changed: 0, hangar, at, past };
  });

/** The hangar of a row, for the rules; its history is not read, and stands for what is added to it. */
export const hangarOf = ({ founding, pilots, mechs, scrap, open }: HangarRow): Hangar => ({
  ...{ founding, pilots, mechs, scrap },
  history: [],
  open: open.map(({ game }) => game),
});

/**
 * A 'Mech as it is kept: of one that was lost or given up no rule asks for its parts any more. There are many of
 * them after years, and folding the history finds them again.
 */
export const keptMech = (mech: Mech): Mech =>
  mech.fate === null || mech.fate.kind === 'retired' ? mech : { ...mech, parts: [] };

/** In which duels open games are played. */
type DuelsOfGames = ReadonlyMap<GameId, DuelSave['id']>;
const NO_DUELS: DuelsOfGames = new Map();

/** The row after a hangar has changed: what was added to its history is counted, and kept in rows of its own. */
export const rowAfter = (
  row: HangarRow,
  { pilots, mechs, scrap, open, history }: Hangar,
  duels: DuelsOfGames = NO_DUELS,
): HangarRow => ({
  ...row,
  ...{ pilots, scrap },
  mechs: mechs.map(keptMech),
  editions: [...new Set(editionsNeeded({ mechs, open }).map(({ edition }) => edition))],
  open: open.map((game) => ({
    game,
    duel: duels.get(game.id) ?? row.open.find((each) => each.game.id === game.id)?.duel ?? null,
  })),
  past: row.past + history.length,
  games: row.games + history.filter(({ kind }) => kind === 'game').length,
});

/** The row of a hangar that begins, or is restored: how it stands, with all of its history counted. */
export const newRow = (
  ids: Pick<HangarRow, 'id' | 'origin'>,
  hangar: Hangar,
  duels: DuelsOfGames = NO_DUELS,
): HangarRow =>
  rowAfter(
    {
      ...ids,
      ...{ version: 1, revision: 0, changed: 0, editions: [], founding: hangar.founding },
      ...{ pilots: [], mechs: [], scrap: [], open: [] },
      ...{ past: 0, games: 0, saved: 0, reminded: false },
    },
    hangar,
    duels,
  );
