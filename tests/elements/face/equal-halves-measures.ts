import grf from '../../../books/grf-1n.json';
import rfl from '../../../books/rfl-3n.json';
import '../../../src/elements/face/face-to-face.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import type { BookletDocument } from '../../../src/rules/document/booklet-document.ts';
import { beginTurn } from '../../../src/rules/fight/turn.ts';
import type { Named } from '../../../src/rules/words/tell.ts';
import { longestWords } from '../../longest-words.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';
import { randomDuel } from '../../whole-pages/random-duels.ts';
import { columnsOf, faultsOfChoosing } from './half-faults.ts';

// Runs in a frame of a window's size: lays every pair of the box across it, and tells the page outside what one
// half shows and the other does not, and what is cut.

/** Seeds from which every booklet of the game meets every other and its like. */
const PAIRS = Array.from({ length: 40 }, (_, index) => 1000 + index);

interface Looked {
  readonly battle: Battle;
  readonly names: readonly Named[];
  readonly longest: boolean;
}

/** The first turn of a pair, one from the middle, and its last. */
const turnsOf = (seed: number): readonly Looked[] => {
  const { names, turns } = randomDuel(seed);
  const last = turns.length - 1;
  return [...new Set([0, Math.ceil(last / 2), last])].flatMap((at) =>
    turns.slice(at, at + 1).map(({ battle }) => ({ battle, names, longest: false })),
  );
};

/** Two with names as long as may be, turn by turn. */
const longestOnes = (seed: number): readonly Looked[] => {
  const [lone, rival] = [rfl, grf].map((document) => {
    const read = parseBooklet(longestWords(document as BookletDocument));
    if (!read.ok) throw new Error('the longest words are not sound');
    return fresh(read.booklet, 'W'.repeat(24));
  });
  if (!lone || !rival) throw new Error('two sit down');
  const random = randomFrom(seed);
  const found: Looked[] = [];
  let battle = openBattle({ options: USUAL_OPTIONS, lone, rivals: [rival] });
  while (!battle.outcome && found.length < 6) {
    const names = battle.seats.map(({ pilot, booklet }) => ({ pilot, mech: booklet.mech.name }));
    found.push({ battle, names, longest: true });
    ({ battle } = exchange(battle, randomOrders(battle, random)));
  }
  return found;
};

const measured = async (): Promise<{ looked: number; faults: readonly string[] }> => {
  const weights = ['500', '700'].map((weight) =>
    document.fonts.load(`${weight} 18px "Barlow Condensed"`),
  );
  await Promise.all(weights);
  const table = document.createElement('face-to-face');
  const faults = new Set<string>();
  const all = [...PAIRS.flatMap(turnsOf), ...longestOnes(1)];
  for (const { battle, names, longest } of all) {
    const who = names.map(({ mech }) => mech).join(' against ');
    Object.assign(table, { battle, names, notes: battle.turns === 0, turn: beginTurn(2) });
    if (!table.isConnected) document.body.append(table);
    await table.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    const halves = [...table.renderRoot.querySelectorAll('.half')];
    const [rival = '', lone = ''] = halves.map(columnsOf);
    if (!lone.includes(rival) && !rival.includes(lone))
      faults.add(`turn ${battle.turns + 1}, ${who}: ${rival} but ${lone}`);
    for (const half of halves)
      for (const fault of faultsOfChoosing(half, longest)) faults.add(`${fault} (${who})`);
  }
  return { looked: all.length, faults: [...faults] };
};

void measured().then((found) => parent.postMessage(found, parent.location.origin));
