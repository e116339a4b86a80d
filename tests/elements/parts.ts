import grf from '../../books/grf-1n.json';
import rfl from '../../books/rfl-3n.json';
import type { Battle } from '../../src/rules/battle.ts';
import { openBattle } from '../../src/rules/battle.ts';
import type { Booklet } from '../../src/rules/booklet.ts';
import { parseBooklet } from '../../src/rules/parse-booklet.ts';
import { play } from '../../src/rules/replay.ts';

const parsed = (document: unknown): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error('a booklet of the project has faults');
  return read.booklet;
};

export const rifleman = parsed(rfl);
export const griffin = parsed(grf);
export const names = [
  { pilot: 'Ada', mech: 'Rifleman' },
  { pilot: 'Ben', mech: 'Griffin' },
];

/** The battle after these pairs of console numbers. */
export const battleAfter = (...turns: readonly (readonly [number, number])[]): Battle =>
  turns.reduce(
    (battle, [lone, rival]) => {
      const played = play(battle, { seats: [{ console: lone }, { console: rival }] });
      if (typeof played === 'string') throw new Error(played);
      return played.battle;
    },
    openBattle(rifleman, [griffin], { ammunition: 'counted' }),
  );
