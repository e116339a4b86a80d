import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playFight } from '../../../tools/random-fight.ts';
import { randomFrom } from '../../../tools/random-play.ts';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { openManeuvers } from '../../../../src/rules/battle/open-maneuvers.ts';
import type { SeatOrder } from '../../../../src/rules/battle/orders.ts';
import { openGame, played } from '../../../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { FightRecord, Move } from '../../../../src/rules/fight/record.ts';
import { printRecord } from '../../../../src/rules/fight/print.ts';
import { replay, replayText } from '../../../../src/rules/fight/replay.ts';
import type { FightEnded, FightSide } from '../../../../src/rules/fight/fight.ts';
import { fieldOf } from '../../../../src/rules/campaign/history/stand.ts';
import { standOf } from '../../../../src/rules/campaign/game/stand-of.ts';
import { entry } from '../../battle/table-top.ts';
import { freshEntrant } from '../../../../src/rules/fight/record.ts';
import {
  circle,
  done,
  find,
  griffin,
  hit,
  mechOf,
  pilotOf,
  rifleman,
  three,
  why,
} from '../circle.ts';
import { closedAfter, settlement } from '../settling.ts';
import { turn, opened, duel } from '../game/mustering.ts';

const agreed: Move = { kind: 'turn', battle: 'A', orders: { draw: { by: 'agreed' } } };

const playing = (hangar: Hangar, pilots: readonly string[], moves: readonly Move[]) => {
  const { open, record } = opened(hangar, pilots);
  return played(open, 'g', { ...record, moves }, find);
};

describe('the stand at the end of a record', () => {
  test('the worked exchange: Bad Penny takes 6 damage, and brings its Sensors critical into the next game', () => {
    const game = done(playing(duel(), ['p1', 'p2'], [turn(52, 62), agreed]));
    const { stand, record } = openGame(game, 'g');
    expect(stand).toMatchObject({
      turns: 2,
      outcome: { kind: 'nobody' },
      fighters: [
        { side: 'few', out: null, armor: 38, victors: [] },
        { side: 'many', out: null, armor: 30, criticals: [hit(griffin, 'Sensors', 'score')] },
      ],
    });
    expect(record).toContain('rfl-3n@');
    const after = closedAfter(game);
    expect(mechOf(after, 'm2').parts.find(({ name }) => name === 'Sensors')?.scars).toHaveLength(1);
    // Whole again but for that: the next record has it, and the shutdown number of the second game
    // (K4).
    const next = opened(after, ['p1', 'p2'], undefined, 'h').record;
    expect(printRecord({ ...next, moves: [] })).toContain('rival starts: shutdown 29, Sensors');
  });

  test('B1: a pilot who bails out is beaten by the enemy who is still in', () => {
    const out: Move = turn(52, { console: 62, leaves: 'bails out' });
    const { stand } = openGame(done(playing(duel(), ['p1', 'p2'], [out])), 'g');
    expect(stand).toMatchObject({
      outcome: { kind: 'win', winner: 'few' },
      fighters: [
        { out: null, turn: null },
        { out: 'bailed out', turn: 1, killedBy: null, victors: [{ fighter: 0, damage: 0 }] },
      ],
    });
  });

  test("B1: if both bail out, neither has beaten the other, and both 'Mechs are lost", () => {
    const bail = (console: number): SeatOrder => ({ console, leaves: 'bails out' });
    const game = done(playing(duel(), ['p1', 'p2'], [turn(bail(52), bail(62))]));
    expect(openGame(game, 'g').stand).toMatchObject({
      outcome: { kind: 'nobody' },
      fighters: [{ victors: [] }, { victors: [] }],
    });
    expect(settlement(game).paid.pilots).toMatchObject([
      { experience: 0, mech: null },
      { experience: 0, mech: null },
    ]);
  });

  test('K1: an enemy who went out earlier or in the same turn has no share in the victory', () => {
    const { open, record } = opened(three(), ['p1', 'p2', 'p3']);
    const bail = (console: number): SeatOrder => ({ console, leaves: 'bails out' });
    const first = turn(52, bail(62), 62);
    const [, after] = replay({ ...record, moves: [first] }, find).fights;
    const [ada, , cleo] = [0, 1, 2].map((seat) => {
      const [maneuver] = openManeuvers(after!.battles[0]!.battle, seat);
      return maneuver?.console ?? 0;
    });
    const standAfter = (second: Move) =>
      openGame(done(played(open, 'g', { ...record, moves: [first, second] }, find)), 'g').stand;
    expect(standAfter(turn(bail(ada!), null, cleo!))).toMatchObject({
      outcome: { kind: 'win', winner: 'many' },
      fighters: [
        { out: 'bailed out', turn: 2, victors: [{ fighter: 2 }] },
        { out: 'bailed out', turn: 1, victors: [{ fighter: 0, damage: 0 }] },
        { out: null },
      ],
    });
    expect(standAfter(turn(bail(ada!), null, bail(cleo!)))).toMatchObject({
      outcome: { kind: 'nobody' },
      fighters: [{ victors: [] }, { victors: [{ fighter: 0 }] }, { victors: [] }],
    });
  });

  test('M8: a lone pilot who escapes has beaten the rival who bails out in that turn, but not the one who escapes too', () => {
    const griffins = circle(
      ['Ada', 'Ben', 'Cleo'].map((name) => [name, griffin, `${name}'s`] as const),
    );
    const away = (leaves: 'escapes' | 'bails out'): SeatOrder => ({ console: 60, leaves });
    const turnAway = turn(away('escapes'), away('bails out'), away('escapes'));
    const game = done(playing(griffins, ['p1', 'p2', 'p3'], [turnAway]));
    expect(openGame(game, 'g').stand).toMatchObject({
      outcome: { kind: 'escape', escaped: ['few', 'many'] },
      fighters: [
        { out: 'escaped', victors: [] },
        { out: 'bailed out', victors: [{ fighter: 0 }] },
        { out: 'escaped', victors: [] },
      ],
    });
  });

  test('a record is refused if it is of another game, not over, or faulty', () => {
    const { open, record } = opened(duel(), ['p1', 'p2']);
    const bail = turn(52, { console: 62, leaves: 'bails out' });
    const whole = { ...record, moves: [bail] };
    expect(why(played(open, 'g', whole, find))).toBeNull();
    expect(why(played(open, 'g', printRecord(whole), find))).toBeNull();
    expect(why(played(open, 'g', { ...whole, moves: [turn(52, 62)] }, find))).toBe(
      'the game is not over',
    );
    expect(why(played(open, 'g', { ...whole, moves: [turn(2, 62)] }, find))).toContain('line 5');
    expect(why(played(open, 'h', whole, find))).toBe('there is no open game h');
    const other = (changed: Partial<FightRecord>) =>
      why(played(open, 'g', { ...whole, ...changed }, find));
    const fresh = record.entrants.map(({ pilot }) => freshEntrant('rfl-3n', pilot));
    expect(other({ entrants: fresh })).toContain('not of the game');
    expect(other({ options: { ...USUAL_OPTIONS, ammunition: 'ignored' } })).toContain(
      'not of the game',
    );
    const renamed = record.entrants.map((entrant) => ({ ...entrant, pilot: 'Eve' }));
    expect(other({ entrants: renamed })).toContain('not of the game');
    expect(why(played(done(played(open, 'g', whole, find)), 'g', whole, find))).toBe(
      'the game is over',
    );
  });
});

