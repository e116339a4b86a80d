import type { Hangars } from '../../offline/hangars/hangars.ts';
import { AWAY_FROM } from '../../rules/campaign/contract/after-fight.ts';
import { columnOf } from '../../rules/campaign/contract/column.ts';
import type { Contract, RunningMission } from '../../rules/campaign/contract/state.ts';
import { missionOf } from '../../rules/campaign/contract/state.ts';
import { afterMissionFight } from '../../rules/campaign/game/mission.ts';
import { listed } from '../../rules/words/listed.ts';
import type { MissionSays } from '../common/contexts.ts';
import type { HangarGame } from './game-of-duel.ts';

/** What the mission of a game came to; empty before its end, and for other games. */
const cameTo = (contract: Contract, game: string): string => {
  const { last, mission } = contract;
  const isOf = ({ fights }: Pick<RunningMission, 'fights'>): boolean =>
    fights.some((fight) => fight.game === game);
  if (mission && isOf(mission)) {
    const left = columnOf(contract).flatMap(({ name, result }) => (result ? [] : [name]));
    return `${mission.name} goes on: ${listed(left)} ${left.length > 1 ? 'are' : 'is'} left.`;
  }
  if (!last || !isOf(last)) return '';
  const { name, pay } = last;
  return `${name} ${pay > 0 ? `done: ${pay} MC and ${missionOf(name).threat} threat` : 'lost: no pay'}.`;
};

/** What a game of a hangar means for its mission, as it stands on disk. */
export const missionSays = async (
  hangars: Hangars,
  { hangar: id, id: game }: HangarGame,
): Promise<MissionSays> => {
  const running = hangars.running(id, { changed: () => undefined, said: () => undefined });
  await running.open();
  // Once more: the page of the end takes in what has ended as well.
  await running.open().finally(() => running.close());
  const { hangar } = running;
  const fight = hangar?.open.find((each) => each.id === game && each.muster.mission);
  const { stand } = fight ?? {};
  const after = hangar && fight && stand ? afterMissionFight(hangar, { ...fight, stand }) : hangar;
  const mission = fight && hangar?.contract?.mission;
  const from = mission && missionOf(mission.name).type === 'Patrol' ? AWAY_FROM : Infinity;
  return {
    came: after?.contract ? cameTo(after.contract, game) : '',
    escape: mission
      ? (turn) =>
          turn >= from
            ? `from turn ${AWAY_FROM} on, an escape completes the mission`
            : `an escape${from < Infinity ? ` before turn ${AWAY_FROM}` : ''} loses the mission`
      : null,
  };
};
