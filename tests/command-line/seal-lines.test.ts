import { describe, expect, test } from 'vitest';
import { withSealsShown } from '../tools/shown-seals.ts';
import { randomFrom, randomOrders } from '../tools/random-play.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { sealLines } from '../../src/command-line/seal-lines.ts';
import type { SeatOrders } from '../../src/rules/battle/orders.ts';
import type { Battle } from '../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { GameHand } from '../../src/rules/fight/hands.ts';
import { ONLY_BATTLE, battleNamed } from '../../src/rules/fight/fight.ts';
import { againstFirst } from '../../src/rules/fight/lineup.ts';
import { printRecord } from '../../src/rules/fight/print.ts';
import type { FightRecord, Move } from '../../src/rules/fight/record.ts';
import { freshEntrant } from '../../src/rules/fight/record.ts';
import { COURSE, COURSE_MECHS } from '../../src/rules/words/lesson.ts';
import { replay } from '../../src/rules/fight/replay.ts';
import { sure } from '../../src/rules/sure.ts';
import { roughly } from '../../src/tactics/judge/judgment.ts';
import { orderOfPilot } from '../../src/tactics/pilot/pilot.ts';
import { printRemark } from '../../src/tactics/pilot/remark.ts';
import type { DrawnHow } from '../../src/tactics/pilot/seal.ts';
import { unthoughtOrder } from '../../src/tactics/pilot/unthought.ts';

