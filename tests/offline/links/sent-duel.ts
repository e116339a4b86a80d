import { readFileSync } from 'node:fs';
import { readLibrary } from '../../../src/command-line/library.ts';
import { forge } from '../../../src/forge/forge.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { ONLY_BATTLE } from '../../../src/rules/fight/fight.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { printRecord } from '../../../src/rules/fight/print.ts';
import type { Move } from '../../../src/rules/fight/record.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { sure } from '../../../src/rules/sure.ts';
import { randomFrom, randomOrders } from '../../tools/random-play.ts';

/** The sheet of a Hunchback that is not the game's. */
export const SHEET = readFileSync('books/sheets/hbk-4g.json', 'utf8').replace('HBK-4G', 'HBK-9Z');

const forgedOf = (sheet: string): Booklet => {
  const made = forge(JSON.parse(sheet));
  const read = made.ok ? parseBooklet(made.document) : made;
  if (!read.ok) throw new Error('the sheet makes no sound booklet');
  return read.booklet;
};

export const FORGED = forgedOf(SHEET);
export const GRIFFIN = sure(readLibrary().get('grf-1n'));

/** Ada's forged Hunchback against Ben's Griffin, played at random to its end, as a record that names the edition of
 *  what is not the game's. */
export const forgedDuel = (seed: number): { readonly record: string; readonly turns: number } => {
  const [lone, rival] = [fresh(FORGED, 'Ada'), fresh(GRIFFIN, 'Ben')];
  const random = randomFrom(seed);
  const moves: Move[] = [];
  let battle = openBattle({ options: USUAL_OPTIONS, lone, rivals: [rival] });
  while (!battle.outcome) {
    const orders = randomOrders(battle, random);
    moves.push({ kind: 'turn', battle: ONLY_BATTLE, orders });
    ({ battle } = exchange(battle, orders));
  }
  const entrants = [
    { ...freshEntrant(FORGED.id, 'Ada'), edition: FORGED.edition },
    freshEntrant(GRIFFIN.id, 'Ben'),
  ];
  const record = { options: USUAL_OPTIONS, entrants, battles: againstFirst(2), moves };
  return { record: printRecord(record), turns: moves.length };
};
