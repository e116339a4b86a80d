import { expect, test } from 'vitest';
import { playRandomContract } from '../../tools/random-contract.ts';
import { ENEMY_BOOKLETS } from '../../../src/rules/campaign/contract/tables.ts';
import { playCampaign } from '../../tools/random-campaign.ts';
import { readLibrary } from '../../../src/command-line/library.ts';
import {
  HANGARS,
  HANGAR_HEADS,
  PASTS,
  hangarOf,
  keptMech,
  newRow,
  pastRows,
  rowAfter,
} from '../../../src/offline/hangars/hangar-row.ts';
import { printHangarFile } from '../../../src/rules/campaign/file/hangar-file.ts';
import { adaAndFinn, beats, rifleman } from '../../rules/campaign/circle.ts';
import { closedAfter } from '../../rules/campaign/settling.ts';
import { GIL, foeGame } from '../../rules/campaign/game/foes.ts';
import { filed, fold, readFile } from '../../rules/campaign/file/files.ts';
import { fileFaultText } from '../../../src/rules/words/finding-text.ts';
import { sure } from '../../../src/rules/sure.ts';
import { GAME_VERSIONS } from '../../../src/rules/campaign/history/written-game.ts';

const booklets = [...readLibrary().values()];

test.each([1, 2, 3])(
  'law: a hangar can be kept and filed whatever it has been through, and is read back as it was (campaign %i)',
  (seed) => {
    const hangar = playCampaign(seed, 8, booklets);
    const row = { ...newRow({ id: 'tuesdays', origin: 'tuesdays' }, hangar), revision: 1 };
    expect(HANGARS.read(structuredClone(row))).toEqual(row);
    expect(HANGAR_HEADS.read(row)).toMatchObject({ games: row.games, pilots: row.pilots });
    expect(hangarOf(row)).toEqual({
      ...hangar,
      mechs: hangar.mechs.map(keptMech),
      history: [],
    });
    for (const past of pastRows('tuesdays', hangar.history, 0))
      expect(PASTS.read(structuredClone(past))).toEqual(past);

    const text = printHangarFile(filed(hangar));
    const read = readFile(text);
    if (!read.ok) throw new Error(read.faults.map(fileFaultText).join('\n'));
    expect(printHangarFile(read.file)).toBe(text);
    const folded = fold(read.file);
    expect(folded.ok && folded.hangar).toEqual(hangar);
  },
);

test('a hangar with a contract is kept with it and with the booklets of its enemies', () => {
  const hangar = playRandomContract(3, booklets);
  const row = newRow({ id: 'alone', origin: 'alone' }, hangar);
  expect(row.version).toBe(4);
  expect(HANGARS.read(structuredClone(row))).toEqual(row);
  expect(hangarOf(row).contract).toEqual(hangar.contract);
  // Also after many contracts of which nobody took a lesson (S15).
  const lessons = Array.from({ length: 500 }, () => ({ pilot: 'p1', category: null }));
  const waiting = { ...row, contract: { ...sure(row.contract), lessons } };
  expect(HANGARS.read(structuredClone(waiting))).toEqual(waiting);
  for (const id of ENEMY_BOOKLETS)
    expect(row.editions).toContain(booklets.find((booklet) => booklet.id === id)?.edition);
  for (const past of pastRows('alone', hangar.history, 0))
    expect(PASTS.read(structuredClone(past))).toEqual(past);
});

test.each([0, 1] as const)(
  'a game with a foe is kept together with the booklet of the foe (seat that leaves: %i)',
  (leaver) => {
    for (const hangar of [foeGame(leaver), closedAfter(foeGame(leaver))]) {
      const row = newRow({ id: 'tuesdays', origin: 'tuesdays' }, hangar);
      expect(row.version).toBe(4);
      expect(row.editions).toContain(GIL.edition);
      expect(HANGARS.read(structuredClone(row))).toEqual(row);
      expect(HANGAR_HEADS.read(row)).toMatchObject({ games: row.games });
      const pasts = pastRows('tuesdays', hangar.history, 0);
      for (const past of pasts) expect(PASTS.read(structuredClone(past))).toEqual(past);
      expect(pasts.map(({ version }) => version)).toEqual(
        hangar.open.length > 0 ? [1, 1] : [1, 1, 4],
      );
      // A later part of the history still needs the booklet.
      expect(rowAfter(row, { ...hangarOf(row), open: [] }).editions).toEqual(
        hangar.open.length > 0 ? [rifleman.edition] : row.editions,
      );
    }
  },
);

/** A version of games that this Viewscreen does not know. */
const NEWER = 1 + Math.max(...GAME_VERSIONS);

test('rows of a hangar without a foe are version 1; rows of an unknown version are reported as newer', () => {
  const row = newRow({ id: 'tuesdays', origin: 'tuesdays' }, adaAndFinn());
  expect(row.version).toBe(1);
  expect(row).not.toHaveProperty('foes');
  for (const table of [HANGARS, HANGAR_HEADS])
    expect(table.read({ ...row, version: NEWER })).toMatchObject({ newer: true });
  const [past] = pastRows('tuesdays', adaAndFinn().history, 0);
  expect(PASTS.read({ ...past, version: NEWER })).toMatchObject({ newer: true });
});

test('a hangar with the stockpiles and scrap of 2,000 wrecks can be kept', () => {
  const hangar = playCampaign(1, 1, booklets);
  const parts = Array.from({ length: 2000 }, (_, wreck) =>
    ['Engine', 'Gyro', 'Cockpit', 'Jump Jets', 'Left Leg Actuator'].map((name) => ({
      ...{ of: `m${wreck + 1}`, name, engine: null, scars: [] },
    })),
  ).flat();
  const row = newRow(
    { id: 'tuesdays', origin: 'tuesdays' },
    {
      ...hangar,
      pilots: hangar.pilots.map((pilot) => ({ ...pilot, stockpile: parts })),
      scrap: parts,
    },
  );
  expect(HANGARS.read(row)).toEqual(row);
});

test.each(['constructor', 'valueof', 'tostring', '-'])(
  'a game with the id "%s" keeps its duel, or none if it is played with paper',
  (id) => {
    const hangar = beats(adaAndFinn(), 'p1', 'p2', {}, { id });
    const ids = { id: 'tuesdays', origin: 'tuesdays' };
    const paper = newRow(ids, hangar);
    expect(paper.open.map(({ duel }) => duel)).toEqual([null]);
    expect(HANGARS.read(paper)).toEqual(paper);
    const played = newRow(ids, hangar, new Map([[id, 'duel-1']]));
    expect(played.open.map(({ duel }) => duel)).toEqual(['duel-1']);
    expect(rowAfter(played, hangarOf(played)).open).toEqual(played.open);
  },
);

test.each([
  [
    'a number instead of its pilots',
    { pilots: 7 },
    'its entry "pilots" is not what a hangar has there',
  ],
  ['an unknown entry', { gold: 9 }, 'its entry "gold" is not what a hangar has there'],
  [
    "a part of an unknown 'Mech",
    { scrap: [{ of: 'nobody', name: 'Engine', engine: null, scars: [] }] },
    'its entry "scrap.0" is not what a hangar has there',
  ],
])('a row with %s is refused as a hangar', (_what, changed, unreadable) => {
  const hangar = playCampaign(1, 1, booklets);
  const row = newRow({ id: 'tuesdays', origin: 'tuesdays' }, hangar);
  expect(HANGARS.read({ ...row, ...changed })).toEqual({ unreadable, newer: false });
});
