import { canonical } from '../../canonical.ts';
import { hasTooManyTurns } from '../../fight/record.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { Folding } from './fold.ts';
import type { Game, OpenGame } from '../history/game.ts';
import { membersOf } from '../history/game.ts';
import type { FiledGame, HangarFile } from './hangar-file.ts';
import { lineOf } from './hangar-file.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, isHindrance, unlessHindered } from '../card/hindrance.ts';
import { musterOrHinder, oneFight, unknownGame } from '../game/muster.ts';
import { awayFromGames } from '../hangar/open-games.ts';
import { pageOf } from '../settlement/page.ts';
import { checkStand } from '../game/check-stand.ts';
import { checkClaims } from '../game/claims.ts';
import { replayedAs, standFrom } from '../game/played.ts';

/** The hangar of a file with its history and open games, or why they are impossible. */
export type FileFold =
  | { readonly ok: true; readonly hangar: Hangar }
  | {
      readonly ok: false;
      /** From 1. */
      readonly line: number;
      readonly why: Hindrance;
      /** Folded up to the fault, so that its pilots are known. */
      readonly hangar: Hangar;
    };

/** Folds a file that is not trusted: every game and deed has to be allowed in its place, and every
 *  game has to match its record. Yields after each how many are done. */
export function* foldFile(file: HangarFile, find: FindBooklet): Generator<number, FileFold> {
  const folding = new Folding(file.founding);
  for (const [at, past] of file.past.entries()) {
    const why = unlessHindered(() => {
      if (past.kind === 'game') checkRecord(folding.hangar, past, find);
      folding.add(past, find);
    });
    if (why) return { ok: false, line: lineOf.past(file, at), why, hangar: folding.hangar };
    yield at + 1;
  }
  let { hangar } = folding;
  for (const [at, filed] of file.open.entries()) {
    const before = hangar;
    const next = unlessHindered(() => {
      const { game } = filed;
      const filedIn = { hangar: withFiled(before, filed, find) };
      checkClaims(before, game, game.stand, find);
      return filedIn;
    });
    if (isHindrance(next)) return { ok: false, line: lineOf.open(file, at), why: next, hangar };
    ({ hangar } = next);
    yield file.past.length + at + 1;
  }
  return { ok: true, hangar };
}

/** Hinders if a game does not match its record; games on paper have none. */
const checkRecord = (hangar: Hangar, { stand, ...game }: Game, find: FindBooklet): void => {
  if (game.record === null) return;
  notTooLong(game.record);
  const found = standFrom(hangar, { ...game, stand: null }, game.record, find);
  if (canonical(found) !== canonical(stand)) hinder({ kind: 'other stand' });
};

/** Adds an open game of a file. Hinders if it is impossible. */
export const withFiled = (
  hangar: Hangar,
  { game, playing }: FiledGame,
  find: FindBooklet,
): Hangar => {
  const { stand, muster } = game;
  unknownGame(hangar, game.id);
  awayFromGames(
    hangar,
    membersOf(muster).map(({ pilot }) => pilot),
  );
  oneFight(hangar, muster);
  musterOrHinder(hangar, muster, find);
  if (stand === null) checkUnplayed(hangar, game, playing, find);
  else {
    if (playing) hinder({ kind: 'game over', game: game.id });
    checkStand(hangar, game, stand, find);
    checkRecord(hangar, { ...game, stand }, find);
    const { fault } = pageOf(hangar, game, find);
    if (fault) hinder(fault.why);
  }
  return { ...hangar, open: [...hangar.open, game] };
};

const checkUnplayed = (
  hangar: Hangar,
  game: OpenGame,
  playing: FiledGame['playing'],
  find: FindBooklet,
): void => {
  if (game.record !== null || game.choices.length > 0)
    hinder({ kind: 'game not over', game: game.id });
  if (!playing) return;
  notTooLong(playing.record);
  replayedAs(hangar, game, playing.record, find);
};

/** Hinders before a replay would take too long. */
const notTooLong = (record: string): void => {
  if (hasTooManyTurns(record)) hinder({ kind: 'long record' });
};
