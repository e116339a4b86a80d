import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOptions, anySeed } from '../../rules/battle/play-out.ts';
import { booklets, griffin, rifleman } from '../../rules/battle/table-top.ts';
import { randomFrom } from '../../tools/random-play.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import type { Entry } from '../../../src/rules/battle/entry.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { equilibrium } from '../../../src/tactics/matrix/equilibrium.ts';
import { Eyes } from '../../../src/tactics/judge/eyes.ts';
import { FastDuel } from '../../../src/tactics/duel/fast-duel.ts';
import type { Judging } from '../../../src/tactics/judge/judgment.ts';
import { judgingBy, roughly } from '../../../src/tactics/judge/judgment.ts';
import { KnownNets } from '../../../src/tactics/judge/known-nets.ts';
import type { Net } from '../../../src/tactics/judge/net.ts';
import { printNet, readNet } from '../../../src/tactics/judge/net-text.ts';
import { playsOf } from '../../../src/tactics/duel/plays.ts';
import { think } from '../../../src/tactics/judge/thought.ts';
import { Study } from '../../../src/tactics/learn/study.ts';
import { wornEntry } from '../odd-booklets.ts';
import { someNet, studied } from '../some-net.ts';

const anyPair = fc.constantFrom<readonly [Booklet, Booklet]>(
  [rifleman, griffin],
  [rifleman, rifleman],
);

const HEAD = { seed: 1, duels: 60, positions: 600 };

const opened = (lone: Entry, rival: Entry, options = USUAL_OPTIONS): Battle =>
  openBattle({ options, lone, rivals: [rival] });

/** The battle some random turns later, stopped before a turn that would end it. */
const later = (battle: Battle, random: () => number): Battle => {
  let now = battle;
  for (let turns = Math.floor(random() * 12); turns > 0; turns -= 1) {
    const seats = [0, 1].map((seat) => {
      const open = openManeuvers(now, seat);
      return { console: sure(open[Math.floor(random() * open.length)]).console };
    });
    const { battle: next } = exchange(now, { seats });
    if (next.outcome) return now;
    now = next;
  }
  return now;
};

const judged = (battle: Battle, judge: Judging): { edge: number; isRough: boolean } => {
  const pairing = sure(battle.pairings[0]);
  const duel = new FastDuel(battle, pairing);
  const { edge, isRough } = judge(duel);
  return { edge: edge(duel.rowOf(battle, pairing), 0), isRough };
};

const byNet = (net: Net): Judging => judgingBy(() => net);

/** The same battle with the seats changed. */
const turned = (battle: Battle): Battle => ({
  ...battle,
  seats: battle.seats.toReversed(),
  pairings: battle.pairings.map(({ sees, saw, ...pairing }) => ({
    ...pairing,
    sees: { lone: sees.rival, rival: sees.lone },
    saw: saw && { lone: saw.rival, rival: saw.lone },
  })),
});

