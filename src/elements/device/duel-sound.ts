import type { BattleStanding } from '../../offline/fights/standing.ts';
import type { Side } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { pageOrder, placeOf } from '../../rules/fight/steps.ts';
import { sideAlone } from '../../rules/words/tell.ts';

/**
 * The view screens that are turned to between two steps, in their order: of a duel a page at a time, across a
 * table both at once, of several both of the pairing that is come to. None on the way back.
 */
const screensTurned = (
  played: Exchange,
  from: Step,
  to: Step,
  faceToFace: boolean,
  alone: Side | null = null,
): readonly ViewScreen[] => {
  const { battle, pairings } = played;
  const rival = to.kind === 'look up' ? to.rival : pairings[0]?.rival;
  const pairing = pairings.find((each) => each.rival === rival);
  if (!pairing || placeOf(played, to) <= placeOf(played, from)) return [];
  const screens = pageOrder(pairing, battle.turns, alone).map(
    (side) => pairing.deeds[side].sees.screen,
  );
  if (battle.seats.length > 2) return to.kind === 'look up' ? screens : [];
  if (to.kind === 'look up') return faceToFace ? [] : screens.slice(0, 1);
  if (to.kind !== 'leave or stay') return [];
  return from.kind === 'look up' && !faceToFace ? screens.slice(1) : screens;
};

/** The last step played, with its turn; the disk may not have it yet. */
let last: { readonly of: string; readonly step: Step } | null = null;

/** Plays the sounds of a step once, from the pages it turns to. Sounds are loaded on first use. */
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
  const { sound } = await import('./sound.ts');
  await sound(screens);
};

/** Plays the sounds of a turn's outcome with its beat. */
export const beatHeard = async (
  kind: HTMLElementEventMap['beat-shown']['detail']['kind'],
): Promise<void> => {
  const { soundOfBeat } = await import('./sound.ts');
  await soundOfBeat(kind);
};
