import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSealsShown } from '../../tools/shown-seals.ts';
import { recordOf } from '../../tools/recorded-duels.ts';
import { parseRecord } from '../../../src/rules/fight/parse.ts';
import type { Chooser, GameHand } from '../../../src/rules/fight/hands.ts';
import { isPerson } from '../../../src/rules/fight/hands.ts';
import { turnsOfPilot } from '../../../src/rules/fight/turn-count.ts';
import { sure } from '../../../src/rules/sure.ts';
import type { Remark } from '../../../src/tactics/pilot/remark.ts';
import { printRemark, readRemark } from '../../../src/tactics/pilot/remark.ts';
import { sealOf, seedHash } from '../../../src/tactics/pilot/seal.ts';

const SEED = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const marlow: GameHand = { pilot: 'Marlow', seed: SEED };
const DUEL = recordOf(116, 3);

/** A fight in which a pilot of one battle joins another. */
const SEVERAL = `viewscreen record 3
pilot: rfl-3n Ada
pilot: grf-1n Ben
pilot: rfl-3n Emil
pilot: grf-1n Fay
battle A: 1 against 2
battle B: 3 against 4
A1. 62 62
B1. 62 62, rival bails out
A2. 52 62
3 joins: C is 2 against 1 3
C3. 62 62 64
`;

const recordIn = (text: string) => sure(parseRecord(text).record);
const remarked = (
  text: string,
  choosers: readonly Chooser[],
  said: { coach?: boolean; over: boolean },
): string => {
  const record = recordIn(text);
  const shown = choosers.map((each, at) =>
    isPerson(each) || each.seals ? each : withSealsShown(record, at, each),
  );
  return text + printRemark(record, shown, said);
};
const readIn = (text: string): ReturnType<typeof readRemark> => readRemark(text, recordIn(text));

