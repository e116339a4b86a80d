import * as v from 'valibot';
import { partList } from '../../rules/campaign/card/part.ts';
import { mechShape, mechWords } from '../../rules/campaign/card/mech.ts';
import { pilotShape } from '../../rules/campaign/card/pilot-card.ts';
import { contractShape } from '../../rules/campaign/contract/state.ts';
import type { Deed } from '../../rules/campaign/history/deed.ts';
import { foundingShape } from '../../rules/campaign/history/founding.ts';
import { count, list } from '../../rules/campaign/card/shapes.ts';
import type { Fighter, Game } from '../../rules/campaign/history/game.ts';
import { openGameShape } from '../../rules/campaign/history/game.ts';
import {
  GAME_VERSIONS,
  gameVersion,
  hangarVersion,
  writtenGame,
} from '../../rules/campaign/history/written-game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { MOST_PILOTS } from '../../rules/campaign/hangar/hangar.ts';
import { HANGAR_ID, pastShape } from '../../rules/campaign/file/hangar-file.ts';
import { written } from '../../rules/document/schema-words.ts';
import { EDITION } from '../../rules/vocabulary.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { GameId } from '../../rules/campaign/card/names.ts';
import type { DuelSave } from '../fights/duel-save.ts';
import type { RowTable } from '../disk/row.ts';
import { climb, rung } from '../disk/row.ts';
import type { Edition } from './editions.ts';
import { editionsNeeded } from './editions.ts';

const id = v.pipe(v.string(), v.regex(HANGAR_ID));
const kept = {
  /** See `hangarVersion`. */
  version: v.picklist(GAME_VERSIONS),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Milliseconds since 1970. */
  changed: v.number(),
};

/** A row of an older version is valid in the next, which can only hold more. */
const RUNGS = GAME_VERSIONS.slice(1).map(() =>
  rung(v.looseObject({ version: v.picklist(GAME_VERSIONS) }), (row) => row),
);

/** An open game in a row, with the id of the duel it is played in; null on paper. */
export const openShape = written({
  game: openGameShape,
  duel: v.nullable(v.pipe(v.string(), v.maxLength(40))),
});

const editionShape = written({ booklet: mechWords.booklet, edition: mechWords.edition });

/** A hangar on disk in its present state, so that it opens without reading its games. */
const hangarRow = written({
  id,
  ...kept,
  /** Its id in files: its first id, on whatever device. */
  origin: id,
  /** Of all 'Mechs it ever had, and of new ones in its open games, each once. */
  editions: list(v.pipe(v.string(), v.regex(EDITION)), 20_000),
  /** The booklets of foes in past games and contracts; absent if there was none. */
  foes: v.exactOptional(list(editionShape, 20_000)),
  founding: foundingShape,
  pilots: list(pilotShape, MOST_PILOTS),
  mechs: list(mechShape, 20_000),
  scrap: partList,
  /** The contract that runs, or the last one; absent if there was none. */
  contract: v.exactOptional(contractShape),
  /** Games whose page is open. */
  open: list(openShape, MOST_PILOTS),
  /** Games and deeds of its history. */
  past: count,
  /** Games among them. */
  games: count,
  /** How many games there were when its file was last saved. */
  saved: count,
  /** Whether a notice has said since then that it is not saved. */
  reminded: v.boolean(),
});
export type HangarRow = v.InferOutput<typeof hangarRow>;

/** A game or deed of a hangar's history on disk, with its place. */
const pastRow = written({
  id: v.pipe(v.string(), v.maxLength(90)),
  ...kept,
  hangar: id,
  at: count,
  past: v.lazy(pastShape),
});
export type PastRow = v.InferOutput<typeof pastRow>;

/** The part of a hangar that lists need. */
const headRow = v.pipe(
  v.looseObject({
    id,
    ...kept,
    founding: foundingShape,
    games: count,
    pilots: v.array(v.looseObject({ end: v.unknown() })),
    open: v.array(v.unknown()),
  }),
  v.readonly(),
);
export type HeadRow = v.InferOutput<typeof headRow>;

