import type { Exchange } from '../battle/exchange.ts';
import type { SeatOrders } from '../battle/orders.ts';

/** What a turn asks one of its pilots while it is told. */
export type Question = {
  /** Ammunition explodes: which kind loses a point (H4)? */
  readonly kind: 'ammunition lost';
  readonly seat: number;
  /** The points that the turn has left of each kind. */
  readonly supplies: Readonly<Record<string, number>>;
};

/** What the pilot says. */
export type Answer = {
  readonly kind: 'ammunition lost';
  readonly seat: number;
  readonly ammunition: string;
};

/** What pilots still have to say of a turn that was played by these orders. */
export const undecidedOf = ({ incidents }: Exchange, orders: SeatOrders): readonly Question[] =>
  incidents.flatMap((incident): readonly Question[] => {
    if (incident.kind !== 'exploded') return [];
    const { seat, supplies } = incident;
    return orders[seat]?.loses === undefined && Object.keys(supplies).length > 1
      ? [{ kind: 'ammunition lost', seat, supplies }]
      : [];
  });

/** The orders with an answer written into them; null where nobody asks, or it is none to the question. */
export const answered = (
  played: Exchange,
  orders: SeatOrders,
  answer: Answer,
): SeatOrders | null => {
  const question = undecidedOf(played, orders).find(
    ({ kind, seat }) => kind === answer.kind && seat === answer.seat,
  );
  const order = orders[answer.seat];
  return question && order && Object.hasOwn(question.supplies, answer.ammunition)
    ? orders.with(answer.seat, { ...order, loses: answer.ammunition })
    : null;
};