describe('a remark after the last turn', () => {
  test('names pilot, coach, judgment, hash and seals, and the seed once the duel is over', () => {
    const [first] = turnsOfPilot(recordIn(DUEL), 1);
    const hand = { ...marlow, judged: '9k2m4x0a' };
    const lines = remarked(DUEL, ['person', hand], { coach: true, over: true }).slice(DUEL.length);
    const { digits } = sealOf(SEED, sure(first).at, sure(first).order);
    expect(lines.split('\n')).toEqual([
      `# rival is Marlow, of the game; coach; judged 9k2m4x0a; seed's hash ${seedHash(SEED)}`,
      expect.stringMatching(new RegExp(`^# rival's seals ${digits}( [0-9a-f]{8}){2}$`)),
      `# rival's seed ${SEED}`,
      expect.stringMatching(/^# sum [0-9a-f]{16}$/),
      '',
    ]);
  });

  test('says from which turn a record was played on, and has no seals of earlier turns', () => {
    const text = remarked(DUEL, ['person', { ...marlow, since: 3 }], { over: true });
    const third = sure(turnsOfPilot(recordIn(DUEL), 1)[2]);
    const { digits } = sealOf(SEED, third.at, third.order);
    expect(text).toContain(
      `seed's hash ${seedHash(SEED)}; from its turn 3\n# rival's seals ${digits}\n`,
    );
    expect(readIn(text)).toMatchObject({ pilots: [null, { since: 3, seals: [digits] }] });
    const next = remarked(DUEL, ['person', { ...marlow, since: 4 }], { over: false });
    expect(readIn(next)).toMatchObject({ pilots: [null, { since: 4, seals: [] }] });
  });

  test('is read back whole, with nothing added', () => {
    const first = remarked(DUEL, ['person', marlow], { over: false });
    const seals = turnsOfPilot(recordIn(DUEL), 1).map(
      ({ at, order }) => sealOf(SEED, at, order).digits,
    );
    const read = { pilot: 'Marlow', hash: seedHash(SEED), seals };
    expect(readIn(first)).toStrictEqual({ pilots: [null, read], coach: false, sum: 'fits' });
    const hand = { ...marlow, judged: '9k2m4x0a' };
    expect(readIn(remarked(DUEL, ['person', hand], { coach: true, over: true }))).toStrictEqual({
      pilots: [null, { ...read, judged: '9k2m4x0a', seed: SEED }],
      ...{ coach: true, sum: 'fits' },
    });
  });

  test('may be valid from a late turn on', () => {
    const long = recordOf(116, 12);
    const text = remarked(long, ['person', { ...marlow, since: 11 }], { over: true });
    expect(readIn(text)).toMatchObject({ pilots: [null, { since: 11 }] });
  });

  test('names a pilot of several battles by its number', () => {
    const text = remarked(SEVERAL, ['person', marlow, 'person', 'person'], { over: false });
    expect(text).toContain('# pilot 2 is Marlow, of the game;');
    expect(text).toContain("# pilot 2's seals ");
  });

  test('has no sum if a computer pilot comes from a game without one', () => {
    const sums = [undefined, true].map((unsummed) =>
      printRemark(recordIn(DUEL), ['person', { ...marlow, ...(unsummed && { unsummed }) }], {
        over: false,
      }).includes('# sum '),
    );
    expect(sums).toEqual([true, false]);
  });

  test('says that no seals are kept, and is valid without them', () => {
    const text = DUEL + printRemark(recordIn(DUEL), ['person', marlow], { over: true });
    expect(text).toContain("# rival's seals - - -\n");
    expect(readIn(text)).toMatchObject({ pilots: [null, { seals: ['-', '-', '-'], seed: SEED }] });
  });

  test('is read however its lines are spaced', () => {
    const text = remarked(DUEL, ['person', marlow], { over: true });
    const lines = text.slice(DUEL.length);
    const spaced = [
      lines.replaceAll('# ', '#'),
      lines.replaceAll('# ', '  #   '),
      lines.replaceAll('\n', ' \r\n'),
      lines.replaceAll(' ', '  '),
    ];
    for (const each of spaced) expect(readIn(DUEL + each)).toEqual(readIn(text));
  });

  test('is not read from before the last turn, nor from a comment that only mentions one', () => {
    const lines = remarked(DUEL, ['person', marlow], { over: true }).slice(DUEL.length);
    const at = DUEL.indexOf('3. ');
    expect(at).toBeGreaterThan(0);
    expect(readIn(DUEL.slice(0, at) + lines + DUEL.slice(at))).toBeNull();
    const [first] = lines.split('\n');
    expect(readIn(`${DUEL.slice(0, at)}${first}\n${DUEL.slice(at)}`)).toBeNull();
    expect(readIn(DUEL + lines.replaceAll('# ', '# I think '))).toBeNull();
  });

  test('counts the turn it is valid from across all battles of a pilot', () => {
    const text = remarked(SEVERAL, ['person', { ...marlow, since: 3 }, 'person', 'person'], {
      over: true,
    });
    const last = sure(turnsOfPilot(recordIn(SEVERAL), 1)[2]);
    expect(last.at).toEqual({ battle: 'C', turn: 3, seat: 0 });
    const { digits } = sealOf(SEED, last.at, last.order);
    expect(readIn(text)).toMatchObject({ pilots: [null, { seals: [digits] }, null, null] });
  });

  test('is empty if only people play', () => {
    expect(printRemark(recordIn(DUEL), ['person', 'person'], { over: true })).toBe('');
    expect(readIn(DUEL)).toBeNull();
    expect(readIn(`${DUEL}# rival is angry\n# What a duel!\n`)).toBeNull();
  });

  test('law: is skipped by the reader of records, and read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(DUEL, SEVERAL, recordOf(116, 0)),
        fc.array(fc.option(fc.constantFrom('Tuck', 'Iris'), { nil: null }), {
          minLength: 3,
          maxLength: 3,
        }),
        fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 }),
        fc.boolean(),
        fc.boolean(),
        (text, pilots, digits, coach, over) => {
          const record = recordIn(text);
          const seed = digits.map((digit) => digit.toString(16)).join('');
          const choosers = record.entrants.map((_, at): Chooser => {
            const pilot = at === 0 ? null : (pilots[at - 1] ?? null);
            return pilot === null ? 'person' : { pilot, seed };
          });
          const whole = remarked(text, choosers, { coach, over });
          expect(recordIn(whole)).toEqual(record);
          const remark = readIn(whole);
          if (choosers.every((chooser) => chooser === 'person')) expect(remark).toBeNull();
          else
            expect(remark).toMatchObject({
              coach,
              pilots: choosers.map((chooser) =>
                chooser === 'person'
                  ? null
                  : { pilot: chooser.pilot, hash: seedHash(seed), ...(over ? { seed } : {}) },
              ),
            } satisfies Partial<Record<keyof Remark, unknown>>);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('counts the turns of a pilot in every battle it fights in', () => {
    const turns = (pilot: number) =>
      turnsOfPilot(recordIn(SEVERAL), pilot).map(
        ({ at: { battle, turn, seat }, order, move }) =>
          `${battle}${turn} seat ${seat} ${order.console} of move ${move}`,
      );
    expect(turns(2)).toEqual(['B1 seat 0 62 of move 1', 'C3 seat 2 64 of move 4']);
    expect(turns(1)).toEqual([
      ...['A1 seat 1 62 of move 0', 'A2 seat 1 62 of move 2', 'C3 seat 0 62 of move 4'],
    ]);
  });

  const over = remarked(DUEL, ['person', marlow], { over: true });
  test.each([
    ['unreadable', over.replace('Marlow', 'Molly')],
    ['unreadable', over.replace(/hash [0-9a-f]{4}/, 'hash ')],
    ['unreadable', over.replace('; seed', '; drunk; seed')],
    ['unreadable', over.replace(/# rival is .*\n/, '')],
    ['unreadable', over.replace('is Marlow', 'is old Marlow')],
    ['unreadable', over.replace('game; ', 'game; judged 9k2m; ')],
    ['unreadable', over.replace(/seals /, 'seals 0f1e2d3 ')],
    ['unreadable', over.replace(/(seals .*)/, '$1 and so on')],
    ['unreadable', over.replace(/(seals .*)/, '$1!')],
    ['unreadable', over + over.slice(DUEL.length)],
    ['unreadable', over.replace(/seed 0f1e/, 'seed 0f1')],
    ['unreadable', over.replace(/(hash .*)/, '$1; from its turn 1')],
    ['seals', over.replace(/(hash .*)/, '$1; from its turn 2')],
    ['seals', remarked(DUEL, ['person', { ...marlow, since: 5 }], { over: true })],
    ['nobody there', over.replaceAll('# rival', '# rival 3')],
    ['no person', remarked(DUEL, [marlow, marlow], { over: true })],
    ['seed', over.replace(/seed 0f1e/, 'seed 0f1f')],
    ['seals', over.replace(/seals [0-9a-f]{8} /, 'seals 00000000 ')],
    ['seals', over.replace(/seals [0-9a-f]{8} /, 'seals ')],
    ['seals', remarked(DUEL, ['person', marlow], { over: false }).replace(/seals .{9}/, 'seals ')],
  ])('is refused if it does not hold: %s', (fault, text) => {
    expect(readIn(text)).toBe(fault);
  });

  test('has the seals that were shown, whatever the orders are, and a dash where none was kept', () => {
    const seals = { A1: '3f2a91bc*', A3: '00000000' };
    const text = remarked(DUEL, ['person', { ...marlow, seals }], { over: false });
    expect(text).toContain("# rival's seals 3f2a91bc* - 00000000\n");
    expect(readIn(text)).toMatchObject({
      sum: 'fits',
      pilots: [null, { seals: ['3f2a91bc*', '-', '00000000'] }],
    });
  });

  test.each([
    ['a number called by a person', (text: string) => text.replace(/^2\. \d+/mu, '2. 62')],
    ['the name of a person', (text: string) => text.replace('Ada', 'Eve')],
    ['a coach added', (text: string) => text.replace('of the game', 'of the game; coach')],
    ['a sign after a seal', (text: string) => text.replace(/(seals \w+)/u, '$1*')],
  ])('does not fit its sum after a change by hand: %s', (_, change) => {
    expect(change(over)).not.toBe(over);
    expect(readIn(change(over))).toBe('sum');
    expect(readIn(change(over).replace(/# sum .*\n/u, ''))).toMatchObject({ sum: 'none' });
  });

  test('does not fit a sum in two lines, and takes no comment that mentions a sum for one', () => {
    expect(readIn(over.replace(/(# sum \w{8})/u, '$1\n# sum '))).toBe('sum');
    const bare = over.replace(/# sum .*\n/u, '');
    expect(readIn(`${bare}# the sum 7\n`)).toMatchObject({ sum: 'none' });
  });

  test('has the same sum in every build for a known record', () => {
    expect(over).toContain('# sum be11639e2fd132e4');
  });

  test('does not fit its seals after an order was changed', () => {
    const changed = over.replace(
      /^1\. (\d+) (\d+)/mu,
      (_, lone, rival) => `1. ${lone} ${rival === '62' ? '60' : '62'}`,
    );
    expect(changed).not.toBe(over);
    expect(readIn(changed)).toBe('seals');
  });
});