test("K1: a 'Mech beaten before its battle ended in a draw still counts as beaten", () => {
  const bail: SeatOrder = { console: 62, leaves: 'bails out' };
  const game = done(playing(three(), ['p1', 'p2', 'p3'], [turn(52, bail, 62), agreed]));
  const { paid, wrecks } = settlement(game);
  expect(pilotOf(paid, 'p1')).toMatchObject({ experience: 55, victories: 1 });
  // After a draw nobody salvages.
  expect(wrecks).toEqual([]);
  expect(mechOf(paid, 'm2')).toMatchObject({ fate: { kind: 'lost', to: 'p1' } });
  expect(pilotOf(paid, 'p2').stockpile).toEqual([]);
});

test('K1: if two escape from each other in the same turn, neither has beaten the other', () => {
  const text = readFileSync('tests/rules/fight/fixtures/escape-of-lone-and-rival.txt', 'utf8');
  const replayed = replayText(text, find);
  expect(standOf({ ...replayed, moves: replayed.record!.moves })).toMatchObject({
    outcome: { kind: 'escape', escaped: ['few', 'many'] },
    fighters: [
      { out: 'escaped', victors: [] },
      { out: 'escaped', victors: [] },
    ],
  });
});

test('law: rivals who still stand share the victory over a lone pilot, most damage first', () => {
  let shared = 0;
  for (let seed = 0; seed < 40; seed += 1) {
    const entries = [rifleman, griffin, griffin, rifleman].map((book, seat) => entry(book, seat));
    const lineups = [{ lone: 0, rivals: [1, 2, 3] }];
    const options = USUAL_OPTIONS;
    const damage = [0, 0, 0, 0];
    const { moves } = playFight({ options, entries, lineups }, randomFrom(seed), (_, __, moved) => {
      for (const each of moved.exchange?.incidents ?? [])
        if (each.kind === 'scored' && each.on === 0) damage[each.seat]! += each.damage;
    });
    const entrants = entries.map(({ booklet, pilot }) => freshEntrant(booklet.id, pilot));
    const replayed = replay({ options, entrants, battles: lineups, moves }, find);
    const stand = standOf({ ...replayed, moves });
    if (stand?.outcome.kind !== 'win' || stand.outcome.winner !== 'many') continue;
    const standing = [1, 2, 3].filter((fighter) => stand.fighters[fighter]!.out === null);
    const [lone] = stand.fighters;
    expect(lone!.victors).toEqual(
      standing
        .map((fighter) => ({ fighter, damage: damage[fighter] }))
        .sort((one, other) => other.damage! - one.damage! || one.fighter - other.fighter),
    );
    if (lone!.victors.some(({ fighter }, place) => fighter !== standing[place])) shared += 1;
  }
  expect(shared).toBeGreaterThan(3);
});

test.each<readonly [FightEnded, FightSide | null]>([
  [{ kind: 'win', winner: 'few' }, 'few'],
  [{ kind: 'win', winner: 'many' }, 'many'],
  [{ kind: 'escape', escaped: ['few'] }, 'many'],
  [{ kind: 'escape', escaped: ['many'] }, 'few'],
  [{ kind: 'escape', escaped: ['few', 'many'] }, null],
  [{ kind: 'escape', escaped: [] }, null],
  [{ kind: 'nobody' }, null],
])('K5: after a game that ended with %j, the side that holds the field is %s', (outcome, side) => {
  expect(fieldOf({ outcome })).toBe(side);
});
