import type { Maneuver } from '../booklet/stat-card.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import type { Battle } from './battle.ts';
import { seatOf } from './battle.ts';
import { HEAT, explodesAt, heatAfter, heatCost, largestSupply, supplyAfter } from './heat.ts';
import type { Incident, IncidentOf } from './incident.ts';
import type { Options } from './options.ts';
import type { SeatOrder, TurnOrders } from './orders.ts';
import type { Seat } from './seat.ts';
import type { Wounds } from './wounds.ts';

/** A seat that fights, changed step by step while a turn is worked out. */
export interface Acting {
  readonly seat: number;
  readonly before: Seat;
  readonly order: SeatOrder;
  readonly maneuver: Maneuver;
  armor: number;
  heat: number;
  ammunition: Readonly<Record<string, number>>;
  wounds: Wounds;
  pilotLives: boolean;
  /** K3: categories whose first critical may still be ignored. */
  ignores: Seat['ignores'];
  /** Criticals of this turn that its pilot was asked about (K3). */
  asked: number;
}

/** The order of a seat; null if it is out. Throws if the orders do not fit the battle. */
const orderOf = ({ seats }: TurnOrders, battle: Battle, seat: number): SeatOrder | null => {
  const order = seats[seat] ?? null;
  if ((order === null) !== (seatOf(battle, seat).out !== null))
    throw new RangeError(`Seat ${seat} ${order ? 'is out, and does nothing' : 'has no order'}.`);
  return order;
};

/** D3–D5 for one seat: the maneuver called, its heat and its ammunition. Null if the seat is out. */
export const act = (
  battle: Battle,
  orders: TurnOrders,
  seat: number,
  incidents: Incident[],
): Acting | null => {
  const order = orderOf(orders, battle, seat);
  if (!order) return null;
  const before = seatOf(battle, seat);
  const { statCard, mech } = before.booklet;
  const maneuver = maneuverAt(statCard, order.console);
  if (!maneuver) throw new RangeError(`The ${mech.name} has no maneuver ${order.console}.`);
  const heat = heatAfter(before, maneuver);
  const ammunition = supplyAfter(battle.options, before, maneuver);
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
  const { armor, wounds, pilotLives, ignores } = before;
  return {
    seat,
    before,
    order,
    maneuver,
    armor,
    heat,
    ammunition,
    wounds,
    pilotLives,
    ignores,
    asked: 0,
  };
};

/** B2, C7: kills the pilot, unless already dead. */
export const killPilot = (
  mech: Acting,
  by: IncidentOf<'pilot killed'>['by'],
  incidents: Incident[],
): void => {
  if (!mech.pilotLives) return;
  mech.pilotLives = false;
  incidents.push({ kind: 'pilot killed', seat: mech.seat, by });
};

/** H4, then C7, at the end of the turn; also for a 'Mech that D8 has put out (D10). */
export const settleHeat = (options: Options, mech: Acting, incidents: Incident[]): void => {
  if (explodesAt(mech.before, mech.heat, mech.ammunition)) explode(options, mech, incidents);
  if (mech.heat > mech.wounds.lethalHeat) killPilot(mech, 'heat', incidents);
};

/** H4. If ammunition is ignored (A3), the explosion still takes armor, but no point. */
const explode = (options: Options, mech: Acting, incidents: Incident[]): void => {
  const { ammunition, seat } = mech;
  const named = mech.order.loses;
  const kind =
    named !== undefined && (ammunition[named] ?? 0) > 0
      ? named
      : (largestSupply(ammunition) as string);
  const counted = options.ammunition === 'counted';
  const left = (ammunition[kind] ?? 0) - (counted ? 1 : 0);
  mech.ammunition = { ...ammunition, [kind]: left };
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
};
