import type { Standing } from '../../offline/fights/standing.ts';
import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { placeOf } from '../../rules/fight/steps.ts';
import { sure } from '../../rules/sure.ts';
import { accountOf } from '../turn/account.ts';
import { screensTurned } from '../turn/film.ts';

/** The view screens that a step turns to; of one against several those of the pairing that it comes to. */
const screensAt = ({ battles, names, played, save }: Standing, to: Step): readonly ViewScreen[] => {
  const { turn } = save;
  if (!played || turn.kind !== 'telling') return [];
  const battle = sure(battles.at(-1));
  if (names.length === 2) {
    const account = accountOf(battle, played, names);
    return account ? screensTurned(account, turn.step, to, save.secrecy === 'face to face') : [];
  }
  const on = placeOf(played, to) > placeOf(played, turn.step);
  const account = to.kind === 'look up' && on ? accountOf(battle, played, names, to.rival) : null;
  return account ? SIDES.map((side) => account.pairing.deeds[side].sees.screen) : [];
};

/** What the pages show that a step turns to is heard. The sounds come when they are first wanted. */
export const stepHeard = async (standing: Standing, step: Step): Promise<void> => {
  const screens = screensAt(standing, step);
  if (screens.length === 0) return;
  const { sound } = await import('../turn/sound.ts');
  await sound(screens);
};

/** What a turn leaves behind is heard with its beat. */
export const beatHeard = async (
  kind: HTMLElementEventMap['beat-shown']['detail']['kind'],
): Promise<void> => {
  const { soundOfBeat } = await import('../turn/sound.ts');
  await soundOfBeat(kind);
};
