import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { FATES, alone, prospectsOf, whatIf } from '../../../src/rules/battle/what-if.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { Booklet, Critical } from '../../../src/rules/booklet/booklet.ts';
import { lookUp, viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { criticalOf, entry, griffin, opened, rifleman, scene } from './table-top.ts';
import type { Met } from './what-if-columns.ts';
import { anyBeginning, columnsOf, positionOf } from './what-if-columns.ts';

describe('what-if', () => {
  test('law: in random battles of worn Mechs every column matches what the rules then do, draws and ends included', () => {
    fc.assert(
      fc.property(anyBeginning, (beginning) => {
        const columns = columnsOf(positionOf(beginning));
        expect(columns.asked).toBe(columns.done);
      }),
      { numRuns: 400 },
    );
  });

  test('a hundred random battles of worn Mechs cover more than 5,000 columns, pages of two ranges, and every fate', () => {
    const met: Met = { fates: new Set(), columns: 0, apart: 0 };
    for (const beginning of fc.sample(anyBeginning, { numRuns: 100, seed: 1987 }))
      columnsOf(positionOf(beginning), met);
    expect(met.columns).toBeGreaterThan(5_000);
    expect(met.apart).toBeGreaterThan(0);
    expect([...met.fates].toSorted()).toEqual([...FATES].toSorted());
  });

  test('D14: a Kick that shuts down its own Mech ends the battle with no winner if neither can cool', () => {
    const sinks = (booklet: Booklet) =>
      Array<Critical>(2).fill(criticalOf(booklet, 'Heat Sinks', 'heat'));
    const kick = (rival: object) =>
      whatIf(
        scene({
          range: 'close',
          seats: [
            { heat: 29, criticals: sinks(rifleman) },
            { shutDown: true, heat: 31, criticals: sinks(griffin), ...rival },
          ],
        }),
        0,
        sure(maneuverAt(rifleman.statCard, 14)),
      );
    const [only, another] = kick({});
    expect(another).toBeUndefined();
    expect(only).toMatchObject({
      answer: { name: 'Duck' },
      enemy: ['nobody wins', 'explodes'],
      outcome: { kind: 'nobody', by: 'stalemate' },
    });
    expect(only?.own).toContain('shuts down');
    expect(kick({ armor: 1 })[0]).toMatchObject({
      enemy: ['out', 'explodes'],
      outcome: { kind: 'win', winner: 'lone' },
    });
  });

  test('shows both Mechs as they are after the turn, including an explosion and a start-up', () => {
    const [first] = whatIf(
      scene({ range: 'medium', seats: [{ heat: 28 }, { shutDown: true, heat: 16 }] }),
      0,
      sure(maneuverAt(rifleman.statCard, 20)),
    );
    expect(first).toMatchObject({
      answer: { name: 'Cool Off' },
      own: ['explodes', 'shuts down'],
      enemy: ['starts up'],
      outcome: null,
    });
    expect(first?.after.own.armor).toBe(rifleman.statCard.armor - 2 - sure(first).take.damage);
    expect(first?.after.enemy).toMatchObject({ heat: first?.enemyHeat, shutDown: false });
  });

  test('the page I would see shows the enemy, and the page the enemy would see shows me', () => {
    const [first] = whatIf(opened(rifleman, [griffin]), 0, maneuverAt(rifleman.statCard, 52)!);
    expect(first?.do.screen).toBe(
      lookUp(griffin, { holder: 52, owner: first!.answer.console })?.screen,
    );
    expect(first?.take.screen).toBe(
      lookUp(rifleman, { holder: first!.answer.console, owner: 52 })?.screen,
    );
  });

  test('in the first exchange of the worked duel 52 against 62 does 6, and letter E takes effect', () => {
    const answers = whatIf(opened(rifleman, [griffin]), 0, maneuverAt(rifleman.statCard, 52)!);
    const against = answers.find(({ answer }) => answer.console === 62);
    expect(against).toMatchObject({
      do: { screen: { number: 27 }, damage: 6, bites: { letter: 'E' } },
      take: { screen: { number: 47 }, damage: 0, bites: null },
      range: 'medium',
      heat: 3,
    });
  });

  test('H3: a shut-down enemy can only answer Cool Off or Duck', () => {
    const battle = scene({ range: 'medium', seats: [{}, { shutDown: true, heat: 30 }] });
    const answers = whatIf(battle, 0, maneuverAt(rifleman.statCard, 20)!);
    expect(answers.map(({ answer: { name } }) => name)).toEqual(['Cool Off', 'Duck']);
  });

  test('M1: against two rivals, what-if takes each pairing by itself, as if it were a duel', () => {
    const { pairings, ...battle } = opened(rifleman, [griffin, rifleman]);
    const shot = maneuverAt(rifleman.statCard, 52)!;
    for (const [index, rival] of [griffin, rifleman].entries())
      expect(whatIf({ ...battle, pairings }, 0, shot, pairings[index])).toEqual(
        whatIf(
          openBattle({
            options: USUAL_OPTIONS,
            lone: entry(rifleman, 0),
            rivals: [entry(rival, index + 1)],
          }),
          0,
          shot,
        ),
      );
    const call = maneuverAt(griffin.statCard, 62)!;
    // M10: whether the lone player may escape depends on the other pairing too, and is left out.
    const inDuel = whatIf(opened(rifleman, [griffin]), 1, call);
    expect(inDuel.some(({ enemy }) => enemy.includes('may escape'))).toBe(true);
    expect(whatIf({ ...battle, pairings }, 1, call, pairings[0])).toEqual(
      inDuel.map((each) => ({
        ...each,
        enemy: each.enemy.filter((fate) => fate !== 'may escape'),
      })),
    );
  });

  test('is empty once the duel is over', () => {
    const over: Battle = { ...opened(rifleman, [griffin]), pairings: [] };
    expect(whatIf(over, 0, maneuverAt(rifleman.statCard, 52)!)).toEqual([]);
  });
});

test('M3: for a maneuver of another range, what-if uses the number the rival hears', () => {
  const { battle } = [
    [64, 54, 54, 58],
    [24, 28, 46, 46],
    [16, 2, 6, 2],
    [6, 6, 40, 16],
    [40, 2, 36, 44],
  ].reduce(
    ({ battle: before }, numbers) =>
      exchange(before, { seats: numbers.map((console) => ({ console })) }),
    { battle: opened(rifleman, [griffin, griffin, rifleman]) },
  );
  const cleo = sure(battle.pairings.find(({ rival }) => rival === 2));
  expect(cleo.range).toBe('long');
  const prospects = prospectsOf(battle, 0, cleo);
  const kick = sure(maneuverAt(rifleman.statCard, 14));
  expect(kick.range).toBe('close');
  expect(prospects(14).map(({ answer }) => answer.console)).toEqual(
    openManeuvers(battle, 2).map(({ console }) => console),
  );
  for (const { answer, do: mine } of prospects(14))
    expect(mine.screen).toBe(lookUp(griffin, { holder: 58, owner: answer.console })?.screen);
});

describe('Ada fights Ben at long range and Dora at medium range', () => {
  const begun = opened(rifleman, [griffin, rifleman]);
  const battle: Battle = {
    ...begun,
    pairings: begun.pairings.map((pairing) =>
      pairing.rival === 2
        ? {
            ...pairing,
            range: 'medium',
            sees: { lone: viewScreen(rifleman, 55), rival: viewScreen(rifleman, 55) },
          }
        : pairing,
    ),
  };
  const [withBen, withDora] = battle.pairings.map((pairing) => sure(pairing));

  test('M3: of maneuvers Ben hears as one number, what-if shows the most damaging, or on a tie the first on the card', () => {
    const heard = (console: number) =>
      whatIf(battle, 1, sure(maneuverAt(griffin.statCard, console)), withBen).map(
        ({ answer, told: number, take: { damage } }) => [number, answer.console, damage],
      );
    // 58 is Cover and Laser (46), two Dodges (42, 40), Duck (30) and Sidestep itself; 64 is two Runs
    // (22, 38), Run Forward (24) and Run Forward itself. Only a Large Laser does 6.
    expect(heard(52)).toEqual([
      [62, 44, 0],
      [50, 32, 0],
      [54, 26, 2],
      [56, 18, 0],
      [64, 22, 6],
      [58, 40, 6],
      [60, 48, 0],
      [52, 52, 6],
    ]);
    expect(heard(62)).toEqual([
      [62, 44, 0],
      [50, 32, 2],
      [54, 26, 2],
      [56, 18, 9],
      [58, 46, 0],
      [64, 22, 0],
      [60, 48, 0],
      [52, 52, 6],
    ]);
  });

  test('M1: a pairing taken alone counts the other rivals as escaped, but one already out stays as it was', () => {
    const [ada, ben, dora] = battle.seats.map((seat) => sure(seat));
    const outs = (of: Battle) => of.seats.map(({ out }) => out);
    expect(alone(battle, sure(withBen))).toEqual({
      ...battle,
      seats: [ada, ben, { ...dora, out: 'escaped' }],
      pairings: [withBen],
    });
    expect(outs(alone(battle, sure(withDora)))).toEqual([null, 'escaped', null]);
    const left = {
      ...battle,
      seats: [sure(ada), { ...sure(ben), out: 'fell' as const }, sure(dora)],
    };
    expect(outs(alone(left, sure(withDora)))).toEqual([null, 'fell', null]);
  });

  test('each open number has prospects of its own, worked out once; a shut one has none', () => {
    const prospects = prospectsOf(battle, 0, sure(withDora));
    const open = openManeuvers(battle, 0);
    expect(open.map(({ console }) => prospects(console))).toEqual(
      open.map((maneuver) => whatIf(battle, 0, maneuver, withDora)),
    );
    expect(prospects(18)).toBe(prospects(18));
    expect(prospects(2)).toEqual([]);
  });
});
