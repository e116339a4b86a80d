import type { Exchange } from './exchange.ts';

export interface Tally {
  /** Scores above 0. */
  readonly hits: number;
  readonly damage: number;
  /** Letters whose threshold its damage reached. */
  readonly criticals: number;
  /** Points of its own ammunition that exploded. */
  readonly explosions: number;
}

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

/** The turns (from 1) in which a seat's ammunition exploded. */
export const explodedIn = (exchanges: readonly Exchange[], seat: number): readonly number[] =>
  exchanges.flatMap(({ incidents }, index) =>
    incidents.some((incident) => incident.kind === 'exploded' && incident.seat === seat)
      ? [index + 1]
      : [],
  );
