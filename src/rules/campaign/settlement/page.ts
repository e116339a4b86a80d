import type { FindBooklet } from '../../fight/replay.ts';
import type { Choice } from '../history/choice.ts';
import type { Game, OpenGame } from '../history/game.ts';
import { membersOf } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, isHindrance, unlessHindered } from '../card/hindrance.ts';
import { afterMissionFight } from '../game/mission.ts';
import { musterOrHinder } from '../game/muster.ts';
import { awayFromGames } from '../hangar/open-games.ts';
import type { GameId } from '../card/names.ts';
import { checkStand } from '../game/check-stand.ts';
import { checkClaims } from '../game/claims.ts';
import { openGame, withOpenGame } from '../game/played.ts';
import type { Settlement } from '../acts/settling.ts';
import { beginSettlement, chosen, unsettled, whyWaits, wouldBe } from './settlement.ts';
import { deedsOf } from '../acts/acts.ts';
import { checkNames } from '../acts/do-deed.ts';

/** The page of a game: its settlement as far as its choices are allowed. */
export interface Page {
  readonly settlement: Settlement;
  /** The first choice that is not allowed, and why; null if all are. */
  readonly fault: { readonly at: number; readonly why: Hindrance } | null;
}

const over = (game: OpenGame): Game => {
  const { stand, id } = game;
  return stand ? { ...game, stand } : hinder({ kind: 'game not over', game: id });
};

export interface Course {
  /** Before the first choice and after each that is allowed: one more than choices. */
  readonly settlements: readonly [Settlement, ...Settlement[]];
  readonly fault: Page['fault'];
}

/** The settlement of a game over the hangar before it, choice by choice, up to the first not allowed. */
const courseOf = (
  hangar: Hangar,
  game: OpenGame,
  find: FindBooklet,
  choices = game.choices,
): Course => {
  let settlement = beginSettlement(hangar, over(game), find, choices);
  const settlements: [Settlement, ...Settlement[]] = [settlement];
  for (const [at, choice] of game.choices.entries()) {
    const next = wouldBe(settlement, choice, find);
    if (isHindrance(next)) return { settlements, fault: { at, why: next } };
    settlement = next;
    settlements.push(next);
  }
  return { settlements, fault: null };
};

/** The same settlement after its last choice that is allowed. */
export const pageOf = (hangar: Hangar, game: OpenGame, find: FindBooklet): Page => {
  const { settlements, fault } = courseOf(hangar, game, find);
  return { settlement: settlements.at(-1) ?? settlements[0], fault };
};

/** An open game by its id. Hinders if its result is an impossible claim. */
const claimedGame = (hangar: Hangar, id: GameId, find: FindBooklet): OpenGame => {
  const game = openGame(hangar, id);
  checkClaims(hangar, game, game.stand, find);
  return game;
};

export const openCourse = (hangar: Hangar, id: GameId, find: FindBooklet): Course | Hindrance =>
  unlessHindered(() => courseOf(hangar, claimedGame(hangar, id, find), find));

export const openPage = (hangar: Hangar, id: GameId, find: FindBooklet): Page | Hindrance =>
  unlessHindered(() => pageOf(hangar, claimedGame(hangar, id, find), find));

/** Does steps of an open game's settlement, one after the other; winners go first. */
export const choose = (
  hangar: Hangar,
  id: GameId,
  choices: Choice | readonly Choice[],
  find: FindBooklet,
): Hangar | Hindrance =>
  unlessHindered(() =>
    [choices].flat().reduce((now, choice) => withChoice(now, id, choice, find), hangar),
  );

const withChoice = (hangar: Hangar, id: GameId, choice: Choice, find: FindBooklet): Hangar => {
  const game = openGame(hangar, id);
  const { settlement, fault } = pageOf(hangar, game, find);
  if (fault) hinder(fault.why);
  const waits = whyWaits(settlement, choice.pilot);
  if (waits) hinder(waits);
  checkNames(hangar, deedsOf(choice, settlement.after));
  chosen(settlement, choice, find);
  return withOpenGame(hangar, { ...game, choices: [...game.choices, choice] });
};

export interface TakenBack {
  readonly hangar: Hangar;
  /** The choice, and those that depend on it, in order. */
  readonly taken: readonly Choice[];
}

/** Takes back a choice of an open game, by its place, and with it what depends on it: later steps
 *  of the same pilot, picks out of turn, uses of a part that is not there. */
export const takeBackChoice = (
  hangar: Hangar,
  id: GameId,
  place: number,
  find: FindBooklet,
): TakenBack | Hindrance =>
  unlessHindered(() => {
    const game = openGame(hangar, id);
    const taken: Choice[] = [];
    let kept: readonly Choice[] = game.choices.slice(0, place);
    for (const [index, choice] of game.choices.entries()) {
      if (index < place) continue;
      const more = { ...game, choices: [...kept, choice] };
      if (index > place && courseOf(hangar, more, find, game.choices).fault === null)
        kept = more.choices;
      else taken.push(choice);
    }
    return { hangar: withOpenGame(hangar, { ...game, choices: kept }), taken };
  });

/** The hangar after the whole settlement of a game. Hinders if its history has the game (`Folding`). */
export const settledBy = (hangar: Hangar, game: Game, find: FindBooklet): Hangar => {
  if (hangar.history.some((each) => each.kind === 'game' && each.id === game.id))
    hinder({ kind: 'game known', game: game.id });
  musterOrHinder(hangar, game.muster, find);
  checkStand(hangar, game, game.stand, find);
  const { settlement, fault } = pageOf(hangar, game, find);
  if (fault) hinder(fault.why);
  const waitsFor = unsettled(settlement);
  if (waitsFor.length > 0) hinder({ kind: 'not settled', waitsFor });
  return afterMissionFight(settlement.after, game);
};

/** Closes the page of an open game: it goes into the history and is final. */
export const closed = (hangar: Hangar, id: GameId, find: FindBooklet): Hangar | Hindrance =>
  unlessHindered(() => {
    const game = over(openGame(hangar, id));
    const off = { ...hangar, open: hangar.open.filter((each) => each.id !== id) };
    awayFromGames(
      off,
      membersOf(game.muster).map(({ pilot }) => pilot),
    );
    checkStand(off, game, game.stand, find);
    checkClaims(off, game, game.stand, find);
    return { ...settledBy(off, game, find), history: [...hangar.history, game] };
  });
