import { USUAL_OPTIONS } from '../../battle/options.ts';
import { canonical } from '../../canonical.ts';
import type { GamePilot } from '../../fight/hands.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import type { Hindrance } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import { contractOf, whyNotFlying } from '../acts/squad.ts';
import { fightOver } from '../contract/after-fight.ts';
import type { ColumnEnemy } from '../contract/column.ts';
import { startOf, waitingEnemy } from '../contract/column.ts';
import { missionOf } from '../contract/state.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, mechOfPilot, pilotOf } from '../hangar/hangar.ts';
import type { Game, Muster } from '../history/game.ts';
import { isMember } from '../history/game.ts';

/** The muster of a pilot's fight against an enemy of the column (S9), or why there is none. */
export const missionMuster = (
  hangar: Hangar,
  pilot: PilotId,
  foe: ColumnEnemy['name'],
  find: FindBooklet,
): Muster | Hindrance => unlessHindered(() => missionMusterOrHinder(hangar, pilot, foe, find));

const missionMusterOrHinder = (
  hangar: Hangar,
  pilot: PilotId,
  foe: string,
  find: FindBooklet,
): Muster => {
  const contract = contractOf(hangar);
  const { limit } = missionOf((contract.mission ?? hinder({ kind: 'no mission' })).name);
  const enemy = waitingEnemy(contract, foe);
  const shut = whyNotFlying(hangar, pilot, find);
  if (shut) hinder(shut);
  const { booklet, edition } = enemy;
  const starts = startOf(enemy, mechBooklet(enemy, find));
  return {
    mission: true,
    // A defense has a limit (D16).
    options: { ...USUAL_OPTIONS, ...(limit ? { limit: `${limit}` } : {}) },
    fighters: [
      { pilot, mech: mechOfPilot(hangar, pilot).id },
      { foe: calledBeside(enemy.name, pilotOf(hangar, pilot).name), booklet, edition, starts },
    ],
    battles: [{ lone: 0, rivals: [1] }],
  };
};

/** A record knows pilots by name: an enemy who is called as the pilot is the second of that name. */
const SECOND = ' II';
const calledBeside = (enemy: string, pilot: string): string =>
  enemy === pilot ? `${enemy}${SECOND}` : enemy;
const enemyCalled = (foe: string, pilot: string): string =>
  foe === `${pilot}${SECOND}` ? pilot : foe;

/** Hinders if a game of the contract is not what the contract has. */
export const checkMission = (hangar: Hangar, muster: Muster, find: FindBooklet): void => {
  if (muster.mission !== true) return;
  const { foe, pilot } = whoFights(hangar, muster);
  if (canonical(missionMusterOrHinder(hangar, pilot, foe, find)) !== canonical(muster))
    hinder({ kind: 'other fight' });
};

/** The pilot and the enemy of a game of the contract. Hinders if there are others. */
const whoFights = (
  hangar: Pick<Hangar, 'pilots'>,
  { fighters: [own, foe] }: Pick<Muster, 'fighters'>,
): { readonly pilot: PilotId; readonly foe: string } =>
  own && foe && isMember(own) && !isMember(foe)
    ? { pilot: own.pilot, foe: enemyCalled(foe.foe, pilotOf(hangar, own.pilot).name) }
    : hinder({ kind: 'other fight' });

/** Who chooses in a fight of the contract: a person, against the enemy's pilot of the game; undefined in other games. */
export const missionHands = (
  hangar: Hangar,
  muster: Muster,
): readonly ['person', GamePilot] | undefined =>
  muster.mission === true
    ? ['person', waitingEnemy(contractOf(hangar), whoFights(hangar, muster).foe).pilot]
    : undefined;

/** The hangar after the page of a game of its contract was settled: what the fight came to (S10). */
export const afterMissionFight = (hangar: Hangar, { id, muster, stand }: Game): Hangar => {
  if (muster.mission !== true) return hangar;
  const [own, foe] = [sure(stand.fighters[0]), sure(stand.fighters[1])];
  return {
    ...hangar,
    contract: fightOver(
      contractOf(hangar),
      { ...whoFights(hangar, muster), game: id, stand: { turns: stand.turns, own, foe } },
      (pilot) => {
        const { end, lessons = [] } = pilotOf(hangar, pilot);
        return end ? null : lessons.length;
      },
    ),
  };
};