/** The same rows for lists, with only that part checked. */
export const HANGAR_HEADS: RowTable<HeadRow> = {
  name: 'hangars',
  read: (row) => climb(row, { what: 'a hangar', schema: headRow, rungs: RUNGS }),
};

export const HANGARS: RowTable<HangarRow> = {
  name: 'hangars',
  read: (row) => climb(row, { what: 'a hangar', schema: hangarRow, rungs: RUNGS }),
  written: (row) => ({
    ...row,
    open: row.open.map(({ game, ...rest }) => ({ game: writtenGame(game), ...rest })),
  }),
};

/** A game's row is proof of payment: it is written once, together with the cards that it changes. */
export const PASTS: RowTable<PastRow> = {
  name: 'games',
  read: (row) => climb(row, { what: 'a game of a hangar', schema: pastRow, rungs: RUNGS }),
  written: (row) => ({ ...row, past: writtenGame(row.past) }),
};

/** The id of a row of the history; a game's contains its id, so that it is there only once. */
const pastId = (hangar: string, at: number, past: Deed | Game): string =>
  past.kind === 'game' ? `${hangar}/${past.id}` : `${hangar}/deed/${at}`;

/** The history of a hangar as rows, from a place on. */
export const pastRows = (
  hangar: string,
  history: Hangar['history'],
  from: number,
): readonly PastRow[] =>
  history.map((past, place) => {
    const at = from + place;
    const version = gameVersion([past]);
    return { id: pastId(hangar, at, past), version, revision: 0, changed: 0, hangar, at, past };
  });

/** The hangar of a row, for the rules. Its history is empty, and takes only what is added. */
export const hangarOf = ({
  contract,
  founding,
  pilots,
  mechs,
  scrap,
  open,
}: HangarRow): Hangar => ({
  ...{ founding, pilots, mechs, scrap },
  ...(contract ? { contract } : {}),
  history: [],
  open: open.map(({ game }) => game),
});

/** A 'Mech as kept: once lost or given up, its parts are needed by no rule. There are many after
 *  years, and folding the history restores them. */
export const keptMech = (mech: Mech): Mech =>
  mech.fate === null || mech.fate.kind === 'retired' ? mech : { ...mech, parts: [] };

type DuelsOfGames = ReadonlyMap<GameId, DuelSave['id']>;
const NO_DUELS: DuelsOfGames = new Map();

/** The booklets of foes in a hangar's past games, each once: those known, and those just added. */
const foesAfter = (
  { foes = [] }: Pick<HangarRow, 'foes'>,
  history: Hangar['history'],
): NonNullable<HangarRow['foes']> => {
  const added = history
    .flatMap((past): readonly (Fighter | Edition)[] =>
      past.kind === 'game' ? past.muster.fighters : past.kind === 'contract' ? past.booklets : [],
    )
    .flatMap((each) => ('pilot' in each ? [] : [each]));
  const known = new Map([...foes, ...added].map((foe) => [`${foe.booklet}@${foe.edition}`, foe]));
  return [...known.values()].map(({ booklet, edition }) => ({ booklet, edition }));
};

/** The row after a change: additions to the history are counted here, and kept in rows of their own. */
export const rowAfter = (
  row: HangarRow,
  { contract, founding, pilots, mechs, scrap, open, history }: Hangar,
  duels: DuelsOfGames = NO_DUELS,
): HangarRow => {
  const foes = foesAfter(row, history);
  return {
    ...row,
    ...{ founding, pilots, scrap },
    ...(contract ? { contract } : {}),
    version: hangarVersion([...open, ...history], {
      version: row.version,
      hasFoes: foes.length > 0,
    }),
    mechs: mechs.map(keptMech),
    editions: [...new Set(editionsNeeded({ mechs, open, foes }).map(({ edition }) => edition))],
    ...(foes.length > 0 ? { foes } : {}),
    open: open.map((game) => ({
      game,
      duel: duels.get(game.id) ?? row.open.find((each) => each.game.id === game.id)?.duel ?? null,
    })),
    past: row.past + history.length,
    games: row.games + history.filter(({ kind }) => kind === 'game').length,
  };
};

/** The row of a new or restored hangar, with all of its history counted. */
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
