import { describe, expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import type { SeatOrder } from '../../../../src/rules/battle/orders.ts';
import {
  fightersOf,
  mustered,
  whyNotMustered,
} from '../../../../src/rules/campaign/game/muster.ts';
import { openGame, played } from '../../../../src/rules/campaign/game/played.ts';
import type { Lineup } from '../../../../src/rules/fight/lineup.ts';
import type { Move } from '../../../../src/rules/fight/record.ts';
import { printRecord } from '../../../../src/rules/fight/print.ts';
import {
  circle,
  deed,
  done,
  find,
  gameOf,
  griffin,
  hit,
  mechOf,
  pilotOf,
  rifleman,
  settlement,
  three,
  why,
  withCard,
  withWear,
} from '../circle.ts';
import { turn, opened, duel } from './mustering.ts';

describe('muster: who fights whom, with what', () => {
  test('K2, K4, K8–K10: the record of a mustered game says all that differs from print', () => {
    const worn = withCard(
      withWear(duel(), 'm1', {
        games: 5,
        ammunition: { autocannon: 4 },
        parts: mechOf(duel(), 'm1').parts.map((part) =>
          part.name === 'Gyro' ? { ...part, scars: [hit(rifleman, 'Gyro', 'score')] } : part,
        ),
        replacement: { penalty: 3, boughtBack: [{ category: 'VIII', by: 'experience' }] },
      }),
      'p1',
      { learned: ['III'] },
    );
    const { record } = opened(worn, ['p1', 'p2']);
    const text = printRecord(record);
    for (const words of [
      'shutdown 25',
      'autocannon 4',
      'Gyro (',
      'laser +1',
      'penalty 3',
      'piloting penalty 2',
    ])
      expect(text).toContain(words);
  });

  test("a pilot who is remembered, has no 'Mech or is at a game cannot be mustered", () => {
    const lost = withCard(three(), 'p2', { mech: null });
    expect(why(whyNotMustered(lost, 'p2') ?? {})).toBe("Ben has no 'Mech");
    expect(whyNotMustered(lost, 'p1')).toBeNull();
    const retired = done(deed(three(), { kind: 'retire', pilot: 'p3', line: '' }));
    expect(why(whyNotMustered(retired, 'p3') ?? {})).toBe('Cleo no longer flies');
    const game = gameOf(three(), ['p1', 'p2'], { kind: 'nobody' });
    expect(why(whyNotMustered(game, 'p1') ?? {})).toBe('Ada has a game to finish');
  });

  test('each battle has one pilot alone and one or more against that one', () => {
    const muster = (pilots: readonly string[], battles: readonly Lineup[]) =>
      why(
        mustered(
          three(),
          { options: USUAL_OPTIONS, fighters: fightersOf(three(), pilots), battles },
          find,
        ),
      );
    expect(muster(['p1', 'p2'], [{ lone: 0, rivals: [1] }])).toBeNull();
    expect(muster(['p1', 'p2', 'p3'], [{ lone: 0, rivals: [1, 2] }])).toBeNull();
    for (const battles of [
      [],
      [{ lone: 0, rivals: [] }],
      [{ lone: 0, rivals: [1] }],
      [{ lone: 1, rivals: [0, 2] }],
    ])
      expect(muster(['p1', 'p2', 'p3'], battles)).toContain('each battle needs');
    expect(muster(['p1', 'p1'], [{ lone: 0, rivals: [1] }])).toBe('Ada is here twice');
    const other = { options: USUAL_OPTIONS, battles: [{ lone: 0, rivals: [1] }] };
    const swapped = [
      { pilot: 'p1', mech: 'm2' },
      { pilot: 'p2', mech: 'm1' },
    ];
    expect(why(mustered(three(), { ...other, fighters: swapped }, find))).toBe(
      'Bad Penny no longer flies',
    );
    const gone = withWear(three(), 'm1', { booklet: 'aaa-1a', edition: '00000000' });
    const { fighters } = { fighters: fightersOf(gone, ['p1', 'p2']) };
    expect(why(mustered(gone, { ...other, fighters }, find))).toBe(
      'the booklet aaa-1a of edition 00000000 is missing',
    );
  });

  test('a fight of several battles has a stand for each fighter, and the sides as mustered', () => {
    const four = circle([
      ['Ada', rifleman, 'Old Thunder'],
      ['Ben', griffin, 'Bad Penny'],
      ['Cleo', griffin, 'High Water'],
      ['Dov', rifleman, 'Tall Order'],
    ]);
    const battles = [
      { lone: 0, rivals: [1] },
      { lone: 2, rivals: [3] },
    ];
    const { open, record } = opened(four, ['p1', 'p2', 'p3', 'p4'], battles);
    const bail: SeatOrder = { console: 62, leaves: 'bails out' };
    const moves: Move[] = [
      turn(52, bail),
      { kind: 'turn', battle: 'B', orders: { seats: [{ console: 52 }, bail] } },
    ];
    const game = done(played(open, 'g', { ...record, moves }, find));
    expect(openGame(game, 'g').stand).toMatchObject({
      outcome: { kind: 'win', winner: 'few' },
      fighters: [
        { side: 'few', victors: [] },
        { side: 'many', victors: [{ fighter: 0 }] },
        { side: 'few', victors: [] },
        { side: 'many', victors: [{ fighter: 2 }] },
      ],
    });
    expect(settlement(game).paid.pilots.map(({ experience }) => experience)).toEqual([
      55, 0, 60, 0,
    ]);
    expect(settlement(game).wrecks).toEqual([
      { mech: 'm2', row: ['p1', 'p3'] },
      { mech: 'm4', row: ['p3', 'p1'] },
    ]);
    expect(pilotOf(settlement(game).paid, 'p2').mech).toBeNull();
  });
});
