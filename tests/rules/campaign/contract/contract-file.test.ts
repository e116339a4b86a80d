import { expect, test } from 'vitest';
import { canonical } from '../../../../src/rules/canonical.ts';
import { printHangarFile } from '../../../../src/rules/campaign/file/hangar-file.ts';
import { calledOff, playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import { missionMuster } from '../../../../src/rules/campaign/game/mission.ts';
import { begun, mustered } from '../../../../src/rules/campaign/game/muster.ts';
import { columnOf } from '../../../../src/rules/campaign/contract/column.ts';
import type { Deed } from '../../../../src/rules/campaign/history/deed.ts';
import type { Game } from '../../../../src/rules/campaign/history/game.ts';
import { gameVersion } from '../../../../src/rules/campaign/history/written-game.ts';
import { printRecord } from '../../../../src/rules/fight/print.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { changedFile, refusalOf } from '../../../tools/changed-contract.ts';
import { playRandomContract } from '../../../tools/random-contract.ts';
import { randomFrom } from '../../../tools/random-play.ts';
import { DAY, done, standFor, why } from '../circle.ts';
import { filed, fold, readFile } from '../file/files.ts';
import { booklets, cardOf, contractIn, findBook, onMission, taken } from './taken.ts';

type Past = Deed | Game;

const isMission = (past: Past): past is Game =>
  past.kind === 'game' && past.muster.mission === true;

const withFoe = (game: Game, changed: object): readonly object[] =>
  game.muster.fighters.map((each) => ('foe' in each ? { ...each, ...changed } : each));

/** What somebody may change in a file: one entry, to what is said. */
const CHANGES: Readonly<Record<string, (past: Past) => object | null>> = {
  "a foe's armor": (past) =>
    isMission(past)
      ? { ...past, muster: { ...past.muster, fighters: withFoe(past, { starts: 'armor 1' }) } }
      : null,
  'a beaten enemy': (past) =>
    isMission(past)
      ? {
          ...past,
          stand: {
            ...past.stand,
            outcome: { kind: 'win', winner: 'few' },
            fighters: past.stand.fighters.map((each, place) =>
              place === 0 ? each : { ...each, out: 'fell', turn: 1, armor: -1, killedBy: null },
            ),
          },
        }
      : null,
  'the seed': (past) => (past.kind === 'contract' ? { ...past, seed: 'f'.repeat(32) } : null),
};

const sureFile = (text: string) => {
  const read = readFile(text);
  if (!read.ok) throw new Error('An honest file is refused.');
  return read.file;
};

const CONTRACTS = [3, 5, 8, 13].map((seed) => playRandomContract(seed, booklets));

test('a hangar with a contract is the same after it was written into a file and read again', () => {
  for (const hangar of CONTRACTS) {
    const text = printHangarFile(filed(hangar));
    expect(text).toMatch(/^\{"viewscreen":"hangar","version":4,/u);
    const came = fold(sureFile(text));
    expect(came.ok && canonical(came.hangar)).toBe(canonical({ ...hangar, open: [] }));
  }
});

test.each(Object.entries(CHANGES))(
  'a file with %s changed is refused with its line',
  (_, change) => {
    const tried = CONTRACTS.flatMap((hangar) => {
      const at = hangar.history.findIndex((past) => change(past) !== null);
      const now = at < 0 ? null : change(sure(hangar.history[at]));
      return now === null || canonical(now) === canonical(hangar.history[at])
        ? []
        : [
            refusalOf(
              printHangarFile(filed({ ...hangar, history: hangar.history.with(at, now as Past) })),
            ),
          ];
    });
    expect(tried.length).toBeGreaterThan(0);
    for (const sentence of tried) expect(sentence).toMatch(/\w/u);
  },
);

test('law: of 200 files in which one thing was changed each is refused with its line, or is that of an honest hangar', () => {
  let refused = 0;
  for (const seed of [3, 5, 8, 13, 21, 34, 55, 89]) {
    const random = randomFrom(seed);
    const hangar = playRandomContract(seed, booklets);
    for (let tried = 0; tried < 25; tried += 1) {
      const sentence = refusalOf(changedFile(hangar, random));
      if (sentence !== null) expect(sentence).toMatch(/^line \d+(?:: |, )\w/u);
      refused += Number(sentence !== null);
    }
  }
  expect(refused).toBeGreaterThan(100);
  expect(refused).toBeLessThan(200);
});

const out = onMission('Defend Colony', [cardOf('Light Mek'), cardOf('Scout Mek')]);
const [enemy] = columnOf(contractIn(out));
const muster = done(missionMuster(out, 'p1', sure(enemy).name, findBook));
const open = done(begun(out, { id: 'g', on: DAY, muster }, findBook));

test('a fight of the contract has its foe, its start and its limit, and nothing else is begun in its name', () => {
  expect(muster).toMatchObject({ mission: true, options: { limit: '12' } });
  const { record } = done(mustered(out, muster, findBook));
  expect(record.entrants[1]?.pilot).toBe(sure(enemy).name);
  expect(printRecord(record)).toMatch(/\nlimit: 12\n/u);
  const other = { ...muster, options: { ...muster.options, limit: '30' } } as const;
  expect(why(begun(out, { id: 'g', on: DAY, muster: other }, findBook))).toBe(
    'this fight has changed; look again',
  );
  expect(why(begun(taken(), { id: 'g', on: DAY, muster }, findBook))).toBe('no mission runs');
  expect(why(begun(open, { id: 'h', on: DAY, muster }, findBook))).toMatch(/game to finish/u);
});

test('S12: a fight of the contract is not called off, and not played on paper', () => {
  const sentence = 'a fight of a contract is played here, to its end';
  expect(why(calledOff(open, 'g'))).toBe(sentence);
  const { fighters } = standFor(out, ['p1'], { kind: 'nobody' }, {});
  const stand = { turns: 9, outcome: { kind: 'nobody' }, fighters } as const;
  expect(why(playedOnPaper(open, 'g', stand, findBook))).toBe(sentence);
});

test('games and deeds of contracts are written as version 4, all others as before', () => {
  expect(gameVersion(CONTRACTS[0]?.history ?? [])).toBe(4);
  expect(gameVersion([{ kind: 'retire', on: DAY, pilot: 'p1', line: '' }])).toBe(1);
});
