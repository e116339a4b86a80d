import type { SeatOrder } from '../../rules/battle/orders.ts';
import { lockIn, withAnswer } from '../../rules/fight/progress.ts';
import type { Move } from '../../rules/fight/record.ts';
import { isRefusal } from '../../rules/fight/refusal.ts';
import type { Answer } from '../../rules/fight/undecided.ts';
import { isSealed, withSeal } from './shown-seal.ts';
import type { BattleStanding, Standing } from './standing.ts';
import { withMove, withTurnAt } from './standing.ts';
import type { Change } from './turn-ends.ts';
import { afterDraw } from './turn-ends.ts';

/** What a computer pilot does at a table by itself. */
export type GameAct =
  | {
      /** It locks in, unless it has no choice and is locked in already, and shows its seal. */
      readonly kind: 'locks in';
      readonly seat: number;
      readonly order: SeatOrder;
      readonly seal: string;
    }
  | { readonly kind: 'says'; readonly answer: Answer }
  /** D15. */
  | { readonly kind: 'claims'; readonly seat: number }
  /** M7. */
  | { readonly kind: 'moves'; readonly move: Move };

/** The fight once a computer pilot has done so in the battle that is played; null where that cannot be any more. */
export const afterAct = (
  standing: Standing,
  battle: BattleStanding | null,
  act: GameAct,
): Change => {
  if (act.kind === 'moves') {
    const moved = withMove(standing, act.move);
    return isRefusal(moved) ? null : moved;
  }
  if (!battle) return null;
  const { name, played, turn } = battle;
  switch (act.kind) {
    case 'locks in': {
      const { order, seal, seat } = act;
      if (turn.kind !== 'choosing') return null;
      const isLocked = turn.locked[seat] !== null;
      if (isLocked && isSealed(battle, seat)) return null;
      const next = isLocked
        ? turn
        : lockIn(battle.battle, turn, seat, order.console, order.attacks);
      return next && withTurnAt(withSeal(standing, battle, seat, seal), name, next);
    }
    case 'says': {
      const next = turn.kind === 'telling' && played && withAnswer(played, turn, act.answer);
      return next ? withTurnAt(standing, name, next) : null;
    }
    case 'claims':
      return afterDraw(standing, battle, { by: 'claimed', seat: act.seat });
  }
};
