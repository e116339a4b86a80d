import { describe, expect, test } from 'vitest';
import type { Booklet } from '../../../../src/rules/booklet/booklet.ts';
import { broughtAlong } from '../../../../src/rules/campaign/game/brought.ts';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { stepRule } from '../../../../src/rules/campaign/acts/acts.ts';
import { loadable, loadsOf } from '../../../../src/rules/campaign/acts/reload.ts';
import {
  adaAndFinn,
  deed,
  find,
  gameOf,
  griffin,
  mechOf,
  pilotOf,
  rifleman,
  why,
  withCard,
  withWear,
} from '../circle.ts';
import { closedAfter, settlement } from '../settling.ts';

const draw = { kind: 'nobody' } as const;

describe('K9: reload', () => {
  const loads = (booklet: Booklet, games: number, ammunition: Readonly<Record<string, number>>) =>
    loadsOf(booklet, { games, ammunition }).map(({ before, after, excess }) => [
      before,
      after,
      excess,
    ]);

  test.each([
    ['game 5: a half load when none is left', rifleman, 5, { autocannon: 0 }, [0, 4, 0]],
    ['game 6: a full load', rifleman, 6, { autocannon: 0 }, [0, 8, 0]],
    ['game 3: a full load, but never above full', rifleman, 3, { autocannon: 3 }, [3, 8, 3]],
    ['game 1: a half load, with an excess', rifleman, 1, { autocannon: 6 }, [6, 8, 2]],
    ['half of 6 missiles is 3', griffin, 2, { missile: 0 }, [0, 3, 0]],
  ] as const)('K9: %s', (_, booklet, games, ammunition, load) => {
    expect(loads(booklet, games, ammunition)).toEqual([load]);
  });

  test('K9: a half load is rounded down', () => {
    const odd = {
      ...griffin,
      statCard: { ...griffin.statCard, ammunition: { missile: 7, rocket: 1 } },
    };
    expect(loads(odd, 1, { missile: 0, rocket: 0 })).toEqual([
      [0, 3, 0],
      [0, 0, 0],
    ]);
  });

  const left = (points: number) =>
    gameOf(adaAndFinn(), ['p1', 'p2'], draw, { p1: { ammunition: { autocannon: points } } });
  const reload = (more: Partial<Extract<Choice, { step: 'reload' }>> = {}): Choice => ({
    step: 'reload',
    pilot: 'p1',
    excess: 'stockpiled',
    load: {},
    ...more,
  });

  test('K9: what is brought along says which load comes next', () => {
    const next = (games: number) =>
      broughtAlong(
        withWear(adaAndFinn(), 'm1', { games, ammunition: { autocannon: 1 } }),
        'p1',
        find,
      ).flatMap((each) => (each.what === 'ammunition' ? [each.nextLoad] : []));
    expect([1, 2, 3, 4, 5].map((games) => next(games)[0])).toEqual([
      ...['half', 'full', 'half', 'half', 'full'],
    ]);
  });

  test('K9: ammunition above full may be stockpiled or left', () => {
    const kept = closedAfter(left(6), [reload()]);
    expect([mechOf(kept, 'm1').ammunition, pilotOf(kept, 'p1').rounds]).toEqual([
      { autocannon: 8 },
      { autocannon: 2 },
    ]);
    const gone = closedAfter(left(6), [reload({ excess: 'left' })]);
    expect(pilotOf(gone, 'p1').rounds).toEqual({});
  });

  test('K9: stockpiled ammunition may be loaded after any game, kind by kind, never above full', () => {
    const rich = withCard(adaAndFinn(), 'p1', { rounds: { autocannon: 5, missile: 2 } });
    const game = (points: number) =>
      gameOf(rich, ['p1', 'p2'], draw, { p1: { ammunition: { autocannon: points } } });
    const after = closedAfter(game(1), [reload({ load: { autocannon: 3 } })]);
    expect([mechOf(after, 'm1').ammunition, pilotOf(after, 'p1').rounds]).toEqual([
      { autocannon: 8 },
      { autocannon: 2, missile: 2 },
    ]);
    const at = closedAfter(game(1));
    expect(loadable(at, 'p1', find)).toEqual({ autocannon: 3 });
    const load = (rounds: Readonly<Record<string, number>>) =>
      why(deed(at, { kind: 'load', pilot: 'p1', load: rounds }));
    expect(load({ autocannon: 3 })).toBeNull();
    expect(load({ autocannon: 4 })).toBe('a full load is 8 rounds');
    expect(load({ missile: 1 })).toBe('the Rifleman fires no missile');
    expect(load({ autocannon: 3, missile: 0 })).toBeNull();
    const empty = withCard(at, 'p1', { rounds: { autocannon: 1 } });
    expect(why(deed(empty, { kind: 'load', pilot: 'p1', load: { autocannon: 2 } }))).toBe(
      'the stockpile holds 1 round',
    );
  });

  test('K9: the page asks about the load if any kind of ammunition would be above full', () => {
    const { statCard } = rifleman;
    const armed = {
      ...rifleman,
      statCard: { ...statCard, ammunition: { autocannon: 8, grenade: 2 } },
    };
    const isIdle = (autocannon: number) =>
      stepRule('reload').isIdle?.(
        {
          ...settlement(left(8)),
          after: withWear(adaAndFinn(), 'm1', { games: 1, ammunition: { autocannon, grenade: 0 } }),
        },
        'p1',
        () => armed,
      );
    expect([isIdle(5), isIdle(4)]).toEqual([false, true]);
  });

  test('K9, A3: a game with ammunition ignored changes no supplies, but counts as a game', () => {
    const worn = withWear(adaAndFinn(), 'm1', { ammunition: { autocannon: 1 }, games: 2 });
    const after = closedAfter(gameOf(worn, ['p1', 'p2'], draw, {}, { ammunition: 'ignored' }));
    expect(mechOf(after, 'm1')).toMatchObject({ ammunition: { autocannon: 1 }, games: 3 });
    expect(pilotOf(after, 'p1').rounds).toEqual({});
  });

  test("K9: each 'Mech gets a full load after every third game of its own", () => {
    const mixed = withWear(
      withWear(adaAndFinn(), 'm1', { games: 2, ammunition: { autocannon: 0 } }),
      'm2',
      { ammunition: { autocannon: 0 } },
    );
    const after = closedAfter(gameOf(mixed, ['p1', 'p2'], draw));
    expect(after.mechs.map(({ ammunition }) => ammunition)).toEqual([
      { autocannon: 8 },
      { autocannon: 4 },
    ]);
    expect(broughtAlong(after, 'p2', find)).toContainEqual({
      what: 'ammunition',
      ammunition: 'autocannon',
      is: 4,
      full: 8,
      nextLoad: 'half',
    });
  });
});
