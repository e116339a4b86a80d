import { describe, expect, test } from 'vitest';
import { seatOf } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import {
  isOpen,
  onlyOpenManeuver,
  openManeuvers,
  whyShut,
} from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { sure } from '../../../src/rules/sure.ts';
import {
  COURSE,
  COURSE_MECHS,
  keepsCourse,
  lessonFor,
  scoreNote,
} from '../../../src/rules/words/lesson.ts';
import { whyText } from '../../../src/rules/words/why.ts';
import { findBook } from '../battle/table-top.ts';
import { battleReplayed, recordOf } from '../fight/one-battle.ts';

const NAMES = [
  { pilot: 'Ada', mech: 'Rifleman' },
  { pilot: 'Ben', mech: 'Griffin' },
];
const SEATS = [0, 1];
const [ADA, BEN] = [0, 1] as const;

const record = recordOf({
  options: USUAL_OPTIONS,
  entrants: COURSE_MECHS.map((id, seat) => freshEntrant(id, sure(NAMES[seat]).pilot)),
  turns: [
    ...COURSE.map((calls) => ({ seats: calls.map(({ console }) => ({ console })) })),
    // The third is free: these are the numbers that it was once led to.
    { seats: [{ console: 38 }, { console: 46 }] },
  ],
});
const { battles, exchanges, fault } = battleReplayed(record, findBook);
const [first, second] = exchanges as [Exchange, Exchange];

const said = (turn: number, seat: number) => sure(lessonFor(sure(battles[turn - 1]), seat, NAMES));
const kinds = ({ incidents }: Exchange) => incidents.map(({ kind }) => kind);
const rowsShut = (turn: number, seat: number): number => {
  const battle = sure(battles[turn - 1]);
  const { booklet } = seatOf(battle, seat);
  return booklet.statCard.maneuvers.filter(
    (maneuver) =>
      maneuver.range === battle.pairings[0]?.range && whyShut(battle, seat, maneuver) !== null,
  ).length;
};

describe('the lesson', () => {
  test('has three legal turns, and the battle goes on after them', () => {
    expect(fault).toBe(null);
    expect(exchanges).toHaveLength(3);
    expect(sure(battles.at(-1)).outcome).toBe(null);
  });

  test('leaves each pilot a choice in every turn, so the device never locks in a number on its own', () => {
    for (const battle of battles)
      for (const seat of SEATS) expect(onlyOpenManeuver(battle, seat)).toBe(null);
  });

  test('tells each pilot an open number to call in both led turns, and says nothing after the third turn', () => {
    for (const [turn, battle] of battles.slice(0, COURSE.length).entries())
      for (const seat of SEATS) {
        const { console, call } = sure(lessonFor(battle, seat, NAMES));
        const maneuver = sure(maneuverAt(seatOf(battle, seat).booklet.statCard, sure(console)));
        expect(isOpen(battle, seat, maneuver)).toBe(true);
        expect(call).toMatch(new RegExp(`^Call ${COURSE[turn]?.[seat]?.console}: `));
      }
    for (const seat of SEATS) expect(lessonFor(sure(battles[3]), seat, NAMES)).toBe(null);
  });

  test('turn 1: no one is hit, and the range closes from long to medium', () => {
    expect(said(1, ADA).know).toBe("Bring Ben's armor from 36 to 0: you win.");
    expect(said(1, BEN).know).toBe("Bring Ada's armor from 38 to 0: you win.");
    expect(kinds(first)).not.toContain('scored');
    expect(battles.map(({ pairings }) => pairings[0]?.range).slice(0, 2)).toEqual([
      'long',
      'medium',
    ]);
    expect(SEATS.map((seat) => scoreNote(first, seat))).toEqual([null, null]);
  });

  test('turn 2: statuses shut rows, and the damage is SCORE plus maneuver', () => {
    for (const seat of SEATS) {
      expect(rowsShut(2, seat)).toBeGreaterThan(1);
      expect(said(2, seat).know).toBe(
        `Nobody was hit. ${seat === BEN ? 'Ada' : 'Ben'}'s page rules out ${rowsShut(2, seat)} of your maneuvers.`,
      );
    }
    expect(said(2, ADA).call).toBe('Call 32: if it hits, it adds 5 damage.');
    const [scored, ...others] = second.incidents.filter(({ kind }) => kind === 'scored');
    expect(others).toEqual([]);
    expect(scored).toMatchObject({
      seat: ADA,
      on: BEN,
      damage: 6,
      ledger: [
        { from: 'view screen', points: 1 },
        { from: 'maneuver', points: 5 },
      ],
    });
    expect(scoreNote(second, ADA)).toBe(
      'SCORE 1 plus maneuver +5 makes 6 damage. Letter B needs 7 damage: no effect.',
    );
  });

  test('turn 3: any open row may be called, and a sentence explains what it did', () => {
    for (const seat of SEATS) {
      expect(said(3, seat)).toEqual({
        turn: 3,
        console: null,
        know: `Heat adds up: at 30 your ${seat === ADA ? 'Rifleman' : 'Griffin'} shuts down.`,
        call: 'Now call any open row.',
        once: 'This is your call. Lock it in.',
      });
      const [battle, played] = [sure(battles[2]), sure(exchanges[2])];
      expect(openManeuvers(battle, seat).length).toBeGreaterThan(4);
      expect(whyText({ battle, played, seat, enemy: 1 - seat }, NAMES)).not.toBe('');
    }
  });

  test('explains its first turn in at most 60 words for both pilots together', () => {
    const words = SEATS.flatMap((seat) => {
      const { call, know, once } = said(1, seat);
      return `${know} ${call} ${once}`.split(/\s+/);
    });
    expect(words.length).toBeLessThanOrEqual(60);
  });
});

describe('checking whether a record follows the lesson', () => {
  test.each([0, 1, 2])('accepts a record of its first %i turns', (turns) => {
    expect(keepsCourse({ ...record, moves: record.moves.slice(0, turns) })).toBe(true);
  });

  test('accepts any calls from the third turn on', () => {
    const [one, other] = record.moves;
    const moves = [sure(one), sure(other), sure(one), sure(other)];
    expect(keepsCourse({ ...record, moves })).toBe(true);
  });

  test('rejects a different number, and a draw', () => {
    const other = { seats: [{ console: 52 }, { console: 64 }] };
    expect(keepsCourse(recordOf({ ...record, turns: [other] }))).toBe(false);
    expect(keepsCourse(recordOf({ ...record, turns: [{ draw: { by: 'agreed' } }] }))).toBe(false);
  });

  test("rejects other 'Mechs", () => {
    const entrants = record.entrants.toReversed();
    expect(keepsCourse({ ...record, entrants })).toBe(false);
  });
});
