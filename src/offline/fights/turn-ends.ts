import type { Draw, Orders } from '../../rules/battle/orders.ts';
import { boundTurns } from '../../rules/fight/bound-turns.ts';
import { play } from '../../rules/fight/moves.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import { leave, ordersLeaving } from '../../rules/fight/progress.ts';
import { isRefusal } from '../../rules/fight/refusal.ts';
import { refusalText } from '../../rules/words/refusal-text.ts';
import type { BattleStanding, Standing } from './standing.ts';
import { battleStanding, withTurn, withTurnAt } from './standing.ts';

/** What a fight comes to; a sentence says why it cannot be, null that nothing is to be done. */
export type Change = Standing | string | null;

/** The fight with the turn in progress finished; null while a pilot still chooses. */
export const withTurnFinished = (
  standing: Standing,
  { name, played, turn }: BattleStanding,
): Standing | null =>
  played && turn.kind === 'telling'
    ? withTurn(standing, name, { seats: turn.orders }, played)
    : null;

/** The fight with all turns finished in which nobody has a choice; null where somebody has. */
export const withBoundTurns = (
  standing: Standing,
  { battle, name }: Pick<BattleStanding, 'battle' | 'name'>,
): Standing | null => {
  const turns = boundTurns(battle);
  return turns.length === 0
    ? null
    : turns.reduce(
        (before, { played, turn }) => withTurn(before, name, { seats: turn.orders }, played),
        standing,
      );
};

/** The fight once pilots leave (D7): a turn more where that ends the battle, else the turn in progress without them. */
export const afterLeaving = (
  standing: Standing,
  { battle, name, turn }: BattleStanding,
  leaving: readonly Leave[],
): Change => {
  if (turn.kind !== 'telling') return null;
  const left = leave(battle, turn, leaving);
  if (left) return withTurnAt(standing, name, left);
  const seats = ordersLeaving(turn, leaving);
  return seats && withOrders(standing, name, { seats });
};

/** The fight after a draw: with the numbers of a turn that is not decided yet, else between two turns. */
export const afterDraw = (standing: Standing, battle: BattleStanding, draw: Draw): Change => {
  const { name, turn } = battle;
  if (turn.kind === 'choosing') return withOrders(standing, name, { draw });
  if (!turn.decided) return withOrders(standing, name, { seats: turn.orders, draw });
  const after = withTurnFinished(standing, battle);
  return after && !battleStanding(after, name)?.battle.outcome
    ? withOrders(after, name, { draw })
    : 'The duel is already over; go on to its end.';
};

/** The fight with one turn more of a battle, of orders that are not played yet. */
const withOrders = (standing: Standing, name: string, orders: Orders): Change => {
  const battle = battleStanding(standing, name);
  const played = battle && play(battle.battle, orders);
  return played && isRefusal(played)
    ? `This turn cannot be played: ${refusalText(played)}.`
    : played && withTurn(standing, name, orders, played);
};
