import * as v from 'valibot';
import { foundingShape } from '../../rules/campaign/history/founding.ts';
import { foldFile, withFiled } from '../../rules/campaign/file/file-fold.ts';
import { HANGAR_ID } from '../../rules/campaign/file/hangar-file.ts';
import { isHindrance, unlessHindered } from '../../rules/campaign/card/hindrance.ts';
import { asideId } from '../disk/database.ts';
import { inSlices } from './long-work.ts';
import type { Keeping } from './changed-hangar.ts';
import { readBooklets } from './changed-hangar.ts';
import type { Edition } from './editions.ts';
import { editionsOf } from './editions.ts';
import { HANGARS, newRow, openShape } from './hangar-row.ts';
import { readPast } from './past-rows.ts';
import { HANGAR_TROUBLE } from './hangar-words.ts';

/** What a row must still have: its founding, and the length of its history. */
const leftShape = v.looseObject({
  founding: foundingShape,
  past: v.pipe(v.number(), v.integer(), v.minValue(0)),
  origin: v.fallback(v.string(), ''),
  open: v.fallback(v.array(v.unknown()), []),
  saved: v.fallback(v.number(), 0),
});

/** A sentence; null if it could not be mended, and stays set aside. */
export type Mended = string | null;

/** Rebuilds a hangar whose row was set aside from its history, if that can be read completely, with
 *  as many of its open games as possible. Once that is on disk, the row set aside goes. */
export const mendHangar = async (id: string, { rows, library }: Keeping): Promise<Mended> => {
  const aside = (await rows.setAside()).find((each) => each.id === asideId('hangars', id));
  const left = v.safeParse(leftShape, aside?.row);
  if (!left.success) return null;
  const { founding, origin, open, saved } = left.output;
  const past = await readPast(rows, id);
  if (past.length !== left.output.past) return null;
  const games = open.flatMap((each) => {
    const read = v.safeParse(openShape, each);
    return read.success ? [read.output] : [];
  });
  const wanted: readonly Edition[] = editionsOf([past, games]);
  await readBooklets({ mechs: [], open: [] }, library, wanted);
  const find = (booklet: string, edition?: string | null) => library.find(booklet, edition);
  const file = { id, founding, booklets: [], past, open: [] };
  const folded = await inSlices(foldFile(file, find));
  if (!folded.ok) return null;
  let { hangar } = folded;
  for (const { game } of games) {
    const before = hangar;
    const next = unlessHindered(() => ({
      hangar: withFiled(before, { game, playing: null }, find),
    }));
    if (!isHindrance(next)) ({ hangar } = next);
  }
  const duels = new Map(
    games.flatMap(({ game, duel }) => (duel === null ? [] : [[game.id, duel] as const])),
  );
  const row = newRow({ id, origin: HANGAR_ID.test(origin) ? origin : id }, hangar, duels);
  const needs = await readBooklets(row, library);
  const written = await rows.writeOrNot(
    [{ table: HANGARS, row: { ...row, saved: Math.min(row.games, Math.max(0, saved)) }, needs }],
    async (transaction) => {
      await transaction.objectStore('set-aside').delete(asideId('hangars', id));
    },
  );
  if (written.kind !== 'saved') return null;
  const lost = open.length - hangar.open.length;
  return HANGAR_TROUBLE.mended(founding.name, lost);
};
