import type { GameId } from '../card/names.ts';
import { fightResult } from '../contract/after-fight.ts';
import type { FightResult, LastMission } from '../contract/state.ts';
import { missionOf } from '../contract/state.ts';
import type { MissionName } from '../contract/tables.ts';
import { PAY } from '../contract/tables.ts';
import type { Hangar } from '../hangar/hangar.ts';

/** A mission that is over, and its fights. */
export interface ToldMission extends Pick<LastMission, 'day' | 'name' | 'pay' | 'result'> {
  readonly games: readonly GameId[];
}

/** The missions of a history, in order, read from its deeds and the stands of its games. A mission is over once
 *  another day begins; the last one also while it is not (`isRunning`), which is then left out. */
export const missionsIn = (
  history: Hangar['history'],
  isRunning: boolean,
): readonly ToldMission[] => {
  const told: ToldMission[] = [];
  let day = 1;
  let now: { name: MissionName; games: GameId[]; last: FightResult | 'turned back' } | null = null;
  const over = (): void => {
    if (!now) return;
    const { games, last, name } = now;
    const result = last === 'held' ? 'done' : last;
    const isDone = result === 'done' || result === 'away';
    told.push({ day, name, result, games, pay: isDone ? PAY.threat * missionOf(name).threat : 0 });
    day += 1;
    now = null;
  };
  for (const past of history) {
    if (past.kind === 'contract') {
      over();
      day = 1;
    } else if (past.kind === 'mission') {
      over();
      now = { name: past.mission, games: [], last: 'lost' };
    } else if (past.kind === 'rest') {
      over();
      day += 1;
    } else if (past.kind === 'turn back' && now) now.last = 'turned back';
    else if (past.kind === 'game' && past.muster.mission && now) {
      const [own, foe] = past.stand.fighters;
      if (!own || !foe) continue;
      now.games.push(past.id);
      now.last = fightResult(missionOf(now.name), { turns: past.stand.turns, own, foe });
    }
  }
  if (!isRunning) over();
  return told;
};
