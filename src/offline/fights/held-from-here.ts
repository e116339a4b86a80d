import type { Chooser } from '../../rules/fight/hands.ts';
import { isPerson } from '../../rules/fight/hands.ts';
import type { FightRecord } from '../../rules/fight/record.ts';
import { turnsOfPilot } from '../../rules/fight/turns-of-pilot.ts';

/** Who chooses where a record goes on: the new seeds of computer pilots hold for none of the turns before. */
export const heldFromHere = (
  chooses: readonly Chooser[],
  record: Pick<FightRecord, 'battles' | 'moves'>,
): readonly Chooser[] =>
  chooses.map((chooser, pilot) => {
    const before = isPerson(chooser) ? 0 : turnsOfPilot(record, pilot).length;
    return isPerson(chooser) || before === 0 ? chooser : { ...chooser, since: before + 1 };
  });
