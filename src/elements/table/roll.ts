import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { fitnessOf, isFit } from './fitness.ts';
import type { Fit, Unfit } from './pilot-choice.ts';

/** The pilots of a hangar: who may be called, by id, and who may not. */
export interface Roll {
  readonly fit: ReadonlyMap<PilotId, Fit>;
  readonly away: readonly Unfit[];
}

/** Everybody who flies in a hangar. */
export const rollOf = (hangar: Hangar, running: RunningHangar): Roll => {
  const found = hangar.pilots
    .filter(({ end }) => end === null)
    .map((pilot) => fitnessOf(hangar, running, pilot));
  return {
    fit: new Map(found.filter(isFit).map((fit) => [fit.pilot.id, fit])),
    away: found.flatMap((each) => (isFit(each) ? [] : [each])),
  };
};
