import type { Choice } from '../../rules/campaign/history/choice.ts';
import type { OpenGame } from '../../rules/campaign/history/game.ts';
import type { HangarFile } from '../../rules/campaign/file/hangar-file.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { GameId } from '../../rules/campaign/card/names.ts';
import type { Stand } from '../../rules/campaign/history/stand.ts';
import { canonical } from '../../rules/canonical.ts';
import { parseRecord } from '../../rules/fight/parse.ts';
import type { DuelSave } from '../fights/duel-save.ts';
import { DUELS } from '../fights/duels.ts';
import type { KeptRows } from '../disk/kept-rows.ts';
import type { HangarRow } from './hangar-row.ts';
import { HANGARS } from './hangar-row.ts';
import type { Loss } from './hangar-words.ts';
import { lossSentence } from './hangar-words.ts';
import { readPast } from './past-rows.ts';

/** A hangar of this device with the same origin as a file. */
export interface Same {
  readonly id: string;
  readonly name: string;
  /** What is lost if the file replaces it, as a sentence; empty if nothing is. */
  readonly loss: string;
  /** The revision of its row for which this is true. */
  readonly revision: number;
  /** The duels of its open games, each with its revision. */
  readonly duels: ReadonlyMap<string, number>;
}

interface Filed {
  readonly file: HangarFile;
  readonly hangar: Hangar;
}

/** The hangars of this device with the same origin as a file, whether further on or not. */
export const sameHere = async (filed: Filed, rows: KeptRows): Promise<readonly Same[]> => {
  const same = (await rows.list(HANGARS)).filter(({ origin }) => origin === filed.file.id);
  return Promise.all(
    same.map(async (row) => {
      const past = await readPast(rows, row.id);
      const duels = await duelsOf(row, rows);
      return {
        id: row.id,
        name: row.founding.name,
        loss: lossSentence(lossOf(row, { past, duels }, filed)),
        revision: row.revision,
        duels: new Map(duels.map(({ id, revision }) => [id, revision])),
      };
    }),
  );
};

/** The readable duels of open games. */
const duelsOf = async ({ open }: HangarRow, rows: KeptRows): Promise<readonly DuelSave[]> => {
  const saves = await Promise.all(
    open.flatMap(({ duel }) => (duel === null ? [] : [rows.get(DUELS, duel)])),
  );
  return saves.flatMap((save) => (save && !('unreadable' in save) ? [save] : []));
};

/** What is kept of a hangar outside its row. */
interface Beside {
  readonly past: Hangar['history'];
  readonly duels: readonly DuelSave[];
}

const lossOf = (row: HangarRow, { past, duels }: Beside, { file, hangar }: Filed): Loss => {
  const filed = new Set(hangar.history.map((each) => canonical(each)));
  const lost = past.filter((each) => !filed.has(canonical(each)));
  const games = lost.filter(({ kind }) => kind === 'game').length;
  const known = gamesIn(file);
  const open = row.open.map(({ game, duel }) => {
    const there = known.get(game.id);
    const record = game.record ?? duels.find(({ id }) => id === duel)?.record ?? null;
    return there ? (isWithin({ ...game, record }, there) ? 'filed' : 'gone on') : 'unknown';
  });
  return {
    games,
    deeds: lost.length - games,
    open: open.filter((each) => each === 'unknown').length,
    goneOn: open.filter((each) => each === 'gone on').length,
    pilots: row.pilots
      .filter(({ id, name }) => !hangar.pilots.some((each) => each.id === id && each.name === name))
      .map(({ name }) => name),
  };
};

interface Course {
  readonly record: string | null;
  readonly stand: Stand | null;
  readonly choices: readonly Choice[];
}

/** The games of a file, closed or open, with the finished turns of those being played. */
const gamesIn = ({ past, open }: HangarFile): ReadonlyMap<GameId, Course> =>
  new Map<GameId, Course>([
    ...past.flatMap((each) => (each.kind === 'game' ? [[each.id, each] as const] : [])),
    ...open.map(
      ({ game, playing }) =>
        [game.id, { ...game, record: game.record ?? playing?.record ?? null }] as const,
    ),
  ]);

/** Whether a file has all of an open game; it may be further on. */
const isWithin = (here: Pick<OpenGame, keyof Course>, filed: Course): boolean => {
  const chosen = new Set(filed.choices.map((choice) => canonical(choice)));
  const played = movesOf(filed.record);
  return (
    (here.stand === null || canonical(here.stand) === canonical(filed.stand)) &&
    here.choices.every((choice) => chosen.has(canonical(choice))) &&
    movesOf(here.record).every((move, at) => move === played[at])
  );
};

const movesOf = (record: string | null): readonly string[] =>
  record === null ? [] : (parseRecord(record).record?.moves ?? []).map((move) => canonical(move));
