import { fresh } from '../../../src/rules/battle/entry.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { onlyOpenManeuver, openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { SeatOrders } from '../../../src/rules/battle/orders.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { sure } from '../../../src/rules/sure.ts';
import { allowed } from '../../allowed.ts';
import { griffin, rifleman } from '../parts.ts';

const RIVALS = ['Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana'];

/** Ada in a Rifleman against so many; every third of them in a Rifleman too, the others in Griffins. */
export const against = (rivals: number): Battle =>
  openBattle({
    options: USUAL_OPTIONS,
    lone: fresh(rifleman, 'Ada'),
    rivals: RIVALS.slice(0, rivals).map((pilot, at) =>
      fresh(at % 3 === 2 ? rifleman : griffin, pilot),
    ),
  });

/** Who is who among so many rivals. */
export const castOf = (rivals: number) => [
  { pilot: 'Ada', mech: 'Rifleman' },
  ...RIVALS.slice(0, rivals).map((pilot, at) => ({
    pilot,
    mech: at % 3 === 2 ? 'Rifleman' : 'Griffin',
  })),
];

/** A turn: the battle before it, its orders, what was played. */
export interface Turn {
  readonly battle: Battle;
  readonly orders: SeatOrders;
  readonly played: Exchange;
}

/** The last of these turns, each as console numbers by seat. */
export const lastOf = (rivals: number, turns: readonly (readonly number[])[]): Turn => {
  let turn: Turn | null = null;
  for (const numbers of turns) {
    const battle: Battle = turn?.played.battle ?? against(rivals);
    const orders = numbers.map((console) => ({ console }));
    turn = { battle, orders, played: allowed(play(battle, { seats: orders })) };
  }
  return sure(turn);
};

/** Medium range to Ben and Cleo, close to Dora; Cleo and Dora are hit, and hit. */
export const THREE = lastOf(3, [
  [52, 54, 54, 50],
  [22, 46, 26, 24],
  [20, 48, 32, 10],
]);

/** A battle of these many rivals turn by turn, every maneuver drawn from those open by `draw` (0 to 1). */
export const drawnTurns = (rivals: number, draw: () => number): readonly Turn[] => {
  const turns: Turn[] = [];
  let battle = against(rivals);
  while (!battle.outcome && turns.length < 12) {
    const now = battle;
    const orders = now.seats.map(({ out }, seat) => {
      if (out) return null;
      const open = openManeuvers(now, seat);
      const drawn = open[Math.floor(draw() * open.length)] ?? sure(onlyOpenManeuver(now, seat));
      return { console: drawn.console };
    });
    const played = allowed(play(now, { seats: orders }));
    turns.push({ battle: now, orders, played });
    ({ battle } = played);
  }
  return turns;
};
