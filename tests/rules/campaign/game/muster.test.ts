import { describe, expect, test } from 'vitest';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import type { SeatOrder } from '../../../../src/rules/battle/orders.ts';
import {
  fightersOf,
  mustered,
  whyNotMustered,
} from '../../../../src/rules/campaign/game/muster.ts';
import {
  calledOff,
  openGame,
  played,
  playedOnPaper,
} from '../../../../src/rules/campaign/game/played.ts';
import { sure } from '../../../../src/rules/sure.ts';
import type { Lineup } from '../../../../src/rules/fight/lineup.ts';
import type { Move } from '../../../../src/rules/fight/record.ts';
import { printRecord } from '../../../../src/rules/fight/print.ts';
import {
  adaAndFinn,
  beats,
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
  three,
  why,
  withCard,
  withWear,
} from '../circle.ts';
import { settlement } from '../settling.ts';
import { turn, opened, duel } from './mustering.ts';

describe('muster: who fights whom, with what', () => {
  test('K2, K4, K8–K10: the record of a mustered game lists everything that differs from the print', () => {
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

  test("a pilot cannot be mustered if retired, without a 'Mech or still in a game", () => {
    const lost = withCard(three(), 'p2', { mech: null });
    expect(why(whyNotMustered(lost, 'p2') ?? {})).toBe("Ben has no 'Mech");
    expect(whyNotMustered(lost, 'p1')).toBeNull();
    const retired = done(deed(three(), { kind: 'retire', pilot: 'p3', line: '' }));
    expect(why(whyNotMustered(retired, 'p3') ?? {})).toBe('Cleo no longer flies');
    const game = gameOf(three(), ['p1', 'p2'], { kind: 'nobody' });
    expect(why(whyNotMustered(game, 'p1') ?? {})).toBe('Ada has a game to finish');
  });

  test("a muster needs a lone pilot and a rival in each battle, and for each fighter the right 'Mech and its booklet", () => {
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

  test('after a fight of several battles, each fighter has a stand on the side it was mustered for', () => {
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

test('a game that is over cannot be played again, with paper or without, or called off', () => {
  const over = beats(adaAndFinn(), 'p1', 'p2');
  const stand = sure(sure(over.open[0]).stand);
  for (const again of [
    played(over, 'g', 'viewscreen record 1\n', find),
    playedOnPaper(over, 'g', stand, find),
    calledOff(over, 'g'),
  ])
    expect(why(again)).toBe('the game is over');
});

test('calling off a game leaves the other games open', () => {
  const four = circle(
    ['Ada', 'Ben', 'Cleo', 'Dov'].map((name) => [name, griffin, `${name}'s`] as const),
  );
  const { open: one } = opened(four, ['p1', 'p2']);
  const { open: both } = opened(one, ['p3', 'p4'], undefined, 'h');
  expect(done(calledOff(both, 'h'))).toEqual(one);
  expect(done(calledOff(both, 'g')).open.map(({ id }) => id)).toEqual(['h']);
});

describe('mustering', () => {
  const many = circle(
    Array.from(
      { length: 18 },
      (_, at) => [`Pilot ${at + 1}`, griffin, `Griffin ${at + 1}`] as const,
    ),
  );
  const against = (lone: number, rivals: number): Lineup => ({
    lone,
    rivals: Array.from({ length: rivals }, (_, at) => lone + at + 1),
  });
  const whyNot = (...battles: readonly Lineup[]): string | null => {
    const pilots = battles
      .flatMap(({ lone, rivals }) => [lone, ...rivals])
      .map((place) => `p${place + 1}`);
    const fighters = fightersOf(
      many,
      pilots.toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1))),
    );
    return why(mustered(many, { options: USUAL_OPTIONS, fighters, battles }, find));
  };
  const duels = (count: number): readonly Lineup[] =>
    Array.from({ length: count }, (_, at) => against(2 * at, 1));

  test.each<readonly [string, readonly Lineup[]]>([
    ['eight against one', [against(0, 8)]],
    ['eight duels side by side', duels(8)],
    [
      'rivals in any order if there are several battles',
      [{ lone: 0, rivals: [2, 1] }, against(3, 1)],
    ],
  ])('is possible for %s', (_what, battles) => {
    expect(whyNot(...battles)).toBeNull();
  });

  test.each<readonly [string, readonly Lineup[]]>([
    ['nine against one', [against(0, 9)]],
    ['nine against one beside a duel', [against(0, 1), against(2, 9)]],
    ['nine duels side by side', duels(9)],
    ['rivals in another order than the fighters', [{ lone: 0, rivals: [2, 1] }]],
    [
      'rivals of whom only the first is in the order of the fighters',
      [{ lone: 0, rivals: [1, 3, 2] }],
    ],
  ])('is refused for %s', (_what, battles) => {
    expect(whyNot(...battles)).toContain('each battle needs');
  });
});

test('the stand of a game is written to that game, not to another open one', () => {
  const { open: one } = opened(duel(), ['p1', 'p2']);
  const both = { ...one, open: [{ ...sure(one.open[0]), id: 'h' }, ...one.open] };
  const { record } = opened(duel(), ['p1', 'p2']);
  const moves = [turn(52, { console: 62, leaves: 'bails out' })];
  expect(
    done(played(both, 'g', { ...record, moves }, find)).open.map(({ id, stand }) => [
      id,
      stand !== null,
    ]),
  ).toEqual([
    ['h', false],
    ['g', true],
  ]);
});

test('a record with editions other than those mustered is refused as that of another game', () => {
  const { open, record } = opened(duel(), ['p1', 'p2']);
  const entrants = record.entrants.map((entrant) => ({ ...entrant, edition: null }));
  const moves = [turn(52, { console: 62, leaves: 'bails out' })];
  expect(why(played(open, 'g', { ...record, entrants, moves }, find))).toBe(
    'its record is not of the game that was mustered',
  );
});
