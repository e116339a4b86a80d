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
import { musterOrHinder, unknownGame } from '../game/muster.ts';
import { awayFromGames } from '../hangar/open-games.ts';
import { pageOf } from '../settlement/page.ts';
import { checkStand } from '../game/check-stand.ts';
import { checkClaims } from '../game/claims.ts';
import { replayedAs, standFrom } from '../game/played.ts';

/** What a file comes to: the hangar with its history and its open games, or why it cannot have come about. */
export type FileFold =
  | { readonly ok: true; readonly hangar: Hangar }
  | {
      readonly ok: false;
      /** In lines of the file, from 1. */
      readonly line: number;
      readonly why: Hindrance;
      /** As far as it could be folded: who its pilots are. */
      readonly hangar: Hangar;
    };

/**
 * Folds a file as a stranger's: every game and deed has to be allowed where it stands, and every game has to
 * come of its record. Gives the page its turn after each (`yield`: how many are done).
 */
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

/** A game has come to what its record comes to; with paper there is none. */
const checkRecord = (hangar: Hangar, { stand, ...game }: Game, find: FindBooklet): void => {
  if (game.record === null) return;
  notTooLong(game.record);
  const found = standFrom(hangar, { ...game, stand: null }, game.record, find);
  if (canonical(found) !== canonical(stand)) hinder({ kind: 'other stand' });
};

/** The hangar with an open game on top, as it is filed; one that cannot be so hinders. */
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

/** Before it is played again: nobody plays so long. */
const notTooLong = (record: string): void => {
  if (hasTooManyTurns(record)) hinder({ kind: 'long record' });
};
