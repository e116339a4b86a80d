import { readFileSync } from 'node:fs';
import type { Battle } from '../../src/rules/battle/battle.ts';
import { openBattle } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { Orders } from '../../src/rules/battle/orders.ts';
import { parseBookletText } from '../../src/rules/check/parse-booklet.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { randomFrom, randomOrders } from './random-play.ts';

/** `npm run bench` (built first, as the page is): exchanges a second, whole random duels a second, milliseconds to check a booklet. */

/** Longest random duel: two machines shut down can cool by one for thousands of turns. */
const LONGEST = 300;
const SECONDS = 3;

const booklets = [...readLibrary().values()];
const pairs = booklets.flatMap((lone) => booklets.map((rival) => [lone, rival] as const));
const random = randomFrom(1987);

/** Repeats `work` for some seconds and gives how many of what it counts it did a second. */
const rate = (work: () => number): number => {
  for (const warm = performance.now() + 500; performance.now() < warm;) work();
  let done = 0;
  const start = performance.now();
  while (performance.now() - start < SECONDS * 1000) done += work();
  return (done * 1000) / (performance.now() - start);
};

const playDuel = (index: number, each?: (battle: Battle, orders: Orders) => void): number => {
  const [lone, rival] = pairs[index % pairs.length] as (typeof pairs)[number];
  let battle = openBattle({
    options: USUAL_OPTIONS,
    lone: fresh(lone, 'Ada'),
    rivals: [fresh(rival, 'Ben')],
  });
  while (!battle.outcome && battle.turns < LONGEST) {
    const orders = randomOrders(battle, random);
    each?.(battle, orders);
    battle = exchange(battle, orders).battle;
  }
  return battle.turns;
};

const turns: { battle: Battle; orders: Orders }[] = [];
for (let index = 0; index < 400; index += 1)
  playDuel(index, (battle, orders) => turns.push({ battle, orders }));
const exchanges = rate(() => {
  for (const { battle, orders } of turns) exchange(battle, orders);
  return turns.length;
});

let duel = 0;
const duels = rate(() => {
  playDuel((duel += 1));
  return 1;
});

const text = readFileSync('books/rfl-3n.json', 'utf8');
const checks = rate(() => (parseBookletText(text).ok ? 1 : 0));

const figure = (number: number): string => Math.round(number).toLocaleString('en');
process.stdout.write(
  [
    `${figure(exchanges)} exchanges a second (rules as written, one core)`,
    `${figure(duels)} whole random duels a second (at most ${LONGEST} turns each)`,
    `${(1000 / checks).toFixed(2)} ms to check a booklet`,
    '',
  ].join('\n'),
);
