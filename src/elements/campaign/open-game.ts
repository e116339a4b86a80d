import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { OpenGame } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';

/** Number of the hangar's next game: finished and open games come before it. */
export const nextNumber = (hangar: Hangar, { games }: Pick<RunningHangar, 'games'>): number =>
  games + hangar.open.length + 1;

/** Number of an open game: finished games and those begun earlier come before it. */
export const numberOf = (
  hangar: Hangar,
  game: Pick<OpenGame, 'id'>,
  { games }: Pick<RunningHangar, 'games'>,
): number => games + hangar.open.findIndex(({ id }) => id === game.id) + 1;

/** Where an open game continues: its duel, fight or paper sheet while it is played, else its page. */
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

/** Address of a duel of two or a fight of more. */
export const playedAt = (duel: string, pilots: number): string =>
  `#/${pilots > 2 ? 'fight' : 'duel'}/${duel}`;
