import { describe, expect, test } from 'vitest';
import type { Livery } from '../../../../src/rules/battle/livery.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { gamesOf } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { liveriesIn, liveryOf } from '../../../../src/rules/campaign/hangar/livery.ts';
import type { Mech } from '../../../../src/rules/campaign/card/mech.ts';
import { replayGame } from '../../../../src/rules/campaign/chronicle/replayed-game.ts';
import { printRecord } from '../../../../src/rules/fight/print.ts';
import { replay } from '../../../../src/rules/fight/replay.ts';
import { wearOfMech } from '../../../../src/rules/words/mech-wear.ts';
import { wearOf, wearWords } from '../../../../src/rules/words/wear.ts';
import { beats, find, gameOf, hit, mechOf, rifleman, three, withWear } from '../circle.ts';
import { closedAfter } from '../settling.ts';
import { duel, opened, turn } from '../game/mustering.ts';

const ring = (game: string, hollow = false) => ({ game, mech: 'm2', hollow });
const worn = (changed: Partial<Mech>): Hangar => withWear(duel(), 'm1', changed);
/** Old Thunder with a critical on a part received `times`. */
const hurt = (part: string, effect: string, times: number): Partial<Mech> => ({
  parts: mechOf(duel(), 'm1').parts.map((each) =>
    each.name === part ? { ...each, scars: [hit(rifleman, part, effect, times)] } : each,
  ),
});
const PAINTED = { paint: 'stripes', rings: [ring('g1'), ring('g2', true)], games: 5 } as const;
const LIVERY: Livery = { paint: 'stripes', rings: ['whole', 'hollow'], scorched: 1 };

describe("the livery of a 'Mech", () => {
  test.each<readonly [string, Partial<Mech>, Livery | null]>([
    ['nothing when new', {}, null],
    ['paint', { paint: 'bars' }, { paint: 'bars', rings: [], scorched: 0 }],
    [
      'a ring for each victory, hollow if the enemy escaped',
      { rings: [ring('g1', true), ring('g2')] },
      { paint: 'none', rings: ['hollow', 'whole'], scorched: 0 },
    ],
    ['plates as new after three games', { games: 3 }, null],
    ['scorched plates after four games', { games: 4 }, { paint: 'none', rings: [], scorched: 1 }],
    [
      'more scorched plates after seven games',
      { games: 7 },
      { paint: 'none', rings: [], scorched: 2 },
    ],
    [
      'the most scorched plates after ten games',
      { games: 10 },
      { paint: 'none', rings: [], scorched: 3 },
    ],
    [
      'scorched plates after two criticals, even when new',
      hurt('Gyro', 'score', 2),
      { paint: 'none', rings: [], scorched: 1 },
    ],
  ])('shows %s', (_, changed, livery) => {
    expect(liveryOf(mechOf(worn(changed), 'm1'))).toEqual(livery);
  });

  test('is put into words for players who cannot see it', () => {
    expect(wearWords(wearOfMech(mechOf(worn(PAINTED), 'm1'))!)).toEqual([
      'plates scorched',
      'painted with stripes',
      '2 rings of victory, 1 of them hollow',
    ]);
    expect(wearOfMech(mechOf(duel(), 'm1'))).toBeNull();
  });
});

describe("the livery of a 'Mech in a game", () => {
  test('is shown from the first turn to the last, but is not in the record', () => {
    const { record } = opened(worn(PAINTED), ['p1', 'p2']);
    expect(printRecord(record)).toBe(
      printRecord(opened(worn({ games: PAINTED.games }), ['p1', 'p2']).record),
    );
    const { fights } = replay({ ...record, moves: [turn(52, 62)] }, find);
    for (const { battles } of fights)
      expect(battles[0]!.battle.seats.map(({ livery }) => livery)).toEqual([LIVERY, null]);
    expect(wearOf(fights[0]!.battles[0]!.battle.seats[0]!)).toEqual(
      wearOfMech(mechOf(worn(PAINTED), 'm1')),
    );
  });

  test('K8: includes the damage of the criticals brought along', () => {
    const armless = worn(hurt('Left Arm', 'score', 1));
    const { fights } = replay(opened(armless, ['p1', 'p2']).record, find);
    const wear = wearOf(fights[0]!.battles[0]!.battle.seats[0]!);
    expect(wear?.dead).toEqual(['left']);
    expect(wear).toEqual(wearOfMech(mechOf(armless, 'm1')));
  });

  test('is found in the history, with the rings and games up to that game', () => {
    let hangar = worn({ paint: 'chevron' });
    for (const id of ['g1', 'g2', 'g3', 'g4', 'g5'])
      hangar = closedAfter(beats(hangar, 'p1', 'p2', { out: 'escaped' }, { id }), [], id);
    const past = hangar.history;
    const wore = gamesOf(hangar).map((game) => liveriesIn(hangar, game, past)[0]);
    expect(wore.map((livery) => livery?.rings.length)).toEqual([0, 1, 2, 3, 4]);
    expect(wore.map((livery) => livery?.scorched)).toEqual([0, 0, 0, 0, 1]);
    expect(wore[4]).toEqual({
      paint: 'chevron',
      rings: ['hollow', 'hollow', 'hollow', 'hollow'],
      scorched: 1,
    });
  });

  test("is scorched only by the 'Mech's own games", () => {
    let hangar = withWear(three(), 'm2', { paint: 'bars' });
    for (const [id, pilots] of [
      ...['g1', 'g2', 'g3', 'g4'].map((each) => [each, ['p1', 'p2']] as const),
      ['g5', ['p1', 'p3']],
    ] as const)
      hangar = closedAfter(gameOf(hangar, pilots, { kind: 'nobody' }, {}, { id }), [], id);
    const { muster } = gamesOf(hangar)[0]!;
    const [, bens] = liveriesIn(hangar, gamesOf(hangar)[4]!, hangar.history);
    expect(bens).toBeNull();
    // A game outside the history comes after all of it; an unreadable record tells nothing.
    const now = { id: 'g6', muster, record: 'no record' };
    expect(liveriesIn(hangar, now, hangar.history)).toEqual([
      { paint: 'none', rings: [], scorched: 1 },
      { paint: 'bars', rings: [], scorched: 1 },
    ]);
    const without = hangar.history.filter((each) => each.kind !== 'game' || each.id !== 'g1');
    expect(liveriesIn(hangar, now, without).map((livery) => livery?.scorched)).toEqual([1, 0]);
  });

  test('shows plates scorched by the criticals that its record begins with', () => {
    const { open, record } = opened(worn(hurt('Gyro', 'score', 5)), ['p1', 'p2']);
    const [game] = open.open;
    expect(liveriesIn(open, { ...game!, record: printRecord(record) }, [])).toEqual([
      { paint: 'none', rings: [], scorched: 2 },
      null,
    ]);
  });

  test('is shown when the game is replayed', () => {
    const { record } = opened(worn(PAINTED), ['p1', 'p2']);
    const text = printRecord({ ...record, moves: [turn(52, 62)] });
    const { end } = replayGame({ record: text }, find, [LIVERY, null])!;
    expect(end.battles[0]!.battle.seats[0]!.livery).toEqual(LIVERY);
    expect(replayGame({ record: text }, find)!.end.battles[0]!.battle.seats[0]!.livery).toBeNull();
  });
});
