import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  adaAndFinn,
  bailedOut,
  done,
  enlist,
  mustered,
  settleAll,
} from '../../offline/hangars/evenings.ts';
import { griffin, rifleman } from '../parts.ts';

/** Ada's Gyro was hit once, and of Finn's 'Mech she took all that is usable and this; Cleo has nothing. */
export const stocked = async (
  here: Evening,
  take: readonly string[] = ['Gyro', 'Engine', 'Left Leg Actuator', 'Autocannon'],
): Promise<RunningHangar> => {
  const hangar = await adaAndFinn(here);
  await done(enlist(hangar, 'Cleo', griffin));
  const { game } = await mustered(hangar, 'with paper');
  const { effects, part } = sure(rifleman.criticals.find((critical) => critical.part === 'Gyro'));
  const engine = sure(rifleman.criticals.find((critical) => critical.part === 'Engine'));
  const stand = bailedOut(hangar);
  const [ada, finn] = stand.fighters;
  await done(
    hangar.playedOnPaper(game, {
      ...stand,
      fighters: [
        { ...sure(ada), criticals: [{ part, effects, times: 1 }] },
        {
          ...sure(finn),
          criticals: [{ part: engine.part, effects: engine.effects, times: 1 }],
        },
      ],
    }),
  );
  await settleAll(hangar, game, (next) => (next.step === 'salvage' ? { ...next, take } : next));
  return hangar;
};
