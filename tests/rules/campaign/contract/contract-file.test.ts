import { expect, test } from 'vitest';
import { canonical } from '../../../../src/rules/canonical.ts';
import { missionOf } from '../../../../src/rules/campaign/contract/state.ts';
import { printHangarFile } from '../../../../src/rules/campaign/file/hangar-file.ts';
import { calledOff, playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import { missionMuster } from '../../../../src/rules/campaign/game/mission.ts';
import { begun, mustered } from '../../../../src/rules/campaign/game/muster.ts';
import { columnOf } from '../../../../src/rules/campaign/contract/column.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Deed } from '../../../../src/rules/campaign/history/deed.ts';
import type { Game } from '../../../../src/rules/campaign/history/game.ts';
import { gameVersion } from '../../../../src/rules/campaign/history/written-game.ts';
import { printRecord } from '../../../../src/rules/fight/print.ts';
import { hindranceText } from '../../../../src/rules/words/hindrance-text.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { playRandomContract } from '../../../tools/random-contract.ts';
import { randomFrom } from '../../../tools/random-play.ts';
import { DAY, done, standFor, why } from '../circle.ts';
import { filed, fold, readFile } from '../file/files.ts';
import { booklets, cardOf, contractIn, findBook, onMission, taken } from './taken.ts';

type Past = Deed | Game;

const isMission = (past: Past): past is Game =>
  past.kind === 'game' && past.muster.mission === true;

const withFoe = (game: Game, changed: object): Game => ({
  ...game,
  muster: {
    ...game.muster,
    fighters: game.muster.fighters.map((each) => ('foe' in each ? { ...each, ...changed } : each)),
  },
});

/** What somebody may change in a file: one entry, to what is said. */
const CHANGES: Readonly<Record<string, (past: Past) => Past | null>> = {
  "a foe's armor": (past) => (isMission(past) ? withFoe(past, { starts: 'armor 1' }) : null),
  "a foe's name": (past) => (isMission(past) ? withFoe(past, { foe: 'Somebody Else' }) : null),
  'a beaten enemy': (past) =>
    isMission(past)
      ? {
          ...past,
          stand: {
            ...past.stand,
            outcome: { kind: 'win', winner: 'few' },
            turns: past.stand.turns + 1,
            fighters: past.stand.fighters.map((each, place) =>
              place === 1
                ? { ...each, out: 'fell', turn: 1, armor: -9, killedBy: null }
                : { ...each, out: null, turn: null, armor: 30, killedBy: null },
            ),
          },
        }
      : null,
  'the limit of a defense': (past) =>
    isMission(past) && past.muster.options.limit !== 'none'
      ? {
          ...past,
          muster: { ...past.muster, options: { ...past.muster.options, limit: '30' } },
        }
      : null,
  'the seed': (past) => (past.kind === 'contract' ? { ...past, seed: 'f'.repeat(32) } : null),
  'a card': (past) => (past.kind === 'play card' ? { ...past, card: (past.card % 20) + 1 } : null),
  'a mission': (past) => (past.kind === 'mission' ? { ...past, mission: 'Assault Outpost' } : null),
  'a purchase': (past) =>
    past.kind === 'buy' ? { ...past, what: { buys: 'critical', part: 'Armor' } } : null,
};

/** A hangar after a contract, with one entry of its history another, doubled or gone. */
const changed = (hangar: Hangar, at: number, now: readonly Past[]): Hangar => ({
  ...hangar,
  history: hangar.history.toSpliced(at, 1, ...now),
});

/** The sentence that refuses a file, with its line; null where it is let in and then folds the same again. */
const refusal = (hangar: Hangar): string | null => {
  const read = readFile(printHangarFile(filed(hangar)));
  if (!read.ok) return read.faults.map(({ kind }) => kind).join();
  const came = fold(read.file);
  if (!came.ok) {
    expect(came.line).toBeGreaterThan(1);
    return hindranceText(came.why, (pilot) => pilot);
  }
  const { contract } = came.hangar;
  if (contract) {
    const worth = contract.done.reduce((sum, name) => sum + missionOf(name).threat, 0);
    expect(contract.threat).toBe(worth);
  }
  const again = fold(sureFile(printHangarFile(filed(came.hangar))));
  expect(again.ok && canonical(again.hangar)).toBe(canonical(came.hangar));
  return null;
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
        : [refusal(changed(hangar, at, [now]))];
    });
    expect(tried.length).toBeGreaterThan(0);
    for (const sentence of tried) expect(sentence).toMatch(/\w/u);
  },
);

test('a file with an entry doubled or dropped is refused, or is that of another honest hangar', () => {
  const random = randomFrom(11);
  let refused = 0;
  for (const hangar of CONTRACTS)
    for (let tried = 0; tried < 6; tried += 1) {
      const at = Math.floor(random() * hangar.history.length);
      const entry = sure(hangar.history[at]);
      const sentence = refusal(changed(hangar, at, tried % 2 === 0 ? [entry, entry] : []));
      refused += Number(sentence !== null);
    }
  expect(refused).toBeGreaterThan(8);
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
    'the mission has no such fight',
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
