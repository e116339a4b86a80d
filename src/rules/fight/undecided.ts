import type { Exchange } from '../battle/exchange.ts';
import type { CriticalLine } from '../booklet/booklet.ts';
import type { Category } from '../vocabulary.ts';
import type { SeatOrder, SeatOrders } from '../battle/orders.ts';
import { areShares } from '../battle/shares.ts';
import type { Split } from '../battle/split.ts';
import { splitOf } from '../battle/split.ts';

/** A question to a pilot while a turn is shown. */
export type Question =
  | {
      /** Ammunition explodes: which kind loses a point (H4)? */
      readonly kind: 'ammunition lost';
      readonly seat: number;
      /** The points of each kind left after the turn. */
      readonly supplies: Readonly<Record<string, number>>;
    }
  | {
      /** Several rivals are hit: what share does each get (M4)? */
      readonly kind: 'modifier shared';
      readonly seat: number;
      readonly split: Split;
    }
  | {
      /** The game's first critical in these categories: is it ignored (K3)? */
      readonly kind: 'critical ignored';
      readonly seat: number;
      /** The seat whose letter it is. */
      readonly by: number;
      readonly line: CriticalLine;
      readonly first: readonly Category[];
    };

export type Answer =
  | { readonly kind: 'ammunition lost'; readonly seat: number; readonly ammunition: string }
  | { readonly kind: 'modifier shared'; readonly seat: number; readonly shares: readonly number[] }
  | { readonly kind: 'critical ignored'; readonly seat: number; readonly ignores: boolean };

/** The questions still open in a turn played with these orders, in the order of its steps. */
export const undecidedOf = (played: Exchange, orders: SeatOrders): readonly Question[] => {
  const sharing = sharingOf(played, orders);
  return [
    ...(sharing ? [sharing] : ignoringOf(played, orders)),
    ...played.incidents.flatMap((incident): readonly Question[] => {
      if (incident.kind !== 'exploded') return [];
      const { seat, supplies } = incident;
      return orders[seat]?.loses === undefined && Object.keys(supplies).length > 1
        ? [{ kind: 'ammunition lost', seat, supplies }]
        : [];
    }),
  ];
};

/** For each pilot the next critical that may be ignored and has no answer yet (K3), once shares are
 *  given. */
const ignoringOf = ({ incidents }: Exchange, orders: SeatOrders): readonly Question[] =>
  orders.flatMap((order, seat): readonly Question[] => {
    const asked = incidents.flatMap((incident): readonly Question[] =>
      incident.kind === 'critical' && incident.on === seat && incident.first
        ? [
            {
              kind: 'critical ignored',
              seat,
              by: incident.seat,
              line: incident.line,
              first: incident.first,
            },
          ]
        : [],
    );
    return asked.slice(order?.ignores?.length ?? 0).slice(0, 1);
  });

/** The lone player's open question of shares; null if they are given, or there is only one way
 *  (M4). */
const sharingOf = (played: Exchange, [lone]: SeatOrders): Question | null => {
  const split = lone && lone.shares === undefined ? splitOf(played) : null;
  return split && split.modifier !== 0 ? { kind: 'modifier shared', seat: 0, split } : null;
};

/** The orders with an answer written in; null if it answers no open question. */
export const answered = (
  played: Exchange,
  orders: SeatOrders,
  answer: Answer,
): SeatOrders | null => {
  const order = orders[answer.seat];
  const said = undecidedOf(played, orders)
    .filter(({ seat }) => seat === answer.seat)
    .map((question) => saidTo(question, answer, order))
    .find((each) => each !== null);
  return order && said ? orders.with(answer.seat, { ...order, ...said }) : null;
};

/** What an answer adds to an order; null if it does not answer the question. */
const saidTo = (
  question: Question,
  answer: Answer,
  before: SeatOrder | null | undefined,
): Pick<SeatOrder, 'loses'> | Pick<SeatOrder, 'shares'> | Pick<SeatOrder, 'ignores'> | null => {
  switch (question.kind) {
    case 'ammunition lost':
      return answer.kind === question.kind && Object.hasOwn(question.supplies, answer.ammunition)
        ? { loses: answer.ammunition }
        : null;
    case 'modifier shared':
      return answer.kind === question.kind &&
        areShares(answer.shares, question.split.modifier, question.split.hits.length)
        ? { shares: answer.shares }
        : null;
    case 'critical ignored':
      return answer.kind === question.kind
        ? { ignores: [...(before?.ignores ?? []), answer.ignores] }
        : null;
  }
};
