import { canonical } from '../../canonical.ts';
import type { Fight } from '../../fight/fight.ts';
import type { FightRecord } from '../../fight/record.ts';
import { printRecord } from '../../fight/print.ts';
import { replay, replayText } from '../../fight/replay.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import type { OpenGame } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import { musterOrHinder } from './muster.ts';
import type { GameId } from '../card/names.ts';
import type { Stand } from '../history/stand.ts';
import { checkStand } from './check-stand.ts';
import { checkClaims, isMisclaimed } from './claims.ts';
import { standOf } from './stand-of.ts';

/** An open game by its id. Hinders if there is none. */
export const openGame = ({ open }: Pick<Hangar, 'open'>, id: GameId): OpenGame =>
  open.find((game) => game.id === id) ?? hinder({ kind: 'no game', game: id });

export const withOpenGame = (hangar: Hangar, changed: OpenGame): Hangar => ({
  ...hangar,
  open: hangar.open.map((game) => (game.id === changed.id ? changed : game)),
});

export const played = (
  hangar: Hangar,
  id: GameId,
  record: FightRecord | string,
  find: FindBooklet,
): Hangar | Hindrance =>
  unlessHindered(() => {
    const game = openGame(hangar, id);
    if (game.stand) hinder({ kind: 'game over', game: id });
    const text = typeof record === 'string' ? record : printRecord(record);
    return withOpenGame(hangar, {
      ...game,
      record: text,
      stand: standFrom(hangar, game, text, find),
    });
  });

export const playedOnPaper = (
  hangar: Hangar,
  id: GameId,
  stand: Stand,
  find: FindBooklet,
): Hangar | Hindrance =>
  unlessHindered(() => {
    const game = openGame(hangar, id);
    if (game.stand && !isMisclaimed(hangar, game, find)) hinder({ kind: 'game over', game: id });
    checkStand(hangar, { ...game, record: null }, stand, find);
    checkClaims(hangar, game, stand, find);
    return withOpenGame(hangar, { ...game, choices: [], stand });
  });

/** The hangar without a game that was called off before its end: nothing of it counts. Of a fight of a contract only where
 *  its duel is gone. */
export const calledOff = (hangar: Hangar, id: GameId, isGone = false): Hangar | Hindrance =>
  unlessHindered(() => {
    const game = openGame(hangar, id);
    if (game.stand) hinder({ kind: 'game over', game: id });
    if (game.muster.mission && !isGone) hinder({ kind: 'fight of a contract' });
    return { ...hangar, open: hangar.open.filter((each) => each !== game) };
  });

/** The stand of a record. Hinders if it is not over, or not of the game mustered. */
export const standFrom = (hangar: Hangar, game: OpenGame, text: string, find: FindBooklet): Stand =>
  standOf(replayedAs(hangar, game, text, find)) ?? hinder({ kind: 'game not over', game: game.id });

/** Replays a record, over or not. Hinders if it has a fault, or is not of the game mustered. */
export const replayedAs = (hangar: Hangar, game: OpenGame, text: string, find: FindBooklet) => {
  const replayed = replayText(text, find);
  const { fault } = replayed;
  if (fault) return hinder({ kind: 'faulty record', line: fault.line });
  const record = sure(replayed.record);
  if (!isBegunAs(record, musterOrHinder(hangar, game.muster, find).record, find))
    hinder({ kind: 'other record' });
  return { ...replayed, moves: record.moves };
};

/** Whether a record begins with the muster, however it is written. */
const isBegunAs = (record: FightRecord, wanted: FightRecord, find: FindBooklet): boolean => {
  const opening = (of: FightRecord): string => {
    const [fight] = replay({ ...of, moves: [] }, find).fights;
    return canonical([
      of.options,
      of.battles,
      of.entrants.map(({ booklet, edition }) => [booklet, edition]),
      seatsOf(fight),
    ]);
  };
  return opening(record) === opening(wanted);
};

const seatsOf = (fight: Fight | undefined) =>
  fight?.battles.map(({ battle }) =>
    battle.seats.map(({ pilot, armor, shutdown, ammunition, skill, penalty, wounds }) => [
      pilot,
      armor,
      shutdown,
      ammunition,
      skill,
      penalty,
      wounds.suffered.map(({ critical: { part, effects }, times }) => [part, effects, times]),
    ]),
  );
