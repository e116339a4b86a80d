import { describe, expect, test } from 'vitest';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { readDuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { Imported } from '../../../src/offline/fights/import-record.ts';
import { importRecord, tryRecord } from '../../../src/offline/fights/import-record.ts';
import { toldRecord } from '../../../src/offline/fights/told-record.ts';
import { findFor } from '../../../src/offline/fights/lacking-booklets.ts';
import { isPerson } from '../../../src/rules/fight/hands.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import { sure } from '../../../src/rules/sure.ts';
import { withSealsShown } from '../../tools/shown-seals.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { booklets, griffin, rifleman } from '../../rules/battle/table-top.ts';
import { libraryOf } from '../booklets/libraries.ts';

const library = libraryOf(...booklets);
const record = (...turns: readonly string[]): string =>
  [
    'viewscreen record 1',
    'lone: rfl-3n Ada',
    'rival: grf-1n Ben',
    'ammunition: counted',
    ...turns,
  ].join('\n');

const savedOf = (read: Imported): DuelSave => {
  if (read.kind === 'fault') throw new Error(read.told);
  return read.save;
};
const told = (read: Imported): string => (read.kind === 'fault' ? read.told : 'nothing is wrong');

test('an unfinished record becomes a duel that can be played on', async () => {
  const save = savedOf(await importRecord(record('1. 52 62'), library));
  expect(save).toMatchObject({
    ended: null,
    summary: { pilots: ['Ada', 'Ben'], mechs: ['Rifleman', 'Griffin'], turn: 2 },
  });
  expect(readDuelSave(save)).toEqual(save);
});

test('a finished record becomes a finished duel', async () => {
  expect(savedOf(await importRecord(record('1. 52 62, lone bails out'), library))).toMatchObject({
    ended: { kind: 'win', winner: 'many' },
    summary: { turn: 1 },
  });
});

test('a bad record is refused with the line and the reason', async () => {
  expect(told(await importRecord(record('1. 52 62', '2. 52 62'), library))).toBe(
    'line 6: lone may not do 52 (Charge): only medium range',
  );
  expect(told(await importRecord('', library))).toMatch(/^line 1: /);
});

/** The Griffin in another edition: a hash of what it might be. */
const ELSEWHERE = 'zzzzzzzz';
const otherGriffin: Booklet = { ...griffin, edition: ELSEWHERE };
const naming = (lone: string, rival: string, ...turns: readonly string[]): string =>
  [
    'viewscreen record 2',
    'ammunition: counted',
    `lone: ${lone} Ada`,
    `rival: ${rival} Ben`,
    ...turns,
  ].join('\n');

test('a record is kept with the editions it names if they are on the device, and still names them', async () => {
  const here = libraryOf(rifleman, griffin, otherGriffin);
  const text = naming('rfl-3n', `grf-1n@${ELSEWHERE}`, '1. 52 62');
  const save = savedOf(await importRecord(text, here));
  expect(save.editions).toEqual([rifleman.edition, ELSEWHERE]);
  expect(save.tried).toBeUndefined();
  expect(save.record).toContain(`rival: grf-1n@${ELSEWHERE} Ben`);
  expect(readDuelSave(save)).toEqual(save);
});

test('two editions of one booklet in the same duel are kept apart', async () => {
  const here = libraryOf(griffin, otherGriffin);
  const text = naming(`grf-1n@${ELSEWHERE}`, 'grf-1n', '1. 62 62');
  const save = savedOf(await importRecord(text, here));
  expect(save.editions).toEqual([ELSEWHERE, griffin.edition]);
  const find = findFor(save, here);
  expect(find('grf-1n', null)?.edition).toBe(griffin.edition);
  expect(find('grf-1n', ELSEWHERE)?.edition).toBe(ELSEWHERE);
});

test('a record with a missing edition says so, and can be tried with the edition here, marked as tried', async () => {
  const text = naming(`rfl-3n@${rifleman.edition}`, `grf-1n@${ELSEWHERE}`, '1. 52 62');
  expect(await importRecord(text, library)).toEqual({
    kind: 'fault',
    told: `line 4: the booklet "grf-1n" here is not edition ${ELSEWHERE}`,
    canTry: true,
  });
  const save = savedOf(await tryRecord(text, library));
  expect(save).toMatchObject({
    tried: true,
    editions: [rifleman.edition, griffin.edition],
    summary: { turn: 2 },
  });
  expect(save.record).toContain(`rival: grf-1n@${griffin.edition} Ben`);
  expect(readDuelSave(save)).toEqual(save);
});

test('trying a record reports the line of a turn that the booklet here does not allow', async () => {
  const text = naming('rfl-3n', `grf-1n@${ELSEWHERE}`, '1. 52 62', '2. 52 62');
  expect(await importRecord(text, library)).toMatchObject({ canTry: true });
  expect(await tryRecord(text, library)).toEqual({
    kind: 'fault',
    told: 'line 6: lone may not do 52 (Charge): only medium range',
    canTry: false,
  });
});

test.each([
  ['rfl-3n', `abc-1@${ELSEWHERE}`, 4, 'abc-1'],
  [`abc-1@${ELSEWHERE}`, `grf-1n@${ELSEWHERE}`, 3, 'abc-1'],
  [`rfl-3n@${ELSEWHERE}`, 'abc-1', 4, 'abc-1'],
])(
  'a record of %s against %s cannot be tried if a booklet is missing in every edition',
  async (...row) => {
    const [lone, rival, line, name] = row;
    const refused = {
      kind: 'fault',
      told: `line ${line}: there is no booklet "${name}" here`,
      canTry: false,
    };
    const text = naming(lone, rival, '1. 52 62');
    expect(await importRecord(text, library)).toEqual(refused);
    expect(await tryRecord(text, library)).toEqual(refused);
  },
);

test('a kept duel is tried with its own editions as far as they are on the device', async () => {
  const kept: Booklet = { ...rifleman, edition: 'yyyyyyyy' };
  const here = libraryOf(rifleman, kept, griffin);
  const save = savedOf(await tryRecord(record('1. 52 62'), here, [kept.edition, ELSEWHERE]));
  expect(save).toMatchObject({ tried: true, editions: [kept.edition, griffin.edition] });
});

describe('a record with computer pilots', () => {
  const seed = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
  const iris = { pilot: 'Iris', seed, judged: '9k2m4x0a' } as const;
  const over = `${record('1. 52 62, lone bails out')}\n`;
  const taken = async (text: string): Promise<Extract<Imported, { kind: 'duel' }>> => {
    const read = await importRecord(text, library);
    if (read.kind === 'fault') throw new Error(read.told);
    return read;
  };
  const toldOf = async (text: string, chooses: NonNullable<DuelSave['chooses']>): Promise<string> =>
    toldRecord({
      ...{ ...(await taken(text)).save, coach: true },
      chooses: chooses.map((each, at) =>
        isPerson(each) ? each : withSealsShown(sure(parseRecord(text).record), at, each),
      ),
    });

  test('brings its computer pilots back when imported, with their seeds if it is finished', async () => {
    const text = await toldOf(over, ['person', iris]);
    expect(text).toContain('# rival is Iris, of the game; coach; judged 9k2m4x0a; ');
    const { leftOut, save } = await taken(text);
    expect(leftOut).toBeUndefined();
    expect(save).toMatchObject({ chooses: ['person', iris], coach: true, record: over });
    expect(save.chooses?.[1]).toHaveProperty('seals.A1', expect.stringMatching(/^[0-9a-f]{8}$/));
    expect(await toldRecord(save)).toBe(text);
    expect(readDuelSave(save)).toEqual(save);
  });

  test('hides its seed if unfinished, and is played on with a new one', async () => {
    const text = await toldOf(record('1. 52 62'), ['person', iris]);
    expect(text).not.toContain(seed);
    const { save } = await taken(text);
    const { chooses } = save;
    expect(chooses).toMatchObject(['person', { pilot: 'Iris', since: 2 }]);
    expect(JSON.stringify(chooses)).not.toContain(seed);
    expect(readDuelSave(save)).toEqual(save);
    expect(await toldRecord(save)).toMatch(/hash [0-9a-f]{64}; from its turn 2\n# sum .*\n$/);
  });

  test('says from which turn its seed is valid if it was played on and finished', async () => {
    const text = await toldOf(over, ['person', { ...iris, since: 2 }]);
    const { save } = await taken(text);
    expect(save).toMatchObject({ chooses: ['person', { ...iris, since: 2 }] });
    expect(await toldRecord(save)).toBe(text);
  });

  test('is written again without a sum if it came without one, from an older game', async () => {
    const text = (await toldOf(over, ['person', iris])).replace(/# sum .*\n/u, '');
    const { leftOut, save } = await taken(text);
    expect(leftOut).toBeUndefined();
    expect(readDuelSave(save)).toEqual(save);
    expect(await toldRecord(save)).toBe(text);
  });

  test('is imported without its remark if it is finished and lacks a seed, and a sentence says so', async () => {
    const text = await toldOf(over, ['person', iris]);
    const { leftOut, save } = await taken(text.replace(/# (?:rival's seed|sum) .*\n/gu, ''));
    expect(leftOut).toMatch(/a seed of its computer pilots is missing/);
    expect(save.chooses).toEqual(['person', 'person']);
  });

  test('is imported without its remark if that cannot be read, and a sentence says so', async () => {
    const text = await toldOf(over, ['person', iris]);
    const { leftOut, save } = await taken(text.replace('is Iris', 'is Isis'));
    expect(leftOut).toMatch(/cannot be read, and is left out/);
    expect(save).toMatchObject({ chooses: ['person', 'person'], record: over });
    expect(save.coach).toBeUndefined();
  });

  test('is written as it is kept if only people play', async () => {
    const { save } = await taken(over);
    expect(await toldRecord(save)).toBe(save.record);
  });
});
