import type { Side } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { pageOrder, placeOf } from '../../rules/fight/steps.ts';

/**
 * The view screens that are turned to between two steps, in their order: of a duel a page at a time, across a
 * table both at once, of several both of the pairing that is come to. None on the way back.
 */
export const screensTurned = (
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