describe('judging by a net', () => {
  test('law: swapping the seats changes the sign of edge and value and swaps the mixes, to the bit', () => {
    fc.assert(
      fc.property(anyPair, anySeed, anyOptions, ([one, other], seed, options) => {
        const random = randomFrom(seed);
        const [lone, rival] = [one, other].map((booklet) =>
          random() < 0.5 ? fresh(booklet, 'Ada') : wornEntry(booklet, booklets, random),
        );
        const battle = later(opened(sure(lone), sure(rival), options), random);
        const judge = byNet(someNet(one, other));
        const here = judged(battle, judge);
        const there = judged(turned(battle), judge);
        expect(here.edge + there.edge).toBe(0);
        expect(here.isRough).toBe(there.isRough);
        const [mixes, otherMixes] = [battle, turned(battle)].map((each) =>
          equilibrium(sure(think(each, judge).answers[0]).payoffs),
        );
        expect(mixes?.lone).toEqual(otherMixes?.rival);
        expect(sure(mixes).value + sure(otherMixes).value).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  test('law: stays within half a point, in judging and in playing, when the net is written as bytes', () => {
    fc.assert(
      fc.property(anyPair, anySeed, ([one, other], seed) => {
        const random = randomFrom(seed);
        const net = someNet(one, other);
        const { net: asBytes } = sure(readNet(printNet(net, HEAD), playsOf(one), playsOf(other)));
        const battle = later(opened(fresh(one, 'Ada'), fresh(other, 'Ben')), random);
        const [before, after] = [net, asBytes].map((each) => judged(battle, byNet(each)).edge);
        expect(Math.abs(sure(before) - sure(after))).toBeLessThan(0.005);
        const [payoffs, inBytes] = [net, asBytes].map(
          (each) => sure(think(battle, byNet(each)).answers[0]).payoffs,
        );
        // No answer gains half a point against the mixes chosen with the bytes.
        const value = equilibrium(sure(payoffs)).value;
        const { lone } = equilibrium(sure(inBytes));
        const { rival, gains } = sure(payoffs);
        for (let answer = 0; answer < rival; answer += 1) {
          const gained = lone.reduce(
            (sum, often, at) => sum + often * gains[at * rival + answer]!,
            0,
          );
          expect(gained).toBeGreaterThan(value - 0.005);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('law: gives the same edge whatever was looked at before', () => {
    fc.assert(
      fc.property(anyPair, anySeed, ([one, other], seed) => {
        const random = randomFrom(seed);
        const battle = opened(wornEntry(one, booklets, random), wornEntry(other, booklets, random));
        const duel = new FastDuel(battle, sure(battle.pairings[0]));
        const [many, few] = [4096, 2].map((room) => new Eyes(someNet(one, other), duel, room));
        for (let times = 0; times < 20; times += 1) {
          const now = later(battle, random);
          const row = new FastDuel(now, sure(now.pairings[0])).rowOf(now, sure(now.pairings[0]));
          expect(many?.edge(row, 0)).toBe(few?.edge(row, 0));
        }
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ['with nothing brought along', {}, false],
    ['with skill', { skill: everyCategory(4) }, false],
    ['with shutdown number 20', { shutdown: 20 }, false],
    ['with more skill than nets learn', { skill: everyCategory(9) }, true],
    ['with shutdown number 12', { shutdown: 12 }, true],
  ])('is rough or not for a Rifleman %s', (_, brought: Partial<Entry>, isRough) => {
    const battle = opened({ ...fresh(rifleman, 'Ada'), ...brought }, fresh(griffin, 'Ben'));
    expect(judged(battle, byNet(someNet(rifleman, griffin))).isRough).toBe(isRough);
  });

  test('counts roughly what the net has not learned, on top of a fresh start', () => {
    const net = someNet(rifleman, griffin);
    const edgeOf = (brought: Partial<Entry>): number =>
      judged(opened({ ...fresh(rifleman, 'Ada'), ...brought }, fresh(griffin, 'Ben')), byNet(net))
        .edge;
    expect(edgeOf({ skill: everyCategory(9) })).toBeGreaterThan(edgeOf({}));
    expect(edgeOf({ shutdown: 12 })).toBeLessThan(edgeOf({}));
  });

  test('is rough if ammunition is not counted', () => {
    const battle = opened(fresh(rifleman, 'Ada'), fresh(griffin, 'Ben'), {
      ...USUAL_OPTIONS,
      ammunition: 'ignored',
    });
    expect(judged(battle, byNet(someNet(rifleman, griffin))).isRough).toBe(true);
  });
});

describe('reading a net', () => {
  const [one, other] = [playsOf(rifleman), playsOf(griffin)];
  const text = printNet(someNet(rifleman, griffin), HEAD);

  test('works with its booklets in either order', () => {
    for (const read of [readNet(text, one, other), readNet(text, other, one)]) {
      expect(read?.net.plays.map((plays) => plays.booklet.id)).toEqual(['rfl-3n', 'grf-1n']);
      expect(read?.head).toEqual(HEAD);
    }
  });

  const changed = (change: (written: Record<string, unknown>) => void): string => {
    const written = JSON.parse(text) as Record<string, unknown>;
    change(written);
    return JSON.stringify(written);
  };
  test.each([
    ['a text that is not a net', 'what is this'],
    ['null', 'null'],
    ['a text that is cut off', text.slice(0, -40)],
    ['a later version', changed((written) => (written.version = 2))],
    ['a net of other plays', changed((written) => (written.plays = ['1', '2']))],
    [
      'a net that is too small',
      changed((written) => (written.weights = (written.weights as string).slice(2))),
    ],
    [
      'a net changed in one byte',
      changed((written) => (written.weights = (written.weights as string).replace(/0[1-7]/, '7f'))),
    ],
    [
      'a net with a scale that is not a number',
      changed((written) => ((written.scales as unknown[])[3] = 'much')),
    ],
    ['a net without its scales', changed((written) => (written.scales = null))],
  ])('rejects this, so that judging is rough: %s', (_, damaged) => {
    expect(readNet(damaged, one, other)).toBeNull();
    const nets = new KnownNets();
    nets.tell(damaged, one, other);
    const battle = opened(fresh(rifleman, 'Ada'), fresh(griffin, 'Ben'));
    expect(judged(battle, nets.all)).toEqual(judged(battle, roughly));
  });

  test('lets a pilot judge by the net its row names, and by no other', () => {
    const nets = new KnownNets();
    nets.tell(text, one, other);
    const { number } = sure(readNet(text, one, other));
    const battle = opened(fresh(rifleman, 'Ada'), fresh(griffin, 'Ben'));
    expect(judged(battle, nets.of([number])).isRough).toBe(false);
    expect(judged(battle, nets.of(['zzzzzzzz', number])).isRough).toBe(false);
    expect(judged(battle, nets.of(['zzzzzzzz'])).isRough).toBe(true);
    expect(judged(battle, nets.of()).isRough).toBe(true);
    expect(judged(opened(fresh(griffin, 'Ada'), fresh(griffin, 'Ben')), nets.all).isRough).toBe(
      true,
    );
  });

  test('uses the last of two nets given for a pair, even if it was given before', () => {
    const nets = new KnownNets();
    const battle = opened(fresh(rifleman, 'Ada'), fresh(griffin, 'Ben'));
    const second = printNet(studied(new Study([one, other], 2, 60), 60).average, HEAD);
    const edges = [text, second, text].map((told) => {
      nets.tell(told, one, other);
      return judged(battle, nets.all).edge;
    });
    expect(edges[1]).not.toBe(edges[0]);
    expect(edges[2]).toBe(edges[0]);
  });
});
