import type { FindBooklet } from '../../fight/replay.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import type { Pilot } from '../card/pilot-card.ts';
import { gradeAfter } from '../contract/after-fight.ts';
import type { Contract } from '../contract/state.ts';
import { contractStanding, dayOf } from '../contract/state.ts';
import { LARGE } from '../contract/tables.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { flyingPilot, mechBooklet, mechOfPilot } from '../hangar/hangar.ts';

/** The contract of a hangar, running or over. Hinders if there was none. */
export const contractOf = ({ contract }: Pick<Hangar, 'contract'>): Contract =>
  contract ?? hinder({ kind: 'no contract' });

/** Whether a fight of the contract is not finished, or its page still open. */
export const isFighting = ({ open }: Pick<Hangar, 'open'>): boolean =>
  open.some(({ muster }) => muster.mission === true);

/** A pilot's grade (S15). */
export const pilotGrade = ({ lessons = [] }: Pick<Pilot, 'lessons'>) => gradeAfter(lessons.length);

/** Hinders if a Green pilot would fly a large 'Mech (S2). */
export const notTooLarge = (pilot: Pick<Pilot, 'name' | 'lessons'>, tons: number): void => {
  if (tons >= LARGE && pilotGrade(pilot).name === 'Green')
    hinder({ kind: 'green in a large mech', pilot: pilot.name, tons });
};

/** Why a pilot flies no mission today (S2, S4, S18): gone, without a 'Mech, away, or Green in a large one; else null. */
export const whyNotFlying = (
  hangar: Pick<Hangar, 'contract' | 'mechs' | 'pilots'>,
  id: PilotId,
  find: FindBooklet,
): Hindrance | null => {
  const found = unlessHindered(() => {
    const contract = contractOf(hangar);
    if (contractStanding(contract) !== 'running') hinder({ kind: 'no contract' });
    const pilot = flyingPilot(hangar, id);
    const { until } = contract.away.find((each) => each.pilot === id) ?? { until: 0 };
    if (until > dayOf(contract)) hinder({ kind: 'away', pilot: pilot.name, until });
    notTooLarge(pilot, mechBooklet(mechOfPilot(hangar, id), find).mech.tonnage);
    return {};
  });
  return 'kind' in found ? found : null;
};

/** The lessons that a pilot may take now; the category where it was drawn, null for one to choose (S15). */
export const lessonsDue = (hangar: Pick<Hangar, 'contract' | 'pilots'>): Contract['lessons'] =>
  (hangar.contract?.lessons ?? []).filter(({ pilot }) =>
    hangar.pilots.some(({ id, end }) => id === pilot && end === null),
  );

/** Everybody who flies for the hangar: the grade, and why not today; null where nothing stands in the way. */
export const squadToday = (hangar: Hangar, find: FindBooklet) =>
  hangar.pilots
    .filter(({ end }) => end === null)
    .map((pilot) => ({
      ...{ pilot, grade: pilotGrade(pilot).name },
      shut: whyNotFlying(hangar, pilot.id, find),
    }));
