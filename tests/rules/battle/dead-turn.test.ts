import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anybodyCanHit, cannotStartUp } from '../../../src/rules/battle/dead-turn.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { boundTurns } from '../../../src/rules/fight/bound-turns.ts';
import { undecidedOf } from '../../../src/rules/fight/undecided.ts';
import { sure } from '../../../src/rules/sure.ts';
import { QUIET_TURNS } from '../../../src/rules/vocabulary.ts';
import { noStartUp } from '../../../src/rules/words/shut-text.ts';
import { criticalOf, entry, griffin, opened, rifleman, scene } from './table-top.ts';
import { anyBeginning, positionOf } from './what-if-columns.ts';

const sinks = (booklet: Booklet) => {
  const critical = criticalOf(booklet, 'Heat Sinks', 'heat');
  return [critical, critical, critical];
};

describe('turns in which nobody can be hit', () => {
  test('somebody can be hit in the first turn of a duel', () => {
    expect(anybodyCanHit(opened(rifleman, [griffin]))).toBe(true);
  });

  test('two shut-down Mechs cannot hit each other at long range', () => {
    const down = { shutDown: true, heat: 30 };
    expect(anybodyCanHit(scene({ range: 'long', seats: [down, down] }))).toBe(false);
  });

  test('law: somebody can be hit exactly when some pair of open numbers does damage', () => {
    let dead = 0;
    fc.assert(
      fc.property(anyBeginning, (beginning) => {
        const battle = positionOf(beginning);
        const hit = openManeuvers(battle, 0).some((own) =>
          openManeuvers(battle, 1).some((other) =>
            exchange(battle, {
              seats: [{ console: own.console }, { console: other.console }],
            }).incidents.some(
              ({ kind, ...each }) => kind === 'scored' && 'damage' in each && each.damage > 0,
            ),
          ),
        );
        if (!hit) dead += 1;
        expect(anybodyCanHit(battle)).toBe(hit);
      }),
      { numRuns: 200 },
    );
    expect(dead).toBeGreaterThan(0);
  });
});

describe('a shut-down Mech that cannot cool at its range', () => {
  const hot = scene({
    range: 'close',
    seats: [{}, { shutDown: true, heat: 31, criticals: sinks(griffin) }],
  });

  test('is announced to its own pilot and to the enemy, with what would help', () => {
    expect(noStartUp(hot, 1)).toEqual({
      lead: 'You cannot start up at this range.',
      help: 'Duck, the only number left, now adds heat. Only Cool Off would help, at medium or long range.',
      brief: ['Cannot cool here:', 'only 6 Duck, heat 31 to 32'],
    });
    expect(noStartUp(hot, 1, 'Ben')?.lead).toBe('Ben cannot start up at close range.');
    expect(noStartUp(hot, 0)).toBeNull();
  });

  test('a Mech that can still cool, or is not shut down, counts as able to start up', () => {
    expect(
      cannotStartUp(scene({ range: 'close', seats: [{}, { shutDown: true, heat: 31 }] }), 1),
    ).toBe(false);
    expect(
      cannotStartUp(scene({ range: 'close', seats: [{}, { criticals: sinks(griffin) }] }), 1),
    ).toBe(false);
  });
});