const library = readLibrary();
const iris: GameHand = { pilot: 'Iris', seed: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' };

/**
 * A battle of a person who plays at random against computer pilots, for at most this many turns; `led` may give the
 * orders of a turn.
 */
const playedAgainst = (
  rivals: number,
  turns: number,
  mechs: readonly string[] = ['rfl-3n'],
  led: (turn: number, battle: Battle) => SeatOrders | undefined = () => undefined,
): FightRecord => {
  const random = randomFrom(7);
  const entrants = ['Ada', 'Iris', 'Iris too'].slice(0, 1 + rivals);
  const moves: Move[] = [];
  const record = {
    ...{ options: USUAL_OPTIONS, battles: againstFirst(1 + rivals), moves },
    entrants: entrants.map((pilot, at) => freshEntrant(mechs[at] ?? 'rfl-3n', pilot)),
  };
  while (moves.length < turns) {
    const fight = sure(replay(record, (id) => library.get(id)).fights.at(-1));
    const { battle } = sure(battleNamed(fight, ONLY_BATTLE));
    if (battle.outcome) break;
    const { seats } = randomOrders(battle, random);
    const orders: SeatOrders = seats.map((order, seat) => {
      const at = { battle: ONLY_BATTLE, turn: battle.turns + 1, seat };
      return order && seat > 0 ? orderOfPilot(battle, 'Iris', roughly, iris.seed, at) : order;
    });
    const called = led(battle.turns + 1, battle) ?? orders;
    moves.push({ kind: 'turn', battle: ONLY_BATTLE, orders: { seats: called } });
  }
  return record;
};

/** The same, in which the person bails out in the last turn. */
const left = (record: FightRecord): FightRecord => ({
  ...record,
  moves: record.moves.map((move, at) =>
    move.kind === 'turn' && at === record.moves.length - 1
      ? {
          ...move,
          orders: {
            seats: sure(move.orders.seats).map((order, seat) =>
              order && seat === 0 ? { ...order, leaves: 'bails out' as const } : order,
            ),
          },
        }
      : move,
  ),
});

const textOf = (
  record: FightRecord,
  over: boolean,
  hand = iris,
  how: DrawnHow = 'judged',
): string =>
  printRecord(record) +
  printRemark(
    record,
    record.entrants.map((_, at) => (at === 0 ? 'person' : withSealsShown(record, at, hand, how))),
    { over },
  );

const CHANGED = 'The record does not fit its sum: something in it was changed by hand.';

describe('checking the seals of a record', () => {
  const duel = left(playedAgainst(1, 5));

  test('finds that every seal of an untouched duel fits and that its call was drawn as recorded', () => {
    const { faults, lines } = sealLines(textOf(duel, true), library);
    expect(faults).toEqual([]);
    expect(lines).toHaveLength(5);
    lines.forEach((line, place) => {
      expect(line).toMatch(new RegExp(`^${place + 1}\\. rival \\d+: fits, drawn so$`));
    });
  });

  test('lists several computer pilots turn by turn', () => {
    const { faults, lines } = sealLines(textOf(left(playedAgainst(2, 3)), true), library);
    expect(faults).toEqual([]);
    expect(lines.map((line) => line.replace(/ \d+:/, ':'))).toEqual(
      [1, 2, 3].flatMap((turn) => [1, 2].map((rival) => `${turn}. rival ${rival}: fits, drawn so`)),
    );
  });

  test('lists the seals unopened while the battle is still going on', () => {
    const { faults, lines } = sealLines(textOf(playedAgainst(1, 5), false), library);
    expect(faults).toEqual(['It is not over yet: its seals can be opened once it is.']);
    expect(lines[0]).toMatch(/^1\. rival \d+: sealed [0-9a-f]{8}$/);
  });

  test('says that a call cannot be drawn again if its judgment is not at hand', () => {
    const { faults, lines } = sealLines(
      textOf(duel, true, { ...iris, judged: '9k2m4x0a' }),
      library,
    );
    expect(faults).toEqual(['5 of 5 turns do not hold, or cannot be checked.']);
    expect(lines[0]).toMatch(/: fits, but the judgment 9k2m4x0a is not at hand to draw it again$/);
  });

  test('finds a changed seal, a changed pilot and a changed seed', () => {
    const text = textOf(duel, true);
    const other = text.replace(/seals [0-9a-f]{8}/, 'seals 00000000');
    const { faults, lines } = sealLines(other, library);
    expect(lines[0]).toMatch(/: does not fit$/);
    expect(lines[1]).toMatch(/: fits, drawn so$/);
    expect(faults).toEqual([CHANGED, '1 of 5 turns do not hold, or cannot be checked.']);
    const tucks = text.replace('is Iris', 'is Tuck');
    expect(sealLines(tucks, library).lines.join('\n')).toContain('fits, drawn otherwise');
    const seed = text.replace(/seed 0f1e/, 'seed 0f1f');
    expect(sealLines(seed, library).faults).toEqual([
      CHANGED,
      '5 of 5 turns do not hold, or cannot be checked.',
    ]);
  });

  test('accepts a number drawn with nobody to think if the record says so, whatever the judgment', () => {
    const unthought = left(
      playedAgainst(1, 4, ['rfl-3n'], (turn, battle) => [
        sure(randomOrders(battle, randomFrom(turn)).seats[0]),
        unthoughtOrder(battle, iris.seed, { battle: ONLY_BATTLE, turn, seat: 1 }),
      ]),
    );
    for (const hand of [iris, { ...iris, judged: '9k2m4x0a' }]) {
      const { faults, lines } = sealLines(textOf(unthought, true, hand, 'unthought'), library);
      expect(faults).toEqual([]);
      expect(lines.join('\n')).toContain('fits, drawn with nobody to think');
      // Where the record does not say so it does not count.
      expect(sealLines(textOf(unthought, true, hand), library).faults).not.toEqual([]);
    }
    const drawn = sealLines(textOf(duel, true, iris, 'unthought'), library);
    expect(drawn.lines.join('\n')).toContain('fits, drawn otherwise');
  });

  test('accepts numbers drawn by a rough judgment if the record says so', () => {
    const { faults, lines } = sealLines(
      textOf(duel, true, { ...iris, judged: '9k2m4x0a' }, 'roughly'),
      library,
    );
    expect(faults).toEqual([]);
    expect(lines[0]).toMatch(/: fits, drawn so by a rough judgment$/);
  });

  test('checks the seals of an older record without a sum, and says what cannot be checked', () => {
    const { faults, lines } = sealLines(textOf(duel, true, { ...iris, unsummed: true }), library);
    expect(lines.join('\n')).toMatch(/^(?:\d\. rival \d+: fits, drawn so\n?){5}$/);
    expect(faults).toEqual([expect.stringMatching(/^This record has no sum/)]);
  });

  test('says so if a seal was not kept, and makes no other in its place', () => {
    const { faults, lines } = sealLines(
      printRecord(duel) + printRemark(duel, ['person', iris], { over: true }),
      library,
    );
    expect(lines[0]).toMatch(/: its seal was not kept$/);
    expect(faults).toEqual(['5 of 5 turns do not hold, or cannot be checked.']);
  });

  test('checks a continued duel only from the turn where it was taken up', () => {
    const played: GameHand = { ...iris, since: 3 };
    const { faults, lines } = sealLines(textOf(duel, true, played), library);
    expect(faults).toEqual([]);
    expect(lines.map((line) => line.replace(/^(\d\. rival) \d+/, '$1'))).toEqual([
      ...['1. rival: before this seed', '2. rival: before this seed'],
      ...['3. rival: fits, drawn so', '4. rival: fits, drawn so', '5. rival: fits, drawn so'],
    ]);
  });

  // Older builds led through the third turn too.
  test.each([2, 3])(
    "accepts the lesson's numbers in a duel with %i led turns, and the numbers drawn after them",
    (turns) => {
      const numbers = [...COURSE.map((calls) => calls.map(({ console }) => console)), [38, 46]];
      const led = left(
        playedAgainst(1, 5, COURSE_MECHS, (turn) =>
          turn > turns ? undefined : numbers[turn - 1]?.map((console) => ({ console })),
        ),
      );
      const { faults, lines } = sealLines(textOf(led, true), library);
      expect(faults).toEqual([]);
      expect(lines.map((line) => line.replace(/^\d\. rival \d+: /, ''))).toEqual([
        ...Array.from({ length: turns }, () => 'fits, as the course has it'),
        ...Array.from({ length: 5 - turns }, () => 'fits, drawn so'),
      ]);
      // Another number in such a turn is no number of the course.
      const strayed = playedAgainst(1, 2, COURSE_MECHS, (turn) =>
        turn === 1 ? [{ console: 50 }, { console: 62 }] : [{ console: 32 }, { console: 48 }],
      );
      const { lines: others } = sealLines(textOf(strayed, true), library);
      expect(others.join('\n')).not.toContain('course');
    },
  );

  test.each([
    [
      'a record without a computer pilot',
      printRecord(duel),
      /^Behind its last turn no computer pilot/,
    ],
    ['a remark that cannot be read', textOf(duel, true).replace('is Iris', 'is Isis'), /be read/],
    ['text that is no record', 'no record', /^line 1: /],
  ])('reports one fault and no lines for %s', (_, text, fault) => {
    expect(sealLines(text, library)).toEqual({
      lines: [],
      faults: [expect.stringMatching(fault)],
    });
  });
});
