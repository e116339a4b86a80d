import type { Battle } from './battle.ts';
import { seatOf } from './battle.ts';
import type { Exchange } from './exchange.ts';

/** What a seat did and suffered in a battle, summed up. */
export interface Tally {
  /** Scores above 0. */
  readonly hits: number;
  readonly damage: number;
  /** Letters whose threshold its damage reached. */
  readonly criticals: number;
  /** Points of its own ammunition that exploded. */
  readonly explosions: number;
}

/** The tally of a seat over the turns that were played. */
export const tallyOf = (exchanges: readonly Exchange[], seat: number): Tally => {
  const own = exchanges
    .flatMap(({ incidents }) => incidents)
    .filter((incident) => 'seat' in incident && incident.seat === seat);
  const blows = own.flatMap((incident) =>
    incident.kind === 'scored' && incident.damage > 0 ? [incident.damage] : [],
  );
  return {
    hits: blows.length,
    damage: blows.reduce((sum, each) => sum + each, 0),
    criticals: own.filter((incident) => incident.kind === 'critical' && incident.reached).length,
    explosions: own.filter(({ kind }) => kind === 'exploded').length,
  };
};

/** Turns (from 1) in which ammunition of a seat exploded. */
export const explodedIn = (exchanges: readonly Exchange[], seat: number): readonly number[] =>
  exchanges.flatMap(({ incidents }, index) =>
    incidents.some((incident) => incident.kind === 'exploded' && incident.seat === seat)
      ? [index + 1]
      : [],
  );

/** What is left of a seat's armor, as a share of what it began with: 0 (out) to 1. */
export const armorShare = (battle: Battle, seat: number): number => {
  const { armor, fullArmor } = seatOf(battle, seat);
  return fullArmor > 0 ? Math.max(0, armor) / fullArmor : 0;
};

/** By how much the lone player is ahead of the first rival, in shares of armor: −1 to 1. */
const lead = (battle: Battle): number => armorShare(battle, 0) - armorShare(battle, 1);

/**
 * The turn (from 1) that decided a duel: the one in which the difference of armor, in shares of the
 * whole, changed most, the first of those that are alike; null where it never changed. `battles` are
 * those before the first turn and after each.
 */
export const turningPoint = (battles: readonly Battle[]): number | null => {
  const leads = battles.map(lead);
  const changes = leads.slice(1).map((each, index) => Math.abs(each - (leads[index] ?? 0)));
  // Sums of shares differ in their last digits where the shares do not.
  const most = Math.max(0, ...changes) - 1e-9;
  return most > 0 ? changes.findIndex((change) => change >= most) + 1 : null;
};
