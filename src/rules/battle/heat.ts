import type { Maneuver } from '../booklet/stat-card.ts';
import type { Battle } from './battle.ts';
import { seatOf } from './battle.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';

export const HEAT = {
  /** A shut-down 'Mech starts again at this heat or less (H3). */
  restart: 15,
  /** Ammunition explodes at this heat or more (H4) … */
  explosion: 28,
  /** … and takes this many points of armor. */
  explosionDamage: 2,
} as const;

/** The heat of a maneuver with the 'Mech's criticals (D3, C5); below 0 it cools. */
export const heatCost = ({ wounds }: Seat, maneuver: Maneuver): number =>
  maneuver.heat + (wounds.heat[maneuver.console >> 1] ?? 0) + wounds.eachTurn;

/** Heat after a maneuver (D3), 0 or more. */
export const heatAfter = (seat: Seat, maneuver: Maneuver): number =>
  Math.max(0, seat.heat + heatCost(seat, maneuver));

/** Whether this heat shuts the 'Mech down, or keeps it shut down, at the end of a turn (H2, H3). */
export const isShutDownAt = ({ shutdown, shutDown }: Seat, heat: number): boolean =>
  heat >= shutdown || (shutDown && heat > HEAT.restart);

/** What loses a point in an explosion unless the pilot chooses: the largest supply (H4). */
export const largestSupply = (ammunition: Readonly<Record<string, number>>): string | null => {
  let [largest, most]: [string | null, number] = [null, 0];
  for (const kind in ammunition) {
    const points = ammunition[kind] ?? 0;
    if (points > most) [largest, most] = [kind, points];
  }
  return largest;
};

/** Whether ammunition explodes at the end of a turn (H4). */
export const explodesAt = (
  { shutdown }: Seat,
  heat: number,
  ammunition: Readonly<Record<string, number>>,
): boolean =>
  heat >= HEAT.explosion && shutdown >= HEAT.explosion && largestSupply(ammunition) !== null;

/** Supplies after a maneuver (D4). The same object if nothing is spent: if ammunition is ignored
 *  (A3), or a shut-down 'Mech cools with a maneuver whose ammunition is gone (H3). */
export const supplyAfter = (
  options: Options,
  { ammunition }: Seat,
  { ammunition: kind }: Maneuver,
): Readonly<Record<string, number>> => {
  const left = kind === null || options.ammunition === 'ignored' ? 0 : (ammunition[kind] ?? 0);
  return kind === null || left <= 0 ? ammunition : { ...ammunition, [kind]: left - 1 };
};

/** The effect of a maneuver as far as its own pilot can know before the enemy acts. */
interface Forecast {
  readonly cost: number;
  readonly heat: number;
  readonly shutsDown: boolean;
  readonly startsUp: boolean;
  readonly explodes: boolean;
  readonly diesOfHeat: boolean;
  readonly ammunition: Readonly<Record<string, number>>;
}

/** The numbers that the stat card shows beside a maneuver (D3, D4, H2–H4, C7). */
export const forecast = (battle: Battle, seat: number, maneuver: Maneuver): Forecast => {
  const mech = seatOf(battle, seat);
  const heat = heatAfter(mech, maneuver);
  const ammunition = supplyAfter(battle.options, mech, maneuver);
  const shutDown = isShutDownAt(mech, heat);
  return {
    cost: heatCost(mech, maneuver),
    heat,
    shutsDown: shutDown && !mech.shutDown,
    startsUp: mech.shutDown && !shutDown,
    explodes: explodesAt(mech, heat, ammunition),
    diesOfHeat: heat > mech.wounds.lethalHeat,
    ammunition,
  };
};
