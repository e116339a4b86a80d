import grf from '../../../books/grf-1n.json';
import rfl from '../../../books/rfl-3n.json';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import type { GamePilot } from '../../../src/rules/fight/hands.ts';
import { orderOfPilot } from '../../../src/tactics/pilot/pilot.ts';

const parsed = (document: unknown): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error('a booklet of the project has faults');
  return read.booklet;
};

/** A duel that computer pilots play from a seed, as the numbers that they call. */
export const numbersOf = (lone: GamePilot, rival: GamePilot, seed: string): string => {
  let battle = openBattle({
    options: USUAL_OPTIONS,
    lone: fresh(parsed(rfl), lone),
    rivals: [fresh(parsed(grf), rival)],
  });
  const turns: string[] = [];
  while (!battle.outcome && turns.length < 60) {
    const turn = battle.turns + 1;
    const seats = [lone, rival].map((pilot, seat) =>
      orderOfPilot(battle, pilot, roughly, seed, { battle: 'A', turn, seat }),
    );
    turns.push(seats.map(({ console }) => console).join(' '));
    battle = exchange(battle, { seats }).battle;
  }
  return turns.join(', ');
};

/**
 * Duels that were played once: they are the same in every browser, and in Node. A better judgment or another
 * character makes other ones; then they are written anew.
 */
export const KNOWN_DUELS: readonly {
  readonly lone: GamePilot;
  readonly rival: GamePilot;
  readonly seed: string;
  readonly numbers: string;
}[] = [
  {
    lone: 'Tuck',
    rival: 'Marlow',
    seed: '1',
    numbers:
      '58 58, 56 50, 62 62, 62 58, 64 58, 24 20, 16 6, 36 36, 64 58, 30 28, 26 42, 48 30, 28 30, 30 28, 28 32',
  },
  {
    lone: 'Iris',
    rival: 'Sable',
    seed: '2',
    numbers:
      '58 56, 58 58, 52 58, 28 28, 26 32, 30 28, 26 38, 36 44, 54 62, 50 62, 50 62, 54 62, 54 62, 62 62, 60 50, 62 54, 62 54, 62 54, 62 54',
  },
  {
    lone: 'Sable',
    rival: 'Sable',
    seed: '3',
    numbers: '64 54, 26 32, 20 28, 42 32, 42 20, 42 26, 30 26',
  },
];
