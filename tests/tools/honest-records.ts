import { readFile } from 'node:fs/promises';
import type { DuelSave } from '../../src/offline/fights/duel-save.ts';
import { withNets } from '../../src/offline/fights/nets.ts';
import { playedOn } from '../../src/offline/fights/played-on.ts';
import { thinker } from '../../src/offline/fights/thinker.ts';
import { toldRecord } from '../../src/offline/fights/told-record.ts';
import type { Lineup } from '../../src/rules/fight/lineup.ts';
import type { SeatHand } from '../../src/rules/fight/hands.ts';
import { handOf, isPerson } from '../../src/rules/fight/hands.ts';
import { sure } from '../../src/rules/sure.ts';
import { SharedDisk } from '../offline/fights/shared-disk.ts';
import { Tab, tableOf } from '../offline/fights/table-of-hands.ts';
import { griffin, rifleman } from '../rules/battle/table-top.ts';

const SEATINGS: readonly (readonly SeatHand[])[] = [
  ['person', 'Tuck'],
  ['person', 'Marlow'],
  ['Iris', 'person'],
  ['person', 'Sable'],
  ['person', 'Iris', 'Tuck'],
  ['Sable', 'person', 'person'],
  ['person', 'Marlow', 'Iris', 'person'],
];
const TWO_BATTLES: readonly Lineup[] = [
  { lone: 0, rivals: [1] },
  { lone: 2, rivals: [3] },
];

/** Nets come from the folder of books; while `out` says so there are none. */
const netsFromDisk = (out: () => boolean): void => {
  globalThis.fetch = async (address) =>
    out() || !(address instanceof URL)
      ? Promise.reject(new TypeError('offline'))
      : new Response(await readFile(address, 'utf8'));
};

/** Plays a table to its end in a tab. */
const played = async (row: DuelSave, leavesIn?: number): Promise<Tab> => {
  const tab = new Tab(new SharedDisk(row));
  if (leavesIn !== undefined) tab.leavesIn = leavesIn;
  await tab.play();
  return tab;
};

/** The same with a name and seeds that are the same whenever it is played: what persons do goes by the name. */
const seeded = (row: DuelSave, seed: number): DuelSave => ({
  ...row,
  id: `honest-${seed}`,
  chooses: sure(row.chooses).map((each, at) =>
    isPerson(each) ? each : { ...each, seed: `${seed}a${at}`.padEnd(32, 'e') },
  ),
});

/**
 * A record that a table with computer pilots came to, by its number: each of the four, in duels, against several and in
 * two battles, with a coach or without, judging roughly or by nets, now and then with nobody to think or without the
 * nets; fought to the end, left by a person, or played on from its middle.
 */
export const honestRecord = async (number: number): Promise<string> => {
  const hands = sure(SEATINGS[number % SEATINGS.length]);
  const every = (count: number, from = 0): boolean => number % count === from;
  const isOut = every(8, 2);
  netsFromDisk(() => false);
  const table = seeded(
    tableOf(hands, number, hands.length === 4 ? TWO_BATTLES : undefined),
    number,
  );
  const flown = sure(table.editions).map((edition) =>
    edition === griffin.edition ? griffin : rifleman,
  );
  const row = {
    ...(every(2) ? await withNets(table, flown) : table),
    ...(every(3) ? { coach: true as const } : {}),
  };
  netsFromDisk(() => isOut);
  const ask = thinker.ask.bind(thinker);
  let thoughts = 0;
  if (every(5, 1))
    thinker.ask = (wanted, asker) => {
      if (wanted.kind === 'think') thoughts += 1;
      return wanted.kind === 'think' && thoughts % 3 === 0
        ? Promise.resolve({ kind: 'cannot', ticket: 0 })
        : ask(wanted, asker);
    };
  const first = await played(row, every(4) ? 3 : undefined);
  const { record, save } = sure(first.running.standing);
  const on = every(6, 1)
    ? await played(
        seeded(
          playedOn(sure(first.running.standing), {
            moves: Math.floor(record.moves.length / 2),
            pilots: record.entrants.map(({ pilot }, at) => ({
              name: pilot,
              hand: handOf(save.chooses?.[at]),
            })),
          }),
          number,
        ),
      )
    : first;
  thinker.ask = ask;
  return toldRecord(sure(on.running.standing).save);
};
