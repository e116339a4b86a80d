import { readFileSync } from 'node:fs';
import type { Battle } from '../../src/rules/battle/battle.ts';
import { openBattle } from '../../src/rules/battle/battle.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { Orders } from '../../src/rules/battle/orders.ts';
import { forge } from '../../src/forge/forge.ts';
import { parseBooklet, parseBookletText } from '../../src/rules/check/parse-booklet.ts';
import { statusShare } from '../../src/tactics/balance/status-game.ts';
import { LARGEST_HANGAR, readHangarFile } from '../../src/rules/campaign/file/hangar-file.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { tacticsFigures } from './bench-tactics.ts';
import { randomFrom, randomOrders } from './random-play.ts';

/** `npm run tool -- bench` (built first, as the page is): exchanges a second, whole random duels a second, milliseconds to check a booklet and to forge one; what tactics take. */

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

const sheet: unknown = JSON.parse(readFileSync('books/sheets/enf-4r.json', 'utf8'));
const forges = rate(() => (forge(sheet).ok ? 1 : 0));
const forged = forge(sheet);
const made = forged.ok ? parseBooklet(forged.document) : null;
const weighed = made?.ok
  ? rate(() => booklets.map((other) => statusShare(made.booklet, other)).length)
  : 0;

/** The longest that a file of nothing but line ends holds the page up at once, in milliseconds. */
const heldUp = (): number => {
  const head = JSON.stringify({
    ...{ viewscreen: 'hangar', version: 1, id: 'tuesdays', booklets: 0, past: 0, open: 0 },
    founding: { name: 'Tuesdays', on: '2026-11-17', replacements: 3 },
  });
  const steps = readHangarFile(head.padEnd(LARGEST_HANGAR, '\n'));
  let longest = 0;
  for (let done: boolean | undefined = false; !done;) {
    const since = performance.now();
    ({ done } = steps.next());
    longest = Math.max(longest, performance.now() - since);
  }
  return longest;
};

const figure = (number: number): string => Math.round(number).toLocaleString('en');
process.stdout.write(
  [
    `${figure(exchanges)} exchanges a second (rules as written, one core)`,
    `${figure(duels)} whole random duels a second (at most ${LONGEST} turns each)`,
    `${(1000 / checks).toFixed(2)} ms to check a booklet`,
    `${(1000 / forges).toFixed(2)} ms to forge one from a record sheet; ${(1000 / weighed).toFixed(0)} ms to weigh it at once against another`,
    `${heldUp().toFixed(1)} ms at most without a turn for the page, where a hangar's file is all line ends`,
    ...tacticsFigures(booklets, figure),
    '',
  ].join('\n'),
);
