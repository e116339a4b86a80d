import { onlyOpenManeuver } from '../../rules/battle/open-maneuvers.ts';
import { runningBattles } from '../../rules/fight/fight.ts';
import type { Standing } from './standing.ts';

/** The battle whose turn is in progress: somebody has chosen, or it is shown; null between two turns. */
export const inProgress = ({ fight, save }: Standing): string | null =>
  runningBattles(fight).find(({ battle, name }) => {
    const turn = save.battles.find((each) => each.name === name)?.turn;
    return turn?.kind === 'choosing'
      ? turn.locked.some((number, seat) => number !== null && !onlyOpenManeuver(battle, seat))
      : turn?.kind === 'telling';
  })?.name ?? null;