describe('turns in which nobody has a choice', () => {
  const down = (heat: number) => ({ shutDown: true, heat });
  const both = scene({ range: 'long', seats: [down(31), down(29)] });

  test('run all at once up to the first choice, each exactly as if played by itself', () => {
    const turns = boundTurns(both);
    expect(turns.length).toBeGreaterThan(1);
    let battle = both;
    for (const each of turns) {
      expect(each.battle).toBe(battle);
      for (const seat of [0, 1]) expect(openManeuvers(battle, seat)).toHaveLength(1);
      expect(each.played).toEqual(exchange(battle, { seats: each.turn.orders }));
      battle = each.played.battle;
    }
    expect([0, 1].some((seat) => openManeuvers(battle, seat).length > 1)).toBe(true);
  });

  test('no turn runs if a pilot has a choice or ammunition would explode', () => {
    expect(boundTurns(opened(rifleman, [griffin]))).toEqual([]);
    expect(boundTurns(scene({ range: 'long', seats: [down(31), {}] }))).toEqual([]);
    const worn = { ...down(40), criticals: sinks(griffin) };
    expect(boundTurns(scene({ range: 'long', seats: [worn, worn] }))).toEqual([]);
  });

  /** A booklet with one single open maneuver. */
  const only = (booklet: Booklet, console: number): Booklet => ({
    ...booklet,
    statCard: {
      ...booklet.statCard,
      maneuvers: booklet.statCard.maneuvers.filter((maneuver) => maneuver.console === console),
    },
  });
  const first = (lone: number, ...rivals: readonly number[]) =>
    boundTurns(
      opened(
        only(rifleman, lone),
        rivals.map((rival) => only(griffin, rival)),
      ),
    )[0]?.turn.orders.map((order) => order?.console);

  test.each([
    ['runs if nobody hits', 50, [58], true],
    ['does not run if the lone player hits', 50, [62], false],
    ['does not run if the rival hits', 58, [54], false],
    ['does not run if one of several is hit', 50, [58, 62], false],
    ['does not run if the lone player may escape (E1)', 60, [62], false],
    ['does not run if the rival may escape (E1)', 62, [60], false],
  ])('a turn without a choice %s', (_, lone, rivals, runs) => {
    expect(first(lone, ...rivals)).toEqual(runs ? [lone, ...rivals] : undefined);
  });

  test('M4: no turn runs if the lone player would have to share, even if nobody can be hit', () => {
    const blind = { ...criticalOf(rifleman, 'Sensors', 'score'), times: 30 };
    const battle = openBattle({
      options: USUAL_OPTIONS,
      lone: entry(only(rifleman, 50), 0, { criticals: [blind] }),
      rivals: [1, 2].map((seat) => entry(only(griffin, 62), seat)),
    });
    const orders = [50, 62, 62].map((console) => ({ console }));
    expect(anybodyCanHit(battle)).toBe(false);
    expect(undecidedOf(exchange(battle, { seats: orders }), orders)).toHaveLength(1);
    expect(boundTurns(battle)).toEqual([]);
  });

  test.each([
    ['runs if everybody survives the heat', 24, 1],
    ['does not run if heat kills a pilot (C7)', 25, 0],
  ])('a turn without a choice %s: heat %i', (_, heat, runs) => {
    const life = { ...criticalOf(griffin, 'Life Support', 'pilot killed'), times: 1 };
    const battle = openBattle({
      options: USUAL_OPTIONS,
      lone: entry(only(rifleman, 62), 0),
      rivals: [entry(only(griffin, 62), 1), entry(only(griffin, 58), 2, { criticals: [life] })],
    });
    const seats = battle.seats.with(2, { ...sure(battle.seats[2]), heat: heat - 1 });
    expect(boundTurns({ ...battle, seats }).slice(0, 1)).toHaveLength(runs);
  });

  test('D14: no turn runs if it would end in a stalemate or the battle is over', () => {
    const cold = (booklet: Booklet) => ({
      ...{ shutDown: true, heat: 25, ammunition: {}, criticals: sinks(booklet) },
    });
    const stale = scene({ range: 'close', seats: [cold(rifleman), cold(griffin)] });
    const { battle } = exchange(stale, { seats: [{ console: 6 }, { console: 6 }] });
    expect(battle.outcome).toEqual({ kind: 'nobody', by: 'stalemate' });
    expect(boundTurns(stale)).toEqual([]);
    expect(boundTurns(battle)).toEqual([]);
  });

  test('D15: no more turns run once a draw may be claimed', () => {
    const quiet = { ...both, quiet: QUIET_TURNS - 1 };
    expect(boundTurns(quiet)).toHaveLength(1);
    for (const past of [0, 1, 7])
      expect(boundTurns({ ...both, quiet: QUIET_TURNS + past })).toEqual([]);
  });
});
