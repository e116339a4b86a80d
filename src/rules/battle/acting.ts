import type { Battle, Seat } from './battle.ts';
import { bookletOf, seatOf } from './battle.ts';
import type { Booklet } from '../booklet/booklet.ts';
import { HEAT, explodesAt, heatAfter, heatCost, largestSupply, supplyAfter } from './heat.ts';
import type { Incident } from './incident.ts';
import type { SeatOrder } from './orders.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import type { Wounds } from './wounds.ts';

/** One seat while a turn is worked out. */
export interface Acting {
  readonly seat: number;
  readonly before: Seat;
  readonly booklet: Booklet;
  readonly order: SeatOrder;
  readonly maneuver: Maneuver;
  armor: number;
  heat: number;
  ammunition: Readonly<Record<string, number>>;
  wounds: Wounds;
  killed: boolean;
}

/** D2–D5 for one seat: the maneuver called, its heat and its ammunition. */
export const act = (
  battle: Battle,
  order: SeatOrder,
  seat: number,
  incidents: Incident[],
): Acting => {
  const before = seatOf(battle, seat);
  const booklet = bookletOf(battle, seat);
  const maneuver = maneuverAt(booklet.statCard, order.console);
  if (!maneuver) throw new RangeError(`The ${booklet.mech.name} has no maneuver ${order.console}.`);
  const heat = heatAfter(before, maneuver);
  const ammunition = supplyAfter(battle, before, maneuver);
  incidents.push(
    { kind: 'called', seat, maneuver },
    {
      kind: 'heated',
      seat,
      maneuver,
      cost: heatCost(before, maneuver),
      from: before.heat,
      to: heat,
    },
  );
  if (ammunition !== before.ammunition && maneuver.ammunition !== null)
    incidents.push({
      kind: 'spent',
      seat,
      ammunition: maneuver.ammunition,
      left: ammunition[maneuver.ammunition] ?? 0,
    });
  return {
    seat,
    before,
    booklet,
    order,
    maneuver,
    armor: before.armor,
    heat,
    ammunition,
    wounds: before.wounds,
    killed: false,
  };
};

/**
 * H4, then C7, at the end of the turn; also for a 'Mech that D8 has put out (D10). Where
 * ammunition is ignored (A3) the explosion still takes armor, but no point.
 */
export const settleHeat = ({ options }: Battle, mech: Acting, incidents: Incident[]): void => {
  const { seat, heat, ammunition } = mech;
  if (explodesAt(heat, mech.booklet.statCard.shutdown, ammunition)) {
    const chosen = mech.order.loses;
    const kind =
      chosen !== undefined && (ammunition[chosen] ?? 0) > 0
        ? chosen
        : (largestSupply(ammunition) as string);
    const counted = options.ammunition === 'counted';
    const left = (ammunition[kind] ?? 0) - (counted ? 1 : 0);
    if (counted) mech.ammunition = { ...ammunition, [kind]: left };
    const from = mech.armor;
    mech.armor -= HEAT.explosionDamage;
    incidents.push({
      kind: 'exploded',
      seat,
      ammunition: kind,
      supplies: counted
        ? Object.fromEntries(Object.entries(ammunition).filter(([, points]) => points > 0))
        : {},
      left,
      from,
      to: mech.armor,
    });
  }
  if (heat > mech.wounds.lethalHeat && !mech.killed) {
    mech.killed = true;
    incidents.push({ kind: 'pilot killed', seat, by: 'heat' });
  }
};
