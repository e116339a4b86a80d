import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Named } from '../../rules/words/tell.ts';
import type { Ending } from './ending.ts';

/** One curve: two who fought each other, as long as both were in. */
export interface Curve {
  /** Before the first turn and after each. */
  readonly battles: readonly Battle[];
  readonly exchanges: readonly Exchange[];
  /** By seat. */
  readonly names: readonly Named[];
  /** Seats of ◆ and ◇. */
  readonly seats: readonly [number, number];
  readonly rival: number;
  /** For each turn its number in the record, from 1. */
  readonly turns: readonly number[];
  /** Comments on each turn. */
  readonly comments: readonly (readonly string[])[];
}

/** Pairs that met for at least one turn, in order of battles and seats. */
export const curvesOf = ({ comments, fought, names, sides }: Ending): readonly Curve[] =>
  fought.flatMap(({ battles, exchanges, pilots, turns: places }) =>
    pilots.slice(1).flatMap((_, at): Curve[] => {
      const rival = at + 1;
      const out = battles.findIndex((battle) => seatOf(battle, rival).out !== null);
      const turns = out < 0 ? exchanges.length : out;
      const first = sides[pilots[0] ?? 0] === 'lone';
      return turns === 0
        ? []
        : [
            {
              battles: battles.slice(0, turns + 1),
              exchanges: exchanges.slice(0, turns),
              names: pilots.map((pilot) => names[pilot] ?? { pilot: '', mech: '' }),
              seats: first ? [0, rival] : [rival, 0],
              rival,
              turns: places,
              comments: places.map((place) => comments[place - 1] ?? []),
            },
          ];
    }),
  );
