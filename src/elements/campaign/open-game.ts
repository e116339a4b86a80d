import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { OpenGame } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';

/** The number that the next game of a hangar has: those behind it and those that lie open come before. */
export const nextNumber = (hangar: Hangar, { games }: Pick<RunningHangar, 'games'>): number =>
  games + hangar.open.length + 1;

/** The number that an open game of a hangar has now: those behind it come before, and those begun before. */
export const numberOf = (
  hangar: Hangar,
  game: Pick<OpenGame, 'id'>,
  { games }: Pick<RunningHangar, 'games'>,
): number => games + hangar.open.findIndex(({ id }) => id === game.id) + 1;

/** Where an open game goes on: its page, and as long as it is played its duel or fight, or its sheet of paper. */
export const addressOfGame = (
  { id, muster, stand }: OpenGame,
  running: Pick<RunningHangar, 'id' | 'duelOf'>,
): string => {
  if (stand) return `#/hangar/${running.id}/game/${id}`;
  const duel = running.duelOf(id);
  return duel === null
    ? `#/hangar/${running.id}/paper/${id}`
    : playedAt(duel, muster.fighters.length);
};

/** Where a duel of two, or a fight of more, is played. */
export const playedAt = (duel: string, pilots: number): string =>
  `#/${pilots > 2 ? 'fight' : 'duel'}/${duel}`;
