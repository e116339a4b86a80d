import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Orders } from '../../../src/rules/battle/orders.ts';
import type { Fight } from '../../../src/rules/fight/fight.ts';
import { battleNamed, openFight } from '../../../src/rules/fight/fight.ts';
import type { Lineup } from '../../../src/rules/fight/lineup.ts';
import { playMove } from '../../../src/rules/fight/moves.ts';
import { isRefusal } from '../../../src/rules/fight/refusal.ts';
import { sure } from '../../../src/rules/sure.ts';
import { entry, griffin, rifleman } from '../battle/table-top.ts';

/** A fight of Riflemen who stand alone against Griffins, in these battles. */
export const fightOf = (...lineups: readonly Lineup[]): Fight => {
  const pilots = lineups.flatMap(({ lone, rivals }) => [lone, ...rivals]);
  const entries = [...pilots.keys()].map((pilot) =>
    entry(lineups.some(({ lone }) => lone === pilot) ? rifleman : griffin, pilot),
  );
  return openFight(USUAL_OPTIONS, entries, lineups);
};
export const against = (lone: number, ...rivals: readonly number[]): Lineup => ({ lone, rivals });

export const played = (fight: Fight, battle: string, orders: Orders): Fight => {
  const moved = playMove(fight, { kind: 'turn', battle, orders });
  if (isRefusal(moved)) throw new Error(`${battle}: ${JSON.stringify(moved)}`);
  return moved.fight;
};
/** A turn in which everybody who fights cools off at long range, or leaves. */
export const cooled = (fight: Fight, battle: string, ...bailing: readonly number[]): Fight =>
  played(fight, battle, {
    seats: sure(battleNamed(fight, battle)).battle.seats.map(({ out }, seat) =>
      out
        ? null
        : { console: 62, ...(bailing.includes(seat) ? { leaves: 'bails out' as const } : {}) },
    ),
  });
