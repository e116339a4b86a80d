import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../tools/random-play.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import type { WhatIf } from '../../../src/rules/battle/what-if.ts';
import { FATES, alone, prospectsOf, whatIf } from '../../../src/rules/battle/what-if.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { lookUp, viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { pairs, playOut } from './play-out.ts';
import { griffin, incidentsOf, opened, rifleman, scene } from './table-top.ts';

/** What a turn did by the hand of a seat, from its incidents alone. */
const told = (turn: Exchange, by: number): string => {
  const scored = incidentsOf(turn, 'scored').find(({ seat }) => seat === by);
  const letter = incidentsOf(turn, 'critical').find(({ seat, reached }) => seat === by && reached);
  const looked = incidentsOf(turn, 'looked up').find(({ seat }) => seat === by);
  return [
    looked?.sighting.screen.number,
    looked?.sighting.line?.letter,
    (scored?.damage ?? 0) > 0 ? 'hits' : 'misses',
    scored?.damage ?? 0,
    letter?.line.letter,
  ].join(' ');
};

const said = ({ screen, line, damage, hits, bites }: WhatIf['do']): string =>
  [screen.number, line?.letter, hits ? 'hits' : 'misses', damage, bites?.letter].join(' ');

/** A turn of a position in which these were called. */
interface Turn {
  readonly turn: Exchange;
  readonly consoles: readonly number[];
}

/** The turns of a position, each played once. */
const turnsOf = (battle: Battle): ((consoles: readonly number[]) => Turn) => {
  const known = new Map<string, Turn>();
  return (consoles) => {
    const found = known.get(consoles.join(' ')) ?? {
      turn: exchange(battle, { seats: consoles.map((console) => ({ console })) }),
      consoles,
    };
    known.set(consoles.join(' '), found);
    return found;
  };
};

/** What a turn made of a seat: by the battle after it, and by whether its pilot can leave in it. */
const became = (battle: Battle, { turn, consoles }: Turn, seat: number): string => {
  const [before, after] = [battle.seats[seat]!, turn.battle.seats[seat]!];
  const seesIt = incidentsOf(turn, 'looked up').find((look) => look.seat !== seat);
  const escapes =
    seesIt?.sighting.screen.number === 29 &&
    exchange(battle, {
      seats: consoles.map((console, each) => ({
        console,
        ...(each === seat ? { leaves: 'escapes' as const } : {}),
      })),
    }).battle.outcome?.kind === 'escape';
  return [
    ...(after.pilotLives ? [] : ['pilot killed']),
    ...(after.armor <= 0 ? ['out'] : []),
    ...(escapes ? ['may escape'] : []),
    ...(after.armor > 0 && after.shutDown && !before.shutDown ? ['shuts down'] : []),
  ].join(' and ');
};

/** Plays every open pair of a position, and holds it against what was said of it on either side. */
const holds = (battle: Battle, met: Set<string>): number => {
  const [asked, done]: [string[], string[]] = [[], []];
  const turnOf = turnsOf(battle);
  for (const seat of [0, 1]) {
    const enemy = 1 - seat;
    for (const maneuver of openManeuvers(battle, seat)) {
      for (const { answer, do: mine, take, range, ...rest } of whatIf(battle, seat, maneuver)) {
        const fates = [rest.own, rest.enemy].map((each) => each.join(' and '));
        asked.push(
          [
            seat,
            answer.console,
            said(mine),
            said(take),
            range,
            rest.heat,
            rest.enemyHeat,
            ...fates,
          ].join(', '),
        );
        for (const fate of [...rest.own, ...rest.enemy]) met.add(fate);
      }
      for (const answer of openManeuvers(battle, enemy)) {
        const numbers = [maneuver.console, answer.console];
        const consoles = seat === 0 ? numbers : numbers.toReversed();
        const played = turnOf(consoles);
        const { turn } = played;
        const heats = [seat, enemy].map((each) => turn.battle.seats[each]?.heat);
        done.push(
          [
            seat,
            answer.console,
            told(turn, seat),
            told(turn, enemy),
            turn.pairings[0]?.range,
            ...heats,
            became(battle, played, seat),
            became(battle, played, enemy),
          ].join(', '),
        );
      }
    }
  }
  expect(asked.join('\n')).toBe(done.join('\n'));
  return done.length;
};

/** Positions of random duels, each booklet against each, some turns apart. */
const positions = (wanted: number): Battle[] => {
  const found: Battle[] = [];
  for (let seed = 0; found.length < wanted; seed += 1) {
    const [lone, rival] = pairs[seed % pairs.length]!;
    const random = randomFrom(seed);
    playOut([lone, [rival]], seed, undefined, (before) => {
      if (found.length < wanted && random() < 0.4) found.push(before);
    });
  }
  return found;
};

describe('what if', () => {
  test('law: the forecast of every open pair in 2,000 random positions is what the rules then do', () => {
    const met = new Set<string>();
    const held = positions(2000).map((battle) => holds(battle, met));
    expect(held).toHaveLength(2000);
    expect(Math.min(...held)).toBeGreaterThan(0);
    expect([...met].toSorted()).toEqual([...FATES].toSorted());
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

  test('the first exchange of the worked duel: 52 against 62 does 6, and letter E takes effect', () => {
    const answers = whatIf(opened(rifleman, [griffin]), 0, maneuverAt(rifleman.statCard, 52)!);
    const against = answers.find(({ answer }) => answer.console === 62);
    expect(against).toMatchObject({
      do: { screen: { number: 27 }, damage: 6, bites: { letter: 'E' } },
      take: { screen: { number: 47 }, damage: 0, bites: null },
      range: 'medium',
      heat: 3,
    });
  });

  test('H3: a shut-down enemy has one or two numbers to be asked about', () => {
    const battle = scene({ range: 'medium', seats: [{}, { shutDown: true, heat: 30 }] });
    const answers = whatIf(battle, 0, maneuverAt(rifleman.statCard, 20)!);
    expect(answers.map(({ answer: { name } }) => name)).toEqual(['Cool Off', 'Duck']);
  });

  test('M1: against two rivals, what-if takes each pairing by itself, as if it were a duel', () => {
    const { pairings, ...battle } = opened(rifleman, [griffin, rifleman]);
    const shot = maneuverAt(rifleman.statCard, 52)!;
    for (const [index, rival] of [griffin, rifleman].entries())
      expect(whatIf({ ...battle, pairings }, 0, shot, pairings[index])).toEqual(
        whatIf(opened(rifleman, [rival]), 0, shot),
      );
    const call = maneuverAt(griffin.statCard, 62)!;
    // M10: whether the lone player may escape hangs on the other pairing too, and is not said.
    const inDuel = whatIf(opened(rifleman, [griffin]), 1, call);
    expect(inDuel.some(({ enemy }) => enemy.includes('may escape'))).toBe(true);
    expect(whatIf({ ...battle, pairings }, 1, call, pairings[0])).toEqual(
      inDuel.map((each) => ({
        ...each,
        enemy: each.enemy.filter((fate) => fate !== 'may escape'),
      })),
    );
  });

  test('what-if says nothing of a duel that is over', () => {
    const over: Battle = { ...opened(rifleman, [griffin]), pairings: [] };
    expect(whatIf(over, 0, maneuverAt(rifleman.statCard, 52)!)).toEqual([]);
  });
});

test('M3: what-if takes a maneuver of another range by the number that the rival hears', () => {
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

  test('M3: where several maneuvers give Ben one number, the one that does most stands for all, or else the first on the card', () => {
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

  test('M1: a pairing taken by itself is the whole battle; a rival who has left stays as it was', () => {
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
