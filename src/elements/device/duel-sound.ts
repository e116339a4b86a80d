import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { sideAlone } from '../../rules/words/tell.ts';
import { screensTurned } from '../turn/turned-screens.ts';

/** The step that was heard last, which the disk may not have yet, and of which turn. */
let last: { readonly of: string; readonly step: Step } | null = null;

/** What the pages show that a step turns to is heard, once. The sounds come when they are first wanted. */
export const stepHeard = async (
  { battle, name, names, played, save, turn }: BattleStanding,
  step: Step,
): Promise<void> => {
  if (!played || turn.kind !== 'telling') return;
  const of = `${save.id} ${name} ${battle.turns}`;
  const from = last?.of === of ? last.step : turn.step;
  last = { of, step };
  const screens = screensTurned(
    played,
    from,
    step,
    save.secrecy === 'face to face',
    sideAlone(names),
  );
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
