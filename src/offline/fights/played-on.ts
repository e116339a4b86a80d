import type { Battle, Both } from '../../rules/battle/battle.ts';
import { exchange } from '../../rules/battle/exchange.ts';
import type { Orders } from '../../rules/battle/orders.ts';
import { standingOf } from '../../rules/fight/fight.ts';
import type { SeatHand } from '../../rules/fight/hands.ts';
import type { FightRecord, Move } from '../../rules/fight/record.ts';
import { replay } from '../../rules/fight/replay.ts';
import { sittingOf } from '../../rules/fight/sit-down.ts';
import { undecidedOf } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { DuelSave } from './duel-save.ts';
import { heldFromHere } from '../../rules/fight/turn-count.ts';
import { newTable } from './new-table.ts';
import type { Standing } from './standing.ts';
import { rowOf } from './standing.ts';

/** From where a fight is played on, and by whom. */
export interface PlayingOn {
  /** So many moves of its record come before. */
  readonly moves: number;
  /** What both call in a turn of a battle of two that is played besides; left out where that is new too. */
  readonly turn?: { readonly battle: string; readonly square: Both<number> };
  /** By pilot: what each is called now, and whose hand chooses. */
  readonly pilots: readonly { readonly name: string; readonly hand: SeatHand }[];
}

const ordersOf = ({ lone, rival }: Both<number>) =>
  ({ seats: [{ console: lone }, { console: rival }] }) satisfies Orders;

/** Whether a battle of two goes on after these numbers, with nothing that a pilot would still have to say of them. */
export const goesOnAfter = (battle: Battle, square: Both<number>): boolean => {
  const orders = ordersOf(square);
  const played = exchange(battle, orders);
  return played.battle.outcome === null && undecidedOf(played, orders.seats).length === 0;
};

/**
 * The row of a new duel or fight that begins where another one stood: its record up to there, and nothing that came
 * after. It is no game of a hangar, and a computer pilot has a new seed from there on.
 */
export const playedOn = (standing: Standing, { moves, pilots, turn }: PlayingOn): DuelSave => {
  const { fight, record, save } = standing;
  const booklets = fight.sides.map((_, pilot) => standingOf(fight, pilot).booklet);
  const entrants = record.entrants.map((entrant, pilot) => ({
    ...entrant,
    pilot: pilots[pilot]?.name ?? entrant.pilot,
  }));
  const besides: readonly Move[] = turn
    ? [{ kind: 'turn', battle: turn.battle, orders: ordersOf(turn.square) }]
    : [];
  const begun: FightRecord = {
    ...record,
    entrants,
    moves: [...record.moves.slice(0, moves), ...besides],
  };
  const hands = pilots.map(({ hand }) => hand);
  const alone = hands.some((hand) => hand !== 'person');
  const sitting = sittingOf(begun, alone ? 'pass the device' : save.secrecy, hands);
  const { fights } = replay(begun, (id, edition) =>
    booklets.find(
      (booklet) => booklet.id === id && (edition ?? booklet.edition) === booklet.edition,
    ),
  );
  const row = rowOf(newTable(sitting, booklets), begun, sure(fights.at(-1)));
  return {
    ...row,
    ...(row.chooses ? { chooses: heldFromHere(row.chooses, begun) } : {}),
    ...(save.tried ? { tried: save.tried } : {}),
  };
};
