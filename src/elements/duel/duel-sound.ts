import type { Standing } from '../../offline/standing.ts';
import type { Step } from '../../rules/record/steps.ts';
import { sure } from '../../rules/sure.ts';
import { accountOf } from '../telling/account.ts';
import { screensTurned } from '../telling/film.ts';

/** What the pages show that a step turns to is heard. The sounds come when they are first wanted. */
export const stepHeard = async (standing: Standing, step: Step): Promise<void> => {
  const { battles, names, played, save } = standing;
  if (!played || save.turn.kind !== 'telling') return;
  const account = accountOf(sure(battles.at(-1)), played, names);
  const faceToFace = save.secrecy === 'face to face';
  const screens = account ? screensTurned(account, save.turn.step, step, faceToFace) : [];
  if (screens.length === 0) return;
  const { sound } = await import('../telling/sound.ts');
  await sound(screens);
};

/** What a turn leaves behind is heard with its beat. */
export const beatHeard = async (
  kind: HTMLElementEventMap['beat-shown']['detail']['kind'],
): Promise<void> => {
  const { soundOfBeat } = await import('../telling/sound.ts');
  await soundOfBeat(kind);
};
